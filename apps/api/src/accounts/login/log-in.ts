import { APIError } from 'better-auth'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { isAccountGone } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import type { Accounts } from '../accounts.ts'
import { isKnownAddress, noteAddress } from '../sessions/addresses.ts'
import { accountIdentities, accounts } from '../tables.ts'

/** Cookies to set, and whether a second factor is asked for before they open anything. */
export type LoggedIn = { cookies: string[]; secondFactor: boolean }

/**
 * Logs in by login or e-mail. Undefined, whatever was wrong, and in the same time: without an account, or in a pause after wrong
 * attempts, a password is hashed for nothing.
 */
export async function logIn(
  { db, auth, rateLimits }: Accounts,
  { name, password, address, headers }: { name: string; password: string; address: string; headers: Headers },
): Promise<LoggedIn | undefined> {
  const account = await findByName(db, name)
  const known = account !== undefined && (await isKnownAddress(db, account.id, address))
  const subject = known ? `${account.id} ${address}` : (account?.id ?? name.trim().toLowerCase())
  const kind = known ? 'known' : 'unknown'
  // A known address does not pay for what its neighbours try at other accounts.
  const allowed =
    (known || (await rateLimits.take(db, 'address', address)) === 0) &&
    (await rateLimits.take(db, kind, subject)) === 0
  if (!account || !allowed || password === '' || password.length > 256) {
    await (await auth.$context).password.hash(password.slice(0, 256))
    return undefined
  }
  try {
    const { headers: answer, response } = await auth.api.signInUsername({
      body: { username: account.username, password },
      headers,
      returnHeaders: true,
    })
    await rateLimits.clear(db, kind, subject)
    if (!known) await rateLimits.giveBack(db, 'address', address)
    const secondFactor = response !== null && 'twoFactorRedirect' in response
    if (!secondFactor) await noteAddress(db, account.id, address)
    return { cookies: answer.getSetCookie(), secondFactor }
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * The account that a login or an e-mail address means, if it has a password and is not blocked. A confirmed address comes before
 * one that was only typed, and of those the oldest, so that nobody takes another's way in by registering with it.
 */
async function findByName(db: Db, name: string): Promise<{ id: string; username: string } | undefined> {
  const given = name.trim().toLowerCase()
  const [account] = await db
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .innerJoin(
      accountIdentities,
      and(eq(accountIdentities.userId, accounts.id), eq(accountIdentities.providerId, 'credential')),
    )
    .where(
      and(
        isNull(accounts.blockedAt),
        isNotNull(accountIdentities.password),
        given.includes('@')
          ? or(
              and(eq(accounts.email, given), eq(accounts.emailVerified, true)),
              and(eq(accounts.pendingEmail, given), eq(accounts.emailVerified, false)),
            )
          : eq(accounts.username, given),
      ),
    )
    .orderBy(sql`${accounts.emailVerified} desc`, accounts.createdAt)
    .limit(1)
  return account
}

/** The second factor: six digits are the app's, anything else a recovery code. */
export async function verifySecondFactor(
  { db, auth }: Accounts,
  { code, address, headers }: { code: string; address: string; headers: Headers },
): Promise<LoggedIn | undefined> {
  const given = code.replace(/\s/g, '')
  // With a session at hand better-auth would check that one's code, as often as anybody likes.
  const challenge = new Headers(headers)
  challenge.set('cookie', (headers.get('cookie') ?? '').replace(/zubr\.session_(?:token|data)=[^;]*/g, ''))
  try {
    const options = { headers: challenge, returnHeaders: true } as const
    const { headers: answer, response } = /^\d{6}$/.test(given)
      ? await auth.api.verifyTOTP({ body: { code: given }, ...options })
      : await auth.api.verifyBackupCode({ body: { code: given }, ...options })
    await noteAddress(db, response.user.id, address)
    return { cookies: answer.getSetCookie(), secondFactor: false }
  } catch (error) {
    return refusalOf(error)
  }
}

/** What better-auth refuses, it throws; also where the account is gone. Throws what is no refusal. */
function refusalOf(error: unknown): undefined {
  if (!(error instanceof APIError && error.statusCode < 500) && !isAccountGone(error)) throw error
}
