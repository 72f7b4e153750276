import type { Bill } from '@zubr/contracts/payments/bills'
import { expect, test } from 'vitest'
import { visibleOrders } from './orders.ts'

type Order = NonNullable<Bill['order']>
const bill = (createdAt: string, order: Order['state'] | null, fields: Partial<Bill> = {}) =>
  ({
    createdAt,
    state: 'paid',
    timesPaid: 1,
    order: order && { state: order, plan: 'java-4', server: null, paidUntil: null, failure: null },
    ...fields,
  }) as Bill
const kinds = (bills: Bill[], until: string | null = null) =>
  visibleOrders(bills, until).map(({ kind, bill: { createdAt } }) => `${kind} ${createdAt}`)

test('orders: the newest pending one is shown, and the newest failed one until it is dismissed', () => {
  const bills = [
    bill('2026-11-05', null),
    bill('2026-11-04', 'waiting'),
    bill('2026-11-03', 'waiting', { state: 'waiting', timesPaid: 0 }),
    bill('2026-11-02', 'failed'),
    bill('2026-11-01', 'failed'),
  ]
  expect(kinds(bills)).toEqual(['coming 2026-11-04', 'failed 2026-11-02'])
  expect(kinds(bills, '2026-11-02')).toEqual(['coming 2026-11-04'])
})

test('orders: a created server or an expired bill is not shown as pending', () => {
  expect(
    kinds([bill('2026-11-03', 'created'), bill('2026-11-02', 'waiting', { state: 'expired', timesPaid: 0 })]),
  ).toEqual([])
  expect(kinds([bill('2026-11-01', 'waiting', { state: 'waiting', timesPaid: 0 })])).toEqual([
    'unpaid 2026-11-01',
  ])
})
