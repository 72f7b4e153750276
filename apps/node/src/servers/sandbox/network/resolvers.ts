import { readOrEmpty } from '../../../runtime/read-or-empty.ts'

/**
 * The second file has the upstream servers of systemd-resolved, which itself listens on loopback.
 */
const files = ['/etc/resolv.conf', '/run/systemd/resolve/resolv.conf']

/**
 * IPv4 name servers for servers: the machine's own, or those behind its resolver on loopback. If
 * empty, servers resolve no names, and no player's account can be checked.
 */
export async function machineResolvers(from: readonly string[] = files): Promise<string[]> {
  for (const file of from) {
    const found = resolversIn(await readOrEmpty(file))
    if (found.length > 0) return found
  }
  return []
}

export function resolversIn(text: string): string[] {
  const named = [...text.matchAll(/^\s*nameserver\s+(\d+\.\d+\.\d+\.\d+)\s*$/gm)].map(
    ([, address = '']) => address,
  )
  return [...new Set(named)].filter((address) => !/^(?:127|0)\./.test(address)).slice(0, 3)
}
