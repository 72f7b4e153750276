import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Every mail that was written below `dataDir`, oldest first, as a reader sees it. */
export async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).sort()
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).map(decoded)
}

/** A mail with its head as it is and its text as a reader sees it. */
export function decoded(raw: string): string {
  const [head = '', body = ''] = raw.split(/\r\n\r\n([\s\S]*)/)
  const words = head
    .replaceAll(/\r\n\s+/g, ' ')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?= ?/gi, (_, text: string) => Buffer.from(text, 'base64').toString())
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?= ?/gi, (_, text: string) => quoted(text.replaceAll('_', ' ')))
  const text = /base64/i.test(head)
    ? Buffer.from(body, 'base64').toString()
    : quoted(body.replaceAll('=\r\n', ''))
  return `\n${words}\n\n${text}`
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  // What was not encoded is ASCII, so each sign is one byte by now.
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The code that a mail's link holds. */
export function codeIn(mail: string): string {
  const code = /\/(?:confirm|reset)\?lang=\w+#([\w-]+)/.exec(mail)?.[1]
  if (!code) throw new Error('the mail holds no link')
  return code
}
