import type { companiesEndpoints } from '@zubr/contracts/companies/endpoints'
import type { RequestInput } from '@zubr/contracts/request'

const company = {
  country: 'RU' as const,
  name: 'ООО «Вымысел»',
  taxNumber: '1234567894',
  address: 'Москва',
  account: '',
  bank: '',
  bic: '',
  signatory: '',
  basis: '',
}

/** Requests to the demo for companies and acceptance acts. Its account exists since August 2026. */
export const companiesQuestions: { [K in keyof typeof companiesEndpoints]: () => RequestInput<K>[] } = {
  'GET /api/account/company': () => [{}],
  'PUT /api/account/company': () => [{ body: company }, { body: { ...company, taxNumber: '1' } }],
  'POST /api/acceptance-acts/:month': () =>
    ['2026-09', '2026-09', '2026-11', '2020-01'].map((month) => ({ params: { month } })),
  'GET /api/acceptance-acts/:month': () => ['2026-09', '2020-01'].map((month) => ({ params: { month } })),
  'GET /api/acceptance-acts': () => [{}],
  'DELETE /api/account/company': () => [{}],
}
