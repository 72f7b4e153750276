import type { Money } from '@zubr/contracts/balance'
import type { MailKind } from '@zubr/i18n/messages'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Executor, Jobs } from '../../jobs/jobs.ts'
import { accounts } from '../tables.ts'

/**
 * A mail to come. Its text, its address and any link in it are made when it is sent. `to` is for those whose account is gone by then.
 * `values` fill the words of its kind, beside `{login}`, `{brand}`, `{link}`, `{code}` and `{hours}`. `page` is the panel's page that
 * `{link}` leads to where the link holds no code. `money` fills words too, written as the reader's language does.
 */
export type MailJob = {
  kind: MailKind
  accountId: string
  to?: { email: string; login: string; locale: string }
  values?: Record<string, string>
  page?: `/${string}`
  money?: Record<string, Money>
}

/** Stores a mail with what else the transaction stores: it is sent if and only if that commits. */
export async function sendMailJob(jobs: Pick<Jobs, 'send'>, tx: Executor, job: MailJob): Promise<void> {
  await jobs.send(tx, 'send-mail', job)
}

/**
 * Has an account's address confirmed by mail. The owner of an address that another account has confirmed is told instead, and nobody
 * else notices.
 */
export async function askToConfirm(
  jobs: Pick<Jobs, 'send'>,
  tx: Pick<Db, 'select' | 'execute'>,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const [owner] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.emailVerified, true)))
  await sendMailJob(jobs, tx, owner ? { kind: 'taken', accountId: owner.id } : { kind: 'confirm', accountId })
}
