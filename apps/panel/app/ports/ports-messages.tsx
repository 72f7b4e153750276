import type { PortsMessages } from '@zubr/i18n/ports/ports-messages'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Messages that only the card needs. */
export const [WithPortsMessages, usePortsMessages] = lazyMessages<PortsMessages>(
  'the messages of extra ports',
  {
    ru: async () => (await import('@zubr/i18n/ports/ru')).ru,
    en: async () => (await import('@zubr/i18n/ports/en')).en,
    pl: async () => (await import('@zubr/i18n/ports/pl')).pl,
    ua: async () => (await import('@zubr/i18n/ports/ua')).ua,
    lv: async () => (await import('@zubr/i18n/ports/lv')).lv,
    lt: async () => (await import('@zubr/i18n/ports/lt')).lt,
    et: async () => (await import('@zubr/i18n/ports/et')).et,
    fi: async () => (await import('@zubr/i18n/ports/fi')).fi,
    de: async () => (await import('@zubr/i18n/ports/de')).de,
  },
)
