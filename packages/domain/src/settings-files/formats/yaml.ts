import { flowEnd, valueInFlow, withFlowValue } from './flow.ts'
import { byLines } from './lines.ts'

/** A value, as YAML, by the keys that lead to it. */
export type YamlEntry = [keys: readonly string[], value: string]

/** What stands there as YAML; undefined if nothing does, null if it is more than one word of one line. */
export function yamlIn(text: string, keys: readonly string[]): string | null | undefined {
  const lines = text.split(/\r?\n/)
  const shape = shapeOf(lines)
  const root = rootFlow(lines)
  if (root) return valueInFlow(root.text, root.begin, keys)
  let [begin, end, above] = [0, lines.length, -1]
  for (const [depth, key] of keys.entries()) {
    const found = findKey(shape, key, begin, end, above)
    if (found.at < 0) return undefined
    if (depth === keys.length - 1)
      return found.last - found.at > 1 ? null : (partsOf(lines[found.at] ?? '')?.value ?? null)
    const flow = flowAt(lines, found.at)
    if (flow) return valueInFlow(flow.text, flow.begin, keys.slice(depth + 1))
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
  const shape = shapeOf(lines)
  const root = rootFlow(lines)
  if (root === null) return lines
  if (root) return withinFlow(lines, root, keys, value)
  let [begin, end, above] = [0, lines.length, -1]
  for (const [depth, key] of keys.entries()) {
    const { at, indent, last } = findKey(shape, key, begin, end, above)
    const rest = keys.slice(depth)
    if (at < 0) {
      lines.splice(lastSaid(shape, begin, end), 0, ...nestedLines(rest, value, indent))
      return lines
    }
    const bare = `${' '.repeat(indent)}${key}:`
    if (rest.length === 1) {
      const parts = last - at > 1 ? undefined : partsOf(lines[at] ?? '')
      if (parts?.value !== value)
        lines.splice(at, last - at, parts ? parts.before + value + parts.after : `${bare} ${value}`)
      return lines
    }
    const flow = flowAt(lines, at)
    // One that is not closed: the server refuses the file as it is.
    if (flow === null) return lines
    if (flow && !flow.isEmpty) return withinFlow(lines, flow, rest.slice(1), value)
    // What it holds stands below it; `{}` and the like hold nothing that we could add to.
    if (!/:\s*(?:[&!]\S*\s*)*(?:#.*)?$/.test(lines[at] ?? '')) {
      lines.splice(at, last - at, bare, ...nestedLines(rest.slice(1), value, indent + 2))
      return lines
    }
    ;[begin, end, above] = [at + 1, last, indent]
  }
  return lines
}

/** Keys below each other, the last with the value. */
const nestedLines = (keys: readonly string[], value: string, indent: number): string[] =>
  keys.map((key, i) => {
    const line = `${' '.repeat(indent + 2 * i)}${key}:`
    return i === keys.length - 1 ? `${line} ${value}` : line
  })

/** A map in braces, as text from the line on where it begins. */
type Flow = { line: number; text: string; begin: number; end: number; isEmpty: boolean }

/** The whole file in braces, if it is; null: they are not closed. */
function rootFlow(lines: readonly string[]): Flow | null | undefined {
  const first = lines.findIndex((line) => isSaid(line) && !line.startsWith('%'))
  return /^\s*(?:---\s+)?\{/.test(lines[first] ?? '') ? flowFrom(lines, first, /^\s*(?:---\s+)?/) : undefined
}

/** The map in braces that a key of a line holds; null: they are not closed. */
const flowAt = (lines: readonly string[], line: number): Flow | null | undefined =>
  flowFrom(lines, line, beforeFlow)

/** A key, and an anchor or a tag of what it holds. */
const beforeFlow = /^\s*(?:"[^"]*"|'[^']*'|[^\s#'"{[-][^:#]*?)\s*:\s+(?:[&!]\S*\s+)*(?=[{[])/

function flowFrom(lines: readonly string[], line: number, before: RegExp): Flow | null | undefined {
  const begin = before.exec(lines[line] ?? '')?.[0].length
  if (begin === undefined) return undefined
  const text = lines.slice(line).join('\n')
  if (text[begin] !== '{') return undefined
  const end = flowEnd(text, begin)
  if (end === undefined) return null
  return { line, text, begin, end, isEmpty: /^\{\s*\}$/.test(text.slice(begin, end)) }
}

function withinFlow(lines: readonly string[], flow: Flow, keys: readonly string[], value: string): string[] {
  const text = withFlowValue(flow.text, flow.begin, keys, value)
  // What can't be read can't be changed: the server would refuse the file as it is.
  return text === undefined ? [...lines] : [...lines.slice(0, flow.line), ...text.split('\n')]
}

/** The lines as they matter to blocks: those within brackets belong to what began above, however they are indented. */
function shapeOf(lines: readonly string[]): string[] {
  const shape = [...lines]
  for (let at = 0; at < lines.length; at += 1) {
    const begin = beforeFlow.exec(lines[at] ?? '')?.[0].length
    if (begin === undefined) continue
    const text = lines.slice(at).join('\n')
    const end = flowEnd(text, begin)
    const more = end === undefined ? 0 : text.slice(0, end).split('\n').length - 1
    for (let within = at + 1; within <= at + more; within += 1) shape[within] = inFlow
    at += more
  }
  return shape
}
/** Deeper than any block. */
const inFlow = `${' '.repeat(500)}in-brackets`

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
