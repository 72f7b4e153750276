import type { PlayerList } from '@zubr/domain/players/lists'
import type { Translation } from '../translation.ts'

/** Messages of a server's lists of players. */
export const en = {
  heading: 'Players',
  lists: {
    whitelist: 'Whitelist',
    ops: 'Operators',
    'banned-players': 'Bans',
    'banned-ips': 'IP bans',
  } satisfies Record<PlayerList, string>,
  texts: {
    whitelist: 'While the whitelist is on, only these players and operators can join.',
    ops: 'Operators can use server commands. Level 4 allows all of them, including stopping the server.',
    'banned-players': 'These players can’t join.',
    'banned-ips': 'Nobody can join from these addresses.',
  } satisfies Record<PlayerList, string>,
  empty: {
    whitelist: 'Nobody is on the whitelist.',
    ops: 'There are no operators.',
    'banned-players': 'Nobody is banned.',
    'banned-ips': 'No addresses are banned.',
  } satisfies Record<PlayerList, string>,
  switch: 'Only let in players on the list',
  name: 'Player’s name',
  nameFault: '2 to 16 characters: a–z, digits and _. For Bedrock players, add the prefix: .Name',
  address: 'IP address',
  addressFault: 'Enter an address such as 203.0.113.7',
  level: 'Level',
  levelRunning: 'While the server is running, new operators get the level from its settings',
  reason: 'Reason',
  reasonHint: 'The player will see it. Optional',
  /**
   * Buttons. `remove` is read aloud instead of `removeShort`; `{name}` is a player or an address.
   */
  add: {
    whitelist: 'Add',
    ops: 'Make operator',
    'banned-players': 'Ban',
    'banned-ips': 'Ban',
  } satisfies Record<PlayerList, string>,
  remove: {
    whitelist: 'Remove {name} from the whitelist',
    ops: 'Remove {name} as operator',
    'banned-players': 'Unban {name}',
    'banned-ips': 'Unban {name}',
  } satisfies Record<PlayerList, string>,
  removeShort: {
    whitelist: 'Remove',
    ops: 'Remove',
    'banned-players': 'Unban',
    'banned-ips': 'Unban',
  } satisfies Record<PlayerList, string>,
  /** `{name}` is a player or an address, also in the next messages. */
  taken: '{name} is already on the list',
  /** Confirmations; `{name}` is a player or an address. */
  added: {
    whitelist: '{name} is on the whitelist',
    ops: '{name} is an operator',
    'banned-players': '{name} is banned',
    'banned-ips': '{name} is banned',
  } satisfies Record<PlayerList, string>,
  removed: {
    whitelist: '{name} is off the whitelist',
    ops: '{name} is no longer an operator',
    'banned-players': '{name} is unbanned',
    'banned-ips': '{name} is unbanned',
  } satisfies Record<PlayerList, string>,
  switched: { on: 'The whitelist is on', off: 'The whitelist is off' },
  unseen: 'The server didn’t change the list: {name}. Check the name; the console shows the server’s answer.',
  notSent: 'The command didn’t reach the server. The list is unchanged.',
  /**
   * Bedrock players: the UUID is not known yet, and a command cannot contain a name with a space.
   */
  bedrockUnknown:
    'The server learns a Bedrock player’s UUID when they join, and {name} hasn’t joined yet. ' +
    'Ask them to join once, or use fwhitelist add in the console.',
  bedrockBlank:
    'The name {name} contains a space, which server commands don’t accept. ' +
    'Stop the server and try again: the panel will then write it straight to the file.',
  noAccount: 'There’s no Minecraft account called {name}. Check the spelling.',
  lookupAway:
    'We can’t look up the UUID of {name} right now: Minecraft’s account service isn’t responding. ' +
    'Start the server and try again: it adds the player itself.',
  /** `{name}` of the file. */
  damaged: '{name} is damaged: it isn’t a valid list. Fix it in the editor.',
  toEditor: 'Open in the editor',
  /** How changes are applied now. */
  live: 'The server is running: lists are changed with its own commands, and changes take effect immediately.',
  atRest:
    'The server is stopped: lists are changed in their files, and changes take effect at the next start.',
  between: 'One moment: the server is starting or stopping.',
  /** `{date}`: when a ban was given, and when it ends. */
  bannedAt: 'since {date}',
  until: 'until {date}',
  forever: 'permanent',
  /** Replaces the lists for a core with other lists. */
  none: 'The panel can’t change this server software’s lists. Their files are on the “Files” tab.',
}

export type PlayerListsMessages = Translation<typeof en>
