import type { AccountLosses } from '@zubr/contracts/accounts'
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { rootOf } from '../database/failure.ts'
import { inTransaction } from '../database/transaction.ts'
import type { WorkContext, Worker } from '../jobs/jobs.ts'
import { deleteAccount } from './account-data.ts'
import { holdAccount } from './account-lock.ts'
import type { Accounts } from './accounts.ts'
import { accounts } from './accounts-schema.ts'
import type { DataHolder } from './data-holder.ts'
import type { NameSecrets } from './deleted-names.ts'
import { sendMailJob } from './mail/jobs.ts'

/**
 * How long a deletion can be undone. Source: the privacy policy, `deletionUndoDays` in
 * content/legal/terms.ts.
 */
export const deletionGraceMs = 7 * 86_400_000

type Deps = Pick<Accounts, 'db' | 'clock' | 'dataHolders'> & { jobs: Pick<Accounts['jobs'], 'send'> }
type DeletionDeps = Deps & { config: NameSecrets }

/** What the owner loses when the account is deleted, with amounts. */
export async function accountLosses(
  { db, clock, dataHolders }: Deps,
  accountId: string,
): Promise<AccountLosses> {
  const losses: AccountLosses = { servers: [], backups: 0, balance: null, refundable: null, refunds: [] }
  for (const holder of dataHolders) Object.assign(losses, await holder.losses?.(db, accountId, clock()))
  return losses
}

/**
 * Schedules the deletion in seven days and mails the owner how to undo it. A second call changes
 * nothing.
 */
export async function scheduleDeletion(
  { db, jobs, clock }: Deps,
  accountId: string,
  graceMs: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await holdAccount(tx, accountId, 'update')
    if (account.deleteAt) return
    const deleteAt = new Date(+clock() + graceMs)
    await tx.update(accounts).set({ deleteAt }).where(eq(accounts.id, accountId))
    const email = account.emailVerified ? account.email : account.pendingEmail
    const to = email ? { email, login: account.username, locale: account.locale } : undefined
    if (to)
      await sendMailJob(jobs, tx, {
        ...{ kind: 'deletion_scheduled', accountId, to, page: '/account' },
        values: { until: deleteAt.toISOString() },
      })
  })
}

/** Cancels a scheduled deletion. Nothing of the account was deleted yet. */
export async function undoDeletion({ db, jobs }: Deps, accountId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const account = await holdAccount(tx, accountId, 'update')
    if (!account.deleteAt) return
    await tx.update(accounts).set({ deleteAt: null }).where(eq(accounts.id, accountId))
    await sendMailJob(jobs, tx, { kind: 'deletion_undone', accountId, page: '/account' })
  })
}

/** Deletes accounts whose seven days are over, each in its own transaction. Runs every minute. */
export async function deleteDueAccounts(
  deps: DeletionDeps,
  onError: (error: unknown) => void,
): Promise<void> {
  const now = deps.clock()
  const due = await deps.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNotNull(accounts.deleteAt), lte(accounts.deleteAt, now)))
    .orderBy(asc(accounts.deleteAt))
  for (const { id } of due)
    await deleteAccount(deps, id, { isDue: ({ deleteAt }) => deleteAt !== null && deleteAt <= now }).catch(
      (error: unknown) => onError(rootOf(error)),
    )
}

/** Deletes due accounts every minute, with the data that other subjects store of them. */
export function deletionWorker(
  { db, jobs, config, log, clock = () => new Date() }: WorkContext,
  dataHolders: readonly DataHolder[],
): Worker<never> {
  return {
    queue: 'delete-accounts',
    handle: () =>
      deleteDueAccounts({ db, jobs, config, clock, dataHolders }, (err) =>
        log.error({ err }, 'an account could not be deleted'),
      ),
  }
}
