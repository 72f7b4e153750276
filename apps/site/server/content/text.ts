import type { LegalEditions } from '@zubr/domain/legal/editions'
import type { Locale } from '@zubr/i18n/locales'
import { defaultLocale, isLocale, localeFacts, locales } from '@zubr/i18n/locales'
import { type DocumentSection, structureOf } from '../../app/documents/document-text.ts'
import { type ContentFile, headingOf, readContentFile } from '../../app/markdown/front-matter.ts'
import { articlePictures, isArticlePicture } from '../../app/markdown/picture-ids.ts'
import { documentFolders, documentOf, isLandingId, pageAt } from '../../app/pages.ts'

export type TextFault = { file: string; line: number; fault: string }

/** Rules for the texts, derived from the data. */
export type TextRules = {
  legalEditions: LegalEditions
  partners: readonly string[]
  wikiSections: Readonly<Record<string, readonly string[]>>
  placeholders: readonly string[]
  /** Placeholders allowed only in one folder's texts, by the folder's name. */
  ownPlaceholders: Readonly<Record<string, readonly string[]>>
  terms: readonly string[]
  planIds: readonly string[]
}

type Line = { text: string; number: number }
type Heading = Line & { depth: number; id: string; named: boolean }
type Doc = ContentFile & {
  file: string
  folder: string
  locale: Locale
  /** Lines outside code blocks, which are shown unchanged. */
  lines: Line[]
  headings: Heading[]
  /** Numbered sections of a legal text; empty for others. */
  sections: DocumentSection[]
  /** Whether a legal text lists its changes above the preamble. */
  saysChanges: boolean
}

/** Anchors of pages beside the headings of their text. */
const ownAnchors: Record<string, readonly string[]> = { partner: ['application', 'ways'] }
const landingAnchors = ['plans', 'finder']

/** Errors of the Markdown files, by path from the repository's root. */
export function textFaults(files: Readonly<Record<string, string>>, rules: TextRules): TextFault[] {
  const faults: TextFault[] = []
  const say = (file: string, line: number, fault: string) => faults.push({ file, line, fault })
  const articles = Object.values(rules.wikiSections).flat()
  const folders = [
    ...Object.entries(rules.legalEditions).flatMap(([name, editions]) =>
      editions.map(({ inForce }) => `legal/${name}/${inForce}`),
    ),
    'faq',
    'modpack',
    ...rules.partners.map((name) => `partners/${name}`),
    ...articles.map((slug) => `wiki/${slug}`),
  ]

  const docs = new Map<string, Doc>()
  for (const [file, text] of Object.entries(files)) {
    const [, folder = '', name = ''] = /^content\/(.+)\/([^/]+)\.md$/.exec(file) ?? []
    if (!folders.includes(folder))
      say(file, 1, 'expected a text that a page shows, found a folder no page knows')
    else if (!isLocale(name)) say(file, 1, `expected one of ${locales.join(', ')}, found "${name}"`)
    else
      try {
        docs.set(`${folder}/${name}`, docOf(file, folder, name, text))
      } catch (error) {
        const [, line, fault] = /^[^:]+:(\d+): (.*)$/s.exec(String((error as Error).message)) ?? []
        if (!fault) throw error
        say(file, Number(line), fault)
      }
  }
  for (const folder of folders)
    for (const locale of locales) {
      const file = `content/${folder}/${locale}.md`
      if (!(file in files) && (locale === defaultLocale || !folder.startsWith('wiki/')))
        say(file, 1, `expected this text in ${localeFacts[locale].name}, found no file`)
    }

  const docAt = (folder: string, locale: Locale) =>
    docs.get(`${folder}/${locale}`) ?? docs.get(`${folder}/${defaultLocale}`)
  const anchorsOf = (path: string, locale: Locale): readonly string[] => {
    const page = pageAt(path)
    if (!page) return []
    if (isLandingId(page.id))
      return [
        ...landingAnchors,
        ...rules.planIds.map((id) => `plan-${id}`),
        ...(docAt('faq', locale)?.headings ?? []).map(({ id }) => id),
      ]
    const document = documentOf(page.id)
    if (document) {
      const name = documentFolders[document.id]
      // The newest edition: a link to a clause that it lacks would soon break.
      const edition = document.edition ?? rules.legalEditions[name]?.at(-1)?.inForce
      return clauseAnchors(docAt(`legal/${name}/${edition}`, locale))
    }
    const folder = { arcania: 'modpack', crazby: 'partners/crazby' }[page.id as string] ?? page.id
    return [...(ownAnchors[page.id] ?? []), ...(docAt(folder, locale)?.headings ?? []).map(({ id }) => id)]
  }

  for (const doc of docs.values()) {
    const sayHere = (line: number, fault: string) => say(doc.file, line, fault)
    const russian = docs.get(`${doc.folder}/${defaultLocale}`)
    checkFields(doc, files[doc.file] ?? '', rules, sayHere)
    checkHeadings(doc, russian, sayHere)
    checkLines(doc, rules, sayHere)
    checkLinks(doc, rules, anchorsOf, sayHere)
    if (doc.folder.startsWith('legal/')) checkChanges(doc, rules, sayHere)
    if (doc.folder.startsWith('legal/') && russian && doc !== russian) compareClauses(doc, russian, sayHere)
  }
  return faults
}

