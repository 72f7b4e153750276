import { readFile } from 'node:fs/promises'

/** Where systemd's resolver, which itself listens on loopback, keeps those that it asks. */
const files = ['/etc/resolv.conf', '/run/systemd/resolve/resolv.conf']

/**
 * Whom servers ask for names: those that this machine asks, by IPv4. One on loopback is out of a server's reach; then those behind it.
 * None: servers find no names, and no player's account is checked.
 */
export async function machineResolvers(from: readonly string[] = files): Promise<string[]> {
  for (const file of from) {
    const found = resolversIn(await readFile(file, 'utf8').catch(() => ''))
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
