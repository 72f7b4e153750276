import type { Config } from '@zubr/config'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../../http/api-error.ts'
import type { Accounts } from '../accounts.ts'
import { linkedPath, networkOutcome } from '../sessions/networks.ts'
import { hasSessionCookie } from '../sessions/session.ts'
import { FormContext, type FormPost, later, localeCookie, localeOf, nextOf, panelIn } from './form-context.ts'
import { type Form, readCookie, retryFromError, typedValues } from './form-fields.ts'
import { pagePaths, type RenderAccountPage } from './form-pages.ts'
import { localPath } from './local-path.ts'
import { loginForms } from './login-forms.ts'
import { recoveryForms } from './recovery-forms.ts'

type Options = { accounts: Accounts; config: Pick<Config, 'siteUrl' | 'panelUrl'>; render: RenderAccountPage }

/**
 * Handles the site's forms, with and without scripts. Only the site and the panel may send them: a
 * form on another page has another `Origin` or none. So nobody can be logged in to another account.
 */
export function formRoutes({ accounts, config, render }: Options): FastifyPluginAsync {
  const origins = new Set([new URL(config.siteUrl).origin, new URL(config.panelUrl).origin])
  const context = new FormContext(accounts, config, render)

  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    addPages(app, context)
    for (const form of [...loginForms(context), ...recoveryForms(context)])
      addForm(app, context, origins, form)
  }
}

/** The pages of the forms, for browsers that open or reload their addresses. */
function addPages(app: FastifyInstance, context: FormContext): void {
  app.get<{ Querystring: LoginQuery }>(pagePaths.login, { schema: { hide: true } }, async (request, reply) =>
    loginPage(context, request, reply),
  )
  app.get<{ Querystring: { lang?: string; next?: string } }>(
    pagePaths.register,
    { schema: { hide: true } },
    async (request, reply) => {
      const { lang } = request.query
      const next = localPath(request.query.next)
      reply.header('cache-control', 'no-store')
      // A visitor with a session cookie has an account: the log-in page shows the right message.
      if (hasSessionCookie(request))
        return reply.redirect(
          `${pagePaths.login}?${new URLSearchParams({ ...(lang && { lang }), ...(next && { next }) })}`,
          303,
        )
      if (next) reply.header('set-cookie', context.nextCookieFor(next))
      return context.toSite(reply, localeOf(lang), '/register')
    },
  )
  for (const page of ['code', 'forgot', 'reset', 'confirm'] as const)
    app.get<{ Querystring: { lang?: string } }>(
      pagePaths[page],
      { schema: { hide: true } },
      async (request, reply) =>
        context.show(reply, 200, page, localeOf(request.query.lang ?? readCookie(request, localeCookie)), {}),
    )
}

type LoginQuery = { lang?: string; next?: string; error?: string; ended?: string; cookies?: string }

async function loginPage(
  context: FormContext,
  request: FastifyRequest<{ Querystring: LoginQuery }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { lang, error, ended, cookies } = request.query
  const next = localPath(request.query.next)
  reply.header('cache-control', 'no-store')
  const session = await context.accounts.sessionOf(request, reply)
  // A failed sign-in at a social network returns here.
  if (typeof error === 'string') {
    const outcome = networkOutcome(error)
    if (session) {
      const errorCode = outcome === 'wrong' ? 'network_failed' : outcome
      return reply.redirect(`${linkedPath}?error=${errorCode}`, 303)
    }
    const next = nextOf(request, {})
    const locale = localeOf(lang ?? readCookie(request, localeCookie))
    return context.show(reply, 200, 'login', locale, { outcome, ...(next && { next }) })
  }
  if (session) return reply.redirect(next ?? panelIn(lang), 303)
  if (next) reply.header('set-cookie', context.nextCookieFor(next))
  // The panel's script found that cookies are blocked, so no password can open a session.
  if (cookies === 'blocked')
    return context.show(reply, 200, 'login', localeOf(lang), { outcome: 'no_cookies', ...(next && { next }) })
  // The panel reported that it ended, or this browser still sends its cookie.
  if (ended !== undefined || hasSessionCookie(request))
    return context.show(reply, 200, 'login', localeOf(lang), { outcome: 'ended', ...(next && { next }) })
  return context.toSite(reply, localeOf(lang), '/login')
}

/** Registers a form. A temporary error shows the form again with the typed values. */
function addForm(
  app: FastifyInstance,
  context: FormContext,
  origins: ReadonlySet<string>,
  { page, path, handle }: FormPost,
): void {
  app.post(
    path,
    {
      schema: { hide: true },
      config: { form: true },
      onRequest: async (request, reply) => {
        if (!origins.has(request.headers.origin ?? '')) return sendError(request, reply, 'forbidden')
        if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
          return sendError(request, reply, 'unsupported_media_type')
      },
    },
    async (request, reply) => {
      const form = (request.body ?? {}) as Form // The parser of `formRoutes` returns nothing else.
      try {
        return await handle(form, request, reply)
      } catch (error) {
        const retry = retryFromError(error, request)
        if (!retry) throw error
        const next = nextOf(request, form)
        return context.show(later(reply, retry.seconds), retry.status, page, localeOf(form.lang), {
          ...{ outcome: retry.outcome, values: typedValues(page, form) },
          ...(next && { next }),
        })
      }
    },
  )
}
