/** The same as in packages/contracts/src/edge/addresses.ts, without zod. */
const shape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/
const maxDomainLength = 253

/**
 * A domain in lower-case ASCII (Punycode), without the parts of a pasted URL. Undefined if invalid.
 */
export function asciiDomain(typed: string): string | undefined {
  const [, host = ''] = /^(?:\w+:\/\/)?([^/:?#@\s]+)\/?$/.exec(typed.trim()) ?? []
  const address = `http://${host}`
  if (host === '' || !URL.canParse(address)) return undefined
  const name = new URL(address).hostname.replace(/\.$/, '')
  return name.length <= maxDomainLength && shape.test(name) ? name : undefined
}
