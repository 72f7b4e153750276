import type { Money } from '@zubr/contracts/payments/balance'
import type { MailKind } from '@zubr/i18n/messages/en'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { RateLimits } from '../../http/rate-limits/rate-limits.ts'
import type { Executor, Jobs } from '../../jobs/jobs.ts'
import { accounts } from '../accounts-schema.ts'

/**
 * A queued mail. Its text, address and link are made when it is sent. `to` is for users whose
 * account is deleted by then. `values` and `money` fill placeholders, beside `{login}`, `{brand}`,
 * `{link}`, `{code}` and `{hours}`. `page` is the panel's page of `{link}` if the link holds no
 * code.
 */
export type MailJob = {
  kind: MailKind
  accountId: string
  to?: { email: string; login: string; locale: string }
  values?: Record<string, string>
  page?: `/${string}`
  money?: Record<string, Money>
  /** The server that the mail is about. */
  serverId?: string
}

/** Mails that anybody can trigger for any address. */
type StrangersMail = 'confirm' | 'reset' | 'taken'

/**
 * Mails that a user waits for come first. Mails that strangers trigger and notices to every account
 * come last.
 */
const priorities: Partial<Record<MailKind, number>> = {
  confirm: 2,
  reset: 0,
  taken: 0,
  documents_change: -1,
}

/** Queues a mail whose limit, if it has one, was already checked. */
export const sendAllowedMail = (jobs: Pick<Jobs, 'send'>, tx: Executor, job: MailJob): Promise<void> =>
  jobs.send(tx, 'send-mail', job, { priority: priorities[job.kind] ?? 1 })

/** Queues a mail within the transaction: it is sent only if the transaction commits. */
export async function sendMailJob(
  jobs: Pick<Jobs, 'send'>,
  tx: Executor,
  job: MailJob & { kind: Exclude<MailKind, StrangersMail> },
): Promise<void> {
  await sendAllowedMail(jobs, tx, job)
}

/** The services for mails with a limit for each address. */
export type LimitedMail = { jobs: Pick<Jobs, 'send'>; rateLimits: Pick<RateLimits, 'take'> }

/**
 * Queues a mail unless its address reached the limit. `to` is the address; only its digest is
 * stored.
 */
export async function sendLimitedMail(
  { jobs, rateLimits }: LimitedMail,
  tx: Executor,
  { to, ...job }: Omit<MailJob, 'to'> & { to: string },
): Promise<void> {
  if ((await rateLimits.take(tx, 'mail', to)) === 0) await sendAllowedMail(jobs, tx, job)
}

/** Notifies the owner. An unconfirmed address may be another person's, so it has a limit. */
export async function notifyOwner(
  by: LimitedMail,
  tx: Pick<Db, 'select' | 'execute'>,
  job: MailJob & { kind: Exclude<MailKind, StrangersMail> },
): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, job.accountId))
  if (account?.emailVerified) await sendMailJob(by.jobs, tx, job)
  else if (account?.pendingEmail) await sendLimitedMail(by, tx, { ...job, to: account.pendingEmail })
}

/**
 * Notifies the owner how the account was accessed. Above a daily limit for each kind, nothing is
 * sent.
 */
export async function notifyOfAccess(
  by: LimitedMail,
  tx: Pick<Db, 'select' | 'execute'>,
  job: MailJob & { kind: 'new_device' | 'second_step_on' | 'second_step_off' | 'recovery_codes' },
): Promise<void> {
  const wait = await by.rateLimits.take(tx, 'ownerNotice', `${job.kind} ${job.accountId}`)
  if (wait === 0) await notifyOwner(by, tx, job)
}

/**
 * Sends a mail to confirm an account's address. If another account confirmed the address, its owner
 * is notified instead, and the response is the same.
 */
export async function sendConfirmationMail(
  by: LimitedMail,
  tx: Pick<Db, 'select' | 'execute'>,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const [owner] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.emailVerified, true)))
  await sendLimitedMail(by, tx, {
    ...(owner ? { kind: 'taken', accountId: owner.id } : { kind: 'confirm', accountId }),
    to: email,
  })
}
