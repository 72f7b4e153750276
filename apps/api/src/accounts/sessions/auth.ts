import { randomInt } from 'node:crypto'
import type { Config } from '@zubr/config'
import { loginPattern, passwordLengths } from '@zubr/contracts/accounts'
import { socialNames, socialProviders } from '@zubr/contracts/social-networks'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
// `minimal` leaves out better-auth's database layer, which Drizzle replaces: a seventh of all
// modules that the product loads at start.
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { username } from 'better-auth/plugins/username'
import { eq } from 'drizzle-orm'
import { isUnavailable, rootOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import type { RateLimits } from '../../http/rate-limits/rate-limits.ts'
import { addressHeader } from '../../http/visitor.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { emailFrom, isReservedLogin } from '../account-rules.ts'
import {
  accountIdentities,
  accountSessions,
  accounts,
  secondFactors,
  verifications,
} from '../accounts-schema.ts'
import { isDeletedName, type NameSecrets } from '../deleted-names.ts'
import { notifyOwner, sendConfirmationMail } from '../mail/jobs.ts'
import { recordAddress } from './addresses.ts'
import { recognizeDevice } from './devices.ts'
import {
  addressFromProfile,
  blockedCode,
  failedPath,
  isLinking,
  networkOptions,
  readSignInDetails,
} from './networks.ts'
import { recordFailure, recordingFailures, rethrowingFailures } from './recorded-failures.ts'
import { singleUseCodes } from './single-use-codes.ts'

const authBasePath = '/api/auth'

import { recoveryCodeOptions } from './recovery-codes.ts'

type Options = {
  db: Db
  jobs: Pick<Jobs, 'send' | 'ready'>
  rateLimits: RateLimits
  config: Pick<Config, 'panelUrl' | 'discord' | 'vk'> & NameSecrets
  brand: Pick<Catalogue['brand'], 'name'>
  secret: string
  /** Replaces better-auth's scrypt: own threads, or a cheap hash in tests. */
  passwords?: Passwords | undefined
  clock: () => Date
  onError: (error: unknown) => void
}

export type Passwords = {
  hash(password: string): Promise<string>
  verify(input: { hash: string; password: string }): Promise<boolean>
}

/**
 * A mail domain that cannot exist (RFC 2606). Accounts without a confirmed address have one below
 * it.
 */
export const placeholderFor = (login: string) => `${login}@unconfirmed.invalid`

/**
 * better-auth on our tables. It manages sessions, second factors and social sign-ins. Registration,
 * mails and rate limits are ours; its own endpoints for those are not served (auth-routes.ts).
 */
export function openAuth({
  db,
  jobs,
  rateLimits,
  config,
  brand,
  secret,
  passwords,
  clock,
  onError,
}: Options) {
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    transaction: true,
    schema: {
      user: accounts,
      session: accountSessions,
      account: accountIdentities,
      verification: verifications,
      twoFactor: secondFactors,
    },
  })
  const auth = betterAuth({
    appName: brand.name,
    baseURL: config.panelUrl,
    basePath: authBasePath,
    secret,
    trustedOrigins: [new URL(config.panelUrl).origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: {
      // Refusals are responses, not errors.
      onError: (error) => {
        recordFailure(error)
        if (isUnavailable(error)) return
        if (!(error instanceof APIError && error.statusCode < 500)) onError(rootOf(error))
      },
      errorURL: failedPath,
    },
    rateLimit: { enabled: false },
    database: (options: BetterAuthOptions) => recordingFailures(adapter(options)),
    advanced: {
      cookiePrefix: 'zubr',
      useSecureCookies: config.panelUrl.startsWith('https:'),
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    // Sensitive actions ask for the password, however young the session is. A `freshAge` would also
    // close the list of sessions.
    session: { expiresIn: 30 * 86_400, updateAge: 86_400, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    account: {
      updateAccountOnSignIn: false,
      // A user who is logged in links any network. An equal address alone links nothing: it would
      // bypass the second factor.
      accountLinking: {
        trustedProviders: [...socialProviders],
        allowDifferentEmails: true,
        disableImplicitLinking: true,
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengths.min,
      maxPasswordLength: 2 * passwordLengths.max,
      ...(passwords && { password: passwords }),
    },
    user: {
      additionalFields: {
        pendingEmail: { type: 'string', required: false, input: false },
        locale: { type: 'string', required: false, input: false },
        country: { type: 'string', required: false, input: false, returned: false },
        blockedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    socialProviders: networkOptions(config),
    plugins: [
      username({
        displayUsername: false,
        minUsernameLength: 3,
        maxUsernameLength: 20,
        usernameValidator: (name) => loginPattern.test(name),
      }),
      secondFactor(brand.name, secret),
      loginInApp,
      singleUseCodes(db),
    ],
    databaseHooks: {
      user: {
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
      },
      account: {
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
      },
      session: {
        create: {
          before: async (session) => {
            const [account] = await db
              .select({ blockedAt: accounts.blockedAt })
              .from(accounts)
              .where(eq(accounts.id, session.userId))
            if (account?.blockedAt) throw new APIError('FORBIDDEN', { code: blockedCode })
          },
          after: async (session, context) => {
            if (!context?.path?.startsWith('/callback/') || !session.ipAddress) return
            const [account] = await db
              .select({ asksCode: accounts.twoFactorEnabled })
              .from(accounts)
              .where(eq(accounts.id, session.userId))
            // With a second factor this session opens nothing yet.
            if (!account || account.asksCode) return
            await recordAddress(db, session.userId, session.ipAddress)
            const from = { headers: context.headers ?? new Headers(), address: session.ipAddress }
            const by = { db, jobs, rateLimits, config, onError }
            const device = await recognizeDevice(by, session.userId, from)
            if (!device) return
            const { name, value, maxAge } = device
            const secure = config.panelUrl.startsWith('https:')
            context.setCookie(name, value, { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure })
          },
        },
      },
    },
  })
  const { handler } = rethrowingFailures({ handler: auth.handler })
  return { ...auth, handler, api: rethrowingFailures(auth.api) }
}

export type Auth = ReturnType<typeof openAuth>

/** better-auth's second factor, also required after a social sign-in. */
function secondFactor(issuer: string, secret: string) {
  const plugin = twoFactor({ issuer, backupCodeOptions: recoveryCodeOptions(secret) })
  for (const hook of plugin.hooks.after) {
    const { matcher } = hook
    hook.matcher = (context) => matcher(context) || context.path?.startsWith('/callback/') === true
  }
  return plugin
}

/**
 * The account's name in an authenticator app: its login. better-auth would use the address, which
 * may be a placeholder and may change.
 */
const loginInApp = {
  id: 'login-in-app',
  hooks: {
    after: [
      {
        matcher: ({ path }: { path?: string }) => path === '/two-factor/enable',
        handler: createAuthMiddleware(async (ctx) => {
          const { returned, session } = ctx.context
          if (!session || !isObject(returned) || typeof returned.totpURI !== 'string') return
          const login = encodeURIComponent(session.user.name)
          const totpURI = returned.totpURI.replace(/^(otpauth:\/\/totp\/[^:?]*):[^?]*/, `$1:${login}`)
          return ctx.json({ ...returned, totpURI })
        }),
      },
    ],
  },
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
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
