import type { DiagnosisMessages } from '@zubr/i18n/diagnosis/messages'
import { lazyMessages } from '../components/lazy-messages.tsx'

/** Without these messages nothing is rendered: the page works without the diagnosis. */
export const [WithDiagnosisMessages, useDiagnosisMessages] = lazyMessages<DiagnosisMessages>(
  'the messages of the diagnosis',
  {
    ru: async () => (await import('@zubr/i18n/diagnosis/ru')).ru,
    en: async () => (await import('@zubr/i18n/diagnosis/en')).en,
    pl: async () => (await import('@zubr/i18n/diagnosis/pl')).pl,
    ua: async () => (await import('@zubr/i18n/diagnosis/ua')).ua,
    lv: async () => (await import('@zubr/i18n/diagnosis/lv')).lv,
    lt: async () => (await import('@zubr/i18n/diagnosis/lt')).lt,
    et: async () => (await import('@zubr/i18n/diagnosis/et')).et,
    fi: async () => (await import('@zubr/i18n/diagnosis/fi')).fi,
    de: async () => (await import('@zubr/i18n/diagnosis/de')).de,
  },
  { loading: null, lost: null },
)
