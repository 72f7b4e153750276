import { plainPropertiesIn, propertiesIn, withPlainProperties, withProperties } from './formats/properties.ts'
import { type FileFormat, rawOf, textOf } from './formats/scalars.ts'
import { tomlIn, withToml } from './formats/toml.ts'
import { withYaml, yamlIn } from './formats/yaml.ts'
import { nameOf, type Setting, type SettingKind } from './setting.ts'

/**
 * A setting's value in a file as plain text; undefined if missing, null if a form cannot show it. A
 * flag is `true` or `false`, whatever words the file uses.
 */
export function valueIn(format: FileFormat, text: string, setting: Setting): string | null | undefined {
  const raw = rawIn(format, text, setting.keys)
  if (raw === undefined || raw === null) return raw
  const value = textOf(format, raw)
  if (setting.type !== 'boolean') return value
  const [no, yes] = setting.said ?? ['false', 'true']
  const word = value.trim().toLowerCase()
  return word === yes ? 'true' : word === no ? 'false' : value
}

function rawIn(format: FileFormat, text: string, keys: readonly string[]): string | null | undefined {
  switch (format) {
    case 'properties':
      return propertiesIn(text).findLast(({ key }) => key === keys[0])?.value
    case 'plain-properties':
      return plainPropertiesIn(text).findLast(({ key }) => key === keys[0])?.value
    case 'toml':
      return tomlIn(text, keys.slice(0, -1).join('.'), keys.at(-1) ?? '')
    case 'yaml':
      return yamlIn(text, keys)
  }
}

/** The file with some settings changed, and nothing else. */
export function withValues(
  format: FileFormat,
  text: string,
  changes: readonly { setting: Pick<Setting, 'keys'> & SettingKind; value: string }[],
): string {
  const raws = changes.map(({ setting, value }) => ({
    keys: setting.keys,
    raw: rawOf(format, typed(setting, value)),
  }))
  const byKey = () => Object.fromEntries(raws.map(({ keys, raw }) => [keys[0] ?? '', raw]))
  switch (format) {
    case 'properties':
      return withProperties(text, byKey())
    case 'plain-properties':
      return withPlainProperties(text, byKey())
    case 'toml':
      return withToml(
        text,
        raws.map(({ keys, raw }) => [keys.slice(0, -1).join('.'), keys.at(-1) ?? '', raw]),
      )
    case 'yaml':
      return withYaml(
        text,
        raws.map(({ keys, raw }) => [keys, raw]),
      )
  }
}

function typed(setting: SettingKind, value: string): string | number | boolean {
  switch (setting.type) {
    case 'boolean':
      return setting.said ? setting.said[value === 'true' ? 1 : 0] : value === 'true'
    case 'integer':
    case 'decimal':
      return setting.also?.includes(value.trim()) ? value.trim() : Number(value.trim().replace(',', '.'))
    case 'text':
    case 'choice':
      return value
  }
}

/** A fault of the input; undefined if it is valid. */
export type SettingFault = 'integer' | 'decimal' | 'long' | 'boolean'
export function settingFault(setting: SettingKind, value: string): SettingFault | undefined {
  switch (setting.type) {
    case 'boolean':
      return value === 'true' || value === 'false' ? undefined : 'boolean'
    case 'integer':
    case 'decimal': {
      const text = value.trim()
      if (setting.also?.includes(text)) return undefined
      const shape = setting.type === 'integer' ? /^-?\d{1,10}$/ : /^-?\d{1,10}(?:[.,]\d{1,10})?$/
      const number = shape.test(text) ? Number(text.replace(',', '.')) : Number.NaN
      return number >= setting.min && number <= setting.max ? undefined : setting.type
    }
    case 'text':
      return value.length <= setting.maxLength ? undefined : 'long'
    case 'choice':
      return undefined
  }
}

/** Its default as text. */
export const defaultOf = (setting: SettingKind): string => String(setting.default)

/** Whether two texts are the same value of a setting: `1` and `1.0` are. */
export function isSame(setting: SettingKind, a: string, b: string): boolean {
  if (a === b) return true
  if (setting.type !== 'integer' && setting.type !== 'decimal') return false
  const [x, y] = [a, b].map((value) => Number(value.trim().replace(',', '.') || Number.NaN))
  return x === y
}

/** Entries of a `.properties` file that belong to no setting. */
export function otherProperties(
  format: FileFormat,
  text: string,
  settings: readonly Setting[],
): { key: string; value: string }[] {
  if (format !== 'properties' && format !== 'plain-properties') return []
  const known = new Set(settings.map(nameOf))
  const all = (format === 'properties' ? propertiesIn : plainPropertiesIn)(text)
  const last = new Map(all.map(({ key, value }) => [key, value]))
  return [...last].filter(([key]) => !known.has(key)).map(([key, value]) => ({ key, value }))
}
