import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readMail } from '../read-mail.ts'

/** Every mail written below `dataDir`, oldest first, decoded. */
export async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).sort()
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).map(decoded)
}

/** A mail's main headers and text, decoded. */
export function decoded(raw: string): string {
  const { head, text = '' } = readMail(raw)
  const shown = ['From', 'To', 'Subject'].map((name) => `${name}: ${head.get(name.toLowerCase())}`)
  return `\n${shown.join('\n')}\n\n${text}`
}

/** The code in a mail's link. */
export function codeIn(mail: string): string {
  const code = /\/(?:confirm|reset)\?lang=\w+#([\w-]+)/.exec(mail)?.[1]
  if (!code) throw new Error('the mail holds no link')
  return code
}
