import type { Money } from '@zubr/contracts/payments/balance'
import type { LifeMail } from '@zubr/domain/server-life'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { balanceOf } from '../../balance/ledger.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Executor, Jobs } from '../../jobs/jobs.ts'
import type { ServerRow } from '../server-view.ts'

/** About paid time that a chargeback ended, and that was paid again. */
type ChargebackMail = 'charged_back' | 'periods_restored'

/** About purchases, and refunds of cheaper plans. */
type PurchaseMail = 'bought' | 'extended' | 'plan_changed' | 'plan_lowered'

/** About automatic extensions. */
type ExtensionMail = 'extension_ahead' | 'extension_ahead_short' | 'extension_short' | 'extension_by_hand'

/**
 * Queues a mail to an account if and only if the transaction commits. `page` is a panel page of the
 * server.
 */
export type SendMail = (
  tx: Executor,
  mail: {
    accountId: string
    kind: `server_${LifeMail | ExtensionMail | ChargebackMail | PurchaseMail}`
    /**
     * Any of `server` (its name), `subdomain`, `until` (an ISO date), `plan` (its id) and
     * `reason` of a block.
     */
    values: Record<string, string>
    /** Sums in the mail, by name. */
    money?: Record<string, Money>
    page: `/${string}`
    serverId: string
  },
) => Promise<void>

export function mailByJob(jobs: Pick<Jobs, 'send'>): SendMail {
  return (tx, mail) => sendMailJob(jobs, tx, mail)
}

/** Confirms a purchase in `tx` for `price`, with the current balance. */
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
