import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

const lookAgainMs = 60_000

/** As `getpeername` writes it, in one form: an address of IPv4 as such, also where the socket is one for both kinds. */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? address.replace(/%.*$/, '').toLowerCase()
}

/** What names of machines resolve to, looked up now and then, and kept while nobody answers that. */
export class HostAddresses {
  private readonly known = new Map<string, readonly string[]>()
  private addresses: ReadonlySet<string> = new Set()
  private hasTold = false
  private readonly timer: NodeJS.Timeout
  private readonly hosts: () => readonly string[]
  private readonly changed: (addresses: readonly string[]) => void

  /** `changed`: hears of all addresses once they are others. */
  constructor(
    hosts: () => readonly string[],
    changed: (addresses: readonly string[]) => void = () => undefined,
  ) {
    this.hosts = hosts
    this.changed = changed
    this.timer = setInterval(() => void this.look(), lookAgainMs).unref()
  }

  has(address: string): boolean {
    return this.addresses.has(address)
  }

  /** Whether a machine of this name has the address. */
  isOf(host: string, address: string): boolean {
    return this.known.get(host)?.includes(address) === true
  }

  /** Where to connect to, out of what was found last; `attempt` counts from 0. No name server is needed for who is known. */
  at(host: string, attempt: number): string {
    const found = this.known.get(host) ?? []
    return found[attempt % found.length] ?? host
  }

  /** Those that are news; without `onlyNew` all. */
  async look(onlyNew = false): Promise<void> {
    const hosts = new Set(this.hosts())
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
    const now = new Set([...this.known.values()].flat())
    const isSame = now.size === this.addresses.size && [...now].every((one) => this.addresses.has(one))
    this.addresses = now
    // The first time it is news in any case, and none before every host was found once: less than all would take some away.
    const isFirst = !this.hasTold && [...hosts].every((host) => this.known.has(host))
    if (!isFirst && (isSame || !this.hasTold)) return
    this.hasTold = true
    this.changed([...now])
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
