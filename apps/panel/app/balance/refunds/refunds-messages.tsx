import type { RefundsMessages } from '@zubr/i18n/refunds/en'
import { lazyMessages } from '../../components/lazy-messages.tsx'

/** Messages that only the card needs. */
export const [WithRefundsMessages, useRefundsMessages] = lazyMessages(
  'the messages of refunds',
  import.meta.glob<Record<string, RefundsMessages>>('./??.ts', {
    base: '../../../../../packages/i18n/src/refunds',
  }),
)
