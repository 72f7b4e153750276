import { randomUUID } from 'node:crypto'
import type { RefundRequest, Refunds } from '@zubr/contracts/payments/refunds'
import type { Checkout } from '@zubr/trial-processor/checkout'
import { expect } from 'vitest'
import { runCommand } from '../../../operators/run-command.ts'
import { type Customer, keyed } from '../../../servers/testing/servers.ts'
import { catalogueForTest } from '../../../testing/catalogue.ts'
import { invoiceOf, type Paying, pay } from '../../testing/payments.ts'
import { processRefund } from '../process-refunds.ts'
import { refundCommands } from '../refund-commands.ts'

/**
 * Steps of refund tests: customers pay and request, operators decide, and the books must balance.
 */
export function refunding(paying: Paying) {
  const { db, context, trial, time } = paying
  const rows = async (text: string, values: unknown[] = []) => (await db.$client.query(text, values)).rows

  /** A customer pays, and the payment is counted. Resolves to the checkout at the processor. */
  async function paid(
    customer: Customer,
    change: Parameters<typeof pay>[1] = {},
    how: { cardClosed?: boolean } = {},
  ): Promise<Checkout> {
    const { checkoutUrl } = await invoiceOf(await pay(customer, change))
    const checkout = trial.checkouts.find(checkoutUrl?.split('/').at(-1) ?? '')
    if (!checkout) throw new Error('no such page')
    trial.checkouts.pay(checkout, how)
    const [{ n }] = await rows('select count(*)::int as n from processor_transactions')
    await expect
      .poll(
        async () => {
          await paying.work()
          return (await rows('select count(*)::int as n from processor_transactions'))[0].n
        },
        { timeout: 30_000 },
      )
      .toBe(n + 1)
    return checkout
  }

  /** The bank charges a payment back, and the chargeback is counted. */
  async function takenBack(checkout: Checkout): Promise<void> {
    trial.checkouts.chargeBack(checkout)
    const counted = async () => {
      await paying.work()
      return (
        await rows(`select count(*)::int as n from processor_transactions where type = 'chargeback'`)
      )[0].n
    }
    const [{ n }] = await rows(
      `select count(*)::int as n from processor_transactions where type = 'chargeback'`,
    )
    await expect.poll(counted, { timeout: 30_000 }).toBe(n + 1)
  }

  const ask = (customer: Customer, sum: number, key: string = randomUUID()) =>
    customer.call('POST', '/api/refunds', { sum }, keyed(key))

  async function shown(customer: Customer): Promise<Refunds> {
    // The API validates its answers.
    return (await (await customer.call('GET', '/api/refunds')).json()) as Refunds
  }

  async function newestOf(customer: Customer): Promise<RefundRequest> {
    const [newest] = (await shown(customer)).requests
    if (!newest) throw new Error('nothing was asked for')
    return newest
  }

  async function run(verb: keyof typeof refundCommands, ...args: string[]): Promise<string[]> {
    const printed: string[] = []
    await runCommand(
      refundCommands[verb],
      {
        db,
        config: { panelUrl: 'http://localhost:3100' },
        catalogue: catalogueForTest,
        clock: () => time.now,
        print: (line) => printed.push(line),
      },
      args,
    )
    return printed
  }

  /** Runs the stored jobs. */
  async function work(): Promise<void> {
    for (const { data } of await rows(`delete from jobs.job where name = 'work-refund' returning data`))
      await processRefund(context, data)
  }

  const parts = () =>
    rows(
      `select part, payment_refunds.amount::int, processor, payment_refunds.state from payment_refunds join refund_requests on refund_requests.id = request_id order by number, part`,
    )

  /** Refunds at the trial processor that did not fail, in minor units. */
  const paidOut = () =>
    trial.checkouts
      .all()
      .flatMap(({ transactions }) => transactions)
      .filter(({ type, state }) => type === 'refund' && state !== 'failed')
      .map(({ minor }) => minor)

  const ledger = async (name: string): Promise<number> =>
    (await rows('select coalesce(sum(amount), 0)::int as sum from postings where ledger = $1', [name]))[0].sum

  /**
   * Every entry sums to zero, no customer ledger is negative, and what is owed equals what waits.
   */
  async function expectSoundBooks(): Promise<void> {
    expect(await rows('select entry_id from postings group by 1 having sum(amount) <> 0')).toEqual([])
    expect(
      await rows(
        `select 1 from postings where account_id is not null group by account_id, ledger
          having case ledger when 'debt' then sum(amount) > 0 else sum(amount) < 0 end`,
      ),
    ).toEqual([])
    const [{ owed }] = await rows(`
      select ((select coalesce(sum(amount), 0) from refund_requests where state = 'requested')
        + (select coalesce(sum(amount), 0) from payment_refunds where state in ('asking', 'waiting', 'unclear', 'by_bank')))::int as owed`)
    expect(await ledger('refunds')).toBe(owed)
    expect(
      await rows(`
        select number from refund_requests join payment_refunds on request_id = refund_requests.id and payment_refunds.state <> 'replaced'
        where refund_requests.state <> 'charged_back' group by refund_requests.id having sum(payment_refunds.amount) <> refund_requests.amount`),
    ).toEqual([])
  }

  /** Compares the trial processor's balance with the one in our books. */
  async function expectSameAsProcessor(): Promise<void> {
    const held = trial.checkouts
      .all()
      .reduce((sum, checkout) => sum + trial.checkouts.refundableMinor(checkout), 0)
    expect((await ledger('processor')) + held).toBe(0)
  }

  return {
    rows,
    paid,
    takenBack,
    ask,
    shown,
    newestOf,
    run,
    work,
    parts,
    paidOut,
    ledger,
    expectSoundBooks,
    expectSameAsProcessor,
  }
}
