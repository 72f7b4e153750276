import type { Config } from '@zubr/config'
import type { AccountAnswer, AccountPage } from '@zubr/contracts/accounts'
import { isLocale, type Locale } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../../http/api-error.ts'
import { authHeaders } from '../../http/visitor.ts'
import type { Accounts } from '../accounts.ts'
import { failedPath, linkedPath, networkOutcome, type SignInDetails } from '../sessions/networks.ts'
import { hasSessionCookie } from '../sessions/session.ts'
import { type Form, readCookie, retryFromError, typedValues } from './form-fields.ts'
import { pagePaths, type RenderAccountPage } from './form-pages.ts'
import { clearNextCookie, cookieAttributes, localPath, nextCookie } from './local-path.ts'
import { type LoggedIn, logIn, verifySecondFactor } from './log-in.ts'
import { confirmEmail, requestPasswordReset, resetPassword } from './recover.ts'
import { accountFaults, isRepeatedForm, register } from './register.ts'

type Options = { accounts: Accounts; config: Pick<Config, 'siteUrl' | 'panelUrl'>; render: RenderAccountPage }

/** Stores the language of a form that continues on another page. */
const localeCookie = 'zubr.lang'

/**
 * Handles the site's forms, with and without scripts. Only the site and the panel may send them: a
 * form on another page has another `Origin` or none. So nobody can be logged in to another account.
 */
