import { randomInt } from 'node:crypto'
import { socialNames, socialProviders } from '@zubr/contracts/social-networks'
import type { BetterAuthOptions, GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { emailFrom, isReservedLogin } from '../account-rules.ts'
import { accounts } from '../accounts-schema.ts'
import { isDeletedName, type NameSecrets } from '../deleted-names.ts'
import { notifyOwner, sendConfirmationMail } from '../mail/jobs.ts'
import { recordAddress } from './addresses.ts'
import type { AuthDeps } from './auth-deps.ts'
import { recognizeDevice } from './devices.ts'
import { addressFromProfile, blockedCode, isLinking, readSignInDetails } from './networks.ts'

type DatabaseHooks = NonNullable<BetterAuthOptions['databaseHooks']>
type Hooks<Table extends keyof DatabaseHooks> = NonNullable<DatabaseHooks[Table]>

/**
 * A mail domain that cannot exist (RFC 2606). Accounts without a confirmed address have one below
 * it.
 */
export const placeholderFor = (login: string) => `${login}@unconfirmed.invalid`

/** What happens when better-auth stores accounts, identities and sessions. */
export const databaseHooks = (deps: AuthDeps) =>
  ({
    user: userHooks(deps),
    account: identityHooks(deps),
    session: sessionHooks(deps),
  }) satisfies DatabaseHooks

function userHooks({ db, jobs, rateLimits, config, clock }: AuthDeps): Hooks<'user'> {
  return {
    create: {
      // Only social sign-ins call this. Their address counts as confirmed if the network
      // vouches for it.
      before: async (user) => {
        const login = await freeLogin(db, user.name, { secrets: config, now: clock() })
        const { locale, country } = await readSignInDetails()
        const email = emailFrom(addressFromProfile(user.email))
        const isConfirmed = user.emailVerified && email !== undefined
        return {
          data: {
            ...user,
            name: login,
            username: login,
            image: null,
            locale,
            country,
            emailVerified: isConfirmed,
            email: isConfirmed ? email : placeholderFor(login),
            pendingEmail: isConfirmed ? null : (email ?? null),
          },
        }
      },
      after: async ({ id, pendingEmail }) => {
        if (typeof pendingEmail === 'string')
          await sendConfirmationMail({ jobs, rateLimits }, db, { accountId: id, email: pendingEmail })
      },
    },
  }
}

function identityHooks({ db, jobs, rateLimits }: AuthDeps): Hooks<'account'> {
  return {
    create: {
      before: withoutTokens,
      after: async ({ userId, providerId }, context) => {
        const network = socialProviders.find((id) => id === providerId)
        if (!network || !context?.path?.startsWith('/callback/') || !(await isLinking())) return
        const values = { network: socialNames[network] }
        await notifyOwner({ jobs, rateLimits }, db, { kind: 'network_linked', accountId: userId, values })
      },
    },
    update: { before: withoutTokens },
  }
}

function sessionHooks(deps: AuthDeps): Hooks<'session'> {
  const { db } = deps
  return {
    create: {
      before: async (session) => {
        const [account] = await db
          .select({ blockedAt: accounts.blockedAt })
          .from(accounts)
          .where(eq(accounts.id, session.userId))
        if (account?.blockedAt) throw new APIError('FORBIDDEN', { code: blockedCode })
      },
      after: async (session, context) => {
        const { userId, ipAddress } = session
        if (context && ipAddress) await onNetworkSession(deps, { userId, ipAddress }, context)
      },
    },
  }
}

type SessionContext = Pick<GenericEndpointContext, 'path' | 'headers' | 'setCookie'>

/** A sign-in through a network opened a session: the browser becomes a known device. */
async function onNetworkSession(
  deps: AuthDeps,
  { userId, ipAddress }: { userId: string; ipAddress: string },
  context: SessionContext,
): Promise<void> {
  const { db, config } = deps
  if (!context.path?.startsWith('/callback/')) return
  const [account] = await db
    .select({ asksCode: accounts.twoFactorEnabled })
    .from(accounts)
    .where(eq(accounts.id, userId))
  // With a second factor this session opens nothing yet.
  if (!account || account.asksCode) return
  await recordAddress(db, userId, ipAddress)
  const from = { headers: context.headers ?? new Headers(), address: ipAddress }
  const device = await recognizeDevice(deps, userId, from)
  if (!device) return
  const { name, value, maxAge } = device
  const secure = config.panelUrl.startsWith('https:')
  context.setCookie(name, value, { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure })
}

/** A network's tokens would allow further requests to it. All stored data is known by now. */
async function withoutTokens<Data extends object>(data: Data) {
  const withoutSecrets = { ...data, accessToken: null, refreshToken: null, idToken: null, scope: null }
  return { data: { ...withoutSecrets, accessTokenExpiresAt: null, refreshTokenExpiresAt: null } }
}

/** A login derived from a name at a social network, with a number appended if it is taken. */
async function freeLogin(db: Db, name: string, deps: { secrets: NameSecrets; now: Date }): Promise<string> {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '')
    .slice(0, 14)
  const base = plain.length >= 3 ? plain : 'player'
  for (let login = base; ; login = `${base}${randomInt(10_000, 1_000_000)}`) {
    if (isReservedLogin(login)) continue
    const [taken] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, login))
    if (!taken && !(await isDeletedName(db, { kind: 'login', name: login }, deps))) return login
  }
}
