import type { RefundsMessages } from '@zubr/i18n/refunds/words'
import { lazyWords } from '../../components/lazy-words.tsx'

/** The card's words, which nobody else needs. */
export const [RefundsWords, useRefundsWords] = lazyWords<RefundsMessages>('the words of refunds', {
  ru: async () => (await import('@zubr/i18n/refunds/ru')).ru,
  en: async () => (await import('@zubr/i18n/refunds/en')).en,
  pl: async () => (await import('@zubr/i18n/refunds/pl')).pl,
  ua: async () => (await import('@zubr/i18n/refunds/ua')).ua,
  lv: async () => (await import('@zubr/i18n/refunds/lv')).lv,
  lt: async () => (await import('@zubr/i18n/refunds/lt')).lt,
  et: async () => (await import('@zubr/i18n/refunds/et')).et,
  fi: async () => (await import('@zubr/i18n/refunds/fi')).fi,
  de: async () => (await import('@zubr/i18n/refunds/de')).de,
})
