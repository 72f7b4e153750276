import type { Money } from '@zubr/contracts/payments/balance'
import { planChange } from '@zubr/domain/terms/plan-change'
import { writeEntry } from '../../balance/journal.ts'
import { currencyOf, entryOf } from '../../balance/ledger.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import type { ServerRow } from '../server-view.ts'
import { periodsOf, replacePeriods } from './periods.ts'

/** The paid value of a server's remaining time, in minor units. */
export async function unusedWorth(db: Db | Tx, row: ServerRow, now: Date): Promise<number> {
  return planChange(await periodsOf(db, row, { price: 0, now }), { price: 0, now }).worth
}

/**
 * Refunds a server's paid time after `from`, own money as own and gifts as gifts. Idempotent per
 * key. Account and server must be locked. Resolves to the sum, or null if nothing was paid.
 */
export async function creditUnusedTime(
  tx: Tx,
  row: ServerRow,
  {
    accountId,
    from,
    now,
    reason,
    idempotencyKey,
  }: { accountId: string; from: Date; now: Date; reason: string; idempotencyKey: string },
): Promise<Money | null> {
  const currency = await currencyOf(tx, accountId)
  if (currency === null || (await entryOf(tx, accountId, idempotencyKey))) return null
  const periods = await periodsOf(tx, row, { price: 0, now: from })
  const { own, given } = planChange(periods, { price: 0, now: from }).back
  if (own + given === 0) return null
  await writeEntry(
    tx,
    { accountId, at: now, kind: 'refund', currency, reason, serverId: row.id, idempotencyKey },
    [
      { ledger: 'balance', accountId, amount: own },
      { ledger: 'given', accountId, amount: given },
      { ledger: 'sales', amount: -own - given },
    ],
  )
  await replacePeriods(tx, row.id, [])
  return { currency, minor: own + given }
}
