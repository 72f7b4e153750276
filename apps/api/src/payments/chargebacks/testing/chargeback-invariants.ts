import { unusedOf } from '@zubr/domain/terms/plan-change'
import { paidPeriodsOf } from '../../../servers/terms/periods.ts'
import type { Paying } from '../../testing/payments.ts'

/** Violated invariants of an account. The expected totals are counted by the steps themselves. */
export async function invariantFaults(
  { db, time }: Pick<Paying, 'db' | 'time'>,
  {
    account,
    totals,
    sent,
  }: { account: string; totals: { in: number; back: number }; sent: readonly { debt: number }[] },
): Promise<string[]> {
  const rows = async (text: string, values: unknown[] = []) => (await db.$client.query(text, values)).rows
  const found: string[] = []
  const never = (is: boolean, what: string) => is && found.push(what)
  const sums = Object.fromEntries(
    (
      await rows(
        `select ledger, sum(p.amount)::int as sum from postings p join journal_entries e on e.id = entry_id where e.account_id = $1 group by 1`,
        [account],
      )
    ).map(({ ledger, sum }) => [ledger, sum]),
  )
  const of = (ledger: string): number => sums[ledger] ?? 0
  const [{ unbalanced }] = await rows(
    `select count(*)::int as unbalanced from (select entry_id from postings group by 1 having sum(amount) <> 0) u`,
  )
  never(unbalanced > 0, 'an entry does not sum to zero')
  never(
    of('balance') < 0 || of('given') < 0 || of('refunds') < 0 || of('debt') > 0,
    'a ledger is on the wrong side',
  )
  never(of('debt') < 0 && of('balance') + of('given') > 0, 'an account in debt has a balance')
  const now = time.now
  let unused = 0
  const owned = await rows(
    `select id, paid_until as "paidUntil" from servers where account_id = $1 and contract <> 'deleted'`,
    [account],
  )
  for (const server of owned)
    for (const period of await paidPeriodsOf(db, server, now)) {
      const { own, given } = unusedOf(period, now)
      unused += own + given
    }
  const [{ out, under }] = await rows(
    `select coalesce(sum(p.amount) filter (where p.state in ('refunded', 'paid_by_bank')), 0)::int as out,
            coalesce(sum(p.amount) filter (where p.state in ('asking', 'waiting', 'unclear') and requested_at is not null), 0)::int as under
      from payment_refunds p join refund_requests r on r.id = request_id where account_id = $1`,
    [account],
  )
  const stayed = totals.in - totals.back
  const owed = 0 - of('debt') - of('chargebacks')
  const used = of('sales') - unused
  // Delivered, paid out and undelivered money equals what was paid in and kept, plus debt and loss.
  never(
    used + out + unused + of('balance') + of('given') + of('refunds') !== stayed + owed,
    `delivered ${used} + ${unused}, paid out ${out}, has ${of('balance')} + ${of('given')} + ${of('refunds')} of ${stayed}, owes ${owed}`,
  )
  never(
    owed > used + out + under,
    `owes ${owed}, more than the ${used} used, the ${out} paid out and the ${under} on its way`,
  )
  never(
    sent.some(({ debt }) => debt > 0),
    'an account in debt was paid out',
  )
  never(of('debt') < 0 && of('refunds') > under, 'an account in debt has refunds that could be stopped')
  return found
}
