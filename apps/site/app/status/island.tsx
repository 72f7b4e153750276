import type { Locale } from '@zubr/i18n/locales'
import type { Messages } from '@zubr/i18n/messages/en'
import { hydrateRoot } from 'react-dom/client'
import { I18nProvider } from '../i18n.tsx'
import { StatusPart, type StatusPartProps } from './status-part.tsx'

/** Data of the page for the browser, with only the messages that this part uses. */
export type StatusIsland = StatusPartProps & {
  locale: Locale
  messages: Pick<Messages, 'status' | 'systems'>
}

/** Hydrates the status page's interactive part. */
export function start(place: Element, { locale, messages, ...props }: StatusIsland): void {
  // The part shows no other messages.
  const i18n = { locale, messages: messages as Messages }
  hydrateRoot(
    place,
    <I18nProvider i18n={i18n}>
      <StatusPart {...props} />
    </I18nProvider>,
  )
}
