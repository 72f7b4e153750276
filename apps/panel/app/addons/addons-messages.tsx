import type { AddonsMessages } from '@zubr/i18n/addons/en'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the addons tab needs. */
export const [WithAddonsMessages, useAddonsMessages] = lazyMessages(
  'the messages of addons',
  import.meta.glob<Record<string, AddonsMessages>>('./??.ts', {
    base: '../../../../packages/i18n/src/addons',
  }),
  { loading: null, lost: null },
)
