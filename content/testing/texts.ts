import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogues } from '@zubr/i18n/catalogues/catalogues'
import { isLocale, type Locale } from '@zubr/i18n/locales'
import { company, openingHours } from '../brand.ts'
import { campaigns } from '../campaigns.ts'
import { tiers } from '../plans.ts'
import { reviews } from '../reviews.ts'

/** A visible text with its file and line, or its message. */
export type Text = { locale: Locale; place: string; text: string }

/** Messages of the game, quoted in English. */
const gameMessages = /You are not whitelisted|Unable to connect to world/g

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every Markdown file of the site, with its language. */
export const contentFiles = globSync('content/**/*.md', { cwd: root, exclude: ['**/node_modules/**'] })
  .map((file) => file.replaceAll('\\', '/'))
  .flatMap((file) => {
    const locale = path.basename(file, '.md')
    return isLocale(locale) ? [{ file, locale }] : []
  })

/**
 * Paragraphs, headings, items and fields of a Markdown file, without code, URLs and placeholders.
 */
export function paragraphsOf(file: string, locale: Locale): Text[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const prose = source
    .replace(/^[^\S\n]*(`{3,}|~{3,}).*?^[^\S\n]*\1[^\S\n]*$/gms, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\{#?[\w-]+\}/g, ' ')
    .replace(gameMessages, ' ')
  return prose
    .split('\n')
    .flatMap((text, index) => (/\p{L}/u.test(text) ? [{ locale, place: `${file}:${index + 1}`, text }] : []))
}

export function stringsOf(tree: unknown, place: string): { place: string; text: string }[] {
  if (typeof tree === 'string') return [{ place, text: tree.replace(/\{\w+\}/g, ' ') }]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, value]) => stringsOf(value, `${place}.${key}`))
}

/** Messages, e-mails and texts of data files in one language. */
export const messageTexts = (locale: Locale): Text[] =>
  [
    ...Object.entries(catalogues).flatMap(([folder, messages]) =>
      stringsOf(messages[locale], `packages/i18n/src/${folder}`),
    ),
    ...[company.name, company.address].flatMap((text, index) => stringsOf(text[locale], `company.${index}`)),
    ...stringsOf(openingHours[locale], 'openingHours'),
    ...Object.entries(tiers).flatMap(([tier, text]) => stringsOf(text[locale], `tiers.${tier}`)),
    ...campaigns.flatMap(({ id, text }) => stringsOf(text[locale], `campaigns.${id}`)),
    ...reviews.flatMap(({ author, text }) => stringsOf(text[locale], `reviews.${author}`)),
  ].map((entry) => ({ ...entry, locale }))

/** All visible texts in one language. */
export const allTexts = (locale: Locale): Text[] => [
  ...contentFiles.filter((file) => file.locale === locale).flatMap(({ file }) => paragraphsOf(file, locale)),
  ...messageTexts(locale),
]
