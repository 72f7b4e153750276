/*
 * Java `.properties` files, and those of programs without Java's escapes. Unchanged text stays byte
 * for byte. Modules of this folder import nothing outside it, because the agent's start-in-data.ts
 * runs with only this folder.
 */

export type Property = { key: string; value: string }
type Values = Readonly<Record<string, string>>

/**
 * `line`: its first line, counted from 1; `written`: its lines joined, with escapes as in the file.
 */
export type WrittenProperty = Property & { line: number; written: string }

/** All settings in order; of duplicate keys Java uses the last. */
export function propertiesIn(text: string): WrittenProperty[] {
  let next = 1
  return logicalLines(text).flatMap((whole) => {
    const line = next
    next += textLines(whole).length
    const parts = partsOf(whole)
    if (!parts) return []
    const { before, between, value } = parts
    const written = (before + between + value).replaceAll(/\\(?:\r\n|\r|\n)[ \t\f]*/g, '')
    return [{ key: unescaped(before), value: unescaped(value), line, written }]
  })
}

/** Sets some values. Non-ASCII text is escaped: old cores read such files as Latin-1. */
export const withProperties = (text: string, set: Values): string =>
  changed(text, set, {
    lines: logicalLines(text),
    entryOf(line) {
      const parts = partsOf(line)
      return parts && { key: unescaped(parts.before), value: unescaped(parts.value), parts }
    },
    written: escaped,
  })

/** The same if the text after the equals sign is the literal value. */
export const plainPropertiesIn = (text: string): Property[] =>
  textLines(text).flatMap((line) => {
    const parts = plainPartsOf(line)
    return parts ? [{ key: parts.before, value: parts.value }] : []
  })

export const withPlainProperties = (text: string, set: Values): string =>
  changed(text, set, {
    lines: textLines(text),
    entryOf(line) {
      const parts = plainPartsOf(line)
      return parts && { key: parts.before, value: parts.value, parts }
    },
    written: (value) => value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
  })

type Parts = { before: string; between: string; lead: string; value: string; end: string }
type Reader = {
  lines: readonly string[]
  entryOf(line: string): (Property & { parts: Parts }) | undefined
  written(value: string): string
}

function changed(text: string, set: Values, { lines, entryOf, written }: Reader): string {
  const entries = lines.map(entryOf)
  // The last one is in effect.
  const present = new Map(entries.flatMap((entry) => (entry ? [[entry.key, entry.value] as const] : [])))
  const wanted = Object.entries(set).filter(([key, value]) => present.get(key) !== value)
  if (wanted.length === 0) return text
  const left = new Map(wanted)
  const known = new Set(left.keys())
  const newLines = lines.flatMap((line, index) => {
    const entry = entries[index]
    if (!entry || !known.has(entry.key)) return [line]
    const value = left.get(entry.key)
    left.delete(entry.key)
    if (value === undefined) return []
    const { lead, before, between, end } = entry.parts
    return [lead + before + (between === '' ? '=' : between) + written(value) + end]
  })
  const end = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'
  const last = newLines.at(-1)
  if (left.size > 0 && last !== undefined && !/[\r\n]$/.test(last)) newLines.push(end)
  return newLines.join('') + [...left].map(([key, value]) => `${key}=${written(value)}${end}`).join('')
}

/** Lines with their line ends. */
const textLines = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? []

/** Lines joined with their backslash continuations. */
function logicalLines(text: string): string[] {
  const lines: string[] = []
  let open = false
  for (const line of textLines(text)) {
    if (open) lines.push((lines.pop() ?? '') + line)
    else lines.push(line)
    const bare = line.replace(/[\r\n]+$/, '')
    const isComment: boolean = !open && /^[ \t\f]*[#!]/.test(bare)
    open = !isComment && (/\\*$/.exec(bare)?.[0].length ?? 0) % 2 === 1
  }
  return lines
}

/** Spaces, also across a backslash continuation. */
const blanks = String.raw`(?:[ \t\f]|\\(?:\r\n|\r|\n))*`
/** The parts of an entry. Source: java.util.Properties, `load(Reader)`. */
const entry = new RegExp(
  String.raw`^(${blanks})((?:[^ \t\f\r\n=:\\]|\\(?:\r\n|\r|\n)[ \t\f]*|\\[^\r\n])+)(${blanks}[=:]?${blanks})([\s\S]*)$`,
)

function partsOf(line: string): Parts | undefined {
  const [, lead = '', before = '', between = '', rest = ''] = entry.exec(line) ?? []
  if (before === '' || /^[#!]/.test(before)) return undefined
  const end = /(?:\r\n|\r|\n)?$/.exec(rest)?.[0] ?? ''
  return { lead, before, between, value: rest.slice(0, rest.length - end.length), end }
}

function plainPartsOf(line: string): Parts | undefined {
  const [, lead = '', before = '', between = '', value = '', end = ''] =
    /^(\s*)([^#=\s][^=\r\n]*?)([ \t]*=)([^\r\n]*)([\r\n]*)$/.exec(line) ?? []
  return before === '' ? undefined : { lead, before, between, value, end }
}

const signs: Record<string, string> = { t: '\t', n: '\n', r: '\r', f: '\f' }

const unescaped = (text: string): string =>
  text.replaceAll(
    /\\(?:u([\da-fA-F]{4})|(?:\r\n|\r|\n)[ \t\f]*|([\s\S])|$)/g,
    (_, code: string | undefined, sign: string | undefined) =>
      code !== undefined ? String.fromCharCode(Number.parseInt(code, 16)) : sign ? (signs[sign] ?? sign) : '',
  )

const escaped = (value: string): string =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replace(/^ /, '\\ ')
    .replaceAll(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
