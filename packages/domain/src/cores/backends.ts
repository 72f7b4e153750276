// The servers behind a proxy, as its form keeps them in one text: `name=where` of each, apart by commas, in the order that players try.

/** More than one text has room for. */
export const maxBackends = 50

/** `at`: the id of one of the owner's own servers, wherever that is at the time, or `host:port`. */
export type Backend = { name: string; at: string }

/** Stands for a server that has no address yet, since it is new or on its way to another node: a proxy knows its name, and leads nobody there. */
export const noAddress = 'localhost:1'

/** What a proxy may call a server: its commands take no spaces, and `try` is a setting of its own. */
export const isBackendName = (name: string) => /^[A-Za-z0-9_-]{1,32}$/.test(name) && name !== 'try'

export const isServerId = (at: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(at)

/** `host:port`, of IPv6 in brackets. */
export function isAddress(at: string): boolean {
  const [, port] = /^(?:[A-Za-z0-9._-]{1,253}|\[[0-9a-fA-F:.]{2,45}\]):(\d{1,5})$/.exec(at) ?? []
  return port !== undefined && Number(port) >= 1 && Number(port) <= 65_535
}

/** Those of a text that can be meant; of two with one name the first. */
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
