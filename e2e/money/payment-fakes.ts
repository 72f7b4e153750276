import type { Page } from '@playwright/test'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import { type Fakes, refusal } from '../panel/panel-fakes.ts'

export const byn = (minor: number) => ({ currency: 'BYN' as const, minor })
export const rub = (minor: number) => ({ currency: 'RUB' as const, minor })
// Never requested: the route is faked, and another host would count as a third party.
export const checkoutUrl = 'http://localhost:9/checkout/1'

export const invoice = (own: Partial<Invoice> = {}): Invoice => ({
  id: '33333333-3333-4333-8333-333333333333',
  number: 1042,
  purpose: 'top_up',
  sum: byn(2_500),
  fee: byn(25),
  total: byn(2_525),
  method: 'erip',
  state: 'waiting',
  reason: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-23T10:00:00.000Z',
  paidAt: null,
  timesPaid: 0,
  refunded: byn(0),
  checkoutUrl,
  order: null,
  trial: false,
  ...own,
})

const methods = {
  body: {
    methods: [
      { id: 'card-byn', way: 'credit_card', currency: 'BYN', least: 100, greatest: 200_000, feePercent: 0 },
      { id: 'erip', way: 'erip', currency: 'BYN', least: 100, greatest: 200_000, feePercent: 1 },
      { id: 'card-rub', way: 'bank_card', currency: 'RUB', least: 1_000, greatest: 5_000_000, feePercent: 3 },
    ],
    trial: true,
  },
} satisfies Fakes['GET /api/payments/methods']

/** Records payment requests with their keys; the first `lost` ones get no response. */
export async function payments(page: Page, answer: Invoice = invoice(), lost = 0) {
  const requests: { key: string | undefined; body: unknown }[] = []
  await page.route('http://localhost:9/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Processor</title>' }),
  )
  const fakes: Fakes = {
    'GET /api/payments/methods': methods,
    'POST /api/invoices': (body, route) => {
      requests.push({ key: route.request().headers()['idempotency-key'], body })
      return requests.length <= lost ? refusal(503, 'unavailable') : { status: 201, body: answer }
    },
  }
  return { requests, fakes }
}
