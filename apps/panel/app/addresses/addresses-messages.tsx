import type { AddressesMessages } from '@zubr/i18n/addresses/addresses-messages'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the tab needs. */
export const [WithAddressesMessages, useAddressesMessages] = lazyMessages<AddressesMessages>(
  'the messages of addresses',
  {
    ru: async () => (await import('@zubr/i18n/addresses/ru')).ru,
    en: async () => (await import('@zubr/i18n/addresses/en')).en,
    pl: async () => (await import('@zubr/i18n/addresses/pl')).pl,
    ua: async () => (await import('@zubr/i18n/addresses/ua')).ua,
    lv: async () => (await import('@zubr/i18n/addresses/lv')).lv,
    lt: async () => (await import('@zubr/i18n/addresses/lt')).lt,
    et: async () => (await import('@zubr/i18n/addresses/et')).et,
    fi: async () => (await import('@zubr/i18n/addresses/fi')).fi,
    de: async () => (await import('@zubr/i18n/addresses/de')).de,
  },
)
