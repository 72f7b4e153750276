import type { FirmsMessages } from '@zubr/i18n/firms/words'
import { lazyWords } from '../../components/lazy-words.tsx'

/** The words of firms, which few need. */
export const [FirmsWords, useFirmsWords] = lazyWords<FirmsMessages>('the words of firms', {
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
