import { APIError } from 'better-auth/api'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { isAccountGone } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { accountNameFrom } from '../account-rules.ts'
import type { Accounts } from '../accounts.ts'
import { accountIdentities, accounts as accountsTable } from '../accounts-schema.ts'
import { isKnownAddress, recordAddress } from '../sessions/addresses.ts'
import { type DeviceCookie, recognizeDevice } from '../sessions/devices.ts'
import { canonicalRecoveryCode } from '../sessions/recovery-codes.ts'
import { cookieAttributes } from './local-path.ts'

/** The cookies to set, and whether a second factor is required before they open anything. */
export type LoggedIn = { cookies: string[]; secondFactor: boolean }

type LogInInput = { name: string; password: string; address: string; headers: Headers; expected?: boolean }

/**
 * Logs in by login or email. Every mistake resolves to undefined after the same time: an unknown
 * account and a pause take as long as a hash. `expected` suppresses the mail about a new device.
 * Throws TooMany if the address has too many attempts waiting.
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
  // A known address is not limited by what its network tries at other accounts.
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
    await recordAddress(db, account.id, address)
    const device = await recognizeDevice(accounts, account.id, { headers, address, expected })
    return { cookies: [...cookies, ...cookieLines(accounts, device)], secondFactor }
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * Finds the account of a login or an address, if it has a password and is not blocked. A confirmed
 * address wins over pending ones, and the oldest pending one over the others. Registering with an
 * address therefore takes nobody's log-in away.
 */
async function findByName(db: Db, name: string): Promise<{ id: string; username: string } | undefined> {
  const accountName = accountNameFrom(name)
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
        accountName.includes('@')
          ? or(
              and(eq(accountsTable.email, accountName), eq(accountsTable.emailVerified, true)),
              and(eq(accountsTable.pendingEmail, accountName), eq(accountsTable.emailVerified, false)),
            )
          : eq(accountsTable.username, accountName),
      ),
    )
    .orderBy(sql`${accountsTable.emailVerified} desc`, accountsTable.createdAt)
    .limit(1)
  return account
}

/** The second factor: six digits are an app's code, anything else a recovery code. */
export async function verifySecondFactor(
  accounts: Accounts,
  { code, address, headers }: { code: string; address: string; headers: Headers },
): Promise<LoggedIn | undefined> {
  const { db, auth } = accounts
  const typedCode = code.normalize('NFKC').replace(/\s/g, '')
  // With a session cookie, better-auth would check that session's code, without a limit.
  const challenge = new Headers(headers)
  challenge.set('cookie', (headers.get('cookie') ?? '').replace(/zubr\.session_(?:token|data)=[^;]*/g, ''))
  try {
    const options = { headers: challenge, returnHeaders: true } as const
    const { headers: answer, response } = /^\d{6}$/.test(typedCode)
      ? await auth.api.verifyTOTP({ body: { code: typedCode }, ...options })
      : await auth.api.verifyBackupCode({ body: { code: canonicalRecoveryCode(typedCode) }, ...options })
    const { id } = response.user
    await recordAddress(db, id, address)
    const device = await recognizeDevice(accounts, id, { headers, address })
    const cookies = [...answer.getSetCookie(), ...cookieLines(accounts, device)]
    return { cookies, secondFactor: false }
  } catch (error) {
    return refusalOf(error)
  }
}

function cookieLines({ config }: Accounts, cookie: DeviceCookie | undefined): string[] {
  return cookie ? [`${cookie.name}=${cookie.value}${cookieAttributes(config.panelUrl, cookie.maxAge)}`] : []
}

/** Accepts a refusal by better-auth and a deleted account. Rethrows any other error. */
function refusalOf(error: unknown): undefined {
  if (!(error instanceof APIError && error.statusCode < 500) && !isAccountGone(error)) throw error
}
