import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

const validName = /^[a-z0-9._:-]{1,253}$/
const beyondAscii = /[\u0080-\uffff]/
/** `domainToASCII` would decode escapes and remove line breaks in anything else. */
const convertible = /^[a-z0-9._\u0080-\uffff-]{1,255}$/i

/**
 * The name that a player typed, in lower case and ASCII, without final dots, port or brackets;
 * empty if invalid.
 * Mod loaders and proxies append data after a NUL, some services after `///`.
 */
export function normalizeHostName(sent: string): string {
  const typed = sent.slice(0, endOfName(sent)).trim()
  const bare = withoutPort(typed).replace(/\.+$/, '')
  const name = beyondAscii.test(bare) ? toAscii(bare) : bare.toLowerCase()
  return validName.test(name) ? name : ''
}

function toAscii(name: string): string {
  return convertible.test(name) ? domainToASCII(name).replace(/\.+$/, '') : ''
}

function endOfName(sent: string): number {
  const ends = [sent.indexOf('\0'), sent.indexOf('///')].filter((end) => end >= 0)
  return Math.min(sent.length, ...ends)
}

function withoutPort(typed: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(typed)
  if (bracketed) return bracketed[1] ?? ''
  // An IPv6 address without brackets may end in digits too.
  return isIP(typed) === 0 ? typed.replace(/^([^:]*):\d*$/, '$1') : typed
}
