import type { AccountAnswer, AccountPage } from '@zubr/contracts/accounts'
import { lookUp } from '@zubr/domain/tables/look-up'
import { allMessages } from '@zubr/i18n/all'
import { type Locale, localeFacts } from '@zubr/i18n/locales'

/** Renders an account page after its form was sent, with the site's process if it is available. */
export type RenderAccountPage = (
  page: AccountPage,
  locale: Locale,
  answer: AccountAnswer,
) => Promise<{ html: string; csp: string }>

/** The paths of these pages on the panel's origin. */
export const pagePaths: Record<AccountPage, string> = {
  login: '/login',
  register: '/register',
  code: '/login/code',
  forgot: '/forgot',
  reset: '/reset',
  confirm: '/confirm',
}

const inputs: Record<AccountPage, readonly string[]> = {
  login: ['name', 'password'],
  register: ['login', 'email', 'password', 'repeat'],
  code: ['code'],
  forgot: ['name'],
  reset: ['code', 'password', 'repeat'],
  confirm: ['code'],
}

/** The same forms without the site's frame and scripts: the user copies the code from the mail. */
export const plainPage: RenderAccountPage = async (
  page,
  locale,
  { outcome, faults = {}, values = {}, next },
) => {
  const messages = allMessages[locale]
  const { heading, submit, ...texts } =
    page === 'login' || page === 'register' ? messages[page] : messages.account[page]
  const wrong = 'wrong' in texts ? texts.wrong : messages.account.check
  const isDone = outcome === 'done' && 'done' in texts
  const message = isDone
    ? texts.done
    : outcome === 'too_many'
      ? messages.account.tooMany
      : outcome === 'ended'
        ? messages.login.ended
        : outcome === 'no_cookies'
          ? messages.login.noCookies
          : outcome === 'unavailable'
            ? messages.account.unavailable
            : outcome && Object.hasOwn(messages.account.networks, outcome)
              ? messages.account.networks[outcome as keyof typeof messages.account.networks]
              : outcome && wrong
  const labels: Record<string, string> = {
    name: messages.login.name,
    login: messages.register.login,
    email: messages.register.email,
    password: messages.register.password,
    repeat: messages.register.repeat,
    code: page === 'code' ? messages.account.code.label : messages.account.codeFromMail,
  }
  const fields = inputs[page].map((name) => {
    const fault = faults[name as keyof typeof faults]
    const typedValue = escaped(values[name as keyof typeof values] ?? '')
    const type = /password|repeat/.test(name) ? 'password' : 'text'
    const below = fault ? ` <strong>${escaped(messages.account.faults[fault])}</strong>` : ''
    return `<p><label>${escaped(lookUp(labels, name) ?? name)}<br><input name="${name}" type="${type}" value="${typedValue}"></label>${below}</p>`
  })
  const lead = !isDone && 'lead' in texts ? `<p>${escaped(texts.lead)}</p>` : ''
  const form = `<form method="post" action="${pagePaths[page]}"><input type="hidden" name="lang" value="${locale}">
<input type="hidden" name="next" value="${escaped(next ?? '')}">${fields.join('')}<button>${escaped(submit)}</button></form>`
  const html = `<!doctype html><html lang="${localeFacts[locale].tag}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(heading)}</title>
<h1>${escaped(heading)}</h1>${lead}${message ? `<p role="alert">${escaped(message)}</p>` : ''}
${isDone ? '' : form}</html>`
  return { html, csp: "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'" }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
