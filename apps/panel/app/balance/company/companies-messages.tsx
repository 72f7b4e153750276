import type { CompaniesMessages } from '@zubr/i18n/companies/en'
import { lazyMessages } from '../../components/lazy-messages.tsx'

/** Loaded on demand: few customers are companies. */
export const [WithCompaniesMessages, useCompaniesMessages] = lazyMessages(
  'the messages of companies',
  import.meta.glob<Record<string, CompaniesMessages>>('./??.ts', {
    base: '../../../../../packages/i18n/src/companies',
  }),
)
