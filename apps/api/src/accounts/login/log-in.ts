import { APIError } from 'better-auth/api'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { isAccountGone } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { accountNameFrom } from '../account-rules.ts'
import type { Accounts } from '../accounts.ts'
import { accountIdentities, accounts as accountsTable } from '../accounts-schema.ts'
import { isKnownAddress, noteAddress } from '../sessions/addresses.ts'
import { type DeviceCookie, greetDevice } from '../sessions/devices.ts'
import { canonicalRecoveryCode } from '../sessions/recovery-codes.ts'
import { cookieAttributes } from './local-path.ts'

/** Cookies to set, and whether a second factor is asked for before they open anything. */
export type LoggedIn = { cookies: string[]; secondFactor: boolean }

type LogInInput = { name: string; password: string; address: string; headers: Headers; expected?: boolean }

/**
 * Logs in by login or e-mail. Returns undefined for every mistake, after the same time: without an
 * account a password is hashed for nothing, and a pause takes as long. `expected` is a device that the
 * owner need not be told of. Throws TooMany if the address has too many attempts waiting.
 */
export function logIn(accounts: Accounts, input: LogInInput): Promise<LoggedIn | undefined> {
  return accounts.passwordQueue.inTurn(input.address, () => attemptLogIn(accounts, input))
}

async function attemptLogIn(
  accounts: Accounts,
  { name, password, address, headers, expected = false }: LogInInput,
): Promise<LoggedIn | undefined> {
  const { db, auth, rateLimits, passwordQueue } = accounts
  const account = await findByName(db, name)
  const known = account !== undefined && (await isKnownAddress(db, account.id, address))
  const subject = known ? `${account.id} ${address}` : (account?.id ?? accountNameFrom(name))
  const kind = known ? 'known' : 'unknown'
  // A known address does not pay for what its neighbours try at other accounts.
  const allowed =
    (known || (await rateLimits.take(db, 'address', address)) === 0) &&
    (await rateLimits.take(db, kind, subject)) === 0
  if (!allowed) {
    await passwordQueue.waitUsualTime()
    return undefined
  }
  const client = { isKnown: known }
  if (!account || password === '' || password.length > 256) {
    const { password: passwords } = await auth.$context
    await passwordQueue.run(client, () => passwords.hash(password.slice(0, 256)))
    return undefined
  }
  const body = { username: account.username, password }
  try {
    const { headers: answer, response } = await passwordQueue.run(client, () =>
      auth.api.signInUsername({ body, headers, returnHeaders: true }),
    )
    await rateLimits.clear(db, kind, subject)
    if (!known) await rateLimits.giveBack(db, 'address', address)
    const secondFactor = response !== null && 'twoFactorRedirect' in response
    const cookies = answer.getSetCookie()
    if (secondFactor) return { cookies, secondFactor }
    await noteAddress(db, account.id, address)
    const device = await greetDevice(accounts, account.id, { headers, address, expected })
    return { cookies: [...cookies, ...cookieLines(accounts, device)], secondFactor }
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * The account that a login or an e-mail address means, if it has a password and is not blocked. A confirmed address comes before
 * one that was only typed, and of those the oldest, so that nobody takes another's way in by registering with it.
 */
async function findByName(db: Db, name: string): Promise<{ id: string; username: string } | undefined> {
  const given = accountNameFrom(name)
  const [account] = await db
    .select({ id: accountsTable.id, username: accountsTable.username })
    .from(accountsTable)
    .innerJoin(
      accountIdentities,
      and(eq(accountIdentities.userId, accountsTable.id), eq(accountIdentities.providerId, 'credential')),
    )
    .where(
      and(
        isNull(accountsTable.blockedAt),
        isNotNull(accountIdentities.password),
        given.includes('@')
          ? or(
              and(eq(accountsTable.email, given), eq(accountsTable.emailVerified, true)),
              and(eq(accountsTable.pendingEmail, given), eq(accountsTable.emailVerified, false)),
            )
          : eq(accountsTable.username, given),
      ),
    )
    .orderBy(sql`${accountsTable.emailVerified} desc`, accountsTable.createdAt)
    .limit(1)
  return account
}

/** The second factor: six digits are the app's, anything else a recovery code. */
export async function verifySecondFactor(
  accounts: Accounts,
  { code, address, headers }: { code: string; address: string; headers: Headers },
): Promise<LoggedIn | undefined> {
  const { db, auth } = accounts
  const given = code.normalize('NFKC').replace(/\s/g, '')
  // With a session at hand better-auth would check that one's code, as often as anybody likes.
  const challenge = new Headers(headers)
  challenge.set('cookie', (headers.get('cookie') ?? '').replace(/zubr\.session_(?:token|data)=[^;]*/g, ''))
  try {
    const options = { headers: challenge, returnHeaders: true } as const
    const { headers: answer, response } = /^\d{6}$/.test(given)
      ? await auth.api.verifyTOTP({ body: { code: given }, ...options })
      : await auth.api.verifyBackupCode({ body: { code: canonicalRecoveryCode(given) }, ...options })
    const { id } = response.user
    await noteAddress(db, id, address)
    const device = await greetDevice(accounts, id, { headers, address })
    const cookies = [...answer.getSetCookie(), ...cookieLines(accounts, device)]
    return { cookies, secondFactor: false }
  } catch (error) {
    return refusalOf(error)
  }
}

function cookieLines({ config }: Accounts, cookie: DeviceCookie | undefined): string[] {
  return cookie ? [`${cookie.name}=${cookie.value}${cookieAttributes(config.panelUrl, cookie.maxAge)}`] : []
}

/** What better-auth refuses, it throws; also where the account is gone. Throws what is no refusal. */
function refusalOf(error: unknown): undefined {
  if (!(error instanceof APIError && error.statusCode < 500) && !isAccountGone(error)) throw error
}
