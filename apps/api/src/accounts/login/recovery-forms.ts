import {
  type FormContext,
  type FormHandler,
  type FormPost,
  later,
  localeOf,
  panelIn,
} from './form-context.ts'
import { typedValues } from './form-fields.ts'
import { pagePaths } from './form-pages.ts'
import { confirmEmail, requestPasswordReset, resetPassword } from './recover.ts'
import { accountFaults } from './register.ts'

/** The forms for a forgotten password and for the codes of mails. */
export const recoveryForms = (context: FormContext): FormPost[] => [
  { page: 'forgot', path: pagePaths.forgot, handle: forgottenPasswordForm(context) },
  { page: 'reset', path: pagePaths.reset, handle: newPasswordForm(context) },
  { page: 'confirm', path: pagePaths.confirm, handle: confirmationForm(context) },
]

const forgottenPasswordForm =
  (context: FormContext): FormHandler =>
  async (form, request, reply) => {
    const { accounts } = context
    const locale = localeOf(form.lang)
    const wait = await accounts.rateLimits.take(accounts.db, 'link', accounts.visitorOf(request).address)
    if (wait > 0) return context.show(later(reply, wait), 429, 'forgot', locale, { outcome: 'too_many' })
    await requestPasswordReset(accounts, (form.name ?? '').slice(0, 254))
    return context.show(reply, 200, 'forgot', locale, { outcome: 'done' })
  }

const newPasswordForm =
  (context: FormContext): FormHandler =>
  async (form, request, reply) => {
    const { accounts } = context
    const { code = '', password = '', repeat = '' } = form
    const locale = localeOf(form.lang)
    const [visitor, values] = [accounts.visitorOf(request), typedValues('reset', form)]
    const { password: fault, repeat: differs } = accountFaults({ login: '', email: '', password, repeat })
    const faults = { ...(fault && { password: fault }), ...(differs && { repeat: differs }) }
    if (fault || differs) return context.show(reply, 422, 'reset', locale, { faults, values })
    const wait = await accounts.rateLimits.take(accounts.db, 'link', visitor.address)
    if (wait > 0)
      return context.show(later(reply, wait), 429, 'reset', locale, { outcome: 'too_many', values })
    const login = await resetPassword(accounts, { code, password, address: visitor.address })
    if (login === undefined) return context.show(reply, 422, 'reset', locale, { outcome: 'wrong', values })
    const done = await context.logInAtOnce(request, login, password)
    if (!done) return context.toSite(reply, locale, '/login')
    if (done.secondFactor) done.cookies.push(...context.pendingCookies(locale, undefined))
    return context.goOn(reply, done, panelIn(form.lang))
  }

const confirmationForm =
  (context: FormContext): FormHandler =>
  async (form, request, reply) => {
    const { accounts } = context
    const locale = localeOf(form.lang)
    const wait = await accounts.rateLimits.take(accounts.db, 'link', accounts.visitorOf(request).address)
    const values = typedValues('confirm', form)
    if (wait > 0)
      return context.show(later(reply, wait), 429, 'confirm', locale, { outcome: 'too_many', values })
    if (await confirmEmail(accounts, form.code ?? ''))
      return context.show(reply, 200, 'confirm', locale, { outcome: 'done' })
    return context.show(reply, 422, 'confirm', locale, { outcome: 'wrong', values })
  }
