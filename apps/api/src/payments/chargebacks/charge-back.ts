import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { journalEntries, postings } from '../../balance/balance-schema.ts'
import { fundsAndDebtOf, fundsOf, writeEntry } from '../../balance/journal.ts'
import { balanceOf } from '../../balance/ledger.ts'
import type { Tx } from '../../database/transaction.ts'
import { mailByJob } from '../../servers/lifecycle/mail.ts'
import { endPeriods, lockPaidServers, type PaidServer } from '../../servers/terms/ended-periods.ts'
import type { InvoiceRow } from '../create-invoice.ts'
import type { PaymentContext } from '../payment-context.ts'
import { processorTransactions } from '../payments-schema.ts'
import { endRefundsFor } from '../refunds/stop-refunds.ts'
import { attributeToServers, periodsPaidBy, type ServerLots } from './attribution.ts'

type Taken = Pick<typeof processorTransactions.$inferSelect, 'uid' | 'parentUid' | 'amount'>

/** Identifies a chargeback in entries, refund requests and ended periods. */
export const chargebackKey = (processor: string, uid: string) => `${processor}:${uid}`

/**
 * Takes a charged-back payment from its locked account (decision 64): from the balance, then open
 * refunds, then the unused paid time that it bought. The rest was used or paid out: the account
 * owes it, or it is our loss if the account is deleted.
 */
export async function chargeBack(
  tx: Tx,
  context: Pick<PaymentContext, 'clock' | 'jobs'>,
  { invoice, transaction, isAccountThere }: Chargeback & { isAccountThere: boolean },
): Promise<void> {
  const now = context.clock()
  const { accountId, processor } = invoice
  const chargeback = chargebackKey(processor, transaction.uid)
  const lacking = async () => {
    const { own, given } = await fundsOf(tx, accountId)
    return Math.max(0, transaction.amount - own - given)
  }
  await endRefundsFor(tx, { accountId, chargeback, now, lacking })
  const ended = await endPaidTime(tx, { invoice, transaction, chargeback, now, lacking })
  await writeChargeback(tx, { invoice, transaction, isAccountThere }, { chargeback, now })
  if (isAccountThere) await mailChargeback(tx, context, { invoice, transaction }, ended)
}

type Chargeback = { invoice: InvoiceRow; transaction: Taken }

/** Posts what the balance and gifts pay, and the rest as a debt or a loss. */
async function writeChargeback(
  tx: Tx,
  { invoice, transaction: { amount }, isAccountThere }: Chargeback & { isAccountThere: boolean },
  { chargeback, now }: { chargeback: string; now: Date },
): Promise<void> {
  const { accountId, processor, currency, number } = invoice
  const { own, given } = await fundsOf(tx, accountId)
  const ofOwn = Math.min(own, amount)
  const ofGiven = Math.min(given, amount - ofOwn)
  const rest = amount - ofOwn - ofGiven
  await writeEntry(
    tx,
    {
      ...{ at: now, kind: 'chargeback', accountId, currency },
      reason: String(number),
      idempotencyKey: `chargeback:${chargeback}`,
    },
    [
      { ledger: 'processor', processor, amount },
      { ledger: 'balance', accountId, amount: -ofOwn },
      { ledger: 'given', accountId, amount: -ofGiven },
      isAccountThere
        ? { ledger: 'debt', accountId, amount: -rest }
        : { ledger: 'chargebacks', amount: -rest },
    ],
  )
}

/** Notifies the owner of the chargeback, and of each server whose paid time ended. */
async function mailChargeback(
  tx: Tx,
  { jobs }: Pick<PaymentContext, 'jobs'>,
  { invoice, transaction }: Chargeback,
  ended: readonly Ended[],
): Promise<void> {
  const { accountId, currency, number } = invoice
  const money = (minor: number) => ({ currency, minor })
  const { debt } = await fundsAndDebtOf(tx, accountId)
  const left = await balanceOf(tx, accountId)
  await sendMailJob(jobs, tx, {
    kind: debt > 0 ? 'charged_back_debt' : 'charged_back',
    accountId,
    values: { number: String(number) },
    money: { amount: money(transaction.amount), balance: money(left), debt: money(debt) },
    page: '/balance',
  })
  const sendMail = mailByJob(jobs)
  for (const { server, price, restoreUntil } of ended)
    await sendMail(tx, {
      accountId,
      kind: 'server_charged_back',
      values: {
        ...{ server: server.row.name, subdomain: server.row.subdomain, number: String(number) },
        until: restoreUntil.toISOString(),
      },
      money: { price: money(price), missing: money(Math.max(0, price + debt - left)) },
      page: '/balance',
      serverId: server.row.id,
    })
}

