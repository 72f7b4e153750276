import type { FirmsMessages } from '@zubr/i18n/firms/firms-messages'
import { lazyMessages } from '../../components/lazy-messages.tsx'

/** Messages that only companies need. */
export const [WithFirmsMessages, useFirmsMessages] = lazyMessages<FirmsMessages>('the messages of firms', {
  ru: async () => (await import('@zubr/i18n/firms/ru')).ru,
  en: async () => (await import('@zubr/i18n/firms/en')).en,
  pl: async () => (await import('@zubr/i18n/firms/pl')).pl,
  ua: async () => (await import('@zubr/i18n/firms/ua')).ua,
  lv: async () => (await import('@zubr/i18n/firms/lv')).lv,
  lt: async () => (await import('@zubr/i18n/firms/lt')).lt,
  et: async () => (await import('@zubr/i18n/firms/et')).et,
  fi: async () => (await import('@zubr/i18n/firms/fi')).fi,
  de: async () => (await import('@zubr/i18n/firms/de')).de,
})
