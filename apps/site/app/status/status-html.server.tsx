import type { Status } from '@zubr/contracts/status'
import { allMessages } from '@zubr/i18n/all'
import type { Locale } from '@zubr/i18n/locales'
import type { Token, Tokens } from 'marked'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nProvider } from '../i18n.tsx'
import { Blocks, blocksOf } from '../markdown/markdown.tsx'
import { type StatusView, statusViewOf } from './status-view.ts'

/** A heading would stand among the page's own; within an update it is a line in bold. */
function asLine(token: Token): Token {
  if (token.type !== 'heading') return token
  const { raw, text, tokens = [] } = token as Tokens.Heading
  return { type: 'paragraph', raw, text, tokens: [{ type: 'strong', raw, text, tokens }] }
}

/** The operator's Markdown as HTML. Their own HTML stays text, and an address is followed only over http(s) or mail. */
export function statusHtml(markdown: string, locale: Locale): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={{ locale, words: allMessages[locale] }}>
      <Blocks tokens={blocksOf(markdown, {}).map(asLine)} />
    </I18nProvider>,
  )
}

/** The published state for readers of one language, at `now` in milliseconds since the epoch. */
export function statusViewIn(status: Status, locale: Locale, now: number): StatusView {
  return statusViewOf(status, locale, now, statusHtml)
}
