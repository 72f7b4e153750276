// The servers behind a proxy in one text of its form: `name=address`, comma-separated, in the order
// in which players try them.

/** More than fit into one text. */
export const maxBackends = 50

/** `at`: the id of a server of the same owner, on any node, or `host:port`. */
export type Backend = { name: string; at: string }

/**
 * Address of a server that has none yet, because it is new or migrating: the proxy knows its name
 * and cannot connect.
 */
export const noAddress = 'localhost:1'

/**
 * Whether a proxy accepts a server's name: its commands allow no spaces, and `try` is a setting.
 */
export const isBackendName = (name: string) => /^[A-Za-z0-9_-]{1,32}$/.test(name) && name !== 'try'

export const isServerId = (at: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(at)

/** `host:port`, with IPv6 in brackets. */
export function isAddress(at: string): boolean {
  const [, port] = /^(?:[A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]{2,45}\]):(\d{1,5})$/.exec(at) ?? []
  return port !== undefined && Number(port) >= 1 && Number(port) <= 65_535
}

/** Parses the valid entries of a text; of two with one name the first. */
export function backendsIn(text: string): Backend[] {
  const found = new Map<string, string>()
  for (const part of text.split(',')) {
    const [, name = '', at = ''] = /^\s*([^\s=]+)\s*=\s*(\S+)\s*$/.exec(part) ?? []
    const isGood = isBackendName(name) && (isServerId(at) || isAddress(at))
    if (isGood && !found.has(name)) found.set(name, at)
  }
  return [...found].map(([name, at]) => ({ name, at }))
}

export const backendsText = (all: readonly Backend[]) => all.map(({ name, at }) => `${name}=${at}`).join(', ')
