import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { constraintOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordSessionsEnded } from '../account-lock.ts'
import { accountNameFrom } from '../account-rules.ts'
import type { Accounts } from '../accounts.ts'
import { accountIdentities, accountSessions, accounts, secondFactors } from '../accounts-schema.ts'
import { sendAllowedMail, sendMailJob } from '../mail/jobs.ts'
import { recordAddress } from '../sessions/addresses.ts'
import { forgetDevices } from '../sessions/devices.ts'
import { consumeLink, invalidateResetLinks } from './links.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Sends a mail for a new password, if the account exists and its address is below the limit.
 * Otherwise a mail is stored and rolled back, so that the response takes as long.
 */
export async function requestPasswordReset({ db, jobs, rateLimits }: Accounts, name: string): Promise<void> {
  const accountName = accountNameFrom(name)
  const account = await findAccount(db, accountName)
  // The transaction's connection must not wait for a second one.
  await jobs.ready()
  await inTransaction(db, async (tx) => {
    const isAllowed = (await rateLimits.take(tx, 'mail', account?.to ?? accountName)) === 0
    const mail = { kind: 'reset', accountId: account?.id ?? nobody } as const
    try {
      await tx.transaction(async (inner) => {
        await sendAllowedMail(jobs, inner, mail)
        if (!account || !isAllowed) throw new TakenBack()
      })
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error
    }
  })
}

class TakenBack extends Error {}

async function findAccount(db: Db, accountName: string): Promise<{ id: string; to: string } | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(
      and(
        isNull(accounts.blockedAt),
        or(
          eq(accounts.username, accountName),
          eq(accounts.email, accountName),
          and(eq(accounts.pendingEmail, accountName), eq(accounts.emailVerified, false)),
        ),
      ),
    )
    .orderBy(sql`${accounts.emailVerified} desc`, accounts.createdAt)
    .limit(1)
  const to = account?.emailVerified ? account.email : account?.pendingEmail
  return account && to ? { id: account.id, to } : undefined
}

/**
 * Sets a new password by a mail's code, ends every session and unlocks the second factor. Resolves
 * to the login, or to undefined for an invalid code. The code also proves that the user owns the
 * address.
 */
export async function resetPassword(
  { db, jobs, auth, dataHolders, passwordQueue }: Accounts,
  { code, password, address }: { code: string; password: string; address: string },
): Promise<string | undefined> {
  const { password: passwords } = await auth.$context
  const hash = await passwordQueue.inTurn(address, () =>
    passwordQueue.run({ isKnown: false }, () => passwords.hash(password)),
  )
  return await inTransaction(db, async (tx) => {
    const link = await consumeLink(tx, 'reset', code)
    if (!link) return undefined
    const { account } = link
    const { id, emailVerified } = account
    // A mail to an address that the account no longer has is in another person's hands.
    if (account.blockedAt || link.email !== (emailVerified ? account.email : account.pendingEmail))
      return undefined
    await invalidateResetLinks(tx, id)
    // Somebody who registered with an unconfirmed address may have linked a network to keep access.
    if (!emailVerified)
      await tx
        .delete(accountIdentities)
        .where(and(eq(accountIdentities.userId, id), ne(accountIdentities.providerId, 'credential')))
    await tx
      .insert(accountIdentities)
      .values({ userId: id, providerId: 'credential', accountId: id, password: hash })
      .onConflictDoUpdate({
        target: [accountIdentities.providerId, accountIdentities.accountId],
        set: { password: hash, updatedAt: sql`now()` },
      })
    await tx.delete(accountSessions).where(eq(accountSessions.userId, id))
    await recordSessionsEnded(tx, id)
    await tx
      .update(secondFactors)
      .set({ failedVerificationCount: 0, lockedUntil: null })
      .where(eq(secondFactors.userId, id))
    await forgetDevices(tx, id)
    await recordAddress(tx, id, address)
    let isLeft = false
    for (const holder of dataHolders) isLeft = (await holder.recover?.(tx, id)) || isLeft
    await sendMailJob(
      jobs,
      tx,
      isLeft ? { kind: 'recovered', accountId: id, page: '/account' } : { kind: 'password', accountId: id },
    )
    return account.username
  })
}

/**
 * Confirms the address that a mail went to. Resolves to false for an invalid code, or for an
 * address that another account confirmed first.
 */
export async function confirmEmail({ db, jobs }: Accounts, code: string): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      const link = await consumeLink(tx, 'confirm', code)
      if (!link) return false
      const { account: before } = link
      if (before.pendingEmail !== link.email) return false
      await tx
        .update(accounts)
        .set({ email: link.email, emailVerified: true, pendingEmail: null, updatedAt: sql`now()` })
        .where(eq(accounts.id, before.id))
      if (before.emailVerified) {
        const { email, username: login, locale } = before
        await sendMailJob(jobs, tx, { kind: 'moved', accountId: before.id, to: { email, login, locale } })
      }
      return true
    })
  } catch (error) {
    if (constraintOf(error) === 'accounts_email_key') return false
    throw error
  }
}
