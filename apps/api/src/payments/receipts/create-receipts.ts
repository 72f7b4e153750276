import { randomUUID } from 'node:crypto'
import { type ProcessorId, processorIds } from '@zubr/domain/payments/methods'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accountCurrency } from '../../balance/balance-schema.ts'
import { lockMoney } from '../../balance/ledger.ts'
import { rootOf } from '../../database/failure.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { PaymentContext } from '../payment-context.ts'
import { saleReceipts } from './receipts-schema.ts'
import { type OwnMove, settlementsOf } from './settlements.ts'

const Account = z.object({ id: z.string() })
const Row = z.object({
  id: z.coerce.number(),
  own: z.coerce.number(),
  sales: z.coerce.number(),
  /** Of the payment that was credited or refunded. */
  processor: z.enum(processorIds).nullable(),
  uid: z.string().nullable(),
})

const maxAccounts = 200

/**
 * Creates the receipts of what customers have spent. It reads only the journal, so that sales need
 * no code for receipts, and a crash omits none.
 */
export async function createDueReceipts(context: PaymentContext): Promise<void> {
  const { db, processors } = context
  const making = [...processors.values()].filter(({ receipts }) => receipts !== null).map(({ id }) => id)
  if (making.length === 0) return
  const { rows } = await db.execute(sql`
    select account_id as id from account_currency a
     where exists (select from journal_entries e where e.account_id = a.account_id and e.id > a.receipts_until)
       and exists (select from invoices p
                    where p.account_id = a.account_id and p.processor in ${making} and p.needs_receipt and p.times_paid > 0)
     limit ${maxAccounts}`)
  for (const { id } of z.array(Account).parse(rows))
    await inTransaction(db, (tx) => createReceipts(tx, context, { accountId: id, making })).catch(
      // The other accounts are still processed; these are retried in a minute.
      (error: unknown) =>
        context.log.error({ err: rootOf(error), account: id }, 'receipts could not be made out'),
    )
}

/**
 * The account's entries are written under its lock in order: none is inserted before one that was
 * read.
 */
async function createReceipts(
  tx: Tx,
  { clock }: PaymentContext,
  { accountId, making }: { accountId: string; making: ProcessorId[] },
): Promise<void> {
  const currency = await lockMoney(tx, accountId)
  const here = eq(accountCurrency.accountId, accountId)
  const [{ until } = { until: 0 }] = await tx
    .select({ until: accountCurrency.receiptsUntil })
    .from(accountCurrency)
    .where(here)
  if (currency === null) return
  // The key of an entry of a payment or its refund ends with the transaction's uid.
  const { rows } = await tx.execute(sql`
    select e.id, own, sales, invoice.processor, coalesce(m.parent_uid, m.uid) as uid
      from journal_entries e
      join lateral (
        select coalesce(sum(amount) filter (where ledger in ('balance', 'refunds')), 0) as own,
               coalesce(sum(amount) filter (where ledger = 'sales'), 0) as sales
          from postings where entry_id = e.id) p on true
      left join processor_transactions m
        on m.processor = substring(e.idempotency_key from '^(?:paid|resolved|refund|chargeback|chargeback_reversed):([a-z]+):')
       and m.uid = substring(e.idempotency_key from '^(?:paid|resolved|refund|chargeback|chargeback_reversed):[a-z]+:(.+)$')
      left join invoices invoice on invoice.id = m.invoice_id and invoice.processor in ${making} and invoice.needs_receipt
     where e.account_id = ${accountId}
     order by e.id`)
  const entries = z.array(Row).parse(rows)
  const keyOf = ({ processor, uid }: (typeof entries)[number]) => processor && `${processor} ${uid}`
  const paidBy = new Map(entries.map((entry) => [keyOf(entry), entry]))
  const moves = entries.map(
    (entry): OwnMove => ({
      ...{ entryId: entry.id, own: entry.own },
      sold: entry.sales > 0,
      payment: keyOf(entry),
    }),
  )
  const now = clock()
  const due = settlementsOf(moves).filter(({ entryId }) => entryId > until)
  const values = due.flatMap(({ entryId, payment, amount }) => {
    const { processor = null, uid = null } = paidBy.get(payment) ?? {}
    if (processor === null || uid === null) return []
    // An account has one currency.
    const what = { entryId, processor, paymentUid: uid, currency, amount }
    return [{ ...what, idempotencyKey: randomUUID(), createdAt: now, pollAt: now }]
  })
  if (values.length > 0) await tx.insert(saleReceipts).values(values).onConflictDoNothing()
  await tx
    .update(accountCurrency)
    .set({ receiptsUntil: entries.at(-1)?.id ?? until })
    .where(here)
}
