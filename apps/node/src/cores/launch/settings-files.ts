/*
 * How settings get into a core's own files: only what the form knows is written; unknown keys, order and comments stay as they are.
 * Used by start-in-data.ts, which runs with nothing else of the agent in reach.
 */

/** A file in the server's folder, and what must stand in it. */
export type SettingsFile =
  | { path: string; form: 'properties'; set: Record<string, string> }
  /** The same for programs that know nothing of Java's escapes: a line a setting, in UTF-8. */
  | { path: string; form: 'plain-properties'; set: Record<string, string> }
  /** `set` by section (empty: the top) and key, each value as TOML; a section in `replace` holds that and nothing else. */
  | {
      path: string
      form: 'toml'
      fresh: string
      set: [section: string, key: string, value: string][]
      replace?: Record<string, [key: string, value: string][]>
    }
  /** A value, as YAML, by the keys that lead to it; `unlessMissing`: not where there is no such file yet. */
  | { path: string; form: 'yaml'; set: [keys: string[], value: string][]; unlessMissing?: true }
  /** For the server alone; without a text a long random word, made once. */
  | { path: string; form: 'secret'; text?: string }
  | { path: string; form: 'whole'; text: string }

/** A `.properties` file of Java with some values set. Text that is not ASCII is escaped: old cores read such files as Latin-1. */
export function mergedProperties(text: string, set: Record<string, string>): string {
  const left = new Map(Object.entries(set))
  const lines = logicalLines(text)
  const merged = lines.flatMap((line) => {
    const key = propertyKey(line)
    if (key === undefined || !Object.hasOwn(set, key)) return [line]
    // Once: of two lines with a key, Java takes the last.
    const value = left.get(key)
    left.delete(key)
    return value === undefined ? [] : [`${key}=${escaped(value)}`]
  })
  while (merged.at(-1) === '') merged.pop()
  const added = [...left].map(([key, value]) => `${key}=${escaped(value)}`)
  return `${[...merged, ...added].join('\n')}\n`
}

/** The same where what stands behind the equals sign is the value, letter by letter. */
export function mergedPlainProperties(text: string, set: Record<string, string>): string {
  const left = new Map(Object.entries(set))
  const lines = text.split(/\r\n|\r|\n/).flatMap((line) => {
    const key = /^\s*([^#=\s][^=]*?)\s*=/.exec(line)?.[1]
    if (key === undefined || !Object.hasOwn(set, key)) return [line]
    const value = left.get(key)
    left.delete(key)
    return value === undefined ? [] : [`${key}=${onOneLine(value)}`]
  })
  while (lines.at(-1) === '') lines.pop()
  return `${[...lines, ...[...left].map(([key, value]) => `${key}=${onOneLine(value)}`)].join('\n')}\n`
}

const onOneLine = (value: string) => value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Lines with those that a backslash continues. */
function logicalLines(text: string): string[] {
  const lines: string[] = []
  let open = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (open) lines.push(`${lines.pop()}\n${line}`)
    else lines.push(line)
    const isComment: boolean = !open && /^\s*[#!]/.test(line)
    open = !isComment && (/\\*$/.exec(line)?.[0].length ?? 0) % 2 === 1
  }
  return lines
}

function propertyKey(line: string): string | undefined {
  const text = line.trimStart()
  if (text === '' || text.startsWith('#') || text.startsWith('!')) return undefined
  return /^((?:[^\s=:\\]|\\.)+)/.exec(text)?.[1]?.replaceAll('\\', '')
}

function escaped(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replace(/^ /, '\\ ')
    .replaceAll(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** TOML with some values set, line by line. */
export function mergedToml(
  text: string,
  set: readonly [section: string, key: string, value: string][],
  replace: Record<string, [key: string, value: string][]> = {},
): string {
  let lines = text.replaceAll('\r\n', '\n').replace(/\n+$/, '').split('\n')
  for (const [section, entries] of Object.entries(replace)) {
    const body = entries.map(([key, value]) => `${key} = ${value}`)
    const { begin, end } = sectionOf(lines, section)
    lines =
      begin === undefined
        ? [...lines, '', `[${section}]`, ...body]
        : [...lines.slice(0, begin), ...body, '', ...lines.slice(end)]
  }
  for (const [section, key, value] of set) {
    const { begin, end } = sectionOf(lines, section)
    const added = `${key} = ${value}`
    if (begin === undefined) {
      lines = [...lines, '', `[${section}]`, added]
      continue
    }
    const at = lines.findIndex((line, i) => i >= begin && i < end && tomlKey(line) === key)
    if (at >= 0) lines.splice(at, valueLines(lines, at, end), added)
    else {
      // Behind the last line that says something, so that what separates sections stays.
      let last = end
      while (last > begin && lines[last - 1]?.trim() === '') last -= 1
      lines.splice(last, 0, added)
    }
  }
  return `${lines.join('\n')}\n`
}

/** The lines of a section, without its heading; `begin` is undefined where there is none. */
function sectionOf(lines: readonly string[], section: string): { begin: number | undefined; end: number } {
  const heading = (line: string) => /^\s*\[\s*([^[\]]+?)\s*\]\s*(?:#.*)?$/.exec(line)?.[1]
  const at = section === '' ? -1 : lines.findIndex((line) => heading(line) === section)
  if (section !== '' && at < 0) return { begin: undefined, end: lines.length }
  const next = lines.findIndex((line, i) => i > at && /^\s*\[/.test(line))
  return { begin: at + 1, end: next < 0 ? lines.length : next }
}

const tomlKey = (line: string) =>
  /^\s*(?:"([^"]*)"|([\w-]+))\s*=/
    .exec(line)
    ?.slice(1)
    .find((key) => key !== undefined)

/** How many lines a value takes: an array may stand on several. */
function valueLines(lines: readonly string[], at: number, end: number): number {
  let depth = 0
  for (let i = at; i < end; i += 1) {
    const bare = (lines[i] ?? '').replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|#.*$/g, '')
    depth += (bare.match(/\[/g)?.length ?? 0) - (bare.match(/\]/g)?.length ?? 0)
    if (depth <= 0) return i - at + 1
  }
  return 1
}
