import type { CompaniesMessages } from '@zubr/i18n/companies/companies-messages'
import { lazyMessages } from '../../components/lazy-messages.tsx'

/** Loaded on demand: few customers are companies. */
export const [WithCompaniesMessages, useCompaniesMessages] = lazyMessages<CompaniesMessages>(
  'the messages of companies',
  {
    ru: async () => (await import('@zubr/i18n/companies/ru')).ru,
    en: async () => (await import('@zubr/i18n/companies/en')).en,
    pl: async () => (await import('@zubr/i18n/companies/pl')).pl,
    ua: async () => (await import('@zubr/i18n/companies/ua')).ua,
    lv: async () => (await import('@zubr/i18n/companies/lv')).lv,
    lt: async () => (await import('@zubr/i18n/companies/lt')).lt,
    et: async () => (await import('@zubr/i18n/companies/et')).et,
    fi: async () => (await import('@zubr/i18n/companies/fi')).fi,
    de: async () => (await import('@zubr/i18n/companies/de')).de,
  },
)
