import type { OwnDomain } from '@zubr/contracts/edge/addresses'
import type { Locale } from '../locales.ts'
import type { Plural } from '../messages.ts'

/** Messages of a server's tab of its addresses, loaded with it. */
export type AddressesMessages<L extends Locale | 'any' = 'any'> = {
  /** Above the name that players type, and above the address with the port. */
  main: string
  byPort: string
  byPortHint: string
  /** The name has a port that is to be typed too. */
  withPort: string
  /** Instead of the name: its node takes nobody by name yet. */
  noName: string
  /** Of a server for Bedrock. */
  bedrock: string
  refused: Plural<L>
  refusedHint: string
  /** Of a core that is not told players' addresses. */
  notTold: string
  change: string
  changeTitle: string
  /** What becomes of the address `{name}`; `{days}` is 30. */
  changeText: string
  /** It has as many former names as it may; the oldest is free on `{date}`. */
  namesFull: string
  changeButton: string
  changed: string
  former: string
  /** Beside a former name. */
  until: string
  domains: string
  domainsIntro: string
  domain: string
  /** Beneath the field; `play.example.org` is an example. */
  domainHint: string
  domainFault: string
  /** Why one was refused, as `domain_refused` tells it. */
  refusals: Record<'ours' | 'already', string>
  add: string
  added: string
  /** `{most}` are there. */
  domainsFull: string
  states: Record<OwnDomain['state'], string>
  /** The last DNS result. `never`: not checked yet; `gone`: a record that existed is missing. */
  found: Record<NonNullable<OwnDomain['found']>['what'] | 'never' | 'gone', string>
  /** `{time}` is a date with its time. */
  looked: string
  /** Of a lost one. */
  leadsUntil: string
  look: string
  /** Read aloud: looks for the record of `{name}`; removes `{name}`. */
  lookFor: string
  remove: string
  removeTitle: string
  removeText: string
  removeButton: string
  removed: string
  /** Of one that is confirmed: opens the record. */
  showRecord: string
  setRecord: string
  /** Read aloud: the choice between the two kinds. */
  recordKind: string
  recordHints: Record<'cname' | 'srv', string>
  field: string
  value: string
  fields: Record<'type' | 'name' | 'priority' | 'weight' | 'port' | 'target', string>
  starts: string
  startsIntro: string
  startsSwitch: string
  /** What names are worth before the game has checked them. */
  startsLimits: string
  /** It is on, and the list is empty. */
  startsNobody: string
  players: string
  playersHint: string
  addPlayer: string
  /** `{name}` is what was typed. */
  playerFault: string
  playerTaken: string
  playersFull: string
  /** Read aloud: takes `{name}` off the list. */
  removePlayer: string
  startsOn: string
  startsOff: string
}
