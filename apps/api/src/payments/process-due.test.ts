import { beforeEach, expect, test } from 'vitest'
import { type Customer, customerForTest } from '../servers/testing/servers.ts'
import type { Processor } from './processors/processor.ts'
import { processDueRefunds } from './refunds/process-refunds.ts'
import { refunding } from './refunds/testing/refunds.ts'
import { pollDueInvoices } from './sync-invoices.ts'
import { overrideProcessor } from './testing/override-processor.ts'
import { invoiceOf, type Paying, pay, payingForTest } from './testing/payments.ts'

let paying: Paying
let anna: Customer
let boris: Customer
let of: ReturnType<typeof refunding>
beforeEach(async () => {
  paying = await payingForTest({ faults: () => [] })
  ;[anna, boris] = [await customerForTest(paying, 'anna'), await customerForTest(paying, 'boris')]
  of = refunding(paying)
})

/** Makes YooKassa hang until `release` is called. `pendingCalls` lists the pending calls. */
function hang(what: 'readCheckout' | 'requestRefund') {
  const { promise, resolve } = Promise.withResolvers<void>()
  const pendingCalls: string[] = []
  const { processors } = paying.context
  const real = processors.get('yookassa') as Processor
  const hanging = {
    readCheckout: async (key) => {
      pendingCalls.push(key.invoiceId)
      await promise
      return real.readCheckout(key)
    },
    requestRefund: async (refund) => {
      pendingCalls.push(refund.id)
      await promise
      return real.requestRefund(refund)
    },
  } satisfies Partial<Processor>
  Object.assign(paying.context, {
    processors: new Map([...processors, ['yookassa', overrideProcessor(real, { [what]: hanging[what] })]]),
  })
  return { pendingCalls, release: resolve }
}

/** Pays at the processor without a notification. */
async function paidInSilence(by: Customer, change: Parameters<typeof pay>[1]): Promise<string> {
  const { id, checkoutUrl } = await invoiceOf(await pay(by, change))
  const checkout = paying.trial.checkouts.find(checkoutUrl?.split('/').at(-1) ?? '')
  if (!checkout) throw new Error('no such page')
  paying.trial.checkouts.pay(checkout)
  return id
}
const looksOf = async () => of.rows(`select processor, poll_count, state from invoices order by number`)
const inRub = { method: 'card-rub', sum: 10_000, fee: 300 }

test('isolation: a processor that hangs does not delay the polling of another', async () => {
  for (let n = 0; n < 7; n++) await paidInSilence(anna, inRub)
  paying.pass(1)
  const paid = await paidInSilence(boris, {})
  paying.pass(2)
  const { pendingCalls, release } = hang('readCheckout')
  const passing = pollDueInvoices(paying.context)
  await expect
    .poll(() => of.rows('select state from invoices where id = $1', [paid]), { timeout: 30_000 })
    .toEqual([{ state: 'paid' }])
  // No more than this many wait for it at once.
  await expect.poll(() => pendingCalls.length, { timeout: 30_000 }).toBe(5)
  release()
  await passing
  expect(await looksOf()).toEqual([
    ...Array.from({ length: 7 }, () => ({ processor: 'yookassa', poll_count: 1, state: 'paid' })),
    { processor: 'bepaid', poll_count: 1, state: 'paid' },
  ])
})

test('polling: what a pass does not reach in time is due in the next; two passes poll each payment once', async () => {
  for (let n = 0; n < 7; n++) await paidInSilence(anna, inRub)
  paying.pass(2)
  const { pendingCalls, release } = hang('readCheckout')
  const time = new AbortController()
  const passing = pollDueInvoices(paying.context, time.signal)
  await expect.poll(() => pendingCalls.length, { timeout: 30_000 }).toBe(5)
  time.abort()
  // Another process, a minute later.
  const beside = pollDueInvoices(paying.context)
  await expect.poll(() => pendingCalls.length, { timeout: 30_000 }).toBe(7)
  release()
  await Promise.all([passing, beside])
  expect(new Set(pendingCalls).size).toBe(7)
  expect((await looksOf()).map(({ poll_count, state }) => [poll_count, state])).toEqual(
    Array.from({ length: 7 }, () => [1, 'paid']),
  )
})

test('isolation: a processor that hangs does not delay the refunds of another', async () => {
  await paidInSilence(anna, inRub)
  await paidInSilence(boris, {})
  paying.pass(2)
  await pollDueInvoices(paying.context)
  await of.ask(anna, 10_000)
  await of.ask(boris, 1_000)
  for (const number of ['1', '2']) await of.run('approve', number, '--confirm')
  paying.pass(2)
  const { pendingCalls, release } = hang('requestRefund')
  const passing = processDueRefunds(paying.context)
  await expect.poll(() => of.paidOut(), { timeout: 30_000 }).toEqual([1_000])
  await expect.poll(() => pendingCalls.length, { timeout: 30_000 }).toBe(1)
  release()
  await passing
  expect(await of.parts()).toMatchObject([{ state: 'refunded' }, { state: 'refunded' }])
  await of.expectSoundBooks()
})
