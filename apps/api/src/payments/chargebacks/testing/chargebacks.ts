import { randomUUID } from 'node:crypto'
import type { Balance } from '@zubr/contracts/payments/balance'
import type { NewServer, Server } from '@zubr/contracts/servers/server'
import { fundsAndDebtOf } from '../../../balance/journal.ts'
import { updateDueServers } from '../../../servers/lifecycle/due.ts'
import { mailByJob } from '../../../servers/lifecycle/mail.ts'
import { processDueExtensions } from '../../../servers/terms/auto-extend.ts'
import {
  type Customer,
  create,
  customerForTest,
  keyed,
  nodeForTest,
  sayServers,
} from '../../../servers/testing/servers.ts'
import { catalogueForTest } from '../../../testing/catalogue.ts'
import { applyTransaction } from '../../apply-transaction.ts'
import { refunding } from '../../refunds/testing/refunds.ts'
import { invoiceOf, pay, payingForTest } from '../../testing/payments.ts'
import { transactionsAt } from '../../testing/transactions.ts'
import { paymentCommandsFor } from './operate.ts'

export type PaidInvoice = { id: string; uid: string; number: number; minor: number }

/**
 * A customer of a processor whose bank charges payments back. The processor's transactions are
 * applied directly.
 */
export async function chargebacksForTest() {
  const paying = await payingForTest({ faults: () => [] })
  const token = await nodeForTest(paying, 'minsk-1')
  const anna = await customerForTest(paying, 'anna')
  const refunds = refunding(paying)
  const { db, context, time } = paying
  const rows = async (text: string, values: unknown[] = []) => (await db.$client.query(text, values)).rows
  const processor = context.processors.get('bepaid')
  if (!processor) throw new Error('no processor')

  const toTransaction = transactionsAt(time)
  const countMove = (...change: Parameters<typeof toTransaction>) =>
    applyTransaction(context, processor, toTransaction(...change))

  /** Pays an invoice at the processor. */
  async function payIn(minor: number, order?: NewServer, customer: Customer = anna): Promise<PaidInvoice> {
    const { id, number } = await invoiceOf(await pay(customer, { sum: minor, ...(order && { order }) }))
    const uid = randomUUID()
    await countMove({ uid, type: 'payment', invoiceId: id, money: { currency: 'BYN', minor } })
    return { id, uid, number, minor }
  }

  /** Charges a payment back. Resolves to the uid of the chargeback. */
  async function chargeBack({ uid, minor: paid }: PaidInvoice, minor = paid): Promise<string> {
    const chargeback = randomUUID()
    await countMove({
      uid: chargeback,
      type: 'chargeback',
      parentUid: uid,
      money: { currency: 'BYN', minor },
    })
    return chargeback
  }

  const operate = paymentCommandsFor(paying)
  const reverse = (uid: string) => operate('payment', 'reversed', 'bepaid', uid, '--confirm')
  const funds = () => fundsAndDebtOf(db, anna.accountId)
  const balance = async () => (await (await anna.call('GET', '/api/balance')).json()) as Balance
  const statement = async () =>
    (await balance()).entries
      .map(({ kind, money, debt }) => `${kind} ${money.minor}${debt ? ` debt ${debt.minor}` : ''}`)
      .reverse()
  const serverNow = async ({ id }: Pick<Server, 'id'>) =>
    (await (await anna.call('GET', `/api/servers/${id}`)).json()) as Server
  const tick = () =>
    updateDueServers(
      {
        db,
        sendMail: mailByJob(context.jobs),
        onError: (error) => {
          throw error
        },
      },
      time.now,
    )
  const extendDue = () =>
    processDueExtensions(
      {
        ...{ db, catalogue: catalogueForTest, sendMail: mailByJob(context.jobs) },
        onError: (error) => {
          throw error
        },
      },
      time.now,
    )
  const later = (days: number) => {
    time.now = new Date(+time.now + days * 86_400_000)
  }
  const mails = async () =>
    (
      await rows(
        `select data->>'kind' as kind from jobs.job where name = 'send-mail' and data->>'kind' <> 'server_bought' order by 1`,
      )
    ).map(({ kind }) => String(kind))
  const buy = (change: Partial<NewServer> = {}) => create(anna, { plan: 'java-4', ...change })
  const extend = ({ id }: Pick<Server, 'id'>, months = 1) =>
    anna.call('POST', `/api/servers/${id}/extend`, { months }, keyed())
  const usesDisk = ({ id }: Pick<Server, 'id'>, diskMb = 100) =>
    sayServers(paying.url, token, {
      servers: [{ id, stats: { cpuPercent: 1, memoryMb: 100, diskMb, players: 0 } }],
    })
  async function changePlan({ id }: Pick<Server, 'id'>, plan: string): Promise<Response> {
    const quote = await (await anna.call('POST', `/api/servers/${id}/plan/quote`, { plan })).json()
    return anna.call('PUT', `/api/servers/${id}/plan`, { plan, minor: quote.change?.minor ?? 0 }, keyed())
  }

  return {
    ...{ paying, anna, refunds, rows, countMove, payIn, chargeBack, operate, reverse, funds, balance },
    ...{ statement, serverNow, tick, extendDue, later, mails, buy, extend, usesDisk, changePlan, token },
  }
}
export type Chargebacks = Awaited<ReturnType<typeof chargebacksForTest>>
