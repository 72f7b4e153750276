import { brand } from '@zubr/content/brand'
import { allMessages } from '@zubr/i18n/all'
import { dateFormat, fill } from '@zubr/i18n/format'
import { type Locale, localeFacts } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { Overall } from '../../app/status/node-stats.ts'
import { statusFiles } from '../../app/status/status-files.ts'
import type { IncidentView, StatusView } from '../../app/status/status-view.ts'

/** Metadata of a language's feeds. */
function feedFacts(locale: Locale, siteUrl: string) {
  const page = localizedPath(locale, '/uptime')
  const { status } = allMessages[locale]
  return {
    title: fill(status.title, { brand: brand.name }),
    description: fill(status.description, { brand: brand.name }),
    pageUrl: siteUrl + page,
    atomUrl: siteUrl + page + statusFiles.atom,
    jsonUrl: siteUrl + page + statusFiles.json,
    tag: localeFacts[locale].tag,
  }
}

/** Newest change first. */
function itemsOf(view: StatusView): IncidentView[] {
  const all = [...view.open, ...view.planned, ...view.past.flatMap(({ incidents }) => incidents)]
  return all.sort((a, b) => updatedAt(b).localeCompare(updatedAt(a)))
}

const updatedAt = ({ updates, startsAt }: IncidentView) => updates[0]?.at ?? startsAt
const firstAt = ({ updates, startsAt }: IncidentView) => updates.at(-1)?.at ?? startsAt

/** All updates of an incident as HTML, newest first. The operator's text is already escaped. */
function htmlOf({ updates }: IncidentView, locale: Locale, pageUrl: string): string {
  const { incidentStates } = allMessages[locale].status
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return updates
    .map(
      ({ at, state, html }) =>
        `<p><b>${inXml(incidentStates[state])}</b> <time datetime="${at}">${format.format(new Date(at))} UTC</time></p>${absoluteLinks(html?.text ?? '', pageUrl)}`,
    )
    .join('')
}

/**
 * Feeds are read elsewhere: relative links would break, and not every reader supports `xml:base`.
 */
const absoluteLinks = (html: string, pageUrl: string): string =>
  html.replace(
    /(<[^>]*\s(?:href|src)=")([^"]*)(")/g,
    (whole, before: string, link: string, after: string) => {
      const target = link.replaceAll('&amp;', '&')
      return URL.canParse(target, pageUrl)
        ? `${before}${inXml(new URL(target, pageUrl).href)}${after}`
        : whole
    },
  )

/** Permanent id: readers recognize an entry by it, in every language and under every address. */
const tagOf = (siteUrl: string, { id }: IncidentView) =>
  `tag:${new URL(siteUrl).hostname},2026:incident-${id}`

const stateLabel = ({ state }: IncidentView, locale: Locale) =>
  allMessages[locale].status.incidentStates[state]

/** Source: RFC 4287. */
export function atomFeed(view: StatusView, locale: Locale, siteUrl: string): string {
  const { title, pageUrl, atomUrl, tag } = feedFacts(locale, siteUrl)
  const items = itemsOf(view)
  const entries = items.map((item) => {
    const link = `${pageUrl}#incident-${item.id}`
    return [
      '<entry>',
      `<id>${inXml(tagOf(siteUrl, item))}</id>`,
      `<title>${inXml(`${item.title.text} (${stateLabel(item, locale)})`)}</title>`,
      `<link href="${inXml(link)}"/>`,
      `<published>${firstAt(item)}</published>`,
      `<updated>${updatedAt(item)}</updated>`,
      `<category term="${item.kind}"/>`,
      `<content type="html">${inXml(htmlOf(item, locale, pageUrl))}</content>`,
      '</entry>',
    ].join('')
  })
  const [newest] = items
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">`,
    `<id>${inXml(atomUrl)}</id>`,
    `<title>${inXml(title)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${inXml(atomUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${inXml(pageUrl)}"/>`,
    `<author><name>${inXml(brand.name)}</name></author>`,
    // An empty feed uses the date of its data: nothing has changed yet.
    `<updated>${newest ? updatedAt(newest) : `${view.today}T00:00:00Z`}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}

/** Source: JSON Feed 1.1. */
export function jsonFeed(view: StatusView, locale: Locale, siteUrl: string): string {
  const { title, description, pageUrl, jsonUrl, tag } = feedFacts(locale, siteUrl)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: jsonUrl,
    language: tag,
    authors: [{ name: brand.name }],
    items: itemsOf(view).map((item) => ({
      id: tagOf(siteUrl, item),
      url: `${pageUrl}#incident-${item.id}`,
      title: `${item.title.text} (${stateLabel(item, locale)})`,
      content_html: htmlOf(item, locale, pageUrl),
      date_published: firstAt(item),
      date_modified: updatedAt(item),
      tags: [item.kind],
    })),
  })
}

const badgeColours = {
  up: '#34e39b',
  problems: '#ff6b5e',
  maintenance: '#63e6e2',
  unknown: '#a3b8ad',
} as const

/** A text picture of the state for other websites: it needs no font of ours and runs no script. */
export function badge(overall: Overall['state'], locale: Locale): string {
  const messages = allMessages[locale].status.badgeWords
  const kind = badgeKind(overall)
  const text = messages[kind]
  // Mean advance of Verdana at 11 px; `textLength` adjusts other fonts.
  const width = (line: string) => Math.round(line.length * 6.8)
  const [left, right] = [width(messages.label), width(text)]
  const split = left + 16
  const whole = split + right + 16
  const label = (x: number, length: number, line: string, colour: string) =>
    `<text x="${x}" y="14" textLength="${length}" fill="${colour}">${inXml(line)}</text>`
  const name = inXml(`${brand.name}: ${messages.label}: ${text}`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="20" role="img" aria-label="${name}">`,
    `<title>${name}</title>`,
    `<path fill="#0f1a16" d="M0 0h${split}v20H0z"/>`,
    `<path fill="${badgeColours[kind]}" d="M${split} 0h${whole - split}v20h-${whole - split}z"/>`,
    '<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" lengthAdjust="spacingAndGlyphs">',
    label(8, left, messages.label, '#eaf4ee'),
    label(split + 8, right, text, '#04130c'),
    '</g></svg>',
    '',
  ].join('')
}

function badgeKind(overall: Overall['state']): keyof typeof badgeColours {
  switch (overall) {
    case 'allWell':
      return 'up'
    case 'problems':
    case 'incident':
      return 'problems'
    case 'maintenance':
      return 'maintenance'
    case 'checking':
    case 'unknown':
    case 'none':
      return 'unknown'
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Escapes for XML and removes control characters that XML 1.0 cannot contain. */
function inXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that they are is why they go
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  )
}
