import type { PlayerList } from '@zubr/domain/players/lists'

/** Messages of a server's lists of players. */
export type PlayerListsMessages = Record<
  | 'heading'
  | 'switch'
  | 'name'
  | 'nameFault'
  | 'address'
  | 'addressFault'
  | 'level'
  | 'levelRunning'
  | 'reason'
  | 'reasonHint'
  // `{name}` in these is a player's, or an address.
  | 'taken'
  | 'unseen'
  | 'noAccount'
  | 'lookupAway'
  | 'notSent'
  // Of players of Bedrock: their UUID is not known yet, and a command cannot take a blank in a
  // name.
  | 'bedrockUnknown'
  | 'bedrockBlank'
  // `{name}` is the file's.
  | 'damaged'
  | 'toEditor'
  // How changes are made now.
  | 'live'
  | 'atRest'
  | 'between'
  // `{date}`: when a ban was given, and when it ends.
  | 'bannedAt'
  | 'until'
  | 'forever'
  // In place of the lists, at a core that has others.
  | 'none',
  string
> & {
  lists: Record<PlayerList, string>
  texts: Record<PlayerList, string>
  empty: Record<PlayerList, string>
  /** Buttons; `remove` is read aloud instead of the short one, `{name}` is whom it is about. */
  add: Record<PlayerList, string>
  remove: Record<PlayerList, string>
  removeShort: Record<PlayerList, string>
  /** What was done, once the server has; `{name}` is a player's, or an address. */
  added: Record<PlayerList, string>
  removed: Record<PlayerList, string>
  switched: Record<'on' | 'off', string>
}
