// Separate from the schemas: browsers validate with this before they send.

// Source: RFC 5321, 4.1.2: Dot-string and Quoted-string.
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const localPart = new RegExp(`^(?:${atom}(?:\\.${atom})*|"(?:[ !#-\\[\\]-~]|\\\\[ -~])*")$`)
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainName = new RegExp(`^(?:${label}\\.)+(?![0-9]+$)${label}$`)

// Octets. Source: RFC 5321, 4.5.3.1.
const maxLocalPartLength = 64
export const maxEmailLength = 254

/**
 * An address in canonical form: lower case, domain in ASCII. `anya@почта.бел` and its `xn--` form
 * are equal. Undefined for an address that no mail can reach.
 */
export function parseEmail(text: string): string | undefined {
  const email = text.trim()
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), asciiDomain(email.slice(at + 1))]
  if (at < 1 || local.length > maxLocalPartLength || !localPart.test(local)) return undefined
  if (domain === undefined || local.length + 1 + domain.length > maxEmailLength) return undefined
  return `${local.toLowerCase()}@${domain}`
}

/**
 * Converts an international domain to ASCII like a browser and Node: UTS 46 by the URL standard.
 */
function asciiDomain(domain: string): string | undefined {
  // Characters that would end the host of a URL, or be decoded in it.
  if (/[\s\p{Cc}/\\?#@:%[\]<>^|]/u.test(domain) || !URL.canParse(`http://${domain}/`)) return undefined
  const { hostname } = new URL(`http://${domain}/`)
  return domainName.test(hostname) ? hostname : undefined
}
