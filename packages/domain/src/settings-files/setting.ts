/** The parts of a form. */
export const settingGroups = [
  'joining',
  'game',
  'mobs',
  'world',
  'performance',
  'network',
  'packs',
  'commands',
  'messages',
  'protection',
  'other',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** Why the service keeps a key for itself: the address players come by, what the agent asks the server, the proxy's side of it. */
export const ownReasons = ['address', 'status', 'proxy', 'agreed', 'edge_address'] as const
export type OwnReason = (typeof ownReasons)[number]

export type SettingKind =
  /** `said`: how the file says no and yes, if not as `false` and `true`. */
  | { type: 'boolean'; default: boolean; said?: readonly [no: string, yes: string] }
  /** `also`: messages that may stand there instead of a number. */
  | {
      type: 'integer' | 'decimal'
      min: number
      max: number
      default: number | string
      also?: readonly string[]
    }
  /** `isLines`: it may have several lines; `isSecret`: not for everybody who looks at the screen. */
  | { type: 'text'; maxLength: number; default: string; isLines?: true; isSecret?: true }
  /** `names`: by what the panel has messages for each of them, if not by itself. */
  | { type: 'choice'; options: readonly string[]; default: string; names?: readonly string[] }

/** A key of a settings file. */
export type Setting = SettingKind & {
  keys: readonly string[]
  group: SettingGroup
  /** The first and the last version of the game that has it. */
  since?: string
  until?: string
  /** The field of the core's form (cores/fields.ts) that it is: a server that has never started has that, and the messages are its. */
  field?: string
  /** `onlyByEdgeAddress`: where the server sees the edge's address for all players. */
  own?: { why: OwnReason; onlyBehindProxy?: true; onlyByEdgeAddress?: true }
}

/** What it is called in its file, and by what the panel has messages for it. */
export const nameOf = ({ keys }: Pick<Setting, 'keys'>): string => keys.join('.')

type Facts = Pick<Setting, 'since' | 'until' | 'field' | 'own'>

// Builders of definitions: the key's path, its group, its kind, the rest.

export const flag = (key: string, group: SettingGroup, value: boolean, facts: Facts = {}): Setting => ({
  ...{ keys: key.split(' '), group, type: 'boolean', default: value, ...facts },
})
export const integer = (
  key: string,
  group: SettingGroup,
  [min, value, max]: readonly [min: number, value: number, max: number],
  facts: Facts = {},
): Setting => ({ keys: key.split(' '), group, type: 'integer', min, max, default: value, ...facts })
export const decimal = (
  key: string,
  group: SettingGroup,
  [min, value, max]: readonly [min: number, value: number, max: number],
): Setting => ({ keys: key.split(' '), group, type: 'decimal', min, max, default: value })
/** A whole number, or a word which is also its default. */
export const integerOr = (
  word: string,
  key: string,
  group: SettingGroup,
  [min, max]: readonly [min: number, max: number],
): Setting => ({ keys: key.split(' '), group, type: 'integer', min, max, default: word, also: [word] })
export const text = (
  key: string,
  group: SettingGroup,
  value = '',
  facts: Facts & { maxLength?: number; isLines?: true; isSecret?: true } = {},
): Setting => ({ keys: key.split(' '), group, type: 'text', maxLength: 500, default: value, ...facts })
export const choice = (
  key: string,
  group: SettingGroup,
  options: readonly string[],
  value = options[0] ?? '',
  facts: Facts & { names?: readonly string[] } = {},
): Setting => ({ keys: key.split(' '), group, type: 'choice', options, default: value, ...facts })
