import type { SettingsMessages } from '@zubr/domain/settings-files/files'
import type { OwnReason, SettingGroup } from '@zubr/domain/settings-files/setting'
import type { Translation } from '../translation.ts'
import type { KeyMessages } from './key-messages.ts'
import { en as paper } from './paper/en.ts'
import { en as server } from './server/en.ts'
import { en as velocity } from './velocity/en.ts'

/**
 * Messages of the forms of settings files. Fields that are also in a core's form are in the panel's
 * catalogue.
 */
export const en = {
  heading: 'Game settings',
  note:
    'These are the current values in the server’s files. ' +
    'Only what you change is written: other lines and comments stay as they are.',
  file: 'File',
  search: 'Find a setting',
  searchHint: 'Name or key, such as view-distance',
  onlyChanged: 'Only changed ones',
  nothing: 'This file has no such setting.',
  /** `{name}` of the file. */
  missing: 'There’s no {name} yet: the server creates it when it first starts.',
  unreadable: '{name} can’t be shown as a form: it isn’t text, or it’s too large.',
  openEditor: 'Open the file in the editor',
  /** Next to each key: its default value, and whether it has that value. */
  usual: 'default: {value}',
  isUsual: 'default',
  reset: 'Reset',
  /** Read aloud: the same button, `{name}` is the setting. */
  resetOf: 'Reset to the default: {name}',
  yes: 'on',
  no: 'off',
  empty: 'empty',
  /** Heading above keys without messages. */
  others: 'Other keys in the file',
  complex: 'A complex value: change it in the editor',
  conflict:
    'The same lines have been changed elsewhere in the meantime. ' +
    'Nothing was saved: check the current values and save again.',
  /** Next to a field after a conflict. */
  inFile: 'In the file now: {value}',
  decimal: 'A number from {min} to {max}',
  /** `{text}` says the range, `{word}` stands for a number. */
  orWord: '{text}, or {word}',
  boolean: 'The value is neither on nor off: {value}',
  /** Why a key can't be changed. */
  own: {
    address: 'We set the address and ports',
    status: 'The panel needs this answer to see that the server is running',
    proxy: 'The proxy in front of this server decides this',
    agreed: 'You agreed to the terms when creating the server',
    edge_address: 'The server sees the same address for every player: this would lock everyone out',
  } satisfies Record<OwnReason, string>,
  groups: {
    joining: 'Joining',
    game: 'Game',
    mobs: 'Mobs and items',
    world: 'World',
    performance: 'Performance',
    network: 'Network',
    packs: 'Resource pack',
    commands: 'Commands and permissions',
    messages: 'Messages',
    protection: 'Anti-cheat',
    other: 'Other',
  } satisfies Record<SettingGroup, string>,
  /** Options of choices that the panel's catalogue does not have. */
  options: {
    single_biome_surface: 'Single biome',
    visitor: 'Visitor',
    member: 'Member',
    operator: 'Operator',
    none: 'None',
    VANILLA: 'As in the game',
    DISABLED: 'Nothing',
    MODS: 'Mods',
    DESCRIPTION: 'Description',
    ALL: 'Everything',
  },
  keys: { server, paper, velocity } satisfies Record<SettingsMessages, KeyMessages>,
}

export type SettingsFilesMessages = Translation<typeof en>
