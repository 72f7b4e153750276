import { accountEndpoints } from '@zubr/contracts/accounts'
import { socialNames, socialProviders } from '@zubr/contracts/social-networks'
import { avatarSvg } from '@zubr/domain/avatar'
import { isLocale, locales } from '@zubr/i18n/locales'
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { inTransaction } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { authHeaders } from '../http/visitor.ts'
import { deleteAccount, exportAccount } from './account-data.ts'
import { holdAccount } from './account-lock.ts'
import { displayEmail, emailFrom } from './account-rules.ts'
import type { Accounts } from './accounts.ts'
import { accountIdentities, accounts as accountsTable } from './accounts-schema.ts'
import { accountLosses, scheduleDeletion, undoDeletion } from './deletion.ts'
import { accountGuards } from './guards.ts'
import { notifyOwner, sendConfirmationMail } from './mail/jobs.ts'
import { ownerCheck } from './owner-check.ts'
import { failedPath, linkedPath } from './sessions/networks.ts'

/** Endpoints of the panel for the account that is logged in. */
export function accountRoutes(accounts: Accounts): FastifyPluginAsync {
  const { db, rateLimits, networks } = accounts

  const prove = ownerCheck(accounts)

  return async (app) => {
    // Source: W3C, A Well-Known URL for Changing Passwords.
    app.get('/.well-known/change-password', { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect('/account', 302),
    )
    routes(
      app,
      accountEndpoints,
      accountGuards(accounts),
    )({
      'GET /api/account': async ({ session: { accountId }, reply }) => {
        const [account] = await db.select().from(accountsTable).where(eq(accountsTable.id, accountId))
        if (!account) throw new Refused('unauthorized')
        const identities = await db
          .select({ provider: accountIdentities.providerId, password: accountIdentities.password })
          .from(accountIdentities)
          .where(eq(accountIdentities.userId, accountId))
        const { username: login, emailVerified, pendingEmail, email, locale } = account
        const refused = [account.emailVerified ? email : null, pendingEmail].includes(account.refusedEmail)
        reply.header('cache-control', 'no-store')
        return {
          login,
          email: displayEmail(emailVerified ? email : (pendingEmail ?? '')),
          emailConfirmed: emailVerified,
          newEmail: emailVerified && pendingEmail ? displayEmail(pendingEmail) : null,
          refusedEmail: refused && account.refusedEmail ? displayEmail(account.refusedEmail) : null,
          locale,
          secondFactor: account.twoFactorEnabled,
          hasPassword: identities.some(({ password }) => password !== null),
          networks: networks.map((id) => ({
            id,
            linked: identities.some(({ provider }) => provider === id),
          })),
          createdAt: account.createdAt.toISOString(),
          deleteAt: account.deleteAt?.toISOString() ?? null,
        }
      },

      'PUT /api/account/locale': async ({ session, body: { locale } }) => {
        if (!isLocale(locale))
          throw new Refused('invalid_request', { locale: `expected one of ${locales.join(', ')}` })
        await db.update(accountsTable).set({ locale }).where(eq(accountsTable.id, session.accountId))
      },

      'PUT /api/account/email': async ({ session, body }) => {
        const email = emailFrom(body.email)
        if (!email) throw new Refused('invalid_request', { email: 'email_shape' })
        await prove(session, body.password)
        const { accountId } = session
        await rateLimits.pass(db, 'requestedMail', accountId)
        await inTransaction(db, async (tx) => {
          await tx
            .update(accountsTable)
            .set({ pendingEmail: email, updatedAt: sql`now()` })
            .where(eq(accountsTable.id, accountId))
          await sendConfirmationMail(accounts, tx, { accountId, email })
        })
      },

      'POST /api/account/confirmation': async ({ session: { accountId } }) => {
        await inTransaction(db, async (tx) => {
          const [account] = await tx
            .select({ pendingEmail: accountsTable.pendingEmail })
            .from(accountsTable)
            .where(eq(accountsTable.id, accountId))
          if (!account?.pendingEmail) return
          await sendConfirmationMail(accounts, tx, { accountId, email: account.pendingEmail })
        })
      },

      'POST /api/account/networks/:network/link': async ({ session, params, body, request, reply }) => {
        const network = networks.find((id) => id === params.network)
        if (!network) throw new Refused('not_found')
        await prove(session, body.password)
        const { headers, response } = await accounts.auth.api.linkSocialAccount({
          body: { provider: network, callbackURL: linkedPath, errorCallbackURL: failedPath },
          headers: authHeaders(request, accounts.visitorOf(request)),
          returnHeaders: true,
        })
        reply.header('set-cookie', headers.getSetCookie())
        return { url: response.url }
      },

      'POST /api/account/networks/:network/unlink': async ({ session, params, body }) => {
        const network = socialProviders.find((id) => id === params.network)
        if (!network) throw new Refused('not_found')
        await prove(session, body.password)
        const { accountId } = session
        await inTransaction(db, async (tx) => {
          await holdAccount(tx, accountId, 'update')
          const ways = await tx
            .select({ id: accountIdentities.id, provider: accountIdentities.providerId })
            .from(accountIdentities)
            .where(
              and(
                eq(accountIdentities.userId, accountId),
                or(ne(accountIdentities.providerId, 'credential'), isNotNull(accountIdentities.password)),
              ),
            )
          const own = ways.filter(({ provider }) => provider === network).map(({ id }) => id)
          if (own.length === ways.length) throw new Refused('conflict', { network: 'last_way_in' })
          await tx.delete(accountIdentities).where(inArray(accountIdentities.id, own))
          const values = { network: socialNames[network] }
          if (own.length > 0) await notifyOwner(accounts, tx, { kind: 'network_unlinked', accountId, values })
        })
      },

      'GET /api/account/export': async ({ session: { accountId, login }, query: { account }, reply }) => {
        if (account !== undefined && account !== login) throw new Refused('other_account')
        const data = await exportAccount(accounts, accountId)
        if (!data) throw new Refused('unauthorized')
        reply.headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="zubr-${login}.json"`,
        })
        return data
      },

      'POST /api/account/delete': async ({ session, body }) => {
        await prove(session, body.password, { code: body.code ?? '' })
        const { accountId } = session
        if (accounts.deletionGraceMs === 0) await deleteAccount(accounts, accountId)
        else await scheduleDeletion(accounts, accountId, accounts.deletionGraceMs)
      },

      'GET /api/account/deletion': async ({ session: { accountId }, reply }) => {
        reply.header('cache-control', 'no-store')
        return accountLosses(accounts, accountId)
      },

      'POST /api/account/deletion/undo': async ({ session: { accountId } }) => {
        await undoDeletion(accounts, accountId)
      },

      'GET /api/accounts/:login/avatar.svg': {
        send: async ({ params, reply }) =>
          reply
            .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
            .type('image/svg+xml; charset=utf-8')
            .send(avatarSvg(params.login)),
      },
    })
  }
}
