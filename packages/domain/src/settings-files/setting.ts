/** Sections of a form. */
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

/**
 * Why the service manages a key: the players' address, the agent's queries, the proxy's settings.
 */
export const ownReasons = ['address', 'status', 'proxy', 'agreed', 'edge_address'] as const
export type OwnReason = (typeof ownReasons)[number]

export type SettingKind =
  /** `said`: the file's values for no and yes, if not `false` and `true`. */
  | { type: 'boolean'; default: boolean; said?: readonly [no: string, yes: string] }
  /** `also`: words allowed instead of a number. */
  | {
      type: 'integer' | 'decimal'
      min: number
      max: number
      default: number | string
      also?: readonly string[]
    }
  /** `isLines`: it may have several lines; `isSecret`: hidden on the screen. */
  | { type: 'text'; maxLength: number; default: string; isLines?: true; isSecret?: true }
  /** `names`: message keys of the options, if they differ from the options. */
  | { type: 'choice'; options: readonly string[]; default: string; names?: readonly string[] }

/** A key of a settings file. */
export type Setting = SettingKind & {
  keys: readonly string[]
  group: SettingGroup
  /** The first and the last game version that has it. */
  since?: string
  until?: string
  /**
   * The same field of the core's form (cores/fields.ts): a server that never started uses its
   * value, and it has the messages.
   */
  field?: string
  /** `onlyByEdgeAddress`: if the server sees the edge's address for all players. */
  own?: { why: OwnReason; onlyBehindProxy?: true; onlyByEdgeAddress?: true }
}

/** Its name in its file, and its message key. */
export const nameOf = ({ keys }: Pick<Setting, 'keys'>): string => keys.join('.')

type Facts = Pick<Setting, 'since' | 'until' | 'field' | 'own'>

// Builders of definitions: path of the key, section, kind, options.

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
/** An integer, or a word that is also its default. */
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
