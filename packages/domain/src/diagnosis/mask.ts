import { withoutHostPaths } from '../servers/host-paths.ts'

/**
 * Data removed from a log before others may read it: IP addresses (ports stay), mail addresses,
 * secrets, session data, paths of the node, names of home folders. Doubtful text is removed. Every
 * expression is bounded, so that a hostile text costs a linear pass.
 */
const hidden = {
  address: '<address>',
  mail: '<e-mail>',
  secret: '<secret>',
  user: '<user>',
} as const

/** IPv4 addresses without information: this machine, and any. */
const isNobody = (address: string) => /^(?:127\.|0\.0\.0\.0$|255\.255\.255\.255$)/.test(address)
const isIpv4 = (parts: readonly string[]) => parts.every((part) => Number(part) <= 255)

/** Names of secrets in settings, arguments and answers; short ones only at the start of a word. */
const secretNames =
  'password|passwd|passphrase|secret(?:[-_]?key)?|token|api[-_]?key|private[-_]?key|session(?:[-_]?id)?|licen[cs]e[-_]?key|authorization|\\bpass|\\bpwd|\\bsid|\\blicen[cs]e'

const rules: readonly [RegExp, string | ((...groups: string[]) => string)][] = [
  // URLs that are secrets themselves: anyone with a webhook's URL can post to it.
  [
    /\bhttps?:\/\/[\w.-]{1,100}\/(?:api\/)?(?:v\d{1,2}\/)?(?:webhooks?|hooks|services)\/[^\s"'<>]{1,300}/gi,
    hidden.secret,
  ],
  // Names and passwords before the host of a URL.
  [
    /\b([a-z][a-z0-9+.-]{1,20}:(?:[a-z]{2,12}:)?\/\/)[^\s/@"'<>]{1,200}@/gi,
    (_, scheme = '') => `${scheme}${hidden.secret}@`,
  ],
  // Signed tokens, and those of well-known services.
  [/\beyJ[\w-]{5,2000}\.[\w-]{5,4000}(?:\.[\w-]{0,2000})?/g, hidden.secret],
  [/\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,45}/g, hidden.secret],
  [/\b(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|sk_live_|sk-|AKIA|AIza)[\w-]{12,200}/g, hidden.secret],
  [/\b(Bearer|Basic)\s{1,3}[\w.+/=~-]{6,2000}/gi, (_, kind = '') => `${kind} ${hidden.secret}`],
  // `Session ID is token:…` of launchers.
  [/(Session ID is )[^\s)]{1,2000}/gi, (_, said = '') => said + hidden.secret],
  // `--accessToken x`, `-Dsome.password=x`, `--uuid x`, `--session x`.
  [
    new RegExp(
      `(--[\\w-]{0,20}?(?:${secretNames}|uuid|xuid|clientid|profileproperties|userproperties)[ =,]{1,3})(?:"[^"\\n]{1,500}"|[^\\s,\\]]{1,2000})`,
      'gi',
    ),
    (_, name = '') => name + hidden.secret,
  ],
  // A query parameter; the following ones stay.
  [
    /([?&](?:token|key|api_?key|auth|secret|sig|signature|password|access_token|session|code)=)[^&\s"'<>]{1,1000}/gi,
    (_, name = '') => name + hidden.secret,
  ],
  // `password=x`, `"secret": "x"`, `token: x`, `velocity.secret = 'x'`.
  [
    new RegExp(
      `((?:${secretNames})["'\`]?\\s{0,3}[:=]\\s{0,3})("[^"\\n]{1,500}"|'[^'\\n]{1,500}'|(?!<secret>|Bearer |Basic )[^\\s,;"')\\]}]{1,2000})`,
      'gi',
    ),
    (_, name = '') => name + hidden.secret,
  ],
  [/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g, hidden.mail],
  // Home folders contain people's names.
  [
    /(\/(?:home|Users)\/|[A-Za-z]:\\{1,2}Users\\{1,2})(?!container\b)[^/\\\s:"'<>|]{1,80}/g,
    (_, folder = '') => folder + hidden.user,
  ],
  // IPv6, in brackets with a port, or bare.
  [
    /\[((?:[0-9a-f]{0,4}:){2,7}(?:(?:\d{1,3}\.){3}\d{1,3}|[0-9a-f]{0,4}))(?:%[\w-]{1,20})?\]/gi,
    (all, address = '') => (isIpv6(address) ? `[${hidden.address}]` : all),
  ],
  [
    /(^|[^\w:.])((?:[0-9a-f]{0,4}:){2,7}(?:(?:\d{1,3}\.){3}\d{1,3}|[0-9a-f]{0,4}))(?:%[\w-]{1,20})?(?![\w:.]\w)/gim,
    (all, before = '', address = '') => (isIpv6(address) ? before + hidden.address : all),
  ],
  [
    /(^|[^\w.-])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?![\w.]|-\w)/gm,
    (all, before = '', ...parts) => {
      const own = parts.slice(0, 4)
      return isIpv4(own) && !isNobody(own.join('.')) ? before + hidden.address : all
    },
  ],
]

function isIpv6(address: string): boolean {
  // This machine, and any.
  if (/^::1?$/.test(address)) return false
  const groups = address.split(':')
  // Without `::` an address has all eight groups: three are a time of day. With `::` but no digits
  // it may be a name of C++ or CSS.
  return address.includes('::') ? /\d/.test(address) : groups.length === 8 && !groups.includes('')
}

/** The text with these data masked, line by line. A second pass changes nothing. */
export function maskPrivateData(text: string): string {
  let found = withoutHostPaths(text)
  for (const [pattern, put] of rules) found = found.replace(pattern, put as string)
  return found
}
