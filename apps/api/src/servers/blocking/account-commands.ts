import { eq } from 'drizzle-orm'
import { accountNamed } from '../../accounts/account-commands.ts'
import { holdAccount, recordSessionsEnded } from '../../accounts/account-lock.ts'
import { accountSessions, accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { inTransaction } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { wordsOf } from '../../operators/arguments.ts'
import { type Command, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { blockServersOf, lockServersOf, unblockServersOf } from './with-account.ts'

/**
 * Verbs of `account`; they are here because they stop servers, which `accounts` does not depend on.
 */
export const accountBlockCommands = {
  block: async ({ db, print, clock }, args) => {
    const [login, reason] = wordsOf(args, 'account block <login> <reason>', { lastIsText: true })
    const account = await accountNamed(db, login)
    const at = clock()
    const stopped = await withJobs(db, (jobs) =>
      inTransaction(db, async (tx) => {
        const { blockedAt } = await holdAccount(tx, account.id, 'update')
        if (blockedAt) throw new OperatorError(`${account.username} is blocked already`)
        await lockServersOf(tx, account.id)
        await tx
          .update(accounts)
          .set({ blockedAt: at, blockReason: reason })
          .where(eq(accounts.id, account.id))
        await tx.delete(accountSessions).where(eq(accountSessions.userId, account.id))
        // Also ends sessions of other programs than browsers, if no browser is logged in: nodes
        // learn of it only here.
        await recordSessionsEnded(tx, account.id)
        const count = await blockServersOf(tx, account.id, at)
        await insertAuditEntry(tx, at, `account ${account.username}`, `blocked: ${reason}`)
        await sendMailJob(jobs, tx, { kind: 'account_blocked', accountId: account.id })
        return count
      }),
    )
    print(
      `${account.username} is blocked; all sessions have ended, and ${stopped} servers stop. Their data are kept; the owner is told by e-mail, without your reason.`,
    )
  },

  unblock: async ({ db, print, clock }, args) => {
    const account = await accountNamed(db, ...wordsOf(args, 'account unblock <login>'))
    const at = clock()
    const count = await withJobs(db, (jobs) =>
      inTransaction(db, async (tx) => {
        const { blockedAt } = await holdAccount(tx, account.id, 'update')
        if (!blockedAt) throw new OperatorError(`${account.username} is not blocked`)
        await lockServersOf(tx, account.id)
        await tx
          .update(accounts)
          .set({ blockedAt: null, blockReason: null })
          .where(eq(accounts.id, account.id))
        // Nodes learn here that the files are accessible again.
        await recordSessionsEnded(tx, account.id)
        const unblocked = await unblockServersOf(tx, account.id, at)
        await insertAuditEntry(tx, at, `account ${account.username}`, 'unblocked')
        await sendMailJob(jobs, tx, { kind: 'account_unblocked', accountId: account.id })
        return unblocked
      }),
    )
    print(
      `${account.username} can log in again, and ${count} servers are no longer blocked; the time of the block is given back. What you blocked by server block stays blocked.`,
    )
  },
} satisfies Record<string, Command>

export const accountBlockHelp: Record<keyof typeof accountBlockCommands, string> = {
  block:
    'account block <login> <reason>         ends all sessions, lets nobody log in and stops its servers; the reason stays with you',
  unblock: 'account unblock <login>                takes that back, and gives the time of the block back',
}
