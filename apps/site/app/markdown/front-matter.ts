/**
 * A parsed Markdown file of `content/`: `key: value` lines between `---`, and the text below them.
 */
export type ContentFile = {
  fields: Readonly<Record<string, string>>
  body: string
  /** Line number of `body` in the file, for error messages. */
  bodyLine: number
}

/** Throws with the file, the line and the expected syntax. */
export function readContentFile(name: string, text: string): ContentFile {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0)
    throw new Error(`${name}:1: expected front matter between two lines of ---`)
  const fields: Record<string, string> = {}
  for (const [index, line] of lines.slice(1, end).entries()) {
    const field = /^([a-zA-Z]+): (.+)$/.exec(line)
    if (!field?.[1] || !field[2])
      throw new Error(`${name}:${index + 2}: expected "key: value", found "${line}"`)
    fields[field[1]] = field[2].trim()
  }
  return {
    fields,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
    bodyLine: end + 2,
  }
}

/** Anchor of a heading: letters and digits joined by hyphens. `{#id}` in a heading overrides it. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** A heading's text and its anchor. */
export function headingOf(text: string): { text: string; id: string } {
  const named = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text)
  return named?.[1] && named[2] ? { text: named[1], id: named[2] } : { text, id: slugOf(text) }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}
/** A text without HTML entities, which marked and React's server renderer insert. */
export function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity)
}
