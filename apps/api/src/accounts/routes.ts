import { loginPattern, Me } from '@zubr/contracts/accounts'
import { ErrorBody } from '@zubr/contracts/errors'
import { accountPaths } from '@zubr/contracts/paths'
import { avatarSvg } from '@zubr/domain/avatar'
import { locales } from '@zubr/i18n/locales'
import { eq, sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendError } from '../api-error.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Accounts } from './accounts.ts'
import { sendMailJob } from './mail/jobs.ts'
import { deleteAccount, exportAccount, mayDelete } from './own-data.ts'
import { emailFrom } from './register.ts'
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
  const { db, jobs, brakes, networks } = accounts

  return async (app) => {
    app.get(
      accountPaths.me,
      { schema: { summary: 'Who is logged in', security, response: { 200: Me, ...refusals } } },
      async (request, reply) => {
        const { accountId } = await accounts.requireSession(request)
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
        const { accountId } = await accounts.requireSession(request)
        await db
          .update(accountsTable)
          .set({ locale: request.body.locale })
          .where(eq(accountsTable.id, accountId))
        return reply.code(204).send(null)
      },
    )

    /** Whether this is the password, asked for once more. */
    const isRight = async (session: { accountId: string; startedAt: Date }, password: string) => {
      await brakes.pass(db, 'again', session.accountId)
      if (!(await mayDelete(accounts, session, password))) return false
      await brakes.clear(db, 'again', session.accountId)
      return true
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
        const session = await accounts.requireSession(request)
        const email = emailFrom(request.body.email)
        if (!email) return sendError(request, reply, 'invalid_request', { email: 'email_shape' })
        if (!(await isRight(session, request.body.password)))
          return sendError(request, reply, 'invalid_request', { password: 'wrong' })
        await brakes.pass(db, 'mailAsked', session.accountId)
        await inTransaction(db, async (tx) => {
          await tx
            .update(accountsTable)
            .set({ pendingEmail: email, updatedAt: sql`now()` })
            .where(eq(accountsTable.id, session.accountId))
          // As at registration: the owner of a taken address is told instead, and nobody else notices.
          const [owner] = await tx
            .select({ id: accountsTable.id })
            .from(accountsTable)
            .where(eq(accountsTable.email, email))
          await sendMailJob(
            jobs,
            tx,
            owner
              ? { kind: 'taken', accountId: owner.id }
              : { kind: 'confirm', accountId: session.accountId },
          )
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
        const { accountId } = await accounts.requireSession(request)
        await brakes.pass(db, 'mailAsked', accountId)
        await inTransaction(db, async (tx) => {
          const [account] = await tx
            .select({ pendingEmail: accountsTable.pendingEmail })
            .from(accountsTable)
            .where(eq(accountsTable.id, accountId))
          if (!account?.pendingEmail) return
          const [owner] = await tx
            .select({ id: accountsTable.id })
            .from(accountsTable)
            .where(eq(accountsTable.email, account.pendingEmail))
          await sendMailJob(
            jobs,
            tx,
            owner ? { kind: 'taken', accountId: owner.id } : { kind: 'confirm', accountId },
          )
        })
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
        const { accountId, login } = await accounts.requireSession(request)
        await brakes.pass(db, 'export', accountId)
        const data = await exportAccount(db, accountId)
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
        const session = await accounts.requireSession(request)
        if (!(await isRight(session, request.body.password)))
          return sendError(request, reply, 'invalid_request', { password: 'wrong' })
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
