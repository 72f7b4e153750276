import type { FromThread } from '../messages.ts'

const maxNetworks = 10_000

/**
 * Counts refused clients by their networks, for an occasional log line, because scans are no
 * errors.
 */
export class RefusalCounter {
  readonly #networks = new Map<string, number>()
  #connections = 0
  #logins = 0

  count(what: 'connection' | 'login', network: string): void {
    if (what === 'connection') this.#connections += 1
    else this.#logins += 1
    if (this.#networks.has(network) || this.#networks.size < maxNetworks)
      this.#networks.set(network, (this.#networks.get(network) ?? 0) + 1)
  }

  /** The counts since the last call, if there are any. */
  take(): Extract<FromThread, { is: 'refused' }> | undefined {
    const [connections, logins] = [this.#connections, this.#logins]
    if (connections + logins === 0) return undefined
    const [most] = [...this.#networks].sort(([, a], [, b]) => b - a)
    this.#connections = 0
    this.#logins = 0
    this.#networks.clear()
    return { is: 'refused', connections, logins, most: most ? { network: most[0], count: most[1] } : null }
  }
}
