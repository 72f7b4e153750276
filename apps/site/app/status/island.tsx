import type { Locale } from '@zubr/i18n/locales'
import type { Messages } from '@zubr/i18n/messages'
import { hydrateRoot } from 'react-dom/client'
import { I18nProvider } from '../i18n.tsx'
import { StatusPart, type StatusPartProps } from './status-part.tsx'

/** What the page hands to the browser: of the language's words only those that the part says. */
export type StatusIsland = StatusPartProps & {
  locale: Locale
  messages: Pick<Messages, 'status' | 'systems'>
}

/** Takes over the status page's living part, as the server has rendered it. */
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
