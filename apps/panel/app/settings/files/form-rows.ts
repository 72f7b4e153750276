import type { SettingsFileKind } from '@zubr/domain/settings-files/files'
import { nameOf, type Setting, type SettingGroup, settingGroups } from '@zubr/domain/settings-files/setting'
import { defaultOf, isSame, otherProperties, valueIn } from '@zubr/domain/settings-files/values'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import type { SettingsFilesMessages } from '@zubr/i18n/settings-files/en'
import { wordsOfField } from '../form/field-groups.ts'

/** One row of a file's form. */
export type FormRow = {
  name: string
  setting: Setting
  label: string
  hint: string | undefined
  /** The file's value, or the default; null: not editable in a form. */
  saved: string | null
  /** Without a translation: edited as text. */
  isUnknown: boolean
}

export type FormMessages = { panel: PanelMessages; forms: SettingsFilesMessages }

/** The rows of a file's form: known settings of this version, and all others in the file. */
export function rowsOf(
  core: string,
  kind: SettingsFileKind,
  text: string,
  messages: FormMessages,
): FormRow[] {
  const known = kind.settings.flatMap((setting): FormRow[] => {
    const value = valueIn(kind.format, text, setting)
    // Paper and similar cores write all settings that they know: an absent one has no effect.
    if (value === undefined && kind.format !== 'properties' && kind.format !== 'plain-properties') return []
    const { label, hint } = wordsOf(core, kind, setting, messages)
    const saved = value === undefined ? defaultOf(setting) : value
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

/** The name of an option. */
export function optionLabel(setting: Setting, option: string, { panel, forms }: FormMessages): string {
  if (setting.type !== 'choice') return option
  const name = setting.names?.[setting.options.indexOf(option)] ?? option
  const names = lookUp(panel.settings.options as Record<string, Record<string, string>>, setting.field ?? '')
  return (names && lookUp(names, name)) ?? lookUp(forms.options, name) ?? name
}

/** A value as text, as beside a field. */
export function spoken(setting: Setting, value: string, messages: FormMessages): string {
  if (value === '') return messages.forms.empty
  if (setting.type === 'boolean')
    return value === 'true' ? messages.forms.yes : value === 'false' ? messages.forms.no : value
  return setting.type === 'choice' ? optionLabel(setting, value, messages) : inOneLine(value)
}

/** Whether a row matches a search. */
export function isFound({ name, label, hint = '' }: FormRow, query: string): boolean {
  const all = `${name}\n${label}\n${hint}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

export const isUsual = ({ setting, isUnknown }: FormRow, value: string | null): boolean =>
  isUnknown || (value !== null && isSame(setting, value, defaultOf(setting)))

/** The groups of the form in order; settings without translation come last. */
export function partsOf(rows: readonly FormRow[]): { group: SettingGroup | 'others'; rows: FormRow[] }[] {
  const known = settingGroups.map((group) => ({
    group,
    rows: rows.filter((row) => !row.isUnknown && row.setting.group === group),
  }))
  return [...known, { group: 'others' as const, rows: rows.filter((row) => row.isUnknown) }].filter(
    (part) => part.rows.length > 0,
  )
}

// Shows line breaks as `\n` in a single-line input, as in the file.
export const inOneLine = (value: string) => value.replaceAll('\n', '\\n')
export const inLines = (typed: string) => typed.replaceAll('\\n', '\n')
