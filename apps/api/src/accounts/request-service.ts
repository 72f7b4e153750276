import { and, eq, ne, sql } from 'drizzle-orm'
import { constraintOf } from '../database/failure.ts'
import { inTransaction } from '../database/transaction.ts'
import { openRateLimits } from '../http/rate-limits/rate-limits.ts'
import { withJobs } from '../jobs/jobs.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { deleteAccount, exportAccount } from './account-data.ts'
import { holdAccount } from './account-lock.ts'
import { emailFrom } from './account-rules.ts'
import { accountNamed, accountSubject } from './account-service.ts'
import { accounts } from './accounts-schema.ts'
import type { DataHolder } from './data-holder.ts'
import { sendConfirmationMail, sendMailJob } from './mail/jobs.ts'
import { authSecretOf } from './sessions/secret.ts'

export type AccountExport = NonNullable<Awaited<ReturnType<typeof exportAccount>>>

type DeleteAccountInput = { login: string; confirm: boolean }
/** The data of an account that would be deleted, or were. */
export type AccountDeletion = { login: string; isDeleted: boolean; data: AccountExport | undefined }

/** Exports an account as its owner can. `dataHolders` are the data of all subjects. */
export async function exportAccountData(
  operator: Operator,
  { login, dataHolders }: { login: string; dataHolders: readonly DataHolder[] },
): Promise<AccountExport> {
  const { db } = operator
  const account = await accountNamed(db, login)
  const data = await exportAccount({ db, dataHolders }, account.id)
  if (!data) throw new OperatorError(`there is no account ${login}`)
  await insertAuditEntry(db, operator, accountSubject(account), 'data exported')
  return data
}

/**
 * Deletes an account at once; without `confirm` it only shows the data. Rejects with OperatorError.
 */
export async function deleteAccountData(
  operator: Operator,
  { login, confirm, dataHolders }: DeleteAccountInput & { dataHolders: readonly DataHolder[] },
): Promise<AccountDeletion> {
  const { db, config, clock } = operator
  const account = await accountNamed(db, login)
  if (!confirm) {
    const data = await exportAccount({ db, dataHolders }, account.id)
    return { login: account.username, isDeleted: false, data }
  }
  await withJobs(db, async (jobs) => {
    await insertAuditEntry(db, operator, accountSubject(account), 'deleted by an operator')
    await deleteAccount({ db, jobs, config, clock, dataHolders }, account.id)
  })
  return { login: account.username, isDeleted: true, data: undefined }
}

/** Confirms the pending address of an account without a mail. Rejects with OperatorError. */
export async function confirmEmail(
  operator: Operator,
  { login }: { login: string },
): Promise<{ login: string; email: string }> {
  const { db } = operator
  const account = await accountNamed(db, login)
  const email = account.pendingEmail
  if (!email) throw new OperatorError(`${account.username} has no address that waits for its confirmation`)
  await withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const before = await holdAccount(tx, account.id, 'update')
      if (before.pendingEmail !== email)
        throw new OperatorError(`${account.username} has just changed the address: look again`)
      await tx
        .update(accounts)
        .set({ email, emailVerified: true, pendingEmail: null, updatedAt: sql`now()` })
        .where(eq(accounts.id, account.id))
      if (before.emailVerified) {
        const to = { email: before.email, login: before.username, locale: before.locale }
        await sendMailJob(jobs, tx, { kind: 'moved', accountId: account.id, to })
      }
      await insertAuditEntry(tx, operator, accountSubject(account), 'e-mail address confirmed by an operator')
    }),
  ).catch((error: unknown) => {
    if (constraintOf(error) === 'accounts_email_key') throw addressTaken(email)
    throw error
  })
  return { login: account.username, email }
}

/** Mails a link that changes the address of an account. Rejects with OperatorError. */
export async function requestEmailChange(
  operator: Operator,
  { login, address }: { login: string; address: string },
): Promise<{ login: string; email: string }> {
  const { db, config } = operator
  const account = await accountNamed(db, login)
  const email = emailFrom(address)
  if (!email) throw new OperatorError(`${JSON.stringify(address)} is no e-mail address`)
  if (account.emailVerified && account.email === email)
    throw new OperatorError(`${email} is the confirmed address of ${account.username} already`)
  const taken = and(eq(accounts.email, email), eq(accounts.emailVerified, true), ne(accounts.id, account.id))
  if ((await db.$count(accounts, taken)) > 0) throw addressTaken(email)
  const rateLimits = openRateLimits(authSecretOf({ authSecret: config.authSecret }))
  await withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      await holdAccount(tx, account.id, 'update')
      await tx
        .update(accounts)
        .set({ pendingEmail: email, updatedAt: sql`now()` })
        .where(eq(accounts.id, account.id))
      await sendConfirmationMail({ jobs, rateLimits }, tx, { accountId: account.id, email })
      const text = 'change of the e-mail address requested by an operator'
      await insertAuditEntry(tx, operator, accountSubject(account), text)
    }),
  )
  return { login: account.username, email }
}

const addressTaken = (email: string) => new OperatorError(`another account has confirmed ${email} already`)
