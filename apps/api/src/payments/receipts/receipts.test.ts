import { beforeEach, expect, test } from 'vitest'
import { checkPayments } from '../../alerts/payment-checks.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  keyed,
  nodeForTest,
} from '../../servers/testing/servers.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { type Processor, ProcessorAway, ProcessorRefused, type Receipts } from '../processors/processor.ts'
import { refunding } from '../refunds/testing/refunds.ts'
import { overrideProcessor } from '../testing/override-processor.ts'
import { type Paying, payingForTest } from '../testing/payments.ts'
import { processDueReceipts } from './process-receipts.ts'
import { receiptCommands } from './receipt-commands.ts'

let paying: Paying
let anna: Customer
let of: ReturnType<typeof refunding>
beforeEach(async () => {
  paying = await payingForTest()
  await nodeForTest(paying, 'minsk-1')
  anna = await customerForTest(paying, 'anna')
  of = refunding(paying)
})

const roubles = { method: 'card-rub', sum: 100_000, fee: 3_000 }
/** Runs the pass of each minute. */
const pass = async (minutes = 2) => {
  for (let minute = 0; minute < minutes; minute++) {
    paying.pass(1)
    await processDueReceipts(paying.context)
  }
}
const sold = () => of.ledger('sales')
const ours = () =>
  of.rows('select entry_id::int as entry, amount::int, state, failure from sale_receipts order by number')
/** Sums of the receipts at the processor, in minor units. */
const made = () =>
  paying.trial.checkouts
    .all()
    .flatMap(({ receipts }) => receipts)
    .map(({ minor, status }) => [status, minor])
const alerts = async () => (await checkPayments({ tx: paying.db })).problems.map(({ what }) => what)

/** YooKassa's own receipts adapter with injected faults. */
const withFaults = (change: (real: Receipts) => Partial<Receipts>): void => {
  const processors = new Map(
    [...paying.context.processors].map(([id, real]): [Processor['id'], Processor] => [
      id,
      overrideProcessor(real, { receipts: real.receipts && { ...real.receipts, ...change(real.receipts) } }),
    ]),
  )
  Object.assign(paying.context, { processors })
}

async function run(verb: keyof typeof receiptCommands, ...args: string[]): Promise<string> {
  const printed: string[] = []
  const { db, time } = paying
  const config = { panelUrl: 'http://localhost:3100' }
  await receiptCommands[verb](
    {
      ...{ db, config, catalogue: catalogueForTest },
      clock: () => time.now,
      print: (line) => printed.push(line),
    },
    args,
  )
  return printed.join('\n')
}

test('receipt: spending an advance makes one receipt; spending other money makes none', async () => {
  await of.paid(anna, roubles)
  const [paid] = paying.trial.checkouts.all()
  // The fee is a rendered service, not an advance.
  expect(paid).toMatchObject({ minor: 103_000, advance: 100_000 })
  await pass()
  expect(made()).toEqual([])
  const server = await create(anna)
  const price = await sold()
  await pass()
  expect(made()).toEqual([['succeeded', price]])
  expect(await ours()).toMatchObject([{ amount: price, state: 'done' }])
  const { payments } = await (await anna.call('GET', '/api/account/export')).json()
  expect(payments.receipts).toMatchObject([{ amount: price, currency: 'RUB', state: 'done' }])
  await anna.call('POST', `/api/servers/${server.id}/extend`, { months: 3 }, keyed())
  await pass()
  await of.ask(anna, 10_000)
  await of.run('approve', '1', '--confirm')
  await of.work()
  await pass(5)
  const all = made()
  expect(all).toHaveLength(2)
  expect(all.every(([status]) => status === 'succeeded')).toBe(true)
  expect(all.reduce((sum, [, minor]) => sum + Number(minor), 0)).toBe(await sold())
  expect(await run('list')).toBe('No receipt is open.')
  expect(await alerts()).toEqual([])
})

test('receipt: a sale from several payments makes one for each, none for gifts and bank payments', async () => {
  await of.paid(anna, { method: 'card-rub', sum: 1_000, fee: 30 })
  await credit(paying.db, anna.accountId, 2_000, 'RUB')
  await of.paid(anna, { method: 'card-rub', sum: 50_000, fee: 1_500 })
  await create(anna)
  await pass()
  const amounts = (await ours()).map(({ amount }) => amount)
  expect(amounts).toEqual([1_000, (await sold()) - 3_000])
  expect(made().map(([, minor]) => minor)).toEqual(amounts)
})

