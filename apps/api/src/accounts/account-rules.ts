import { domainToUnicode } from 'node:url'
import { type AccountFault, passwordLengths } from '@zubr/contracts/accounts'
import { parseEmail } from '@zubr/contracts/fields/email'
import { activityActors } from '@zubr/contracts/servers/activity'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * About 49,000 passwords from leaks, most frequent first (zxcvbn-ts, MIT). Those below the minimum
 * length are dropped.
 */
const leaked: readonly string[] = dictionary['passwords-common'] ?? []
const common = new Set(leaked.filter((word) => word.length >= passwordLengths.min))
/**
 * Words that people extend to a password: the most frequent ones, and those of this game and
 * service.
 */
const stems = new Set(
  [...leaked.slice(0, 2_000), 'minecraft', 'zubr', 'майнкрафт', 'пароль'].filter((word) =>
    /\p{L}{4}/u.test(word),
  ),
)

/** Keyboard rows and alphabets, forwards and backwards. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'qwertzuiopasdfghjklyxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
].flatMap((run) => [run, [...run].reverse().join('')])

/**
 * The reason why a password is refused, or null. Length counts characters. These are common: leaked
 * passwords; a leaked word with up to six digits or symbols around it; one short piece repeated; a
 * keyboard, alphabet or number sequence; one's own login or address with little around it.
 */
export function passwordFault(
  password: string,
  identity: { login?: string; email?: string } = {},
): Extract<AccountFault, `password_${string}`> | null {
  const length = [...password].length
  if (length < passwordLengths.min) return 'password_short'
  // The second bound limits the bytes that hashing reads.
  if (length > passwordLengths.max || password.length > 2 * passwordLengths.max) return 'password_long'
  return isCommon(password.normalize('NFKC').toLowerCase(), identity) ? 'password_common' : null
}

function isCommon(password: string, { login, email }: { login?: string; email?: string }): boolean {
  if (common.has(password)) return true
  if (/^(.{1,6}?)\1+.?$/u.test(password)) return true
  if (
    runs.some((run) => run.includes(password) || run.includes(password.replace(/[\d\p{P}\p{S}]{1,4}$/u, '')))
  )
    return true
  const stem = password.replace(/^[\d\p{P}\p{S}]{0,3}/u, '').replace(/[\d\p{P}\p{S}]{1,6}$/u, '')
  if (stem !== password && stems.has(stem)) return true
  return [login, email?.split('@')[0]].some(
    (name) =>
      name !== undefined &&
      name.length >= 4 &&
      password.includes(name.toLowerCase()) &&
      password.length - name.length < 6,
  )
}

/** An address in its stored form, or undefined. `.invalid` is reserved for our placeholders. */
export function emailFrom(text: string): string | undefined {
  const email = parseEmail(text)
  return email?.endsWith('.invalid') ? undefined : email
}

/** The stored form of a login or an address that somebody types to find an account. */
export function accountNameFrom(text: string): string {
  return emailFrom(text) ?? text.trim().toLowerCase()
}

/** An address as its owner writes it, with the letters of an international domain. */
export function displayEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at))
}

/**
 * A server's activity names the actor by login. In some language, these logins would look like the
 * operator or the service.
 */
const reserved = new Set<string>([
  ...activityActors,
  ...Object.values(allPanelMessages).flatMap(({ server }) =>
    Object.values(server.who).map((word) => word.toLowerCase()),
  ),
])

/** Whether a login, in lower case, cannot be registered. */
export function isReservedLogin(login: string): boolean {
  return reserved.has(login)
}
