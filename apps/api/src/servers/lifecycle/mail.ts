import type { Money } from '@zubr/contracts/payments/balance'
import type { LifeMail } from '@zubr/domain/server-life'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import type { Executor, Jobs } from '../../jobs/jobs.ts'

/** About paid time that a chargeback ended, and that was paid again. */
type ChargebackMail = 'charged_back' | 'periods_restored'

/** About months that are paid by themselves. */
type ExtensionMail = 'extension_ahead' | 'extension_ahead_short' | 'extension_short' | 'extension_by_hand'

/**
 * A mail to an account, sent if and only if the transaction commits. `values`: `server` (its name), `subdomain`, `until`, the ISO
 * date that the mail is about, and `reason` of a block, where there are any;
 * `money` those sums that it names. `page` of the panel is the server's.
 */
export type SendMail = (
  tx: Executor,
  mail: {
    accountId: string
    kind: `server_${LifeMail | ExtensionMail | ChargebackMail}`
    values: Record<string, string>
    money?: Record<string, Money>
    page: `/${string}`
    serverId: string
  },
) => Promise<void>

export function mailByJob(jobs: Pick<Jobs, 'send'>): SendMail {
  return (tx, mail) => sendMailJob(jobs, tx, mail)
}
