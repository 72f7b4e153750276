import type { SettingField, Settings } from '@zubr/contracts/cores/core'
import { javaArguments } from '@zubr/domain/cores/java-arguments'
import { fill, formatNumber } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'

/** What stands in the form's inputs: texts, and yes or no. */
export type FormValues = Record<string, string | boolean>

/** The form as it is shown at first. A value that is not what its field wants is shown as the field's default. */
export function valuesOf(fields: readonly SettingField[], settings: Settings): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      const own = settings[field.key]
      const value = typeof own === typeof field.default && own !== undefined ? own : field.default
      return [field.key, typeof value === 'number' ? String(value) : value]
    }),
  )
}

/** Of values, those of the form's fields that differ from what is saved. */
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

/** The bounds of a number as the language writes them: `1` and `10,000`. */
export const boundsText = (locale: Locale, bounds: { min: number; max: number } | undefined) => ({
  min: bounds === undefined ? '' : formatNumber(locale, bounds.min),
  max: bounds === undefined ? '' : formatNumber(locale, bounds.max),
})

/** What is wrong with a field's input, in words; undefined if it can be saved. */
export function faultOf(
  locale: Locale,
  messages: PanelMessages,
  field: SettingField,
  value: string | boolean | undefined,
  /** Of the plan; null where it does not count them. */
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

/** The settings that differ from what is saved, as the API takes them. Call it for a form without faults. */
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
