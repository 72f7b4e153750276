/** As packages/contracts/src/edge/addresses.ts has it, without zod. */
const shape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/
const longest = 253

/**
 * A domain as DNS knows it: in lower case, other alphabets in ASCII. What comes along when it is copied from a browser falls off.
 * Undefined for what is none.
 */
export function asciiDomain(typed: string): string | undefined {
  const [, host = ''] = /^(?:\w+:\/\/)?([^/:?#@\s]+)\/?$/.exec(typed.trim()) ?? []
  const address = `http://${host}`
  if (host === '' || !URL.canParse(address)) return undefined
  const name = new URL(address).hostname.replace(/\.$/, '')
  return name.length <= longest && shape.test(name) ? name : undefined
}
