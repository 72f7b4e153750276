import { byLines } from './lines.ts'

/** A value, as YAML, by the keys that lead to it. */
export type YamlEntry = [keys: readonly string[], value: string]

/** What stands there as YAML; undefined if nothing does, null if it is more than one word of one line. */
export function yamlIn(text: string, keys: readonly string[]): string | null | undefined {
  const lines = text.split(/\r?\n/)
  let [begin, end, above] = [0, lines.length, -1]
  for (const [depth, key] of keys.entries()) {
    const found = findKey(lines, key, begin, end, above)
    if (found.at < 0) return undefined
    if (depth === keys.length - 1)
      return found.last - found.at > 1 ? null : (partsOf(lines[found.at] ?? '')?.value ?? null)
    ;[begin, end, above] = [found.at + 1, found.last, found.indent]
  }
  return undefined
}

/** YAML with some values set, line by line: the rest, its order and its comments stay as they are. */
export const withYaml = (text: string, set: readonly YamlEntry[]): string =>
  byLines(text, (given) => {
    let lines = [...given]
    for (const [keys, value] of set) lines = withValue(lines, keys, value)
    return lines
  })

function withValue(given: readonly string[], keys: readonly string[], value: string): string[] {
  const lines = [...given]
  let [begin, end, above] = [0, lines.length, -1]
  for (const [depth, key] of keys.entries()) {
    const { at, indent, last } = findKey(lines, key, begin, end, above)
    const rest = keys.slice(depth)
    if (at < 0) {
      const added = rest.map((own, i) => {
        const line = `${' '.repeat(indent + 2 * i)}${own}:`
        return i === rest.length - 1 ? `${line} ${value}` : line
      })
      lines.splice(lastSaid(lines, begin, end), 0, ...added)
      return lines
    }
    const bare = `${' '.repeat(indent)}${key}:`
    if (rest.length === 1) {
      const parts = last - at > 1 ? undefined : partsOf(lines[at] ?? '')
      if (parts?.value !== value)
        lines.splice(at, last - at, parts ? parts.before + value + parts.after : `${bare} ${value}`)
      return lines
    }
    // What it holds stands below it; `{}` and the like hold nothing that we could add to.
    if (!/:\s*(?:#.*)?$/.test(lines[at] ?? '')) lines[at] = bare
    ;[begin, end, above] = [at + 1, last, indent]
  }
  return lines
}

/** A key in a block, and behind what it holds; `at` is below 0 where there is none. */
function findKey(lines: readonly string[], key: string, begin: number, end: number, above: number) {
  const indent = indentBelow(lines, begin, end, above)
  const at = lines.findIndex(
    (line, i) => i >= begin && i < end && indentOf(line) === indent && keyOf(line) === key,
  )
  const after = at < 0 ? -1 : lines.findIndex((line, i) => i > at && i < end && isBeyond(line, indent))
  return { at, indent, last: lastSaid(lines, at + 1, after < 0 ? end : after) }
}

/** A line with a value of one word. */
function partsOf(line: string): { before: string; value: string; after: string } | undefined {
  const [, before = '', value = '', after = ''] =
    /^(\s*(?:"[^"]*"|'[^']*'|[^\s#'"-][^:#]*?)\s*:\s+)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'[\]{}#&*!|>%@`](?:[^#]|(?<!\s)#)*?)(\s*(?:\s#.*)?)$/.exec(
      line,
    ) ?? []
  return value === '' ? undefined : { before, value, after }
}

const isSaid = (line: string) => !/^\s*(?:#.*|---\s*)?$/.test(line)
const indentOf = (line: string) => (isSaid(line) ? /^ */.exec(line)?.[0].length : undefined)
const keyOf = (line: string) =>
  /^\s*(?:"([^"]*)"|'([^']*)'|([^\s#'"-][^:#]*?))\s*:(?:\s|$)/
    .exec(line)
    ?.slice(1)
    .find((key) => key !== undefined)

/** Of what stands directly in a block. */
function indentBelow(lines: readonly string[], begin: number, end: number, above: number): number {
  const first = lines.slice(begin, end).find(isSaid)
  const indent = first === undefined ? undefined : indentOf(first)
  return indent !== undefined && indent > above ? indent : above < 0 ? 0 : above + 2
}

/** Behind the last line of a block that says something: comments after it belong to what follows. */
function lastSaid(lines: readonly string[], begin: number, end: number): number {
  let last = end
  while (last > begin && !isSaid(lines[last - 1] ?? '')) last -= 1
  return last
}

/** It is no part of what a key of this indent holds. A list may stand right below its key. */
function isBeyond(line: string, indent: number): boolean {
  const own = indentOf(line)
  return own !== undefined && (own < indent || (own === indent && !line.trimStart().startsWith('- ')))
}
