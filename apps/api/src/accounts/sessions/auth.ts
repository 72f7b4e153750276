import { loginPattern, passwordLengths } from '@zubr/contracts/accounts'
import { socialProviders } from '@zubr/contracts/social-networks'
import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
// `minimal` leaves out better-auth's database layer, which Drizzle replaces: a seventh of all
// modules that the product loads at start.
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { username } from 'better-auth/plugins/username'
import { isUnavailable, rootOf } from '../../database/failure.ts'
import { addressHeader } from '../../http/visitor.ts'
import {
  accountIdentities,
  accountSessions,
  accounts,
  secondFactors,
  verifications,
} from '../accounts-schema.ts'
import { databaseHooks } from './auth-database-hooks.ts'
import type { AuthDeps } from './auth-deps.ts'
import { failedPath, networkOptions } from './networks.ts'
import { recordFailure, recordingFailures, rethrowingFailures } from './recorded-failures.ts'
import { recoveryCodeOptions } from './recovery-codes.ts'
import { singleUseCodes } from './single-use-codes.ts'

const authBasePath = '/api/auth'

/**
 * better-auth on our tables. It manages sessions, second factors and social sign-ins. Registration,
 * mails and rate limits are ours; its own endpoints for those are not served (auth-routes.ts).
 */
export function openAuth(deps: AuthDeps) {
  const { db, config, brand, secret, passwords, onError } = deps
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    transaction: true,
    schema,
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
    ...tableOptions,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengths.min,
      maxPasswordLength: 2 * passwordLengths.max,
      ...(passwords && { password: passwords }),
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
    databaseHooks: databaseHooks(deps),
  })
  const { handler } = rethrowingFailures({ handler: auth.handler })
  return { ...auth, handler, api: rethrowingFailures(auth.api) }
}

/** Our tables by better-auth's names. */
const schema = {
  user: accounts,
  session: accountSessions,
  account: accountIdentities,
  verification: verifications,
  twoFactor: secondFactors,
}

/** How better-auth uses its tables. */
const tableOptions = {
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
  user: {
    additionalFields: {
      pendingEmail: { type: 'string', required: false, input: false },
      locale: { type: 'string', required: false, input: false },
      country: { type: 'string', required: false, input: false, returned: false },
      blockedAt: { type: 'date', required: false, input: false, returned: false },
    },
  },
} satisfies BetterAuthOptions

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
