import { beforeEach, expect, test } from 'vitest'
import { type Customer, customerForTest } from '../../servers/testing/servers.ts'
import { refunding } from '../refunds/testing/refunds.ts'
import { type Paying, payingForTest } from '../testing/payments.ts'
import { refundFindings } from './refund-waits.ts'

let paying: Paying
let anna: Customer
let of: ReturnType<typeof refunding>
beforeEach(async () => {
  paying = await payingForTest()
  anna = await customerForTest(paying, 'anna')
  of = refunding(paying)
})
const found = async () => (await refundFindings(paying.context)).map(({ key }) => key)
const later = (days: number) => {
  paying.time.now = new Date(+paying.time.now + days * 86_400_000)
}

test('refund request: reported until it is decided, and again before the promised day', async () => {
  await of.paid(anna)
  await of.ask(anna, 600)
  expect(await refundFindings(paying.context)).toMatchObject([
    {
      key: 'refund_waits:requested:1',
      description: expect.stringMatching(
        /^Refund 1 has waited for your decision \(promised by 2026-12-\d\d\)$/,
      ),
      since: paying.time.now,
    },
  ])
  later(13)
  expect(await found()).toEqual(['refund_waits:requested:1', 'refund_waits:urgent:1'])
  await of.run('decline', '1', 'as', 'you', 'asked')
  expect(await found()).toEqual([])
})

test('refund parts: unclear, overdue and unpaid by-bank parts are reported', async () => {
  await of.paid(anna)
  await of.ask(anna, 600)
  await of.run('approve', '1', '--confirm')
  expect(await found()).toEqual([])
  const [{ asked }] = await of.rows(
    `update payment_refunds set state = 'asking', first_requested_at = $1 returning first_requested_at as asked`,
    [paying.time.now],
  )
  later(13)
  expect(await refundFindings(paying.context)).toMatchObject([
    {
      key: 'refund_waits:asking:1:1',
      description: 'Part 1 of refund 1 has been under way at bepaid',
      since: asked,
    },
  ])
  await of.rows(`update payment_refunds set state = 'unclear'`)
  expect(await found()).toEqual(['refund_waits:unclear:1:1'])
  await of.rows(`update payment_refunds set state = 'by_bank'`)
  expect(await found()).toEqual([])
  later(8)
  expect(await found()).toEqual(['refund_waits:by_bank:1:1'])
})
