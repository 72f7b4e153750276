import type { Locale } from '@zubr/i18n/locales'
import { type ContentFile, readContentFile } from './front-matter.ts'

const files = import.meta.glob<string>('../../../../content/{legal,wiki,faq,modpack,partners}/**/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const read = new Map<string, ContentFile>()
for (const [file, text] of Object.entries(files)) {
  const name = file.slice(file.indexOf('content/'))
  read.set(name, readContentFile(name, text))
}

/** A file of `content/`, for example `wiki/sftp` in German; undefined if the language lacks it. */
export function contentOf(name: string, locale: Locale): ContentFile | undefined {
  return read.get(`content/${name}/${locale}.md`)
}

/** The same for files that every language has, which the build's content check ensures. */
export function requiredContent(name: string, locale: Locale): ContentFile {
  const file = contentOf(name, locale)
  if (!file)
    throw new Error(`content/${name}/${locale}.md: expected the text in this language, found no file`)
  return file
}
