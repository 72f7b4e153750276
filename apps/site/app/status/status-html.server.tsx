import { isFinal, type Status } from '@zubr/contracts/status'
import { allMessages } from '@zubr/i18n/all'
import { isLocale, type Locale } from '@zubr/i18n/locales'
import type { Token, Tokens } from 'marked'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nProvider } from '../i18n.tsx'
import { Blocks, blocksOf } from '../markdown/markdown.tsx'
import { type ChosenText, type IncidentView, isOldAt, type StatusView } from './status-view.ts'

/** A heading would mix with the page's headings; within an update it becomes a bold line. */
function asLine(token: Token): Token {
  if (token.type !== 'heading') return token
  const { raw, text, tokens = [] } = token as Tokens.Heading
  return { type: 'paragraph', raw, text, tokens: [{ type: 'strong', raw, text, tokens }] }
}

/**
 * Renders the operator's Markdown as HTML. Raw HTML is escaped, and only http(s) and mail links are
 * kept.
 */
export function statusHtml(markdown: string, locale: Locale): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
      <Blocks tokens={blocksOf(markdown, {}).map(asLine)} />
    </I18nProvider>,
  )
}

/** Languages that most readers know, for texts missing in the page's language. */
const fallbacks: readonly Locale[] = ['en', 'ru']

/**
 * The text for a reader: in the page's language, else English, Russian, or any other. Null if there
 * is none.
 */
export function chosenText(texts: Readonly<Record<string, string>>, locale: Locale): ChosenText | null {
  const known = Object.keys(texts).filter(isLocale)
  const best = [locale, ...fallbacks, ...known].find((code) => texts[code] !== undefined)
  if (best === undefined) return null
  return { text: texts[best] ?? '', other: best === locale ? null : best }
}

/** The published state in one language, at `now` in milliseconds since the epoch. */
export function statusViewIn(status: Status, locale: Locale, now: number): StatusView {
  const incidents = status.incidents.map(
    ({ titles, updates, ...incident }): IncidentView => ({
      ...incident,
      title: chosenText(titles, locale) ?? { text: `#${incident.id}`, other: null },
      updates: updates.map(({ at, state, texts }) => {
        const chosen = chosenText(texts, locale)
        return { at, state, html: chosen && { ...chosen, text: statusHtml(chosen.text, locale) } }
      }),
    }),
  )
  const past = incidents.filter(({ state }) => isFinal(state))
  const months = [...new Set(past.map(monthOf))].sort().reverse()
  return {
    at: status.at,
    isOld: isOldAt(status, now),
    today: status.today,
    nodes: status.nodes,
    open: incidents.filter(({ state }) => !isFinal(state) && state !== 'planned'),
    planned: incidents.filter(({ state }) => state === 'planned'),
    past: months.map((month) => ({ month, incidents: past.filter((one) => monthOf(one) === month) })),
  }
}

const monthOf = ({ startsAt }: { startsAt: string }) => startsAt.slice(0, 7)
