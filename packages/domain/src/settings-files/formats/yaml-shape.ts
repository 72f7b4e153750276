import { flowEnd, quotedEnd, unquoted } from './flow.ts'

/** A flow map: positions in the whole text. */
export type Flow = { begin: number; end: number; isEmpty: boolean }
type Anchor = { name: string; line: number }

/**
 * The block structure of a YAML document. A null flow is not closed: the server refuses the file.
 */
export type YamlShape = {
  text: string
  /** Lines in brackets, quotes and block scalars are replaced by a line deeper than any block. */
  lines: string[]
  /** The flow map if it is the whole document. */
  root: Flow | null | undefined
  /** By the line of its key. */
  flows: Map<number, Flow | null>
  /** Lines of keys whose value is a block below, or empty. */
  openKeys: Set<number>
  anchors: Anchor[]
}

/** Deeper than any block. */
const covered = `${' '.repeat(500)}covered`
const blockScalar = /^[|>](?:[+-]?[1-9]?|[1-9][+-])\s*(?:\s#.*)?$/

type Owner = { line: number; indent: number }

/** Parses a document once from top to bottom, and stops at the first unclosed construct. */
export function shapeOf(lines: readonly string[]): YamlShape {
  const text = lines.join('\n')
  const shape: YamlShape = {
    ...{ text, lines: [...lines], root: undefined },
    ...{ flows: new Map(), openKeys: new Set(), anchors: [] },
  }
  const starts: number[] = []
  let length = 0
  for (const line of lines) {
    starts.push(length)
    length += line.length + 1
  }
  const start = (line: number) => starts[line] ?? length

  const first = lines.findIndex((line) => isSaid(line) && !line.startsWith('%'))
  const root = /^\s*(?:---\s+)?(?:[&!]\S*\s+)*(?=\{)/.exec(lines[first] ?? '')
  if (root) {
    shape.root = flowFrom(text, start(first) + root[0].length)
    return shape
  }

  /** The key or dash above, until its value is found. */
  let pending: Owner | undefined
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (!isSaid(line)) continue
    const node = nodeOf(line)
    if (node.indent === undefined && pending && node.column < pending.indent) pending = undefined
    const owner: Owner | undefined = node.indent === undefined ? pending : { line: at, indent: node.indent }
    pending = undefined
    for (const name of node.anchors) if (owner) shape.anchors.push({ name, line: owner.line })
    const sign = line[node.begin]
    if (sign === undefined || sign === '#') {
      if (owner && node.isKey) shape.openKeys.add(owner.line)
      pending = owner
      continue
    }
    if (!owner) continue
    if (owner.line !== at) {
      shape.openKeys.delete(owner.line)
      shape.lines[at] = covered
    }
    let last = at
    if (/[{["']/.test(sign)) {
      const begin = start(at) + node.begin
      const end = /["']/.test(sign) ? quotedEnd(text, begin) : flowEnd(text, begin)
      if (sign === '{') shape.flows.set(owner.line, flowFrom(text, begin, end))
      if (end === undefined) return shape
      while (start(last + 1) < end) last += 1
    } else if (sign !== '*') {
      // A block scalar or a plain one that continues in deeper lines. Comments end a plain one.
      const isBlock = blockScalar.test(line.slice(node.begin))
      while (last + 1 < lines.length && continues(lines[last + 1] ?? '', owner.indent, isBlock)) last += 1
    }
    for (let within = at + 1; within <= last; within += 1)
      if (/\S/.test(lines[within] ?? '')) shape.lines[within] = covered
    at = last
  }
  return shape
}

function continues(line: string, indent: number, isBlock: boolean): boolean {
  const column = line.search(/[^ ]/)
  if (column < 0 || !/\S/.test(line)) return true
  return column > indent && (isBlock || line[column] !== '#')
}

function flowFrom(text: string, begin: number, end = flowEnd(text, begin)): Flow | null {
  return end === undefined ? null : { begin, end, isEmpty: /^\{\s*\}$/.test(text.slice(begin, end)) }
}

/**
 * Start of a line's value, and its owner: `indent` is the column of its key or, without one, its
 * last dash.
 */
function nodeOf(line: string) {
  const column = line.search(/\S/)
  let begin = column
  let indent: number | undefined
  while (line[begin] === '-' && /^[ \t]|^$/.test(line[begin + 1] ?? '')) {
    indent = begin
    begin = pastBlanks(line, begin + 1)
  }
  const key = keyAt(line, begin)
  if (key) {
    indent = begin
    begin = pastBlanks(line, key.end)
  }
  const anchors: string[] = []
  while (line[begin] === '&' || line[begin] === '!') {
    const end = line.slice(begin).search(/\s/)
    const property = end < 0 ? line.slice(begin) : line.slice(begin, begin + end)
    if (property.startsWith('&')) anchors.push(property.slice(1))
    begin = pastBlanks(line, begin + property.length)
  }
  return { column, indent, begin, anchors, isKey: key !== undefined }
}

/** The key at a column of a line; `end` is after its colon. */
function keyAt(line: string, column: number): { key: string; end: number } | undefined {
  const sign = line[column] ?? ''
  if (sign === '"' || sign === "'") {
    const end = quotedEnd(line, column)
    const colon = end === undefined ? -1 : pastBlanks(line, end)
    return end !== undefined && isColon(line, colon)
      ? { key: unquoted(line.slice(column, end)), end: colon + 1 }
      : undefined
  }
  if (sign === '' || /[#{}[\],&*!|>%@`]/.test(sign) || /^[-?](?:\s|$)/.test(line.slice(column, column + 2)))
    return undefined
  for (let at = column; at < line.length; at += 1) {
    if (line[at] === '#' && /\s/.test(line[at - 1] ?? '')) return undefined
    if (isColon(line, at)) return { key: line.slice(column, at).trimEnd(), end: at + 1 }
  }
  return undefined
}

const isColon = (line: string, at: number) => line[at] === ':' && /^\s?$/.test(line[at + 1] ?? '')

function pastBlanks(line: string, begin: number): number {
  let at = begin
  while (/\s/.test(line[at] ?? '')) at += 1
  return at
}

/** The key at the start of a block's line. */
export const keyOf = (line: string): string | undefined => keyAt(line, pastBlanks(line, 0))?.key

/** A line with a single-word value. */
export function partsOf(line: string): { before: string; value: string; after: string } | undefined {
  const key = keyAt(line, pastBlanks(line, 0))
  const begin = key ? pastBlanks(line, key.end) : 0
  if (!key || begin === key.end || /^(?:[[\]{}#&*!|>%@`]|$)/.test(line[begin] ?? '')) return undefined
  const isQuoted = /["']/.test(line[begin] ?? '')
  const remark = line.slice(begin).search(/\s#/)
  const plain = remark < 0 ? line.slice(begin) : line.slice(begin, begin + remark)
  const end = isQuoted ? quotedEnd(line, begin) : begin + plain.trimEnd().length
  if (end === undefined || !/^\s*(?:\s#.*)?$/.test(line.slice(end))) return undefined
  return { before: line.slice(0, begin), value: line.slice(begin, end), after: line.slice(end) }
}

/** The anchor that a key's value is an alias of. */
export function aliasOf(line: string): string | undefined {
  const key = keyAt(line, pastBlanks(line, 0))
  return key && /^\s*\*([^\s,[\]{}]+)\s*(?:\s#.*)?$/.exec(line.slice(key.end))?.[1]
}

export const isSaid = (line: string): boolean => !/^\s*(?:#.*|---\s*)?$/.test(line)
export const indentOf = (line: string): number | undefined =>
  isSaid(line) ? /^ */.exec(line)?.[0].length : undefined
