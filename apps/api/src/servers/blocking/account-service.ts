import { eq } from 'drizzle-orm'
import { holdAccount, recordSessionsEnded } from '../../accounts/account-lock.ts'
import { accountNamed, accountSubject } from '../../accounts/account-service.ts'
import { accountSessions, accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { inTransaction } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { blockServersOf, lockServersOf, unblockServersOf } from './with-account.ts'

/** An account with the number of servers that its block or unblock changed. */
export type AccountBlockResult = { login: string; serverCount: number }

/** Blocks an account, ends its sessions and stops its servers. Rejects with OperatorError. */
export async function blockAccount(
  operator: Operator,
  { login, reason }: { login: string; reason: string },
): Promise<AccountBlockResult> {
  const { db, clock } = operator
  const account = await accountNamed(db, login)
  const at = clock()
  const serverCount = await withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const { blockedAt } = await holdAccount(tx, account.id, 'update')
      if (blockedAt) throw new OperatorError(`${account.username} is blocked already`)
      await lockServersOf(tx, account.id)
      await tx.update(accounts).set({ blockedAt: at, blockReason: reason }).where(eq(accounts.id, account.id))
      await tx.delete(accountSessions).where(eq(accountSessions.userId, account.id))
      // Also ends sessions of other programs than browsers, if no browser is logged in: nodes
      // learn of it only here.
      await recordSessionsEnded(tx, account.id)
      const count = await blockServersOf(tx, account.id, at)
      await insertAuditEntry(tx, operator, accountSubject(account), `blocked: ${reason}`)
      await sendMailJob(jobs, tx, { kind: 'account_blocked', accountId: account.id })
      return count
    }),
  )
  return { login: account.username, serverCount }
}

/** Undoes the block of an account and adds its time to the servers. Rejects with OperatorError. */
export async function unblockAccount(
  operator: Operator,
  { login }: { login: string },
): Promise<AccountBlockResult> {
  const { db, clock } = operator
  const account = await accountNamed(db, login)
  const at = clock()
  const serverCount = await withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const { blockedAt } = await holdAccount(tx, account.id, 'update')
      if (!blockedAt) throw new OperatorError(`${account.username} is not blocked`)
      await lockServersOf(tx, account.id)
      await tx.update(accounts).set({ blockedAt: null, blockReason: null }).where(eq(accounts.id, account.id))
      // Nodes learn here that the files are accessible again.
      await recordSessionsEnded(tx, account.id)
      const unblocked = await unblockServersOf(tx, account.id, at)
      await insertAuditEntry(tx, operator, accountSubject(account), 'unblocked')
      await sendMailJob(jobs, tx, { kind: 'account_unblocked', accountId: account.id })
      return unblocked
    }),
  )
  return { login: account.username, serverCount }
}
