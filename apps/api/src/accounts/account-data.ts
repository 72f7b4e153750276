import { and, desc, eq } from 'drizzle-orm'
import { inTransaction } from '../database/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { auditEntriesOf, forgetReasons, renameSubject } from '../operators/operator-log.ts'
import { holdAccount } from './account-lock.ts'
import type { Accounts } from './accounts.ts'
import {
  accountAddresses,
  accountDevices,
  accountIdentities,
  accountSessions,
  accounts,
  secondFactors,
} from './accounts-schema.ts'
import { type NameSecrets, reserveDeletedNames, reservedUntil } from './deleted-names.ts'
import { sendMailJob } from './mail/jobs.ts'

/**
 * All stored data of an account. Source: the privacy policy. Proofs of identity (the password's
 * hash, tokens, the second factor's secret) are mentioned but not exported.
 */
export async function exportAccount(
  { db, dataHolders }: Pick<Accounts, 'db' | 'dataHolders'>,
  accountId: string,
): Promise<Record<string, unknown> | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return undefined
  const { address, firstSeenAt, lastSeenAt } = accountAddresses
  const [identities, sessions, addresses, devices, factors, acts] = await Promise.all([
    db.select().from(accountIdentities).where(eq(accountIdentities.userId, accountId)),
    db
      .select({
        createdAt: accountSessions.createdAt,
        usedAt: accountSessions.updatedAt,
        expiresAt: accountSessions.expiresAt,
        address: accountSessions.ipAddress,
        browser: accountSessions.userAgent,
      })
      .from(accountSessions)
      .where(eq(accountSessions.userId, accountId))
      .orderBy(desc(accountSessions.createdAt)),
    db
      .select({ address, firstSeenAt, lastSeenAt })
      .from(accountAddresses)
      .where(eq(accountAddresses.accountId, accountId)),
    db
      .select({ firstSeenAt: accountDevices.firstSeenAt, lastSeenAt: accountDevices.lastSeenAt })
      .from(accountDevices)
      .where(eq(accountDevices.accountId, accountId)),
    db.select().from(secondFactors).where(eq(secondFactors.userId, accountId)),
    auditEntriesOf(db, `account ${account.username}`),
  ])
  const others = await Promise.all(
    dataHolders.map(async (holder) => [holder.name, await holder.export(db, accountId)] as const),
  )
  return {
    exportedAt: new Date(),
    account: {
      ...exportedAccount(account),
      password: identities.some(({ password }) => password !== null) ? 'kept as a hash' : 'none',
      secondFactor: factors.length > 0 ? 'kept encrypted' : 'none',
      avatar: 'drawn from the login, not kept',
    },
    socialNetworks: identities
      .filter(({ providerId }) => providerId !== 'credential')
      .map(({ providerId, accountId: id, createdAt }) => ({ network: providerId, id, linkedAt: createdAt })),
    sessions,
    addresses,
    devices,
    operatorActs: acts.map(({ at, text }) => ({ at, text: ownerText(text) })),
    ...Object.fromEntries(others),
  }
}

const exportedAccount = (account: typeof accounts.$inferSelect) => ({
  id: account.id,
  login: account.username,
  email: account.emailVerified ? account.email : account.pendingEmail,
  emailConfirmed: account.emailVerified,
  ...(account.emailVerified && account.pendingEmail && { newEmail: account.pendingEmail }),
  ...(account.refusedEmail && {
    refusedEmail: account.refusedEmail,
    emailRefusedAt: account.emailRefusedAt,
  }),
  language: account.locale,
  country: account.country,
  createdAt: account.createdAt,
  lastSeenAt: account.lastSeenAt,
  deletedAt: account.deleteAt,
})

/** The part of a log entry that the owner may read: the reason of a block is internal. */
const ownerText = (text: string) => (text.startsWith('blocked:') ? 'blocked' : text)

/** A sensitive action requires the password or, without one, a session younger than this. */
const youngMs = 10 * 60_000

/** Checks whether the user of a session proved their identity again. */
export async function verifyOwner(
  { db, auth, passwordQueue }: Accounts,
  { accountId, startedAt }: { accountId: string; startedAt: Date },
  password: string,
): Promise<'right' | 'wrong_password' | 'old_session'> {
  const [identity] = await db
    .select({ hash: accountIdentities.password })
    .from(accountIdentities)
    .where(and(eq(accountIdentities.userId, accountId), eq(accountIdentities.providerId, 'credential')))
  if (!identity?.hash) return Date.now() - startedAt.getTime() < youngMs ? 'right' : 'old_session'
  const credentials = { hash: identity.hash, password: password.slice(0, 256) }
  const { password: passwords } = await auth.$context
  const isRight = await passwordQueue.inTurn(accountId, () =>
    passwordQueue.run({ isKnown: true }, () => passwords.verify(credentials)),
  )
  return isRight ? 'right' : 'wrong_password'
}

/**
 * Deletes an account with all its data permanently and mails its owner. A keyed hash of its login
 * and subdomains stays for a while, so that nobody impersonates the owner.
 */
export async function deleteAccount(
  {
    db,
    jobs,
    config,
    clock,
    dataHolders,
  }: Pick<Accounts, 'db' | 'clock' | 'dataHolders'> & { jobs: Pick<Jobs, 'send'>; config: NameSecrets },
  accountId: string,
  { isDue = () => true }: { isDue?: (account: typeof accounts.$inferSelect) => boolean } = {},
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const holder of dataHolders) await holder.lockFirst?.(tx, accountId)
    const account = await holdAccount(tx, accountId, 'update')
    // Its owner may have cancelled the deletion in this moment.
    if (!isDue(account)) return
    for (const holder of dataHolders) await holder.lock(tx, accountId)
    // Notifies every node in their lock order, before servers notify theirs.
    await tx.delete(accountSessions).where(eq(accountSessions.userId, accountId))
    const now = clock()
    const names: Parameters<typeof reserveDeletedNames>[1][number][] = [
      { kind: 'login', name: account.username, until: reservedUntil(now) },
    ]
    for (const holder of dataHolders)
      for (const subdomain of (await holder.subdomains?.(tx, accountId, now)) ?? [])
        names.push({ kind: 'subdomain', ...subdomain })
    await reserveDeletedNames(tx, names, config)
    for (const holder of dataHolders) await holder.forget(tx, accountId, now)
    await tx.delete(accounts).where(eq(accounts.id, accountId))
    const email = account.emailVerified ? account.email : account.pendingEmail
    const { username: login, locale } = account
    const subject = `account ${login}`
    await forgetReasons(tx, [subject])
    await renameSubject(tx, subject, 'account (deleted)')
    if (email) await sendMailJob(jobs, tx, { kind: 'deleted', accountId, to: { email, login, locale } })
  })
}
