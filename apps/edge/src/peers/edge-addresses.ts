import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { EdgeAddress } from '@zubr/contracts/edge/routes'
import { plainAddress } from '../limits/network.ts'

const lookAgainMs = 60_000

/** From which addresses other edges come: what their names resolve to, looked up now and then, and kept while nobody answers that. */
export class EdgeAddresses {
  private readonly known = new Map<string, readonly string[]>()
  private addresses: ReadonlySet<string> = new Set()
  private readonly timer: NodeJS.Timeout
  private readonly edges: () => readonly EdgeAddress[]

  constructor(edges: () => readonly EdgeAddress[]) {
    this.edges = edges
    this.timer = setInterval(() => void this.look(), lookAgainMs).unref()
  }

  has(address: string): boolean {
    return this.addresses.has(address)
  }

  /** Where to connect to, out of what was found last; `attempt` counts from 0. No name server is needed for who is known. */
  at(host: string, attempt: number): string {
    const found = this.known.get(host) ?? []
    return found[attempt % found.length] ?? host
  }

  /** Those that are news; without `onlyNew` all. */
  async look(onlyNew = false): Promise<void> {
    const hosts = new Set(this.edges().map((edge) => edge.host))
    for (const host of this.known.keys()) if (!hosts.has(host)) this.known.delete(host)
    await Promise.all(
      [...hosts].map(async (host) => {
        if (onlyNew && this.known.has(host)) return
        const found = isIP(host)
          ? [{ address: host }]
          : await lookup(host, { all: true }).catch(() => undefined)
        if (found)
          this.known.set(
            host,
            found.map(({ address }) => plainAddress(address)),
          )
      }),
    )
    this.addresses = new Set([...this.known.values()].flat())
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
