import type { NewInvoice } from '@zubr/contracts/payments/endpoints'
import { expect, onTestFinished } from 'vitest'
import { Refused } from '../../http/api-error.ts'
import { openJobs } from '../../jobs/jobs.ts'
import { OperatorError } from '../../operators/command.ts'
import { type Customer, type hostingForTest, keyed, newServer } from '../../servers/testing/servers.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest, noPack } from '../../testing/catalogue.ts'
import { applyTransaction } from '../apply-transaction.ts'
import { fulfilOrder } from '../orders.ts'
import { paymentContext } from '../payment-context.ts'
import type { Processor, ProcessorTransaction } from '../processors/processor.ts'
import { bookFindings } from '../reconcile/books.ts'
import { processDueRefunds } from '../refunds/process-refunds.ts'
import { refundCommands } from '../refunds/refund-commands.ts'
import { overrideProcessor } from './override-processor.ts'
import { invoiceOf, payableForTest } from './payments.ts'
import { transactionsAt } from './transactions.ts'

type Hosting = Awaited<ReturnType<typeof hostingForTest>>
type Attempt = () => Promise<undefined>

/**
 * Concurrent payments and refunds of an account, for tests with other operations at the same time.
 */
export async function paymentRaces({ applicationDb, app, time }: Hosting) {
  const transaction = transactionsAt(time)
  const payable = payableForTest().get('bepaid') as Processor
  const bepaid = overrideProcessor(payable, {
    requestRefund: async ({ id: refundId, parentUid, amount: money }) =>
      transaction({ type: 'refund', money, parentUid, refundId }),
  })
  const jobs = openJobs(applicationDb)
  onTestFinished(() => jobs.stop())
  await jobs.ready()
  const context = paymentContext({
    ...{ db: applicationDb, jobs, log: app.log, catalogue: catalogueForTest, clock: () => time.now },
    processors: new Map([['bepaid', bepaid]]),
    config: configForTest,
  })
  const later = { ...context, clock: () => new Date(+time.now + 3_600_000) }
  const counting = (move: ProcessorTransaction) => async () => {
    await applyTransaction(context, bepaid, move)
    return undefined
  }
  const operating = (verb: 'approve' | 'decline', args: string[]) => async () => {
    const { db, clock, config } = context
    const { catalogue, print } = { catalogue: catalogueForTest, print: () => undefined }
    await refundCommands[verb]({ db, config, catalogue, clock, print }, args).catch((error: unknown) => {
      // A concurrent operation was first.
      if (!(error instanceof OperatorError)) throw error
    })
    return undefined
  }

  return {
    /**
     * Prepares an invoice and refund requests of an account. Resolves to operations that run
     * concurrently. `subdomain` is that of a server which another invoice is for.
     */
    async of(by: Customer, subdomain: string): Promise<Attempt[]> {
      const invoice = async (change: Partial<NewInvoice> = {}) => {
        const body = { method: 'card', sum: 1_000, fee: 0, ...change }
        return invoiceOf(await by.call('POST', '/api/invoices', body, keyed()))
      }
      const money = { currency: 'BYN', minor: 1_000 } as const
      const [first, ordered] = [await invoice(), await invoice({ order: newServer({ subdomain }) })]
      const came = transaction({ type: 'payment', money, invoiceId: first.id })
      const comes = transaction({ type: 'payment', money, invoiceId: ordered.id })
      await applyTransaction(context, bepaid, came)
      const numbers: string[] = []
      // One is approved first and paid during the race; the other is decided during the race.
      for (const sum of [200, 300]) {
        const answer = await by.call('POST', '/api/refunds', { sum }, keyed())
        if (!answer.ok) throw new Error(await answer.text())
        // The API validates its answers.
        const { requests } = (await answer.json()) as { requests: { number: number }[] }
        numbers.push(String(requests[0]?.number))
        if (sum === 200) await operating('approve', [...numbers, '--confirm'])()
      }
      const [, open = ''] = numbers
      return [
        counting(comes),
        counting(comes),
        counting(transaction({ type: 'chargeback', money: { ...money, minor: 100 }, parentUid: came.uid })),
        async () => {
          await fulfilOrder(context, { catalogue: catalogueForTest, findPack: noPack }, ordered.id).catch(
            (error: unknown) => {
              if (!(error instanceof Refused)) throw error
            },
          )
          return undefined
        },
        operating('approve', [open, '--confirm']),
        operating('approve', [open, '--confirm']),
        operating('decline', [open, 'no']),
        async () => {
          await processDueRefunds(later)
          return undefined
        },
      ]
    },

    /** The books balance, and what is owed equals what waits. */
    async expectSound(): Promise<void> {
      expect(await bookFindings(context)).toEqual([])
      const { rows } = await applicationDb.$client.query(`
        select (select coalesce(sum(amount), 0) from postings where ledger = 'refunds')::int as owed,
          ((select coalesce(sum(amount), 0) from refund_requests where state = 'requested')
            + (select coalesce(sum(amount), 0) from payment_refunds where state in ('asking', 'waiting', 'unclear', 'by_bank')))::int as waits`)
      expect(rows[0].owed).toBe(rows[0].waits)
      const moved = await applicationDb.$client.query(
        `select type, count(*)::int as n from processor_transactions group by 1 having count(*) > 0 order by 1`,
      )
      expect(moved.rows.map(({ type }) => type)).toEqual(['chargeback', 'payment', 'refund'])
    },
  }
}
