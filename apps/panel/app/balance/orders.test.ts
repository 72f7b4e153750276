import type { Invoice } from '@zubr/contracts/payments/invoices'
import { expect, test } from 'vitest'
import { visibleOrders } from './orders.ts'

type Order = NonNullable<Invoice['order']>
const invoice = (createdAt: string, order: Order['state'] | null, fields: Partial<Invoice> = {}) =>
  ({
    createdAt,
    state: 'paid',
    timesPaid: 1,
    order: order && { state: order, plan: 'java-4', server: null, paidUntil: null, failure: null },
    ...fields,
  }) as Invoice
const kinds = (invoices: Invoice[], until: string | null = null) =>
  visibleOrders(invoices, until).map(({ kind, invoice: { createdAt } }) => `${kind} ${createdAt}`)

test('orders: the newest pending one is shown, and the newest failed one until it is dismissed', () => {
  const invoices = [
    invoice('2026-11-05', null),
    invoice('2026-11-04', 'waiting'),
    invoice('2026-11-03', 'waiting', { state: 'waiting', timesPaid: 0 }),
    invoice('2026-11-02', 'failed'),
    invoice('2026-11-01', 'failed'),
  ]
  expect(kinds(invoices)).toEqual(['coming 2026-11-04', 'failed 2026-11-02'])
  expect(kinds(invoices, '2026-11-02')).toEqual(['coming 2026-11-04'])
})

test('orders: a created server or an expired invoice is not shown as pending', () => {
  expect(
    kinds([
      invoice('2026-11-03', 'created'),
      invoice('2026-11-02', 'waiting', { state: 'expired', timesPaid: 0 }),
    ]),
  ).toEqual([])
  expect(kinds([invoice('2026-11-01', 'waiting', { state: 'waiting', timesPaid: 0 })])).toEqual([
    'unpaid 2026-11-01',
  ])
})
