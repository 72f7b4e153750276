import type { AccountAnswer } from '@zubr/contracts/accounts'
import { sendError } from '../../http/api-error.ts'
import { authHeaders } from '../../http/visitor.ts'
import { failedPath, type SignInDetails } from '../sessions/networks.ts'
import {
  type FormContext,
  type FormHandler,
  type FormPost,
  later,
  localeCookie,
  localeOf,
  nextOf,
  panelIn,
} from './form-context.ts'
import { readCookie } from './form-fields.ts'
import { pagePaths } from './form-pages.ts'
import { logIn, verifySecondFactor } from './log-in.ts'
import { accountFaults, isRepeatedForm, register } from './register.ts'

/** The forms that open a session: password, second factor, registration and social networks. */
export const loginForms = (context: FormContext): FormPost[] => [
  { page: 'login', path: pagePaths.login, handle: passwordForm(context) },
  { page: 'code', path: pagePaths.code, handle: secondFactorForm(context) },
  { page: 'register', path: pagePaths.register, handle: registrationForm(context) },
  ...context.accounts.networks.map((provider) => ({
    page: 'login' as const,
    path: `/login/${provider}`,
    handle: networkForm(context, provider),
  })),
]

const passwordForm =
  (context: FormContext): FormHandler =>
  async (form, request, reply) => {
    const { accounts } = context
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
      return context.show(reply, 422, 'login', locale, {
        ...{ outcome: 'wrong', values: { name } },
        ...(next && { next }),
      })
    if (done.secondFactor) done.cookies.push(...context.pendingCookies(locale, next))
    return context.goOn(reply, done, next ?? panelIn(lang))
  }

const secondFactorForm =
  (context: FormContext): FormHandler =>
  async (form, request, reply) => {
    const { accounts } = context
    if (!request.headers.cookie?.includes('zubr.two_factor=')) {
      const outcome = readCookie(request, localeCookie) === undefined ? 'no_cookies' : 'ended'
      return context.show(reply, 422, 'login', localeOf(form.lang), { outcome })
    }
    const visitor = accounts.visitorOf(request)
    const headers = authHeaders(request, visitor)
    const done = await verifySecondFactor(accounts, {
      code: (form.code ?? '').slice(0, 40),
      address: visitor.address,
      headers,
    })
    if (!done) return context.show(reply, 422, 'code', localeOf(form.lang), { outcome: 'wrong' })
    return context.goOn(reply, done, nextOf(request, form) ?? panelIn(form.lang))
  }

const registrationForm =
  (context: FormContext): FormHandler =>
  async (form, request, reply) => {
    const { accounts } = context
    const { login = '', email = '', password = '', repeat = '', lang } = form
    const visitor = accounts.visitorOf(request)
    const locale = localeOf(lang)
    const values = { login: login.slice(0, 40), email: email.slice(0, 254) }
    const next = nextOf(request, form)
    const refuse = (status: number, answer: AccountAnswer) =>
      context.show(reply, status, 'register', locale, { ...answer, values, ...(next && { next }) })
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
    const done = await context.logInAtOnce(request, login, password)
    // Somebody else registered this login a moment ago.
    if (!done && repeated) return refuse(422, { outcome: 'wrong', faults })
    // Only in a pause after wrong log-ins to this name. The account exists and can log in later.
    if (!done) return context.toSite(reply, locale, '/login')
    return context.goOn(reply, done, next ?? panelIn(lang))
  }

const networkForm =
  (context: FormContext, provider: FormContext['accounts']['networks'][number]): FormHandler =>
  async (form, request, reply) => {
    const { accounts } = context
    const visitor = accounts.visitorOf(request)
    const locale = localeOf(form.lang)
    const next = nextOf(request, form)
    const wait = await accounts.rateLimits.take(accounts.db, 'network', visitor.address)
    if (wait > 0)
      return context.show(later(reply, wait), 429, 'login', locale, {
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
      .header('set-cookie', [...headers.getSetCookie(), ...context.pendingCookies(locale, next)])
    return reply.redirect(response.url, 303)
  }
