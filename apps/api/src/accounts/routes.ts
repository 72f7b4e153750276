import { loginPattern, Me } from '@zubr/contracts/accounts'
import { ErrorBody } from '@zubr/contracts/errors'
import { accountPaths } from '@zubr/contracts/paths'
import { socialProviders } from '@zubr/contracts/social-networks'
import { avatarSvg } from '@zubr/domain/avatar'
import { locales } from '@zubr/i18n/locales'
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inTransaction } from '../database/transaction.ts'
import { sendError } from '../http/api-error.ts'
import { authHeaders } from '../http/visitor.ts'
import type { Accounts } from './accounts.ts'
import { emailFrom } from './email.ts'
import { holdAccount } from './hold.ts'
import { askToConfirm } from './login/confirmation.ts'
import { tellOfNetwork } from './mail/jobs.ts'
import { deleteAccount, exportAccount, proofOf } from './own-data.ts'
import { failedPath, linkedPath } from './sessions/networks.ts'
import { accountIdentities, accounts as accountsTable } from './tables.ts'

const security = [{ session: [] }]
const done = z.null().describe('Done.')
const refusals = {
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  413: ErrorBody,
  415: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
}
const Password = z.string().max(256)

/** What the panel asks of the account that is logged in. */
export function accountRoutes(accounts: Accounts): FastifyPluginAsyncZod {
  const { db, jobs, rateLimits, networks } = accounts

  return async (app) => {
    app.get(
      accountPaths.me,
      { schema: { summary: 'Who is logged in', security, response: { 200: Me, ...refusals } } },
      async (request, reply) => {
        const { accountId } = await accounts.requireSession(request, reply)
        const [account] = await db.select().from(accountsTable).where(eq(accountsTable.id, accountId))
        if (!account) return sendError(request, reply, 'unauthorized')
        const identities = await db
          .select({ provider: accountIdentities.providerId, password: accountIdentities.password })
          .from(accountIdentities)
          .where(eq(accountIdentities.userId, accountId))
        const {
          username: login,
          emailVerified,
          pendingEmail,
          email,
          locale,
          twoFactorEnabled,
          createdAt,
        } = account
        return reply.header('cache-control', 'no-store').send({
          login,
          email: emailVerified ? email : (pendingEmail ?? ''),
          emailConfirmed: emailVerified,
          newEmail: emailVerified ? pendingEmail : null,
          locale,
          secondFactor: twoFactorEnabled,
          hasPassword: identities.some(({ password }) => password !== null),
          networks: networks.map((id) => ({
            id,
            linked: identities.some(({ provider }) => provider === id),
          })),
          createdAt: createdAt.toISOString(),
        })
      },
    )

    app.put(
      accountPaths.locale,
      {
        schema: {
          summary: 'Chooses the language of mails and the panel',
          security,
          body: z.object({ locale: z.enum(locales) }).strict(),
          response: { 204: done, ...refusals },
        },
      },
      async (request, reply) => {
        const { accountId } = await accounts.requireSession(request, reply)
        await db
          .update(accountsTable)
          .set({ locale: request.body.locale })
          .where(eq(accountsTable.id, accountId))
        return reply.code(204).send(null)
      },
    )

    /** The session of a request that has shown again whose it is; undefined has been answered already. */
    const provenSession = async (request: FastifyRequest, reply: FastifyReply, password: string) => {
      const session = await accounts.requireSession(request, reply)
      await rateLimits.pass(db, 'again', session.accountId)
      const proof = await proofOf(accounts, session, password)
      if (proof !== 'right') {
        const field = proof === 'old_session' ? { session: 'old' } : { password: 'wrong' }
        sendError(request, reply, 'invalid_request', field)
        return undefined
      }
      await rateLimits.clear(db, 'again', session.accountId)
      return session
    }

    app.put(
      accountPaths.email,
      {
        schema: {
          summary: 'Has another e-mail address confirmed; until then the old one holds',
          security,
          body: z.object({ email: z.string().max(254), password: Password }).strict(),
          response: { 204: done, ...refusals },
        },
      },
      async (request, reply) => {
        await accounts.requireSession(request, reply)
        const email = emailFrom(request.body.email)
        if (!email) return sendError(request, reply, 'invalid_request', { email: 'email_shape' })
        const session = await provenSession(request, reply, request.body.password)
        if (!session) return reply
        await rateLimits.pass(db, 'mailAsked', session.accountId)
        await inTransaction(db, async (tx) => {
          await tx
            .update(accountsTable)
            .set({ pendingEmail: email, updatedAt: sql`now()` })
            .where(eq(accountsTable.id, session.accountId))
          await askToConfirm(jobs, tx, { accountId: session.accountId, email })
        })
        return reply.code(204).send(null)
      },
    )

    app.post(
      accountPaths.confirmation,
      {
        schema: {
          summary: 'Sends the mail with the confirmation once more',
          security,
          response: { 204: done, ...refusals },
        },
      },
      async (request, reply) => {
        const { accountId } = await accounts.requireSession(request, reply)
        await rateLimits.pass(db, 'mailAsked', accountId)
        await inTransaction(db, async (tx) => {
          const [account] = await tx
            .select({ pendingEmail: accountsTable.pendingEmail })
            .from(accountsTable)
            .where(eq(accountsTable.id, accountId))
          if (!account?.pendingEmail) return
          await askToConfirm(jobs, tx, { accountId, email: account.pendingEmail })
        })
        return reply.code(204).send(null)
      },
    )

    const Network = z.object({ network: z.string().max(40) })

    app.post(
      accountPaths.linkNetwork,
      {
        schema: {
          summary: 'Begins to link a social network; it goes on at `url`',
          security,
          params: Network,
          body: z.object({ password: Password }).strict(),
          response: { 200: z.object({ url: z.string() }), ...refusals, 404: ErrorBody, 429: ErrorBody },
        },
      },
      async (request, reply) => {
        await accounts.requireSession(request, reply)
        const network = networks.find((id) => id === request.params.network)
        if (!network) return sendError(request, reply, 'not_found')
        if (!(await provenSession(request, reply, request.body.password))) return reply
        const { headers, response } = await accounts.auth.api.linkSocialAccount({
          body: { provider: network, callbackURL: linkedPath, errorCallbackURL: failedPath },
          headers: authHeaders(request, accounts.visitorOf(request)),
          returnHeaders: true,
        })
        return reply.header('set-cookie', headers.getSetCookie()).send({ url: response.url })
      },
    )

    app.post(
      accountPaths.unlinkNetwork,
      {
        schema: {
          summary: 'Takes a social network away, unless it is the last way in',
          security,
          params: Network,
          body: z.object({ password: Password }).strict(),
          response: { 204: done, ...refusals, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody },
        },
      },
      async (request, reply) => {
        await accounts.requireSession(request, reply)
        const network = socialProviders.find((id) => id === request.params.network)
        if (!network) return sendError(request, reply, 'not_found')
        const session = await provenSession(request, reply, request.body.password)
        if (!session) return reply
        const { accountId } = session
        const isUnlinked = await inTransaction(db, async (tx) => {
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
          if (own.length === ways.length) return false
          await tx.delete(accountIdentities).where(inArray(accountIdentities.id, own))
          if (own.length > 0) await tellOfNetwork(jobs, tx, 'network_unlinked', accountId, network)
          return true
        })
        if (!isUnlinked) return sendError(request, reply, 'conflict', { network: 'last_way_in' })
        return reply.code(204).send(null)
      },
    )

    app.get(
      accountPaths.export,
      {
        schema: {
          summary: 'Everything that is kept of the account',
          security,
          response: { 200: z.record(z.string(), z.unknown()), ...refusals },
        },
      },
      async (request, reply) => {
        const { accountId, login } = await accounts.requireSession(request, reply)
        await rateLimits.pass(db, 'export', accountId)
        const data = await exportAccount(accounts, accountId)
        if (!data) return sendError(request, reply, 'unauthorized')
        return reply
          .headers({
            'cache-control': 'no-store',
            'content-disposition': `attachment; filename="zubr-${login}.json"`,
          })
          .send(data)
      },
    )

    app.post(
      accountPaths.delete,
      {
        schema: {
          summary: 'Deletes the account and everything that is kept of it, for good',
          security,
          body: z.object({ password: Password }).strict(),
          response: { 204: done, ...refusals },
        },
      },
      async (request, reply) => {
        const session = await provenSession(request, reply, request.body.password)
        if (!session) return reply
        await deleteAccount(accounts, session.accountId)
        return reply.code(204).send(null)
      },
    )

    app.get(
      accountPaths.avatar,
      {
        schema: {
          summary: 'The picture drawn from a login, whether or not there is such an account',
          params: z.object({ login: z.string().toLowerCase().regex(loginPattern) }),
          response: { 200: z.string(), 400: ErrorBody },
        },
        serializerCompiler: () => String,
      },
      async (request, reply) =>
        reply
          .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
          .type('image/svg+xml; charset=utf-8')
          .send(avatarSvg(request.params.login)),
    )
  }
}
