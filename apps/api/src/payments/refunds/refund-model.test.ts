import { testSeed } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { drawFrom } from '../../partners/testing/draw.ts'
import { type Customer, credit, customerForTest } from '../../servers/testing/servers.ts'
import { type Processor, ProcessorAway } from '../processors/processor.ts'
import { overrideProcessor } from '../testing/override-processor.ts'
import { payingForTest } from '../testing/payments.ts'
import { processDueRefunds } from './process-refunds.ts'
import { refunding } from './testing/refunds.ts'

const seed = testSeed('BOOKS_SEED')

test(`model: with failing processors nothing is paid twice and the books balance (seed ${seed})`, async () => {
  const draw = drawFrom(seed)
  const under = (count: number) => Math.floor(draw() * count)
  const paying = await payingForTest()
  const of = refunding(paying)
  const customers: Customer[] = []
  for (const login of ['anna', 'boris']) customers.push(await customerForTest(paying, login))
  const real = paying.context.processors
  const faulty = new Map(
    [...real].map(([id, processor]): [typeof id, Processor] => [
      id,
      overrideProcessor(processor, {
        async requestRefund(newRefund) {
          const fault = under(4)
          if (fault === 0) throw new ProcessorAway('before', { mayHaveReached: false })
          if (fault === 1) throw new ProcessorAway('on its way')
          const transaction = await processor.requestRefund(newRefund)
          if (fault === 2) throw new ProcessorAway('after')
          return transaction
        },
      }),
    ]),
  )
  Object.assign(paying.context, { processors: faulty })
  for (const customer of customers) await of.paid(customer, { sum: 5_000 })
  const orNot = (act: Promise<unknown>) => act.catch(() => undefined)
  for (let step = 0; step < 40; step++) {
    const customer = customers[under(customers.length)] as Customer
    const [open] = (await of.shown(customer)).requests
    const number = String(open?.number ?? 0)
    const act = under(8)
    if (act === 0) await of.paid(customer, { sum: 100 + under(2_000) }, { cardClosed: under(4) === 0 })
    if (act === 1) await credit(paying.db, customer.accountId, 1 + under(500))
    if (act === 2 || act === 3) await of.ask(customer, 1 + under(3_000))
    if (act === 4) await customer.call('DELETE', `/api/refunds/${open?.id}`)
    if (act === 5) await orNot(of.run('approve', number, '--confirm'))
    if (act === 6) await orNot(of.run('decline', number, 'no'))
    if (act === 7) await of.work()
    paying.pass(under(90))
    await processDueRefunds(paying.context)
    if (under(3) === 0) await paying.work()
  }
  Object.assign(paying.context, { processors: real })
  for (let pass = 0; pass < 4; pass++) {
    paying.pass(25 * 60)
    await processDueRefunds(paying.context)
    await paying.work()
  }
  expect(
    await of.rows(`select id from payment_refunds where state in ('asking', 'waiting', 'unclear')`),
  ).toEqual([])
  const refunded = await of.rows(`select amount::int from payment_refunds where state = 'refunded'`)
  const sorted = (amounts: number[]) => amounts.toSorted((a, b) => a - b)
  expect(sorted(of.paidOut())).toEqual(sorted(refunded.map(({ amount }) => amount)))
  await of.expectSoundBooks()
  await of.expectSameAsProcessor()
})
