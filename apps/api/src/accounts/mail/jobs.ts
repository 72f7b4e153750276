import type { Money } from '@zubr/contracts/payments/balance'
import type { MailKind } from '@zubr/i18n/messages'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { RateLimits } from '../../http/rate-limits/rate-limits.ts'
import type { Executor, Jobs } from '../../jobs/jobs.ts'
import { accounts } from '../accounts-schema.ts'

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
  /** The server that it is about. */
  serverId?: string
}

/** Mails that a stranger can have sent to whom they like. */
type StrangersMail = 'confirm' | 'reset' | 'taken'

/** What somebody waits for goes first; last go mails by strangers, and notices that go to every account. */
const priorities: Partial<Record<MailKind, number>> = {
  confirm: 2,
  reset: 0,
  taken: 0,
  documents_change: -1,
}

/** Stores a mail whose limit, if it has one, was asked before. */
export const sendAllowedMail = (jobs: Pick<Jobs, 'send'>, tx: Executor, job: MailJob): Promise<void> =>
  jobs.send(tx, 'send-mail', job, { priority: priorities[job.kind] ?? 1 })

/** Stores a mail with what else the transaction stores: it is sent if and only if that commits. */
export async function sendMailJob(
  jobs: Pick<Jobs, 'send'>,
  tx: Executor,
  job: MailJob & { kind: Exclude<MailKind, StrangersMail> },
): Promise<void> {
  await sendAllowedMail(jobs, tx, job)
}

/** Who sends mails that have a limit for each address. */
export type LimitedMail = { jobs: Pick<Jobs, 'send'>; rateLimits: Pick<RateLimits, 'take'> }

/** The same, unless its address had too many of them: then nothing is stored. `to` is the address, of which only a digest is kept. */
export async function sendLimitedMail(
  { jobs, rateLimits }: LimitedMail,
  tx: Executor,
  { to, ...job }: Omit<MailJob, 'to'> & { to: string },
): Promise<void> {
  if ((await rateLimits.take(tx, 'mail', to)) === 0) await sendAllowedMail(jobs, tx, job)
}

/** Tells the owner of something. An address that was never confirmed may be somebody else's, and has a limit. */
export async function notifyOwner(
  by: LimitedMail,
  tx: Pick<Db, 'select' | 'execute'>,
  job: MailJob & { kind: Exclude<MailKind, StrangersMail> },
): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, job.accountId))
  if (account?.emailVerified) await sendMailJob(by.jobs, tx, job)
  else if (account?.pendingEmail) await sendLimitedMail(by, tx, { ...job, to: account.pendingEmail })
}

/** What tells an owner how the account is entered; too many of one kind in a day tell nothing more. */
export async function notifyOfAccess(
  by: LimitedMail,
  tx: Pick<Db, 'select' | 'execute'>,
  job: MailJob & { kind: 'new_device' | 'second_step_on' | 'second_step_off' | 'recovery_codes' },
): Promise<void> {
  const wait = await by.rateLimits.take(tx, 'told', `${job.kind} ${job.accountId}`)
  if (wait === 0) await notifyOwner(by, tx, job)
}

/**
 * Has an account's address confirmed by mail. The owner of an address that another account has confirmed is told instead, and nobody
 * else notices.
 */
export async function askToConfirm(
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