type Lacking = () => Promise<number>
type Ended = { server: PaidServer; price: number; restoreUntil: Date }

/** Ends periods that the payment bought, the last bought first, until the chargeback is covered. */
async function endPaidTime(
  tx: Tx,
  {
    invoice: { accountId, processor, currency },
    transaction,
    chargeback,
    now,
    lacking,
  }: { invoice: InvoiceRow; transaction: Taken; chargeback: string; now: Date; lacking: Lacking },
): Promise<Ended[]> {
  if ((await lacking()) === 0) return []
  const lots = await serverLotsOf(tx, accountId)
  const paidFor = chargebackKey(processor, transaction.parentUid ?? '')
  const bought = (await lockPaidServers(tx, accountId, now)).flatMap((server) =>
    periodsPaidBy(
      lots.get(server.row.id) ?? [],
      server.periods.map(({ unused }) => unused),
      paidFor,
    ).map((index) => ({ server, index, entryId: server.periods[index]?.entryId ?? 0 })),
  )
  bought.sort((a, b) => b.entryId - a.entryId)
  // Money returned from ended time pays an older debt before this chargeback.
  let missing = (await lacking()) + (await fundsAndDebtOf(tx, accountId)).debt
  const ending = new Map<PaidServer, number[]>()
  for (const { server, index } of bought) {
    if (missing <= 0) break
    const { own = 0, given = 0 } = server.periods[index]?.unused ?? {}
    missing -= own + given
    ending.set(server, [...(ending.get(server) ?? []), index])
  }
  const ended: Ended[] = []
  for (const [server, indexes] of ending) {
    const done = await endPeriods(tx, server, { indexes, accountId, currency, chargeback, now })
    ended.push({ server, ...done })
  }
  return ended
}

const EntryRows = z.array(
  z.object({
    own: z.coerce.number(),
    sales: z.coerce.number(),
    server_id: z.string().nullable(),
    payment: z.string().nullable(),
    given: z.coerce.number(),
    is_chargeback: z.boolean(),
  }),
)

/**
 * Reads an account's journal and attributes what was spent on its servers to payments. The account
 * must be locked.
 */
async function serverLotsOf(tx: Tx, accountId: string): Promise<ServerLots> {
  // The key of an entry that a processor's transaction caused ends with the transaction's uid.
  const { rows } = await tx.execute(sql`
    select coalesce(sum(p.amount) filter (where p.ledger in ('balance', 'refunds')), 0) as own,
           coalesce(sum(p.amount) filter (where p.ledger = 'sales'), 0) as sales,
           coalesce(sum(p.amount) filter (where p.ledger = 'given'), 0) as given,
           e.kind = 'chargeback' as is_chargeback,
           e.server_id, m.processor || ':' || coalesce(m.parent_uid, m.uid) as payment
      from ${journalEntries} e
      join ${postings} p on p.entry_id = e.id
      left join ${processorTransactions} m
        on m.processor = substring(e.idempotency_key from '^(?:paid|resolved|refund|chargeback|chargeback_reversed):([a-z]+):')
       and m.uid = substring(e.idempotency_key from '^(?:paid|resolved|refund|chargeback|chargeback_reversed):[a-z]+:(.+)$')
     where e.account_id = ${accountId}
     group by e.id, m.processor, m.uid, m.parent_uid
     order by e.id`)
  return attributeToServers(
    EntryRows.parse(rows).map(({ server_id, is_chargeback, ...entry }) => ({
      ...{ ...entry, serverId: server_id, isChargeback: is_chargeback },
    })),
  )
}
