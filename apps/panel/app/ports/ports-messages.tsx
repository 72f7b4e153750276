import type { PortsMessages } from '@zubr/i18n/ports/en'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the card needs. */
export const [WithPortsMessages, usePortsMessages] = lazyMessages(
  'the messages of extra ports',
  import.meta.glob<Record<string, PortsMessages>>('./??.ts', { base: '../../../../packages/i18n/src/ports' }),
)
