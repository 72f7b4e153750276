import { byLines } from './lines.ts'

/** A TOML value by its section (empty: the root) and key. */
export type TomlEntry = [section: string, key: string, value: string]

/** Whole sections by name. */
export type Sections = Record<string, [key: string, value: string][]>

/** The raw TOML value; undefined if missing, null if it is more than one word of one line. */
export function tomlIn(text: string, section: string, key: string): string | null | undefined {
  const lines = text.split(/\r?\n/)
  const { begin, end } = sectionOf(lines, section)
  if (begin === undefined) return undefined
  const line = lines.find((own, i) => i >= begin && i < end && tomlKey(own) === key)
  return line === undefined ? undefined : (partsOf(line)?.value ?? null)
}

/** TOML with some values set line by line; a section in `replace` contains only those entries. */
export function withToml(text: string, set: readonly TomlEntry[], replace: Sections = {}): string {
  return byLines(text, (original) => {
    let lines = [...original]
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
      if (at < 0) {
        // After the last non-empty line, so that separators of sections stay.
        let last = end
        while (last > begin && lines[last - 1]?.trim() === '') last -= 1
        lines.splice(last, 0, added)
        continue
      }
      const parts = partsOf(lines[at] ?? '')
      if (parts?.value === value) continue
      if (parts) lines[at] = parts.before + value + parts.after
      else lines.splice(at, valueLines(lines, at, end), added)
    }
    return lines
  })
}

/** Removes names that are not `known` from the lists of a section, and lists that become empty. */
export function withNamesOf(text: string, section: string, known: ReadonlySet<string>): string {
  return byLines(text, (lines) => {
    const { begin, end } = sectionOf(lines, section)
    if (begin === undefined) return [...lines]
    const keptLines: string[] = []
    for (let at = begin; at < end; ) {
      const count = tomlKey(lines[at] ?? '') === undefined ? 1 : valueLines(lines, at, end)
      const own = lines.slice(at, at + count)
      const [, key = '', value = ''] =
        /^(\s*(?:"[^"]*"|[\w-]+)\s*=\s*)(\[[\s\S]*)$/.exec(own.join('\n')) ?? []
      const names = [...value.replaceAll(/#.*$/gm, '').matchAll(/"([^"]*)"|'([^']*)'/g)].map(
        ([, one, other]) => one ?? other ?? '',
      )
      const left = names.filter((name) => known.has(name))
      if (left.length === names.length) keptLines.push(...own)
      else if (left.length > 0)
        keptLines.push(`${key}[${left.map((name) => JSON.stringify(name)).join(', ')}]`)
      at += count
    }
    return [...lines.slice(0, begin), ...keptLines, ...lines.slice(end)]
  })
}

/** A line with a single-word value. */
function partsOf(line: string): { before: string; value: string; after: string } | undefined {
  const [, before = '', value = '', after = ''] =
    /^(\s*(?:"[^"]*"|[\w-]+)\s*=\s*)("(?!"")(?:[^"\\]|\\.)*"|'(?!'')[^']*'|[^\s"'[\]{}#]+)(\s*(?:#.*)?)$/.exec(
      line,
    ) ?? []
  return value === '' ? undefined : { before, value, after }
}

/** The lines of a section without its heading; `begin` is undefined if it is missing. */
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

/** Number of lines of a value: an array may span several. */
function valueLines(lines: readonly string[], at: number, end: number): number {
  let depth = 0
  for (let i = at; i < end; i += 1) {
    const bare = (lines[i] ?? '').replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'|#.*$/g, '')
    depth += (bare.match(/\[/g)?.length ?? 0) - (bare.match(/\]/g)?.length ?? 0)
    if (depth <= 0) return i - at + 1
  }
  return 1
}
