import type { Checkouts } from '@zubr/trial-processor/checkouts'
import type { Db } from '../../../database/open.ts'

/**
 * Violated invariants of receipts: everything spent of advances has exactly one receipt. All money
 * here came by processors.
 */
export async function receiptFaults(db: Db, checkouts: Pick<Checkouts, 'all'>): Promise<string[]> {
  const found: string[] = []
  const rows = async (text: string) => (await db.$client.query(text)).rows
  for (const row of await rows(`select number, state, failure from sale_receipts where state <> 'done'`))
    found.push(`a receipt is not made: ${JSON.stringify(row)}`)
  const ours = new Map<string, number>(
    (await rows('select uid, amount::int from sale_receipts')).map(({ uid, amount }) => [uid, amount]),
  )
  const accountOf = new Map<string, string>(
    (await rows('select checkout_id, account_id from invoices')).map(
      ({ checkout_id: handle, account_id }) => [handle, account_id],
    ),
  )
  const settled = new Map<string, number>()
  for (const { handle, receipts } of checkouts.all())
    for (const { id, minor, status } of receipts) {
      if (status !== 'succeeded' || ours.get(id) !== minor)
        found.push(`a receipt is not ours: ${id} of ${minor}`)
      const account = accountOf.get(handle) ?? ''
      settled.set(account, (settled.get(account) ?? 0) + minor)
    }
  const sold = await rows(`
    select e.account_id, -sum(amount)::int as spent from journal_entries e
      join postings on entry_id = e.id and ledger = 'balance'
     where e.currency = 'RUB' and kind in ('purchase', 'extension') group by 1`)
  for (const { account_id, spent } of sold)
    if ((settled.get(account_id) ?? 0) !== spent)
      found.push(
        `receipts are not what was sold: ${settled.get(account_id) ?? 0} of ${spent} of ${account_id}`,
      )
  return found
}
