import type { RefundsMessages } from '@zubr/i18n/refunds/refunds-messages'
import { lazyMessages } from '../../components/lazy-messages.tsx'

/** Messages that only the card needs. */
export const [WithRefundsMessages, useRefundsMessages] = lazyMessages<RefundsMessages>(
  'the messages of refunds',
  {
    ru: async () => (await import('@zubr/i18n/refunds/ru')).ru,
    en: async () => (await import('@zubr/i18n/refunds/en')).en,
    pl: async () => (await import('@zubr/i18n/refunds/pl')).pl,
    ua: async () => (await import('@zubr/i18n/refunds/ua')).ua,
    lv: async () => (await import('@zubr/i18n/refunds/lv')).lv,
    lt: async () => (await import('@zubr/i18n/refunds/lt')).lt,
    et: async () => (await import('@zubr/i18n/refunds/et')).et,
    fi: async () => (await import('@zubr/i18n/refunds/fi')).fi,
    de: async () => (await import('@zubr/i18n/refunds/de')).de,
  },
)
