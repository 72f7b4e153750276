import type { Locale } from '@zubr/i18n/locales'
import type { Messages } from '@zubr/i18n/messages'
import { hydrateRoot } from 'react-dom/client'
import { SpeechProvider } from '../words.tsx'
import { StatusPart, type StatusPartProps } from './status-part.tsx'

/** What the page hands to the browser: of the language's words only those that the part says. */
export type StatusIsland = StatusPartProps & { locale: Locale; words: Pick<Messages, 'status' | 'systems'> }

/** Takes over the status page's living part, as the server has rendered it. */
export function start(place: Element, { locale, words, ...props }: StatusIsland): void {
  // The part says no other words.
  const speech = { locale, words: words as Messages }
  hydrateRoot(
    place,
    <SpeechProvider speech={speech}>
      <StatusPart {...props} />
    </SpeechProvider>,
  )
}
