import { randomInt } from 'node:crypto'
import type { Config } from '@zubr/config'
import { brand } from '@zubr/content/brand'
import { loginPattern, passwordLengths } from '@zubr/contracts/accounts'
import { APIError, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { username } from 'better-auth/plugins/username'
import { eq } from 'drizzle-orm'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { noteAddress } from './addresses.ts'
import { codeOnce } from './code-once.ts'
import { accountIdentities, accountSessions, accounts, secondFactors, verifications } from './tables.ts'
import { addressHeader } from './visitor.ts'

export const authBasePath = '/api/auth'

type Options = {
  db: Db
  config: Pick<Config, 'panelUrl' | 'discord' | 'vk'>
  secret: string
  onError: (error: unknown) => void
}

/** A mail domain that cannot exist (RFC 2606): accounts without a confirmed address have one below it. */
export const placeholderFor = (login: string) => `${login}@unconfirmed.invalid`

/**
 * better-auth on our tables. It keeps sessions, second factors and social sign-ins; registration, mails and what slows attackers
 * down are ours, and its own addresses for those are not served (auth-routes.ts).
 */
export function openAuth({ db, config, secret, onError }: Options) {
  return betterAuth({
    appName: brand.name,
    baseURL: config.panelUrl,
    basePath: authBasePath,
    secret,
    trustedOrigins: [new URL(config.panelUrl).origin],
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: { onError: (error) => reportFault(error, onError) },
    rateLimit: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: accounts,
        session: accountSessions,
        account: accountIdentities,
        verification: verifications,
        twoFactor: secondFactors,
      },
    }),
    advanced: {
      cookiePrefix: 'zubr',
      useSecureCookies: config.panelUrl.startsWith('https:'),
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    session: { expiresIn: 30 * 86_400, updateAge: 86_400 },
    verification: { storeIdentifier: 'hashed' },
    account: { encryptOAuthTokens: true, accountLinking: { allowDifferentEmails: true } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengths.min,
      maxPasswordLength: 2 * passwordLengths.max,
    },
    user: {
      additionalFields: {
        pendingEmail: { type: 'string', required: false, input: false },
        locale: { type: 'string', required: false, input: false },
        blockedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    socialProviders: {
      ...(config.discord && { discord: config.discord }),
      ...(config.vk && { vk: config.vk }),
    },
    plugins: [
      username({
        displayUsername: false,
        minUsernameLength: 3,
        maxUsernameLength: 20,
        usernameValidator: (name) => loginPattern.test(name),
      }),
      twoFactor({ issuer: brand.name }),
      codeOnce(db),
    ],
    databaseHooks: {
      user: {
        create: {
          // Only social sign-ins come this way. Their address counts as confirmed if the network says so.
          before: async (user) => {
            const login = await freeLogin(db, user.name)
            const address = user.email.toLowerCase()
            return {
              data: {
                ...user,
                name: login,
                username: login,
                image: null,
                ...(user.emailVerified ? {} : { email: placeholderFor(login), pendingEmail: address }),
              },
            }
          },
        },
      },
      session: {
        create: {
          before: async (session) => {
            const [account] = await db
              .select({ blockedAt: accounts.blockedAt })
              .from(accounts)
              .where(eq(accounts.id, session.userId))
            if (account?.blockedAt) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_BLOCKED' })
          },
          after: async (session, context) => {
            if (context?.path?.startsWith('/callback/') && session.ipAddress)
              await noteAddress(db, session.userId, session.ipAddress)
          },
        },
      },
    },
  })
}

export type Auth = ReturnType<typeof openAuth>

/** Refusals are answers, not faults. */
function reportFault(error: unknown, onError: (error: unknown) => void): void {
  if (error instanceof APIError && error.statusCode < 500) return
  onError(rootOf(error))
}

/** A login made of a name at a social network, with a number behind it if that is taken. */
async function freeLogin(db: Db, name: string): Promise<string> {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '')
    .slice(0, 14)
  const base = plain.length >= 3 ? plain : 'player'
  for (let login = base; ; login = `${base}${randomInt(10_000, 1_000_000)}`) {
    const [taken] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, login))
    if (!taken) return login
  }
}
