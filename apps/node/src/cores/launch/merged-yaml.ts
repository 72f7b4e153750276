/*
 * YAML with some values set, line by line: the rest, its order and its comments stay as they are. Used by start-in-data.ts, as
 * settings-files.ts is.
 */

export function mergedYaml(text: string, set: readonly [keys: readonly string[], value: string][]): string {
  let lines = text.replaceAll('\r\n', '\n').replace(/\n+$/, '').split('\n')
  if (lines.length === 1 && lines[0] === '') lines = []
  for (const [keys, value] of set) lines = withValue(lines, keys, value)
  return `${lines.join('\n')}\n`
}

function withValue(given: readonly string[], keys: readonly string[], value: string): string[] {
  const lines = [...given]
  let [begin, end, above] = [0, lines.length, -1]
  for (const [depth, key] of keys.entries()) {
    const indent = indentBelow(lines, begin, end, above)
    const at = lines.findIndex(
      (line, i) => i >= begin && i < end && indentOf(line) === indent && keyOf(line) === key,
    )
    const rest = keys.slice(depth)
    if (at < 0) {
      const added = rest.map((own, i) => {
        const line = `${' '.repeat(indent + 2 * i)}${own}:`
        return i === rest.length - 1 ? `${line} ${value}` : line
      })
      lines.splice(lastSaid(lines, begin, end), 0, ...added)
      return lines
    }
    const after = lines.findIndex((line, i) => i > at && i < end && isBeyond(line, indent))
    const last = lastSaid(lines, at + 1, after < 0 ? end : after)
    const bare = `${' '.repeat(indent)}${key}:`
    if (rest.length === 1) {
      lines.splice(at, last - at, `${bare} ${value}`)
      return lines
    }
    // What it holds stands below it; `{}` and the like hold nothing that we could add to.
    if (!/:\s*(?:#.*)?$/.test(lines[at] ?? '')) lines[at] = bare
    ;[begin, end, above] = [at + 1, last, indent]
  }
  return lines
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
