import type { Money } from '@zubr/contracts/payments/balance'
import type { LifeMail } from '@zubr/domain/server-life'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { balanceOf } from '../../balance/ledger.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Executor, Jobs } from '../../jobs/jobs.ts'
import type { ServerRow } from '../server-view.ts'

/** About paid time that a chargeback ended, and that was paid again. */
type ChargebackMail = 'charged_back' | 'periods_restored'

/** About what was bought, and what a cheaper plan gave back. */
type PurchaseMail = 'bought' | 'extended' | 'plan_changed' | 'plan_lowered'

/** About months that are paid by themselves. */
type ExtensionMail = 'extension_ahead' | 'extension_ahead_short' | 'extension_short' | 'extension_by_hand'

/**
 * A mail to an account, sent if and only if the transaction commits. `values`: `server` (its name), `subdomain`, `until`, the ISO
 * date that the mail is about, `plan` (its id) and `reason` of a block, where there are any;
 * `money` those sums that it names. `page` of the panel is the server's.
 */
export type SendMail = (
  tx: Executor,
  mail: {
    accountId: string
    kind: `server_${LifeMail | ExtensionMail | ChargebackMail | PurchaseMail}`
    values: Record<string, string>
    money?: Record<string, Money>
    page: `/${string}`
    serverId: string
  },
) => Promise<void>

export function mailByJob(jobs: Pick<Jobs, 'send'>): SendMail {
  return (tx, mail) => sendMailJob(jobs, tx, mail)
}

/** Confirms what an account has just bought in `tx`, for `price`, with what its balance is now. */
export async function mailPurchase(
  tx: Tx,
  sendMail: SendMail,
  kind: `server_${PurchaseMail}`,
  purchase: {
    accountId: string
    server: Pick<ServerRow, 'id' | 'name' | 'subdomain'>
    plan: string
    paidUntil: Date
    price: Money
  },
): Promise<void> {
  const { accountId, server, plan, paidUntil, price } = purchase
  const balance = { currency: price.currency, minor: await balanceOf(tx, accountId) }
  await sendMail(tx, {
    accountId,
    kind,
    values: { server: server.name, subdomain: server.subdomain, plan, until: paidUntil.toISOString() },
    money: { price, balance },
    page: `/servers/${server.id}`,
    serverId: server.id,
  })
}
