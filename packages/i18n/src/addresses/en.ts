import type { OwnDomain } from '@zubr/contracts/edge/addresses'
import type { Locale } from '../locales.ts'
import type { Translation } from '../translation.ts'

/** Messages of a server's tab of its addresses, loaded with it. */
export const en = {
  /** Above the name that players type, and above the address with the port. */
  main: 'Address for players',
  byPort: 'Address with port',
  byPortHint: 'A spare address: it works too, but changes if the server moves to another node.',
  /** Players type the port after the name. */
  withPort: 'The port isn’t the default one, so players have to type it after the name.',
  /** Replaces the name: the node does not accept connections by name yet. */
  noName: 'Joining by name doesn’t work on this node yet. For now, use the address and port.',
  /** For a Bedrock server. */
  bedrock:
    'Bedrock doesn’t tell the server which name the player typed, so the server has its own UDP port. ' +
    'Players join with the node’s address and that port.',
  refused: {
    one: '{count} connection refused in the last hour',
    other: '{count} connections refused in the last hour',
  },
  refusedHint: 'They hit the connection limits and never reached the server.',
  /** For server software that does not get the addresses of players. */
  notTold:
    'This server software can’t see players’ addresses: everyone seems to come from the node’s ' +
    'address. Don’t ban by IP, or you’ll lock everyone out. ' +
    'Ban by name instead.',
  change: 'Change subdomain',
  changeTitle: 'Change subdomain',
  /** What happens to the address `{name}`; `{days}` is 30. */
  changeText:
    '{name} will keep working for another {days} days, and nobody else can take it until then. ' +
    'Players who are online won’t notice a thing.',
  /** The limit of former names is reached; the oldest one expires on `{date}`. */
  namesFull:
    'The server can’t keep any more former names. ' +
    'You can choose a new name on {date}, when the oldest expires, or take a former one again right ' +
    'now.',
  changeButton: 'Change',
  changed: 'Subdomain changed',
  former: 'Former names that still work',
  /** Beside a former name. */
  until: 'until {date}',
  domains: 'Your own domains',
  domainsIntro:
    'If you have a domain, players can use it to join. ' +
    'Add the name here, then create one DNS record where your domain is registered.',
  domain: 'Domain',
  /** Beneath the field; `play.example.org` is an example. */
  domainHint: 'For example, play.example.org',
  domainFault: 'Enter a name like play.example.org, without a port or spaces',
  /** Why a domain was refused: the reasons of the error `domain_refused`. */
  refusals: {
    ours: 'This is one of our names. Change the subdomain above instead',
    already: 'This domain has already been added',
  },
  add: 'Add domain',
  added: 'Domain added. Now create its record',
  /** The limit of `{most}` domains is reached. */
  domainsFull: 'You already have {most} domains and can’t add more.',
  states: { waiting: 'Waiting for record', confirmed: 'Connected', lost: 'Record missing' } satisfies Record<
    OwnDomain['state'],
    string
  >,
  /** The last DNS result. `never`: not checked yet; `gone`: a record that existed is missing. */
  found: {
    never: 'Not checked yet',
    right: 'The record is correct',
    missing: 'No record found yet. New records can take a while, sometimes a few hours',
    gone: 'The record is gone',
    other: 'There’s a record, but it points elsewhere. Compare it with the table',
    unclear: 'Not all DNS servers have answered, so we can’t tell yet',
    taken: 'This domain already leads to another server. Remove it there first',
  } satisfies Record<NonNullable<OwnDomain['found']>['what'] | 'never' | 'gone', string>,
  /** `{time}` is a date with its time. */
  looked: 'checked {time}',
  /** For a lost domain. */
  leadsUntil: 'The domain leads here until {date}. Create the record again to keep it.',
  look: 'Check now',
  /** Read aloud: the button that checks the DNS record of `{name}`. */
  lookFor: 'Check now: {name}',
  remove: 'Remove domain {name}',
  removeTitle: 'Remove domain {name}?',
  removeText:
    'Players won’t be able to join with it any more. ' +
    'If you add it again, it needs the same record. ' +
    'Your other addresses stay as they are.',
  removeButton: 'Remove domain',
  removed: 'Domain removed',
  /** For a confirmed domain: shows its DNS record. */
  showRecord: 'Show the record',
  setRecord: 'Create this record in your domain’s DNS settings:',
  /** Read aloud: the choice between the two kinds. */
  recordKind: 'Record type',
  recordHints: {
    cname: 'Right for most domains. For a bare domain such as example.org, choose SRV.',
    srv: 'Works for a bare domain too. Players don’t need to type a port.',
  },
  field: 'Field',
  value: 'Value',
  fields: {
    type: 'Type',
    name: 'Name',
    priority: 'Priority',
    weight: 'Weight',
    port: 'Port',
    target: 'Target',
  },
  starts: 'Start by joining',
  startsIntro:
    'Server stopped and friends want to play? ' +
    'Anyone on the list can start it just by joining. ' +
    'Other players and refreshing the server list don’t start it. ' +
    'If the server will be ready within 25 seconds, the player waits and gets in; otherwise they’re ' +
    'told when to join again.',
  startsSwitch: 'Players on the list can start the stopped server',
  /** Names of players are not verified at this moment. */
  startsLimits:
    'We can’t verify names before the server starts: someone using another player’s name can start it ' +
    'too, but gets in only if the server lets them. ' +
    'It can be started this way up to 6 times an hour.',
  /** The switch is on, and the list is empty. */
  startsNobody: 'The list is empty, so nobody can start the server by joining yet.',
  players: 'Player’s name',
  playersHint: 'You can add several at once, separated by spaces.',
  addPlayer: 'Add',
  /** `{name}` is what was typed. */
  playerFault: '“{name}” isn’t a valid name: use 1 to 16 characters (a–z, digits and _)',
  playerTaken: '{name} is already on the list',
  playersFull: 'The list can’t hold more than {most} names.',
  /** Read aloud: takes `{name}` off the list. */
  removePlayer: 'Remove from the list: {name}',
  startsOn: 'Start by joining is on',
  startsOff: 'Start by joining is off',
}

export type AddressesMessages<L extends Locale | 'any' = 'any'> = Translation<typeof en, L>
