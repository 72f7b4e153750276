import type { FromThread } from '../messages.ts'

const maxNetworks = 10_000

/**
 * Counts refused clients by their networks, for an occasional log line, because scans are no
 * errors.
 */
export function refused() {
  let connections = 0
  let logins = 0
  const networks = new Map<string, number>()
  return {
    count(what: 'connection' | 'login', network: string): void {
      if (what === 'connection') connections += 1
      else logins += 1
      if (networks.has(network) || networks.size < maxNetworks)
        networks.set(network, (networks.get(network) ?? 0) + 1)
    },
    /** The counts since the last call, if there are any. */
    take(): Extract<FromThread, { is: 'refused' }> | undefined {
      if (connections + logins === 0) return undefined
      const [most] = [...networks].sort(([, a], [, b]) => b - a)
      const counted = { connections, logins, most: most ? { network: most[0], count: most[1] } : null }
      connections = 0
      logins = 0
      networks.clear()
      return { is: 'refused', ...counted }
    },
  }
}
