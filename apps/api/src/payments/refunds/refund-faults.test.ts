import { beforeEach, describe, expect, test } from 'vitest'
import { type Customer, customerForTest } from '../../servers/testing/servers.ts'
import { type Processor, ProcessorAway, ProcessorRefused } from '../processors/processor.ts'
import { overrideProcessor } from '../testing/override-processor.ts'
import { type Paying, payingForTest } from '../testing/payments.ts'
import { processDueRefunds, processRefund } from './process-refunds.ts'
import { refunding } from './testing/refunds.ts'

let paying: Paying
let anna: Customer
let of: ReturnType<typeof refunding>
beforeEach(async () => {
  paying = await payingForTest()
  anna = await customerForTest(paying, 'anna')
  of = refunding(paying)
})

/** Runs the passes of another process `count` times. */
const goOn = async (count = 1, each = 61) => {
  for (let n = 0; n < count; n++) {
    paying.pass(each)
    await processDueRefunds(paying.context)
  }
}
/** The processor's own adapter with injected faults. */
const withFaults = (change: (real: Processor) => Partial<Processor>) => {
  const processors = new Map(
    [...paying.context.processors].map(([id, real]) => [id, overrideProcessor(real, change(real))]),
  )
  Object.assign(paying.context, { processors })
}
const away = (): never => {
  throw new ProcessorAway('gone')
}

/** The processor makes the refund, but its answer is lost. */
const lostAnswers = (real: Processor): Partial<Processor> => ({
  requestRefund: async (newRefund) => {
    await real.requestRefund(newRefund)
    return away()
  },
})

const ways = [
  ['card', {}],
  ['card-rub', { method: 'card-rub', sum: 1_000, fee: 30 }],
] as const

describe.each(ways)('%s', (_, change) => {
  const approved = async () => {
    await of.paid(anna, change)
    await of.ask(anna, 1_000)
    await of.run('approve', '1', '--confirm')
  }
  const expectPaidOnce = async () => {
    expect(of.paidOut()).toEqual([1_000])
    expect(await of.parts()).toMatchObject([{ state: 'refunded' }])
    expect((await of.shown(anna)).requests).toMatchObject([{ state: 'paid' }])
    await of.expectSoundBooks()
    await of.expectSameAsProcessor()
  }

  test('crash safety: a refund whose answer was lost is found, and not paid twice', async () => {
    await approved()
    const real = paying.context.processors
    withFaults(lostAnswers)
    await of.work()
    expect(await of.parts()).toMatchObject([{ state: 'asking' }])
    Object.assign(paying.context, { processors: real })
    // Its notification is lost, too.
    await of.rows(`delete from jobs.job where name = 'work-notification'`)
    await goOn()
    await expectPaidOnce()
    await goOn(3)
    await expectPaidOnce()
  })

  test('crash safety: a process that ends between storing and requesting loses nothing', async () => {
    await approved()
    const real = paying.context.processors
    withFaults(() => ({ requestRefund: async () => away() }))
    await of.work()
    Object.assign(paying.context, { processors: real })
    await goOn(2)
    await expectPaidOnce()
  })

  test('crash safety: a process that ends before it requests, without its job, loses nothing', async () => {
    await approved()
    await of.rows(`delete from jobs.job where name = 'work-refund'`)
    await goOn()
    await expectPaidOnce()
  })

  test('concurrency: two processes with one job request once', async () => {
    await approved()
    const [{ data }] = await of.rows(`select data from jobs.job where name = 'work-refund'`)
    await Promise.all([1, 2, 3].map(() => processRefund(paying.context, data)))
    await expectPaidOnce()
  })

  test('crash safety: a process that ends after the answer, before storing it, loses nothing', async () => {
    await approved()
    await of.rows(
      `alter table postings add constraint away check (ledger <> 'refunds' or amount > 0) not valid`,
    )
    await expect(of.work()).rejects.toThrow()
    expect(await of.parts()).toMatchObject([{ state: 'asking' }])
    await of.rows('alter table postings drop constraint away')
    await goOn()
    await expectPaidOnce()
  })

  test('by bank: a card that refuses refunds is paid by bank, and the operator records it', async () => {
    await of.paid(anna, change, { cardClosed: true })
    await of.ask(anna, 1_000)
    await of.run('approve', '1', '--confirm')
    await of.work()
    expect(await of.parts()).toMatchObject([{ state: 'by_bank' }])
    expect((await of.run('list'))[1]).toMatch(
      /to be paid by bank, then noted with paid \(.* could not pay it out\)/,
    )
    await of.run('paid', '1', '1')
    await expect(of.run('paid', '1', '1')).rejects.toThrow('part 1 is paid by bank')
    expect(of.paidOut()).toEqual([])
    expect((await of.shown(anna)).requests).toMatchObject([{ state: 'paid' }])
    await of.expectSoundBooks()
    await of.expectSameAsProcessor()
  })

  test('keys: a refund refused for invalid keys waits for the operator, who retries it', async () => {
    await approved()
    const real = paying.context.processors
    withFaults(() => ({
      requestRefund: async () => {
        throw new ProcessorRefused('answered with status 401')
      },
    }))
    await of.work()
    expect(await of.parts()).toMatchObject([{ state: 'by_bank' }])
    Object.assign(paying.context, { processors: real })
    await of.run('retry', '1', '1')
    await of.work()
    expect(await of.parts()).toMatchObject([{ state: 'replaced' }, { state: 'refunded' }])
    expect(of.paidOut()).toEqual([1_000])
    await of.expectSoundBooks()
  })
})

