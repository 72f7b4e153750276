import type { firmsEndpoints } from '@zubr/contracts/firms/endpoints'
import type { RequestInput } from '@zubr/contracts/request'

const firm = {
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

/** Test requests for the demo's companies and acts: the account exists since August 2026. */
export const firmsQuestions: { [K in keyof typeof firmsEndpoints]: () => RequestInput<K>[] } = {
  'GET /api/account/firm': () => [{}],
  'PUT /api/account/firm': () => [{ body: firm }, { body: { ...firm, taxNumber: '1' } }],
  'POST /api/acts/:month': () =>
    ['2026-09', '2026-09', '2026-11', '2020-01'].map((month) => ({ params: { month } })),
  'GET /api/acts/:month': () => ['2026-09', '2020-01'].map((month) => ({ params: { month } })),
  'GET /api/acts': () => [{}],
  'DELETE /api/account/firm': () => [{}],
}