export function formRoutes({ accounts, config, render }: Options): FastifyPluginAsync {
  const origins = new Set([new URL(config.siteUrl).origin, new URL(config.panelUrl).origin])
  const setCookie = (name: string, value: string) =>
    `${name}=${value}${cookieAttributes(config.panelUrl, 1_800)}`

  const localeOf = (value: unknown): Locale => (isLocale(value) ? value : 'ru')

  async function show(
    reply: FastifyReply,
    status: number,
    page: AccountPage,
    locale: Locale,
    answer: AccountAnswer,
  ): Promise<FastifyReply> {
    const { html, csp } = await render(page, locale, answer)
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': csp })
      .type('text/html; charset=utf-8')
      .send(html)
  }

  const later = (reply: FastifyReply, seconds: number) => reply.header('retry-after', String(seconds))

  const nextOf = (request: FastifyRequest, form: Form): string | undefined =>
    localPath(form.next) ?? localPath(readCookie(request, nextCookie))

  /**
   * Logs in a user who just proved ownership by registering or by a mail's code. No mail reports
   * the device, unless a second step follows.
   */
  const logInAtOnce = (request: FastifyRequest, login: string, password: string) => {
    const visitor = accounts.visitorOf(request)
    const headers = authHeaders(request, visitor)
    return logIn(accounts, { name: login, password, address: visitor.address, headers, expected: true })
  }

  /** The panel, in the language of the form. */
  const panelIn = (lang: unknown): string => (isLocale(lang) ? `/?lang=${lang}` : '/')

  function goOn(reply: FastifyReply, { cookies, secondFactor }: LoggedIn, next: string): FastifyReply {
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', secondFactor ? cookies : [...cookies, clearNextCookie(config.panelUrl)])
    return reply.redirect(secondFactor ? pagePaths.code : next, 303)
  }

  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    const post = (
      page: AccountPage,
      path: string,
      handle: (form: Form, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
    ) =>
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
          const form = (request.body ?? {}) as Form // The parser above returns nothing else.
          try {
            return await handle(form, request, reply)
          } catch (error) {
            const retry = retryFromError(error, request)
            if (!retry) throw error
            const next = nextOf(request, form)
            return show(later(reply, retry.seconds), retry.status, page, localeOf(form.lang), {
              ...{ outcome: retry.outcome, values: typedValues(page, form) },
              ...(next && { next }),
            })
          }
        },
      )

    app.get<{
      Querystring: { lang?: string; next?: string; error?: string; ended?: string; cookies?: string }
    }>(pagePaths.login, { schema: { hide: true } }, async (request, reply) => {
      const { lang, error, ended, cookies } = request.query
      const next = localPath(request.query.next)
      reply.header('cache-control', 'no-store')
      const session = await accounts.sessionOf(request, reply)
      // A failed sign-in at a social network returns here.
      if (typeof error === 'string') {
        const outcome = networkOutcome(error)
        if (session) {
          const errorCode = outcome === 'wrong' ? 'network_failed' : outcome
          return reply.redirect(`${linkedPath}?error=${errorCode}`, 303)
        }
        const next = nextOf(request, {})
        const locale = localeOf(lang ?? readCookie(request, localeCookie))
        return show(reply, 200, 'login', locale, { outcome, ...(next && { next }) })
      }
      if (session) return reply.redirect(next ?? panelIn(lang), 303)
      if (next) reply.header('set-cookie', setCookie(nextCookie, encodeURIComponent(next)))
      // The panel's script found that cookies are blocked, so no password can open a session.
      if (cookies === 'blocked')
        return show(reply, 200, 'login', localeOf(lang), { outcome: 'no_cookies', ...(next && { next }) })
      // The panel reported that it ended, or this browser still sends its cookie.
      if (ended !== undefined || hasSessionCookie(request))
        return show(reply, 200, 'login', localeOf(lang), { outcome: 'ended', ...(next && { next }) })
      return reply.redirect(config.siteUrl + localizedPath(localeOf(lang), '/login'), 303)
    })
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
        if (next) reply.header('set-cookie', setCookie(nextCookie, encodeURIComponent(next)))
        return reply.redirect(config.siteUrl + localizedPath(localeOf(lang), '/register'), 303)
      },
    )
    for (const page of ['code', 'forgot', 'reset', 'confirm'] as const)
      app.get<{ Querystring: { lang?: string } }>(
        pagePaths[page],
        { schema: { hide: true } },
        async (request, reply) =>
          show(reply, 200, page, localeOf(request.query.lang ?? readCookie(request, localeCookie)), {}),
      )

    post('login', pagePaths.login, async (form, request, reply) => {
      const { name = '', password = '', lang } = form
      const visitor = accounts.visitorOf(request)
      const locale = localeOf(lang)
      const headers = authHeaders(request, visitor)
      const done = await logIn(accounts, {
        name: name.slice(0, 254),
        password,
        address: visitor.address,
        headers,
      })
      const next = nextOf(request, form)
      if (!done)
        return show(reply, 422, 'login', locale, {
          ...{ outcome: 'wrong', values: { name } },
          ...(next && { next }),
        })
      if (done.secondFactor) done.cookies.push(...waiting(locale, next))
      return goOn(reply, done, next ?? panelIn(lang))
    })

    /** Cookies for a later page: the second factor, or the return from a network. */
    const waiting = (locale: Locale, next: string | undefined): string[] => [
      setCookie(localeCookie, locale),
      ...(next ? [setCookie(nextCookie, encodeURIComponent(next))] : []),
    ]

    post('code', pagePaths.code, async (form, request, reply) => {
      if (!request.headers.cookie?.includes('zubr.two_factor=')) {
        const outcome = readCookie(request, localeCookie) === undefined ? 'no_cookies' : 'ended'
        return show(reply, 422, 'login', localeOf(form.lang), { outcome })
      }
      const visitor = accounts.visitorOf(request)
      const headers = authHeaders(request, visitor)
      const done = await verifySecondFactor(accounts, {
        code: (form.code ?? '').slice(0, 40),
        address: visitor.address,
        headers,
      })
      if (!done) return show(reply, 422, 'code', localeOf(form.lang), { outcome: 'wrong' })
      return goOn(reply, done, nextOf(request, form) ?? panelIn(form.lang))
    })

    post('register', pagePaths.register, async (form, request, reply) => {
      const { login = '', email = '', password = '', repeat = '', lang } = form
      const visitor = accounts.visitorOf(request)
      const locale = localeOf(lang)
      const values = { login: login.slice(0, 40), email: email.slice(0, 254) }
      const next = nextOf(request, form)
      const refuse = (status: number, answer: AccountAnswer) =>
        show(reply, status, 'register', locale, { ...answer, values, ...(next && { next }) })
      const early = accountFaults({ login, email, password, repeat })
      if (Object.keys(early).length > 0) return refuse(422, { outcome: 'wrong', faults: early })
      const wait = await accounts.rateLimits.take(accounts.db, 'register', visitor.address)
      if (wait > 0) {
        later(reply, wait)
        return refuse(429, { outcome: 'too_many' })
      }
      const { country, address } = visitor
      const faults = await register(accounts, { login, email, password, repeat, locale, country, address })
      const repeated = faults.login === 'login_taken' && (await isRepeatedForm(accounts, { login, email }))
      if (Object.keys(faults).length > 0 && !repeated) return refuse(422, { outcome: 'wrong', faults })
      const done = await logInAtOnce(request, login, password)
      // Somebody else registered this login a moment ago.
      if (!done && repeated) return refuse(422, { outcome: 'wrong', faults })
      // Only in a pause after wrong log-ins to this name. The account exists and can log in later.
      if (!done) return reply.redirect(config.siteUrl + localizedPath(locale, '/login'), 303)
      return goOn(reply, done, next ?? panelIn(lang))
    })

    post('forgot', pagePaths.forgot, async (form, request, reply) => {
      const locale = localeOf(form.lang)
      const wait = await accounts.rateLimits.take(accounts.db, 'link', accounts.visitorOf(request).address)
      if (wait > 0) return show(later(reply, wait), 429, 'forgot', locale, { outcome: 'too_many' })
      await requestPasswordReset(accounts, (form.name ?? '').slice(0, 254))
      return show(reply, 200, 'forgot', locale, { outcome: 'done' })
    })

    post('reset', pagePaths.reset, async (form, request, reply) => {
      const { code = '', password = '', repeat = '' } = form
      const locale = localeOf(form.lang)
      const [visitor, values] = [accounts.visitorOf(request), typedValues('reset', form)]
      const { password: fault, repeat: differs } = accountFaults({ login: '', email: '', password, repeat })
      const faults = { ...(fault && { password: fault }), ...(differs && { repeat: differs }) }
      if (fault || differs) return show(reply, 422, 'reset', locale, { faults, values })
      const wait = await accounts.rateLimits.take(accounts.db, 'link', visitor.address)
      if (wait > 0) return show(later(reply, wait), 429, 'reset', locale, { outcome: 'too_many', values })
      const login = await resetPassword(accounts, { code, password, address: visitor.address })
      if (login === undefined) return show(reply, 422, 'reset', locale, { outcome: 'wrong', values })
      const done = await logInAtOnce(request, login, password)
      if (!done) return reply.redirect(config.siteUrl + localizedPath(locale, '/login'), 303)
      if (done.secondFactor) done.cookies.push(...waiting(locale, undefined))
      return goOn(reply, done, panelIn(form.lang))
    })

    post('confirm', pagePaths.confirm, async (form, request, reply) => {
      const locale = localeOf(form.lang)
      const wait = await accounts.rateLimits.take(accounts.db, 'link', accounts.visitorOf(request).address)
      const values = typedValues('confirm', form)
      if (wait > 0) return show(later(reply, wait), 429, 'confirm', locale, { outcome: 'too_many', values })
      if (await confirmEmail(accounts, form.code ?? ''))
        return show(reply, 200, 'confirm', locale, { outcome: 'done' })
      return show(reply, 422, 'confirm', locale, { outcome: 'wrong', values })
    })

    for (const provider of accounts.networks)
      post('login', `/login/${provider}`, async (form, request, reply) => {
        const visitor = accounts.visitorOf(request)
        const locale = localeOf(form.lang)
        const next = nextOf(request, form)
        const wait = await accounts.rateLimits.take(accounts.db, 'network', visitor.address)
        if (wait > 0)
          return show(later(reply, wait), 429, 'login', locale, {
            outcome: 'too_many',
            ...(next && { next }),
          })
        const sent: SignInDetails = { locale, country: visitor.country }
        const { headers, response } = await accounts.auth.api.signInSocial({
          body: {
            provider,
            callbackURL: next ?? panelIn(form.lang),
            errorCallbackURL: failedPath,
            additionalData: sent,
          },
          headers: authHeaders(request, visitor),
          returnHeaders: true,
        })
        if (!response.url) return sendError(request, reply, 'unavailable')
        reply
          .header('cache-control', 'no-store')
          .header('set-cookie', [...headers.getSetCookie(), ...waiting(locale, next)])
        return reply.redirect(response.url, 303)
      })
  }
}