test('connection refused: the refund is retried as if it was never requested', async () => {
  await of.paid(anna)
  await of.ask(anna, 1_000)
  await of.run('approve', '1', '--confirm')
  withFaults(() => ({
    requestRefund: async () => {
      throw new ProcessorAway('cannot be reached', { mayHaveReached: false })
    },
  }))
  await of.work()
  expect(await of.rows('select requested_at, first_requested_at from payment_refunds')).toEqual([
    { requested_at: null, first_requested_at: null },
  ])
})

test('ERIP: a refund with an unknown outcome is left to an operator, not requested again', async () => {
  await of.paid(anna, { method: 'erip', fee: 10 })
  await of.ask(anna, 1_000)
  await of.run('approve', '1', '--confirm')
  const real = paying.context.processors
  withFaults(() => ({ requestRefund: async () => away() }))
  await of.work()
  Object.assign(paying.context, { processors: real })
  await expect(of.run('bank', '1', '1')).rejects.toThrow('being asked for')
  await goOn(45)
  expect(of.paidOut()).toEqual([])
  expect(await of.parts()).toMatchObject([{ state: 'unclear' }])
  await of.run('retry', '1', '1')
  await of.work()
  await goOn()
  expect(of.paidOut()).toEqual([1_000])
  expect((await of.shown(anna)).requests).toMatchObject([{ state: 'paid' }])
  await of.expectSameAsProcessor()
})

test('notifications: a notification alone completes a requested refund', async () => {
  await of.paid(anna)
  await of.ask(anna, 1_000)
  await of.run('approve', '1', '--confirm')
  withFaults(lostAnswers)
  await of.work()
  await paying.heard(2)
  await paying.work()
  expect((await of.shown(anna)).requests).toMatchObject([{ state: 'paid' }])
  await of.expectSoundBooks()
})

test('unallocated: a refund made in the back office is not paid a second time', async () => {
  const checkout = await of.paid(anna)
  paying.trial.checkouts.refund(checkout, { minor: 400, reason: 'by hand', key: null })
  await paying.heard(2)
  await paying.work()
  expect(
    await of.rows(`select unallocated_reason, amount::int from processor_transactions where type = 'refund'`),
  ).toEqual([{ unallocated_reason: 'unknown_refund', amount: 400 }])
  await of.ask(anna, 1_000)
  await of.run('approve', '1', '--confirm')
  expect(await of.parts()).toMatchObject([
    { amount: 600, processor: 'bepaid' },
    { amount: 400, processor: null, state: 'by_bank' },
  ])
})

test('unallocated: a refund paid by bank that the processor makes after all', async () => {
  await of.paid(anna)
  await of.ask(anna, 1_000)
  await of.run('approve', '1', '--confirm')
  withFaults(lostAnswers)
  await of.work()
  paying.pass(90)
  await of.run('bank', '1', '1')
  await of.run('paid', '1', '1')
  await paying.heard(2)
  await paying.work()
  expect(
    await of.rows(`select unallocated_reason from processor_transactions where type = 'refund'`),
  ).toEqual([{ unallocated_reason: 'unknown_refund' }])
  await of.expectSoundBooks()
  await of.expectSameAsProcessor()
})
