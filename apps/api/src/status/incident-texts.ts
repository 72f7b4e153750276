import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { isLocale, type Locale, locales } from '@zubr/i18n/locales'
import { OperatorError } from '../operators/operator.ts'

const maxFileBytes = 64 * 1024
const maxTitleLength = 200
const maxTextLength = 10_000

export type WrittenTexts = {
  titles: Partial<Record<Locale, string>>
  texts: Partial<Record<Locale, string>>
}

/**
 * Reads the operator's texts, one UTF-8 Markdown file per language: `<anything>.<language
 * code>.md`. A heading `# …` in the first line is the title. `titles` says whether files need one.
 * Throws OperatorError.
 */
export async function readTexts(
  files: readonly string[],
  { folder, titles: expected }: { folder: string; titles: 'needed' | 'allowed' | 'refused' },
): Promise<WrittenTexts> {
  const written: WrittenTexts = { titles: {}, texts: {} }
  const sources = new Map<Locale, string>()
  for (const file of files) {
    const locale = localeOf(file)
    const other = sources.get(locale)
    if (other !== undefined) throw new OperatorError(`${other} and ${file}: expected one file for ${locale}`)
    sources.set(locale, file)
    const { title, text } = split(await contentOf(path.resolve(folder, file), file))
    if (title === undefined && expected === 'needed')
      throw new OperatorError(
        `${file}: expected its first line to be the title, like "# Nodes in Minsk are slow"`,
      )
    if (title !== undefined && expected === 'refused')
      throw new OperatorError(
        `${file}: expected no title ("# ${title}") here; only open, plan and edit take one`,
      )
    if (title !== undefined && title.length > maxTitleLength)
      throw new OperatorError(
        `${file}: expected a title of at most ${maxTitleLength} characters, not ${title.length}`,
      )
    if (text.length > maxTextLength)
      throw new OperatorError(
        `${file}: expected a text of at most ${maxTextLength} characters, not ${text.length}`,
      )
    if (text === '' && expected !== 'allowed')
      throw new OperatorError(
        `${file}: expected a text${expected === 'needed' ? ' after the title' : ''}; there is none`,
      )
    if (title !== undefined) written.titles[locale] = title
    if (text !== '') written.texts[locale] = text
  }
  return written
}

function localeOf(file: string): Locale {
  const [, code] = /\.([^./\\]+)\.md$/i.exec(path.basename(file)) ?? []
  if (code === undefined)
    throw new OperatorError(`${file}: expected a name like outage.ru.md, with the language's code before .md`)
  if (!isLocale(code))
    throw new OperatorError(`${file}: there is no language "${code}"; expected one of ${locales.join(', ')}`)
  return code
}

async function contentOf(absolute: string, file: string): Promise<string> {
  let bytes: Buffer
  try {
    const { size } = await stat(absolute)
    if (size > maxFileBytes)
      throw new OperatorError(
        `${file}: expected at most ${maxFileBytes / 1024} KB, not ${Math.ceil(size / 1024)} KB`,
      )
    bytes = await readFile(absolute)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`${file}: expected a file at ${absolute}; it cannot be read`)
  }
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // PostgreSQL's text type cannot hold a NUL.
    if (!content.includes('\0')) return content
  } catch {
    // The text is not UTF-8, which the error below says.
  }
  throw new OperatorError(`${file}: expected text in UTF-8`)
}

function split(content: string): { title: string | undefined; text: string } {
  const lines = content.replaceAll('\r\n', '\n').trim().split('\n')
  const title = /^#[ \t]+(.*?)[ \t]*#*$/.exec(lines[0] ?? '')?.[1]
  return title
    ? { title, text: lines.slice(1).join('\n').trim() }
    : { title: undefined, text: lines.join('\n') }
}
