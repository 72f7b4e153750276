import { valueInFlow, withFlowValue } from './flow.ts'
import { byLines } from './lines.ts'
import {
  aliasOf,
  type Flow,
  indentOf,
  isSaid,
  keyOf,
  partsOf,
  shapeOf,
  type YamlShape,
} from './yaml-shape.ts'

/** A YAML value by its path of keys. */
export type YamlEntry = [keys: readonly string[], value: string]

/** The raw YAML value; undefined if missing, null if it is more than one word of one line. */
export function yamlIn(text: string, keys: readonly string[]): string | null | undefined {
  const lines = text.split(/\r\n?|\n/)
  const shape = shapeOf(lines)
  if (shape.root) return valueInFlow(shape.text, shape.root.begin, keys)
  let block: Block = { begin: 0, end: lines.length, above: -1 }
  for (const [depth, key] of keys.entries()) {
    let found = findKey(shape.lines, key, block)
    if (found.at < 0) return undefined
    if (depth === keys.length - 1)
      return found.last - found.at > 1 ? null : (partsOf(lines[found.at] ?? '')?.value ?? null)
    found = anchorOf(shape, lines, found.at) ?? found
    const flow = shape.flows.get(found.at)
    if (flow) return valueInFlow(shape.text, flow.begin, keys.slice(depth + 1))
    block = { begin: found.at + 1, end: found.last, above: found.indent }
  }
  return undefined
}

/** YAML with some values set line by line; the rest, its order and its comments stay. */
export const withYaml = (text: string, set: readonly YamlEntry[]): string =>
  byLines(text, (original) => {
    let lines = [...original]
    for (const [keys, value] of set) lines = withValue(lines, keys, value)
    return lines
  })

function withValue(original: readonly string[], keys: readonly string[], value: string): string[] {
  const lines = [...original]
  const shape = shapeOf(lines)
  if (shape.root === null) return lines
  if (shape.root) return withinFlow(shape, shape.root, keys, value)
  let block: Block = { begin: 0, end: lines.length, above: -1 }
  for (const [depth, key] of keys.entries()) {
    const { at, indent, last } = findKey(shape.lines, key, block)
    const rest = keys.slice(depth)
    if (at < 0) {
      lines.splice(lastSaid(shape.lines, block.begin, block.end), 0, ...nestedLines(rest, value, indent))
      return lines
    }
    const bare = `${' '.repeat(indent)}${key}:`
    if (rest.length === 1) {
      const parts = last - at > 1 ? undefined : partsOf(lines[at] ?? '')
      if (parts?.value !== value)
        lines.splice(at, last - at, parts ? parts.before + value + parts.after : `${bare} ${value}`)
      return lines
    }
    const flow = shape.flows.get(at)
    // An unclosed flow map: the server refuses the file anyway.
    if (flow === null) return lines
    if (flow && !flow.isEmpty) return withinFlow(shape, flow, rest.slice(1), value)
    if (aliasOf(lines[at] ?? '') !== undefined) {
      const copy = withCopy(shape, lines, { at, indent, bare })
      return copy ? withValue(copy, keys, value) : lines
    }
    // Its content is below it; `{}` and the like have no content to extend.
    if (!shape.openKeys.has(at)) {
      lines.splice(at, last - at, bare, ...nestedLines(rest.slice(1), value, indent + 2))
      return lines
    }
    block = { begin: at + 1, end: last, above: indent }
  }
  return lines
}

/** Nested keys, the last with the value. */
const nestedLines = (keys: readonly string[], value: string, indent: number): string[] =>
  keys.map((key, i) => {
    const line = `${' '.repeat(indent + 2 * i)}${key}:`
    return i === keys.length - 1 ? `${line} ${value}` : line
  })

function withinFlow(shape: YamlShape, flow: Flow, keys: readonly string[], value: string): string[] {
  // An unparsable flow map is left unchanged: the server refuses the file anyway.
  return (withFlowValue(shape.text, flow.begin, keys, value) ?? shape.text).split('\n')
}

/** The key with the anchor of a line's alias; undefined if the anchor belongs to no key. */
function anchorOf(shape: YamlShape, lines: readonly string[], line: number) {
  const alias = aliasOf(lines[line] ?? '')
  const at = shape.anchors.findLast((each) => each.name === alias && each.line < line)?.line
  const indent = at === undefined ? undefined : indentOf(lines[at] ?? '')
  if (at === undefined || indent === undefined || keyOf(lines[at] ?? '') === undefined) return undefined
  return { at, indent, last: endOfValue(shape.lines, at, lines.length, indent) }
}

/** The lines with a copy of an alias's target, so that a change leaves the original unchanged. */
function withCopy(
  shape: YamlShape,
  lines: readonly string[],
  { at, indent, bare }: { at: number; indent: number; bare: string },
): string[] | undefined {
  const anchor = anchorOf(shape, lines, at)
  if (!anchor) return undefined
  const flow = shape.flows.get(anchor.at)
  const body = lines.slice(anchor.at + 1, anchor.last)
  const first = indentOf(body.find(isSaid) ?? '')
  if (!flow && (first === undefined || !shape.openKeys.has(anchor.at))) return undefined
  const shift = (line: string) => {
    const blanks = /^ */.exec(line)?.[0].length ?? 0
    return line === '' ? '' : ' '.repeat(Math.max(0, blanks - (first ?? 0) + indent + 2)) + line.slice(blanks)
  }
  const copy = flow
    ? `${bare} ${shape.text.slice(flow.begin, flow.end)}`.split('\n')
    : [bare, ...body.map(shift)]
  return lines.toSpliced(at, 1, ...copy)
}

/** Lines below a key with the indent `above`; `end` is exclusive. */
type Block = { begin: number; end: number; above: number }

/**
 * A key in a block, and the end of its content; `at` is negative if missing. Of duplicates the last
 * counts.
 */
function findKey(lines: readonly string[], key: string, { begin, end, above }: Block) {
  const indent = indentBelow(lines, begin, end, above)
  const at = lines.findLastIndex(
    (line, i) => i >= begin && i < end && indentOf(line) === indent && keyOf(line) === key,
  )
  return { at, indent, last: endOfValue(lines, at, end, indent) }
}

function endOfValue(lines: readonly string[], at: number, end: number, indent: number): number {
  const after = at < 0 ? -1 : lines.findIndex((line, i) => i > at && i < end && isBeyond(line, indent))
  return lastSaid(lines, at + 1, after < 0 ? end : after)
}

/** Indent of a block's direct entries. */
function indentBelow(lines: readonly string[], begin: number, end: number, above: number): number {
  const first = lines.slice(begin, end).find(isSaid)
  const indent = first === undefined ? undefined : indentOf(first)
  return indent !== undefined && indent > above ? indent : above < 0 ? 0 : above + 2
}

/** The end of a block's last non-empty line: comments after it belong to the next key. */
function lastSaid(lines: readonly string[], begin: number, end: number): number {
  let last = end
  while (last > begin && !isSaid(lines[last - 1] ?? '')) last -= 1
  return last
}

/**
 * Whether a line is outside the content of a key with this indent. A list may start at the key's
 * own indent.
 */
function isBeyond(line: string, indent: number): boolean {
  const own = indentOf(line)
  return own !== undefined && (own < indent || (own === indent && !line.trimStart().startsWith('- ')))
}
