import { beforeEach, expect, test } from 'vitest'
import { ProcessorRefused } from '../processors/processor.ts'
import { overrideProcessor } from '../testing/override-processor.ts'
import { type Chargebacks, chargebacksForTest, type PaidInvoice } from './testing/chargebacks.ts'

let of: Chargebacks
let invoice: PaidInvoice
beforeEach(async () => {
  of = await chargebacksForTest()
  invoice = await of.payIn(1_000)
  expect((await of.refunds.ask(of.anna, 1_000)).status).toBe(201)
  await of.refunds.run('approve', '1', '--confirm')
})
const setPart = (change: string) => of.rows(`update payment_refunds set ${change}`)
const states = async () => (await of.refunds.parts()).map(({ state }) => state)

test('debt: a refund part that the processor does not know is stopped, not paid by bank', async () => {
  await setPart(`state = 'unclear', requested_at = now() - interval '2 days', first_requested_at = now()`)
  await of.chargeBack(invoice)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 1_000 })
  expect((await of.refunds.run('bank', '1', '1')).join()).toContain('part 1 is stopped')
  expect(await states()).toEqual(['stopped'])
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect(await of.refunds.newestOf(of.anna)).toMatchObject({ state: 'charged_back' })
  await of.refunds.expectSoundBooks()
})

test('debt: a leftover by-bank part of an account in debt is stopped, not recorded as paid', async () => {
  await setPart(`state = 'waiting', requested_at = now(), first_requested_at = now()`)
  await of.chargeBack(invoice)
  // An earlier version left this state when it crashed between two writes.
  await setPart(`state = 'by_bank'`)
  expect((await of.refunds.run('paid', '1', '1')).join()).toContain('10.00 BYN pay the debt')
  expect(await states()).toEqual(['stopped'])
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect(await of.refunds.ledger('bank')).toBe(0)
  await of.refunds.expectSoundBooks()
})

test('debt: a refused refund becomes by-bank and stopped in one transaction', async () => {
  const processors = new Map(
    [...of.paying.context.processors].map(([id, real]) => [
      id,
      overrideProcessor(real, {
        requestRefund: async () => {
          await of.chargeBack(invoice)
          throw new ProcessorRefused('no')
        },
      }),
    ]),
  )
  Object.assign(of.paying.context, { processors })
  await of.rows(`alter table journal_entries add constraint cut_off check (kind <> 'payout_ended') not valid`)
  await expect(of.refunds.work()).rejects.toThrow()
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 1_000 })
  expect(await states()).toEqual(['asking'])
})
