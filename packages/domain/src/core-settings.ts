import { lookUp } from './tables/look-up.ts'
/** A field of a core's settings form; packages/contracts has the same shape for the API. */
export type CoreField =
  | { key: string; type: 'text'; maxLength: number; default: string }
  | { key: string; type: 'integer'; min: number; max: number; default: number }
  | { key: string; type: 'boolean'; default: boolean }
  | { key: string; type: 'choice'; options: readonly string[]; default: string }
export type CoreSettings = Record<string, string | number | boolean>

export function defaultSettings(fields: readonly CoreField[]): CoreSettings {
  return Object.fromEntries(fields.map((field) => [field.key, field.default]))
}

/** The values of a form: each valid value, otherwise the field's default. */
export function validSettings(fields: readonly CoreField[], settings: CoreSettings): CoreSettings {
  const faults = settingsFaults(fields, settings)
  const valid = Object.entries(settings).filter(([key]) => lookUp(faults, key) === undefined)
  return { ...defaultSettings(fields), ...Object.fromEntries(valid) }
}

/** The expected value of each invalid setting, by key; empty if all are valid. */
export function settingsFaults(fields: readonly CoreField[], settings: CoreSettings): Record<string, string> {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  return Object.fromEntries(
    Object.entries(settings).flatMap(([key, value]) => {
      const field = byKey.get(key)
      const fault = field ? faultOf(field, value) : 'this core has no such setting'
      return fault ? [[key, fault]] : []
    }),
  )
}

function faultOf(field: CoreField, value: string | number | boolean): string | undefined {
  switch (field.type) {
    case 'text':
      // A line break would start another setting in a core's file.
      return typeof value === 'string' && value.length <= field.maxLength && !/\p{Cc}/u.test(value)
        ? undefined
        : `expected one line of at most ${field.maxLength} characters`
    case 'integer':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
        ? undefined
        : `expected a whole number from ${field.min} to ${field.max}`
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'expected true or false'
    case 'choice':
      return field.options.some((option) => option === value)
        ? undefined
        : `expected one of ${field.options.join(', ')}`
  }
}
