import type { SettingsMessages } from '@zubr/domain/settings-files/files'
import type { OwnReason, SettingGroup } from '@zubr/domain/settings-files/setting'

/** Messages for the keys of some files, by the key; hints where a label is not enough. */
export type KeyMessages = { labels: Record<string, string>; hints: Record<string, string> }

/**
 * Messages of the forms of settings files; fields that a core's own form has as well are in the
 * panel's catalogue.
 */
export type SettingsFilesMessages = Record<
  | 'heading'
  | 'note'
  | 'file'
  | 'search'
  | 'searchHint'
  | 'onlyChanged'
  | 'nothing'
  // `{name}` is the file's.
  | 'missing'
  | 'unreadable'
  | 'openEditor'
  // Beside each key: what it is unless somebody says otherwise, and whether it is that now.
  | 'usual'
  | 'isUsual'
  | 'reset'
  // Read aloud: the same button, `{name}` is the setting.
  | 'resetOf'
  | 'yes'
  | 'no'
  | 'empty'
  // Heading above keys that we have no words for.
  | 'others'
  | 'complex'
  | 'conflict'
  // Beside a field after that.
  | 'inFile'
  | 'decimal'
  // `{text}` says the range, `{word}` stands for a number.
  | 'orWord'
  | 'boolean',
  string
> & {
  /** Why a key can't be changed. */
  own: Record<OwnReason, string>
  groups: Record<SettingGroup, string>
  /** What a choice offers, where the panel's catalogue has no word for it. */
  options: Record<string, string>
  keys: Record<SettingsMessages, KeyMessages>
}
