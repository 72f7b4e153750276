import type { SettingsFileKind } from '@zubr/domain/settings-files/files'
import { nameOf, type Setting, type SettingGroup, settingGroups } from '@zubr/domain/settings-files/setting'
import { isSame, otherProperties, usualOf, valueIn } from '@zubr/domain/settings-files/values'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { PanelMessages } from '@zubr/i18n/panel'
import type { SettingsFilesMessages } from '@zubr/i18n/settings-files/settings-files-messages'
import { wordsOfField } from '../field-groups.ts'

/** One line of the form of a file. */
export type FormRow = {
  name: string
  setting: Setting
  label: string
  hint: string | undefined
  /** What the file says, or what counts while it says nothing; null: more than a form can show. */
  saved: string | null
  /** Without words of ours: whatever it is, it is a text. */
  isUnknown: boolean
}

export type FormMessages = { panel: PanelMessages; forms: SettingsFilesMessages }

/** What a form shows of a file: its settings in this version, and what else stands there. */
export function rowsOf(
  core: string,
  kind: SettingsFileKind,
  text: string,
  messages: FormMessages,
): FormRow[] {
  const known = kind.settings.flatMap((setting): FormRow[] => {
    const value = valueIn(kind.format, text, setting)
    // Paper and the like write all that they know: what is not there does not count.
    if (value === undefined && kind.format !== 'properties' && kind.format !== 'plain-properties') return []
    const { label, hint } = wordsOf(core, kind, setting, messages)
    const saved = value === undefined ? usualOf(setting) : value
    return [{ name: nameOf(setting), setting, label, hint, saved, isUnknown: false }]
  })
  const others = otherProperties(kind.format, text, kind.settings).map(
    ({ key, value }): FormRow => ({
      ...{ name: key, label: key, hint: undefined, saved: value, isUnknown: true },
      setting: { keys: [key], group: 'other', type: 'text', maxLength: 5_000, default: value, isLines: true },
    }),
  )
  return [...known, ...others]
}

function wordsOf(
  core: string,
  { words: id }: SettingsFileKind,
  setting: Setting,
  { panel, forms }: FormMessages,
) {
  const { labels, hints } = forms.keys[id]
  const name = nameOf(setting)
  const field = setting.field === undefined ? undefined : wordsOfField(panel, core, setting.field)
  return { label: field?.label ?? lookUp(labels, name) ?? name, hint: lookUp(hints, name) ?? field?.hint }
}

/** What a choice's option is called. */
export function optionLabel(setting: Setting, option: string, { panel, forms }: FormMessages): string {
  if (setting.type !== 'choice') return option
  const name = setting.names?.[setting.options.indexOf(option)] ?? option
  const own = lookUp(panel.settings.options as Record<string, Record<string, string>>, setting.field ?? '')
  return (own && lookUp(own, name)) ?? lookUp(forms.options, name) ?? name
}

/** A value in words, as beside a field. */
export function spoken(setting: Setting, value: string, messages: FormMessages): string {
  if (value === '') return messages.forms.empty
  if (setting.type === 'boolean')
    return value === 'true' ? messages.forms.yes : value === 'false' ? messages.forms.no : value
  return setting.type === 'choice' ? optionLabel(setting, value, messages) : inOneLine(value)
}

/** Whether the row is what somebody looks for. */
export function isFound({ name, label, hint = '' }: FormRow, query: string): boolean {
  const all = `${name}\n${label}\n${hint}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

export const isUsual = ({ setting, isUnknown }: FormRow, value: string | null): boolean =>
  isUnknown || (value !== null && isSame(setting, value, usualOf(setting)))

/** The parts of the form, in their order, and last what has no words. */
export function partsOf(rows: readonly FormRow[]): { group: SettingGroup | 'others'; rows: FormRow[] }[] {
  const known = settingGroups.map((group) => ({
    group,
    rows: rows.filter((row) => !row.isUnknown && row.setting.group === group),
  }))
  return [...known, { group: 'others' as const, rows: rows.filter((row) => row.isUnknown) }].filter(
    (part) => part.rows.length > 0,
  )
}

// A text of several lines in an input of one, as people write it in the file.
export const inOneLine = (value: string) => value.replaceAll('\n', '\\n')
export const inLines = (typed: string) => typed.replaceAll('\\n', '\n')
