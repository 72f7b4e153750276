import { expect, test } from 'vitest'
import { processorTransactions } from '../payments/payments-schema.ts'
import { reconciliationFindings } from '../payments/reconcile/reconciliation-schema.ts'
import { alertsForTest } from './testing/alerts.ts'

test('payments: unallocated money and discrepancies are alerted once each, with advice and their end', async () => {
  const { db, check, sentMessages } = await alertsForTest()
  const at = new Date('2026-11-20T12:00:00Z')
  await db.insert(processorTransactions).values({
    ...{ processor: 'bepaid', uid: 'u-1', type: 'payment', currency: 'BYN', amount: 1_000 },
    ...{ occurredAt: at, appliedAt: at, isTest: false, unallocatedReason: 'unknown_payment' },
  })
  await db.insert(reconciliationFindings).values({
    ...{
      key: 'differs:bepaid:u-2',
      kind: 'differs',
      processor: 'bepaid',
      uid: 'u-2',
      foundAt: at,
      since: at,
    },
    description: 'The payment u-2 has been another there',
  })
  await check()
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] The payment u-1 of 10\.00 BYN at bepaid has been parked \(it belongs to no invoice of ours\) since 2026-11-20 12:00 UTC\.\nWhat to do: .*`npm run zubr -- payment show u-1`/,
    ),
    expect.stringMatching(
      /^\[Zubr\] The payment u-2 has been another there since .*\nWhat to do: look it up/,
    ),
  ])
  await db.update(processorTransactions).set({ resolvedAt: at })
  await db.update(reconciliationFindings).set({ closedAt: at })
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringContaining('Over: what was parked as bepaid:u-1 has its place'),
    expect.stringContaining('Over: the comparison of payments finds differs:bepaid:u-2 no more'),
  ])
})