test('receipt: none for a payment in BYN, nor for one made when no receipts were due', async () => {
  const boris = await customerForTest(paying, 'boris')
  await of.paid(anna, roubles)
  await of.rows('update invoices set needs_receipt = false')
  await of.paid(boris, { sum: 5_000 })
  await create(anna)
  await create(boris, { subdomain: 'another' })
  await pass()
  expect(await ours()).toEqual([])
  expect(made()).toEqual([])
})

test('idempotency: a receipt whose answer was lost is found, and not made twice', async () => {
  await of.paid(anna, roubles)
  await create(anna)
  const real = paying.context.processors
  withFaults(({ make }) => ({
    make: async (newReceipt) => {
      await make(newReceipt)
      throw new ProcessorAway('gone')
    },
  }))
  await pass(1)
  expect(await ours()).toMatchObject([{ state: 'asking' }])
  // The processor has forgotten the idempotency key by then.
  for (const checkout of paying.trial.checkouts.all())
    for (const receipt of checkout.receipts) receipt.key = 'of another day'
  Object.assign(paying.context, { processors: real })
  paying.pass(60 * 48)
  await pass(3)
  expect(made()).toEqual([['succeeded', await sold()]])
  expect(await ours()).toMatchObject([{ state: 'done' }])
})

test('concurrency: two processes request a receipt once', async () => {
  await of.paid(anna, roubles)
  await create(anna)
  await Promise.all(Array.from({ length: 4 }, () => processDueReceipts(paying.context)))
  await pass(3)
  expect(made()).toEqual([['succeeded', await sold()]])
})

test("failure: a refused receipt or a failed cash register waits for an operator's retry or entry", async () => {
  await of.paid(anna, roubles)
  const server = await create(anna)
  const price = await sold()
  const real = paying.context.processors
  withFaults(() => ({
    make: async () => {
      throw new ProcessorRefused('yookassa answered with status 400: invalid_request')
    },
  }))
  await pass(20)
  expect(await ours()).toMatchObject([{ state: 'failed' }])
  expect(await alerts()).toEqual([
    expect.stringMatching(
      /^The receipt 1 of a sale of .* \(yookassa answered with status 400: invalid_request\)$/,
    ),
  ])
  await expect(run('made', '7', 'x')).rejects.toThrow('there is no receipt 7')
  Object.assign(paying.context, { processors: real })
  await run('retry', '1')
  await expect(run('retry', '1')).rejects.toThrow('receipt 1 is being asked for')
  await pass()
  expect(made()).toEqual([['succeeded', price]])
  expect(await alerts()).toEqual([])

  withFaults(() => ({ make: async () => ({ uid: 'rt-2', state: 'failed' }) }))
  await anna.call('POST', `/api/servers/${server.id}/extend`, { months: 1 }, keyed())
  await pass()
  expect(await run('list')).toMatch(/^2 .*failed: .* \(the till of yookassa could not make it\)$/)
  await run('made', '2', 'by the till in the office')
  expect(await run('list')).toBe('No receipt is open.')
  expect(await run('show', '2')).toContain('made by hand: by the till in the office')
  await expect(of.rows('delete from sale_receipts')).rejects.toThrow('receipts are kept')
  await expect(of.rows(`update sale_receipts set state = 'asking'`)).rejects.toThrow('does not change')
})

test('failure: an unavailable processor is retried until it answers; operators are alerted after hours', async () => {
  await of.paid(anna, roubles)
  await create(anna)
  const real = paying.context.processors
  withFaults(() => ({
    make: async () => {
      throw new ProcessorAway('yookassa cannot be reached (ECONNREFUSED)', { mayHaveReached: false })
    },
  }))
  await pass(30)
  expect(await ours()).toMatchObject([{ state: 'asking' }])
  expect(await alerts()).toEqual([])
  for (let hour = 0; hour < 12; hour++) {
    paying.pass(59)
    await pass(1)
  }
  expect(await alerts()).toHaveLength(1)
  Object.assign(paying.context, { processors: real })
  paying.pass(60 * 24)
  await pass(3)
  expect(made()).toEqual([['succeeded', await sold()]])
  expect(await alerts()).toEqual([])
})

test('account deletion: a receipt without an email address fails', async () => {
  await of.paid(anna, roubles)
  await create(anna)
  await of.rows(`delete from servers`)
  await of.rows('delete from accounts where id = $1', [anna.accountId])
  await pass()
  expect(await ours()).toMatchObject([{ state: 'failed', failure: expect.stringContaining('deleted') }])
  expect(await alerts()).toHaveLength(1)
})
