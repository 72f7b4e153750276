import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** What a name has once it is clean; everything else leads nowhere. */
const possible = /^[a-z0-9._:-]{1,253}$/
const beyondAscii = /[\u0080-\uffff]/
/** What may be turned into ASCII: turning it takes escapes and line breaks for something. */
const convertible = /^[a-z0-9._\u0080-\uffff-]{1,255}$/i

/**
 * The name that a player typed, out of what their client sent: in lower case and ASCII, without final dots, port or brackets. Mod loaders and
 * proxies append to it after a NUL, some services after `///`. Empty if it is none.
 */
export function cleanName(sent: string): string {
  const typed = sent.slice(0, endOfName(sent)).trim()
  const bare = withoutPort(typed).replace(/\.+$/, '')
  const name = beyondAscii.test(bare) ? inAscii(bare) : bare.toLowerCase()
  return possible.test(name) ? name : ''
}

function inAscii(name: string): string {
  return convertible.test(name) ? domainToASCII(name).replace(/\.+$/, '') : ''
}

function endOfName(sent: string): number {
  const ends = [sent.indexOf('\0'), sent.indexOf('///')].filter((end) => end >= 0)
  return Math.min(sent.length, ...ends)
}

function withoutPort(typed: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(typed)
  if (bracketed) return bracketed[1] ?? ''
  // What has more colons is an address of IPv6, which may end in digits.
  return isIP(typed) === 0 ? typed.replace(/^([^:]*):\d*$/, '$1') : typed
}
