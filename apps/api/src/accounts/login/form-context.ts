import type { Config } from '@zubr/config'
import type { AccountAnswer, AccountPage } from '@zubr/contracts/accounts'
import { isLocale, type Locale } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { authHeaders } from '../../http/visitor.ts'
import type { Accounts } from '../accounts.ts'
import { type Form, readCookie } from './form-fields.ts'
import { pagePaths, type RenderAccountPage } from './form-pages.ts'
import { clearNextCookie, cookieAttributes, localPath, nextCookie } from './local-path.ts'
import { type LoggedIn, logIn } from './log-in.ts'

/** Answers one sent form. */
export type FormHandler = (form: Form, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** A form's page, the path to which it is sent, and its handler. */
export type FormPost = { page: AccountPage; path: string; handle: FormHandler }

/** Stores the language of a form that continues on another page. */
export const localeCookie = 'zubr.lang'

export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : 'ru')

export const later = (reply: FastifyReply, seconds: number) => reply.header('retry-after', String(seconds))

/** The panel, in the language of the form. */
export const panelIn = (lang: unknown): string => (isLocale(lang) ? `/?lang=${lang}` : '/')

export const nextOf = (request: FastifyRequest, form: Form): string | undefined =>
  localPath(form.next) ?? localPath(readCookie(request, nextCookie))

/** What the handlers of all forms share: pages, redirects and cookies. */
export class FormContext {
  readonly accounts: Accounts
  readonly #config: Pick<Config, 'siteUrl' | 'panelUrl'>
  readonly #render: RenderAccountPage

  constructor(accounts: Accounts, config: Pick<Config, 'siteUrl' | 'panelUrl'>, render: RenderAccountPage) {
    this.accounts = accounts
    this.#config = config
    this.#render = render
  }

  /** Answers with an account page. */
  async show(
    reply: FastifyReply,
    status: number,
    page: AccountPage,
    locale: Locale,
    answer: AccountAnswer,
  ): Promise<FastifyReply> {
    const { html, csp } = await this.#render(page, locale, answer)
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': csp })
      .type('text/html; charset=utf-8')
      .send(html)
  }

  /** Redirects to a page of the site. */
  toSite(reply: FastifyReply, locale: Locale, page: '/login' | '/register'): FastifyReply {
    return reply.redirect(this.#config.siteUrl + localizedPath(locale, page), 303)
  }

  /**
   * Logs in a user who just proved ownership by registering or by a mail's code. No mail reports
   * the device, unless a second step follows.
   */
  logInAtOnce(request: FastifyRequest, login: string, password: string): Promise<LoggedIn | undefined> {
    const visitor = this.accounts.visitorOf(request)
    const headers = authHeaders(request, visitor)
    return logIn(this.accounts, { name: login, password, address: visitor.address, headers, expected: true })
  }

  /** Redirects to the second factor if one is required, otherwise to `next`. */
  goOn(reply: FastifyReply, { cookies, secondFactor }: LoggedIn, next: string): FastifyReply {
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', secondFactor ? cookies : [...cookies, clearNextCookie(this.#config.panelUrl)])
    return reply.redirect(secondFactor ? pagePaths.code : next, 303)
  }

  /** Stores the page that follows the log-in. */
  nextCookieFor(next: string): string {
    return this.#setCookie(nextCookie, encodeURIComponent(next))
  }

  /** Cookies for a later page: the second factor, or the return from a network. */
  pendingCookies(locale: Locale, next: string | undefined): string[] {
    return [this.#setCookie(localeCookie, locale), ...(next ? [this.nextCookieFor(next)] : [])]
  }

  #setCookie(name: string, value: string): string {
    return `${name}=${value}${cookieAttributes(this.#config.panelUrl, 1_800)}`
  }
}
