import type { AddressesMessages } from '@zubr/i18n/addresses/en'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the tab needs. */
export const [WithAddressesMessages, useAddressesMessages] = lazyMessages(
  'the messages of addresses',
  import.meta.glob<Record<string, AddressesMessages>>('./??.ts', {
    base: '../../../../packages/i18n/src/addresses',
  }),
)
