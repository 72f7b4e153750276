/** A decoded mail, as a recipient sees it. */
export type ReadMail = {
  /** Decoded headers by lower-case name. */
  head: ReadonlyMap<string, string>
  text: string | undefined
  html: string | undefined
}

/**
 * Parses what nodemailer writes: a text, a page, or both as alternatives. Source: RFC 2045 to 2047.
 */
export function readMail(raw: string): ReadMail {
  const { head, body } = partOf(raw)
  const read: { text: string | undefined; html: string | undefined } = { text: undefined, html: undefined }
  collect(head, body, read)
  return { head: new Map([...head].map(([name, value]) => [name, decodeWords(value)])), ...read }
}

type Head = ReadonlyMap<string, string>

function collect(head: Head, body: string, into: Pick<ReadMail, 'text' | 'html'>): void {
  const type = head.get('content-type') ?? 'text/plain'
  const boundary = /^multipart\/.*?\bboundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary !== undefined) {
    // The text before the first boundary and after the last is no part.
    for (const raw of body.split(`--${boundary}`).slice(1, -1)) {
      const part = partOf(raw.replace(/^\r?\n/, ''))
      collect(part.head, part.body, into)
    }
    return
  }
  const text = () => decoded(body, head.get('content-transfer-encoding') ?? '7bit')
  if (/^text\/html\b/i.test(type)) into.html ??= text()
  else if (/^text\/plain\b/i.test(type)) into.text ??= text()
}

function partOf(raw: string): { head: Head; body: string } {
  const [top = '', body = ''] = raw.split(/\r?\n\r?\n([\s\S]*)/)
  const lines = top.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const head = new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? []
      return [name.toLowerCase(), value] as const
    }),
  )
  return { head, body }
}

function decoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString()
  const text = /quoted-printable/i.test(encoding) ? quoted(body.replaceAll(/=\r?\n/g, '')) : body
  return text.replaceAll('\r\n', '\n')
}

/**
 * A header's value with encoded words decoded. Whitespace between two of them only folds the line.
 */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replaceAll(/=\?UTF-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      /b/i.test(how) ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    )
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  // Text that was not encoded is ASCII, so each character is one byte now.
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
