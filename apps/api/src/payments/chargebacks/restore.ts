import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { fundsAndDebtOf } from '../../balance/journal.ts'
import { lockMoney } from '../../balance/ledger.ts'
import { rootOf } from '../../database/failure.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { mailByJob } from '../../servers/lifecycle/mail.ts'
import { restorePeriods } from '../../servers/terms/restored-periods.ts'
import type { InvoiceRow } from '../create-invoice.ts'
import type { PaymentContext } from '../payment-context.ts'

/**
 * Restores paid time that a chargeback ended, at its price, once a credit has paid the debt of a
 * locked account.
 */
export async function restoreByCredit(
  tx: Tx,
  {
    jobs,
    now,
    accountId,
    currency,
  }: Pick<PaymentContext, 'jobs'> & { now: Date; accountId: string; currency: InvoiceRow['currency'] },
): Promise<void> {
  const { debt } = await fundsAndDebtOf(tx, accountId)
  if (debt > 0) return
  await restorePeriods(tx, { accountId, currency, which: { now }, now, sendMail: mailByJob(jobs) })
}

const maxAccounts = 200
const Accounts = z.array(z.object({ id: z.string() }))

/**
 * Restores the paid time of accounts that were credited by something other than a payment: an
 * operator, a gift, a plan change. What a chargeback left on the balance restores nothing by
 * itself.
 */
export async function processDueRestorations(context: PaymentContext): Promise<void> {
  const { db, clock, jobs, log } = context
  const now = clock()
  const { rows } = await db.execute(sql`
    select distinct s.account_id as id from ended_periods t join servers s on s.id = t.server_id
      join journal_entries ended on ended.id = t.end_entry_id and ended.reason = s.plan
     where t.restored_at is null and t.restore_until > ${now} and s.contract <> 'deleted' and s.account_id is not null
       and not exists (select from invoices p where p.account_id = s.account_id and p.order_state = 'waiting' and p.state = 'paid')
       and exists (select from journal_entries e join postings p on p.entry_id = e.id
                    where e.account_id = s.account_id and e.id > t.end_entry_id and p.ledger in ('balance', 'given')
                      and p.amount > 0 and e.kind in ('credit', 'refund', 'payment', 'plan_change', 'payout_ended', 'chargeback_reversed')
                      and e.idempotency_key not like '%:' || t.chargeback_key)
     limit ${maxAccounts}`)
  for (const { id } of Accounts.parse(rows))
    await inTransaction(db, async (tx) => {
      const currency = await lockMoney(tx, id)
      if (currency) await restoreByCredit(tx, { jobs, now, accountId: id, currency })
    }).catch((error: unknown) =>
      // The other accounts are still processed; this one is retried in a minute.
      log.error({ err: rootOf(error), account: id }, 'paid time could not be restored'),
    )
}
