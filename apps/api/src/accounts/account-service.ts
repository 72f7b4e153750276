import { formerNameDays } from '@zubr/contracts/edge/limits'
import { eq, ilike, or } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { type AuditEntry, insertAuditEntry, newestAuditEntries } from '../operators/operator-log.ts'
import { recordSessionsEnded } from './account-lock.ts'
import { accountIdentities, accountSessions, accounts, secondFactors } from './accounts-schema.ts'
import { releaseDeletedName } from './deleted-names.ts'

type AccountRow = typeof accounts.$inferSelect

/** An account as lists show it. */
export type AccountSummary = {
  login: string
  /** The confirmed address; null if there is none. */
  email: string | null
  /** The address that waits for its confirmation. */
  pendingEmail: string | null
  blockedAt: Date | null
}

export type AccountDetails = AccountSummary & {
  id: string
  createdAt: Date
  country: string | null
  locale: string
  /** `password`, or the names of social networks. */
  signInMethods: string[]
  hasSecondFactor: boolean
  sessionCount: number
  blockReason: string | null
  auditEntries: AuditEntry[]
}

const maxFound = 50

/** Finds accounts by a part of their login or address; at most 50, by login. */
export async function findAccounts(
  { db }: Operator,
  { text }: { text: string },
): Promise<{ accounts: AccountSummary[]; hasMore: boolean }> {
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const found = await db
    .select()
    .from(accounts)
    .where(
      or(ilike(accounts.username, like), ilike(accounts.email, like), ilike(accounts.pendingEmail, like)),
    )
    .orderBy(accounts.username)
    .limit(maxFound + 1)
  return { accounts: found.slice(0, maxFound).map(toSummary), hasMore: found.length > maxFound }
}

/** Everything that operators see of an account. Rejects with OperatorError. */
export async function accountDetails(
  { db }: Operator,
  { login }: { login: string },
): Promise<AccountDetails> {
  const account = await accountNamed(db, login)
  const [identities, sessions, auditEntries] = await Promise.all([
    db.select().from(accountIdentities).where(eq(accountIdentities.userId, account.id)),
    db.$count(accountSessions, eq(accountSessions.userId, account.id)),
    newestAuditEntries(db, accountSubject(account)),
  ])
  return {
    ...toSummary(account),
    id: account.id,
    createdAt: account.createdAt,
    country: account.country,
    locale: account.locale,
    signInMethods: identities.map(({ providerId }) =>
      providerId === 'credential' ? 'password' : providerId,
    ),
    hasSecondFactor: account.twoFactorEnabled === true,
    sessionCount: sessions,
    blockReason: account.blockReason,
    auditEntries,
  }
}

/** Removes the second factor of an account and ends its sessions. Rejects with OperatorError. */
export async function resetSecondFactor(
  operator: Operator,
  { login }: { login: string },
): Promise<{ login: string }> {
  const { db } = operator
  const account = await accountNamed(db, login)
  if (!account.twoFactorEnabled) throw new OperatorError(`${account.username} has no second factor`)
  await inTransaction(db, async (tx) => {
    await tx.update(accounts).set({ twoFactorEnabled: false }).where(eq(accounts.id, account.id))
    await tx.delete(secondFactors).where(eq(secondFactors.userId, account.id))
    await tx.delete(accountSessions).where(eq(accountSessions.userId, account.id))
    await recordSessionsEnded(tx, account.id)
    await insertAuditEntry(tx, operator, accountSubject(account), 'second factor reset')
  })
  return { login: account.username }
}

/** Releases the login of a deleted account before its time. Rejects with OperatorError. */
export async function releaseLogin(
  operator: Operator,
  { login }: { login: string },
): Promise<{ login: string }> {
  const { db, config } = operator
  await inTransaction(db, async (tx) => {
    if (!(await releaseDeletedName(tx, { kind: 'login', name: login.toLowerCase() }, config)))
      throw new OperatorError(
        `no account of the login ${login} was deleted in the last ${formerNameDays} days`,
      )
    // The login itself is not stored, and not logged either.
    await insertAuditEntry(tx, operator, 'account (deleted)', 'login released')
  })
  return { login }
}

/** The subject of an account in the operator log. */
export const accountSubject = ({ username }: Pick<AccountRow, 'username'>) => `account ${username}`

/** The account with this login, in any case. Rejects with OperatorError. */
export async function accountNamed(db: Db, login: string): Promise<AccountRow> {
  const [account] = await db.select().from(accounts).where(eq(accounts.username, login.toLowerCase()))
  if (!account) throw new OperatorError(`there is no account ${login}; try: account find <part>`)
  return account
}

const toSummary = ({
  username,
  email,
  emailVerified,
  pendingEmail,
  blockedAt,
}: AccountRow): AccountSummary => ({
  login: username,
  email: emailVerified ? email : null,
  pendingEmail,
  blockedAt,
})