type Say = (line: number, fault: string) => void

function docOf(file: string, folder: string, locale: Locale, text: string): Doc {
  const read = readContentFile(file, text)
  const lines: Line[] = []
  let fence: string | undefined
  for (const [index, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (index + 1 < read.bodyLine) continue
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1]
    if (fence ? mark?.startsWith(fence) : mark) fence = fence ? undefined : mark
    else if (!fence) lines.push({ text: line, number: index + 1 })
  }
  const headings = lines.flatMap(({ text: line, number }) => {
    const [, marks = '', words = ''] = /^(#{1,6})\s+(.+?)\s*$/.exec(line) ?? []
    const { id } = headingOf(words)
    return marks ? [{ text: words, number, depth: marks.length, id, named: /\{#[\w-]+\}$/.test(words) }] : []
  })
  const legal = folder.startsWith('legal/') ? structureOf(read.body) : undefined
  const [sections, saysChanges] = [legal?.sections ?? [], (legal?.changes.length ?? 0) > 0]
  return { ...read, file, folder, locale, lines, headings, sections, saysChanges }
}

function clauseAnchors(doc: Doc | undefined): string[] {
  return (doc?.sections ?? []).flatMap(({ number, clauses }) => [
    `s${number}`,
    ...clauses.map((clause) => `c${clause.number}`),
  ])
}

function checkFields(doc: Doc, text: string, rules: TextRules, say: Say) {
  const { folder, fields, locale } = doc
  const lineOf = (key: string) =>
    Math.max(1, text.split('\n').findIndex((line) => line.startsWith(`${key}: `)) + 1)
  const kind = folder.split('/')[0]
  const slug = folder.slice('wiki/'.length)
  const ofTheSite = rules.wikiSections.site?.includes(slug)
  const wanted = [
    'title',
    ...(kind === 'faq' ? [] : ['description']),
    ...(kind === 'wiki' ? ['section', 'order'] : []),
    // Only for articles about the game.
    ...(kind === 'wiki' && !ofTheSite ? ['versions'] : []),
    ...(locale === defaultLocale ? [] : ['source']),
  ]
  for (const key of wanted)
    if (!(key in fields)) say(1, `expected "${key}: …" in the front matter, found none`)
  for (const key of Object.keys(fields))
    if (!wanted.includes(key)) say(lineOf(key), `expected only ${wanted.join(', ')}, found "${key}"`)
  const hold = (key: string, expected: string, holds: (value: string) => boolean) => {
    const value = fields[key]
    if (value !== undefined && wanted.includes(key) && !holds(value))
      say(lineOf(key), `${key}: expected ${expected}, found "${value}"`)
  }
  const inTitles = ['brand', ...(kind === 'partners' ? (rules.ownPlaceholders[folder] ?? []) : [])]
  for (const key of ['title', 'description'])
    hold(key, `no placeholder but ${listed(inTitles)}`, (value) =>
      [...value.matchAll(/\{(\w*)/g)].every(([, name = '']) => inTitles.includes(name)),
    )
  hold('source', 'the first 12 hex digits of the Russian file’s SHA-256', (value) =>
    /^[0-9a-f]{12}$/.test(value),
  )
  const [section, slugs] = Object.entries(rules.wikiSections).find(([, own]) => own.includes(slug)) ?? []
  hold('section', `${section} as in content/wiki.ts`, (value) => value === section)
  const place = String((slugs?.indexOf(slug) ?? 0) + 1)
  hold('order', `${place} as in content/wiki.ts`, (value) => value === place)
}

function checkHeadings({ folder, headings, lines }: Doc, russian: Doc | undefined, say: Say) {
  const onlySecond = folder.startsWith('legal/') || folder === 'faq'
  const seen = new Set<string>()
  for (const [index, { number, depth, id, named, text }] of headings.entries()) {
    const levels = onlySecond ? [2] : index === 0 ? [2] : [2, 3]
    if (!levels.includes(depth))
      say(number, `expected a heading of level ${levels.join(' or ')}, found level ${depth}`)
    if (seen.has(id)) say(number, `expected another anchor for each heading, found #${id} again`)
    seen.add(id)
    if (folder === 'faq' && !named)
      say(number, `expected the question's own address {#…} after it, found "${text}"`)
    if (folder.startsWith('legal/') && named)
      say(number, 'expected no {#…}, since sections are numbered, found one')
  }
  for (const [index, { text, number }] of lines.entries())
    if (
      /^(?:=+|-+)\s*$/.test(text) &&
      lines[index - 1]?.text.trim() &&
      lines[index - 1]?.number === number - 1
    )
      say(number, `expected a heading written with ##, found one underlined with ${text[0]}`)
  if (folder !== 'faq' || !russian) return
  for (const { id } of russian.headings)
    if (!seen.has(id)) say(1, `expected the question #${id} as in Russian, found none`)
  for (const { id, number, named } of headings)
    if (named && !russian.headings.some((heading) => heading.id === id))
      say(number, `expected an address that the Russian text has, found #${id}`)
}

/** Inline code is shown unchanged. */
const withoutCode = (line: string) =>
  line.replace(/(`+)(?:.*?[^`])?\1(?!`)/g, (code) => ' '.repeat(code.length))

const listed = (placeholders: readonly string[]) => `{${placeholders.join('} {')}}`

function checkLines({ folder, lines }: Doc, { placeholders, ownPlaceholders }: TextRules, say: Say) {
  const known = [...placeholders, ...(ownPlaceholders[folder] ?? [])]
  for (const { text, number } of lines) {
    for (const [whole, name = ''] of text.matchAll(/\{(\w*)\}/g))
      if (!known.includes(name)) say(number, `expected one of ${listed(known)}, found ${whole}`)
    const tag = /<(?:\/?[a-zA-Z][\w-]*(?=[\s/>])|!--)/.exec(withoutCode(text))?.[0]
    if (tag) say(number, `expected Markdown, found the HTML ${tag}`)
  }
}

function checkLinks(
  { folder, locale, lines }: Doc,
  { terms }: TextRules,
  anchorsOf: (path: string, locale: Locale) => readonly string[],
  say: Say,
) {
  const ownPath = folder.startsWith('legal/')
    ? `/legacy/${folder.split('/')[1]}`
    : ({ faq: '/', modpack: '/arcania' }[folder] ?? `/${folder.replace(/^partners\//, '')}`)
  const links = lines.flatMap(({ text, number }) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]*)[^)]*\)/g)].map(([, href = '']) => ({ href, number })),
  )
  for (const { href, number } of links) {
    if (href.startsWith('term:')) {
      if (!folder.startsWith('legal/')) say(number, `expected term: in legal texts only, found ${href}`)
      else if (!terms.includes(href.slice('term:'.length)))
        say(number, `expected a term of content/legal/terms.ts, found "${href.slice('term:'.length)}"`)
    } else if (href.startsWith('picture:')) {
      if (!isArticlePicture(href.slice('picture:'.length)))
        say(
          number,
          `expected a picture of ${articlePictures.join(', ')}, found "${href.slice('picture:'.length)}"`,
        )
    } else if (/^[/#]/.test(href)) {
      const [path = '', anchor] = href.split('#')
      const page = pageAt(path || ownPath)
      if (page?.status !== 200) say(number, `expected a page of apps/site/app/pages.ts, found ${path}`)
      else if (anchor !== undefined && !anchorsOf(page.path, locale).includes(decodeURI(anchor)))
        say(number, `expected an anchor of ${page.path}, found #${anchor}`)
    } else if (!/^(?:mailto:|tel:)\S/.test(href) && !(/^https:\/\//.test(href) && URL.canParse(href)))
      say(number, `expected a link that begins with /, #, https://, mailto: or tel:, found "${href}"`)
  }
}

/** Changes of a new edition are a list above its preamble. */
function checkChanges({ folder, bodyLine, saysChanges }: Doc, { legalEditions }: TextRules, say: Say) {
  const [, name = '', inForce] = folder.split('/')
  const isFirst = legalEditions[name]?.[0]?.inForce === inForce
  if (isFirst && saysChanges)
    say(bodyLine, 'expected no list above the preamble of a first edition, found one')
  if (!isFirst && !saysChanges)
    say(bodyLine, 'expected a list of what this edition changes above the preamble, found none')
}

/** Clauses are numbered by position, so a translation must have all of them. */
function compareClauses(doc: Doc, russian: Doc, say: Say) {
  const found = doc.sections.length
  if (found !== russian.sections.length) {
    const line = doc.headings.at(-1)?.number ?? doc.bodyLine
    return say(line, `expected ${russian.sections.length} sections as in Russian, found ${found}`)
  }
  for (const [index, { number, clauses }] of doc.sections.entries()) {
    const expected = russian.sections[index]?.clauses.length
    if (clauses.length !== expected)
      say(
        doc.headings[index]?.number ?? doc.bodyLine,
        `expected ${expected} clauses in section ${number} as in Russian, found ${clauses.length}`,
      )
  }
}
