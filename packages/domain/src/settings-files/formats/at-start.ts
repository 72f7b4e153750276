import { plainPropertiesIn, propertiesIn, withPlainProperties, withProperties } from './properties.ts'
import { type Sections, type TomlEntry, tomlIn, withNamesOf, withToml } from './toml.ts'
import { withYaml, type YamlEntry } from './yaml.ts'

/*
 * Writes to a server's settings files at its start. `set` belongs to the service and is always
 * written. `wish` comes from the API's form: it is written if the file lacks it, or the form has
 * changed since the last write. The owner's changes in the file stay.
 */
export type SettingsFile =
  | PropertiesFile
  | {
      path: string
      form: 'toml'
      fresh: string
      set: TomlEntry[]
      wish?: TomlEntry[]
      replace?: Sections
      /**
       * Replacements for entries that were in `set` or `replace` at the last start and no longer
       * are.
       */
      release?: { set?: TomlEntry[]; replace?: Sections }
      unlessMissing?: true
      /**
       * A section with lists of names, and the allowed names. Others are removed, since the core
       * refuses them.
       */
      names?: { section: string; known: string[] }
    }
  /** `unlessMissing`: not if the file does not exist yet. */
  | { path: string; form: 'yaml'; set: YamlEntry[]; unlessMissing?: true }
  /** Only for the server; without a text a long random one, created once. */
  | { path: string; form: 'secret'; text?: string }
  | { path: string; form: 'whole'; text: string }
type Texts = Record<string, string>
export type PropertiesFile = {
  path: string
  form: 'properties' | 'plain-properties'
  set: Texts
  wish?: Texts
  /** Keys of `wish` that control access: the form applies if the last write is unknown. */
  guarded?: string[]
  /** Also `set` if a matching file exists: `name` is a case-insensitive regular expression. */
  ifThere?: { folder: string; name: string; set: Texts }
}
export type MergedFile = Exclude<SettingsFile, { form: 'secret' }>

/**
 * The last written values by key. Null: the service managed it, so the form's value has to be
 * written once it is released.
 */
export type Written = Record<string, string | null>

/**
 * The record of written values in a server's folder, by path. Backups include it, because it
 * describes their files.
 */
export const recordName = '.zubr-settings.json'

/**
 * The new file, and the record of written values. `before`: with `all` the form applies, whatever
 * the file contains.
 */
export function atStart(
  file: MergedFile,
  present: string | undefined,
  before: Written | 'all' = {},
): { text: string; written: Written } {
  switch (file.form) {
    case 'whole':
      return { text: file.text, written: {} }
    case 'yaml':
      return { text: withYaml(present ?? '', file.set), written: {} }
    case 'toml': {
      const text = present ?? file.fresh
      const own = [
        ...file.set.map(([section, key]) => nameOf(section, key)),
        ...Object.keys(file.replace ?? {}).map(headingOf),
      ]
      const isLeft = (name: string) =>
        before !== 'all' && Object.hasOwn(before, name) && before[name] === null && !own.includes(name)
      const leftSet = (file.release?.set ?? []).filter(([section, key]) => isLeft(nameOf(section, key)))
      const leftSections = Object.entries(file.release?.replace ?? {}).filter(([section]) =>
        isLeft(headingOf(section)),
      )
      const { due, written } = wished({
        wish: (file.wish ?? []).map(([section, key, value]) => [nameOf(section, key), value]),
        isThere: (name) =>
          present !== undefined &&
          (file.wish ?? []).some(
            ([section, key]) => nameOf(section, key) === name && tomlIn(text, section, key) !== undefined,
          ),
        own,
        before,
      })
      const wish = (file.wish ?? []).filter(([section, key]) => due.has(nameOf(section, key)))
      const replace = { ...Object.fromEntries(leftSections), ...file.replace }
      const whole = withToml(text, [...file.set, ...leftSet, ...wish], replace)
      const { names } = file
      return { text: names ? withNamesOf(whole, names.section, new Set(names.known)) : whole, written }
    }
    case 'properties':
    case 'plain-properties': {
      const isPlain = file.form === 'plain-properties'
      const text = present ?? ''
      const there = new Set((isPlain ? plainPropertiesIn : propertiesIn)(text).map(({ key }) => key))
      const { due, written } = wished({
        wish: Object.entries(file.wish ?? {}),
        isThere: (key) => there.has(key),
        own: Object.keys(file.set),
        guarded: file.guarded ?? [],
        before,
      })
      const set = { ...Object.fromEntries(due), ...file.set }
      return { text: (isPlain ? withPlainProperties : withProperties)(text, set), written }
    }
  }
}

const headingOf = (section: string) => `[${section}]`
const nameOf = (section: string, key: string) => (section === '' ? key : `${section}.${key}`)

type Wished = {
  wish: readonly [key: string, value: string][]
  isThere(key: string): boolean
  own: readonly string[]
  /** Keys that control access: the form applies if the last write is unknown. */
  guarded?: readonly string[]
  before: Written | 'all'
}

/** The form's values that have to be written now. */
function wished({ wish, isThere, own, guarded = [], before }: Wished) {
  const isDue = ([key, value]: readonly [string, string]) => {
    if (before === 'all') return true
    const last = Object.hasOwn(before, key) ? before[key] : undefined
    if (!isThere(key)) return true
    return last === undefined ? guarded.includes(key) : last !== value
  }
  const written: Written = Object.fromEntries([...wish, ...own.map((key) => [key, null] as const)])
  return { due: new Map(wish.filter(isDue)), written }
}
