import { plainPropertiesIn, propertiesIn, withPlainProperties, withProperties } from './properties.ts'
import { type Sections, type TomlEntry, tomlIn, withNamesOf, withToml } from './toml.ts'
import { withYaml, type YamlEntry } from './yaml.ts'

/*
 * What a server's settings files are given at its start. `set` is the service's own and is written each time. `wish` comes from the form of
 * the API: it is written where the file says nothing, and where the form has changed since we wrote it last. What the owner writes into
 * the file stays.
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
      /** What of it was `set` or `replace`d at the last start and is not any more: what stands there instead. */
      release?: { set?: TomlEntry[]; replace?: Sections }
      unlessMissing?: true
      /** Of a section with lists of names: what they may hold. Others are taken out, since the core refuses the file for them. */
      names?: { section: string; known: string[] }
    }
  /** `unlessMissing`: not where there is no such file yet. */
  | { path: string; form: 'yaml'; set: YamlEntry[]; unlessMissing?: true }
  /** For the server alone; without a text a long random word, made once. */
  | { path: string; form: 'secret'; text?: string }
  | { path: string; form: 'whole'; text: string }
type Texts = Record<string, string>
export type PropertiesFile = {
  path: string
  form: 'properties' | 'plain-properties'
  set: Texts
  wish?: Texts
  /** Of `wish`, what the form says as long as nothing is known of what we wrote: who may come in hangs on it. */
  guarded?: string[]
  /** `set` too if such a file is there: `name` is a regular expression, without regard to case. */
  ifThere?: { folder: string; name: string; set: Texts }
}
export type MergedFile = Exclude<SettingsFile, { form: 'secret' }>

/** What we wrote of a file last time, by key. Null: it was the service's own then, so a form that has it back is to be written. */
export type Written = Record<string, string | null>

/** The name of the record of that in a server's folder, by path. Backups have it as well: it belongs to the files that it speaks of. */
export const recordName = '.zubr-settings.json'

/** What a file is to say, and what we have written of it then. `before`: `all` has the form count, whatever the file says. */
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
  /** Who may come in hangs on them: while nothing is known of what we wrote, the form counts. */
  guarded?: readonly string[]
  before: Written | 'all'
}

/** Of what the form says, what is to be written now. */
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
