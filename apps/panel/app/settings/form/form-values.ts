import type { SettingField, Settings } from '@zubr/contracts/cores/core'
import { javaArguments } from '@zubr/domain/cores/java-arguments'
import { fill, formatNumber } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'

/** The values of the form's inputs. */
export type FormValues = Record<string, string | boolean>

/** The initial form. An invalid saved value is replaced by the field's default. */
export function valuesOf(fields: readonly SettingField[], settings: Settings): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      const own = settings[field.key]
      const value = typeof own === typeof field.default && own !== undefined ? own : field.default
      return [field.key, typeof value === 'number' ? String(value) : value]
    }),
  )
}

/** The values that differ from the saved ones, for the form's fields only. */
export function unsavedValues(
  fields: readonly SettingField[],
  saved: FormValues,
  values: FormValues,
): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ key }) => {
      const value = values[key]
      return value === undefined || typeof value !== typeof saved[key] || value === saved[key]
        ? []
        : [[key, value]]
    }),
  )
}

/** The bounds of a number, formatted: `1` and `10,000`. */
export const boundsText = (locale: Locale, bounds: { min: number; max: number } | undefined) => ({
  min: bounds === undefined ? '' : formatNumber(locale, bounds.min),
  max: bounds === undefined ? '' : formatNumber(locale, bounds.max),
})

/** The error text of a field; undefined if valid. */
export function faultOf(
  locale: Locale,
  messages: PanelMessages,
  field: SettingField,
  value: string | boolean | undefined,
  /** The plan's cores; null if unlimited. */
  cores: number | null,
): string | undefined {
  switch (field.type) {
    case 'text': {
      const [refused] = field.key === 'javaArguments' ? javaArguments(String(value), { cores }).refused : []
      if (refused)
        return fill(messages.settings.javaArgumentFaults[refused.reason], {
          word: refused.word,
          ...boundsText(locale, refused.bounds),
        })
      return typeof value === 'string' && value.length <= field.maxLength
        ? undefined
        : fill(messages.settings.tooLong, { max: formatNumber(locale, field.maxLength) })
    }
    case 'integer': {
      const number = typeof value === 'string' && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : Number.NaN
      return number >= field.min && number <= field.max
        ? undefined
        : fill(messages.settings.range, boundsText(locale, field))
    }
    case 'boolean':
    case 'choice':
      return undefined
  }
}

/** The changed settings as the API takes them. The form must be valid. */
export function changedSettings(
  fields: readonly SettingField[],
  saved: Settings,
  values: FormValues,
): Settings {
  const changed: Settings = {}
  for (const field of fields) {
    const value = values[field.key]
    if (value === undefined) continue
    const typed = field.type === 'integer' ? Number(value) : value
    if (typed !== (saved[field.key] ?? field.default)) changed[field.key] = typed
  }
  return changed
}
