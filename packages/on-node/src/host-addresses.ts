import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

const lookAgainMs = 60_000

/**
 * An address of `getpeername` in one form: IPv4 without its mapping, also on a dual-stack socket.
 */
export function plainAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? address.replace(/%.*$/, '').toLowerCase()
}

/** Resolves host names periodically and keeps the last addresses while DNS does not answer. */
export class HostAddresses {
  private readonly known = new Map<string, readonly string[]>()
  private addresses: ReadonlySet<string> = new Set()
  private hasReported = false
  private readonly timer: NodeJS.Timeout
  private readonly hosts: () => readonly string[]
  private readonly changed: (addresses: readonly string[]) => void

  /** `changed` receives all addresses when they change. */
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

  /** Whether a host of this name has the address. */
  isOf(host: string, address: string): boolean {
    return this.known.get(host)?.includes(address) === true
  }

  /**
   * The address to connect to, from the last lookup; `attempt` counts from 0. A known host needs no
   * name server.
   */
  at(host: string, attempt: number): string {
    const found = this.known.get(host) ?? []
    return found[attempt % found.length] ?? host
  }

  /** Resolves hosts that are not known yet; all hosts without `onlyNew`. */
  async look(onlyNew = false): Promise<void> {
    const hosts = new Set(this.hosts())
    for (const host of this.known.keys()) if (!hosts.has(host)) this.known.delete(host)
    await Promise.all(
      [...hosts].map(async (host) => {
        if (onlyNew && this.known.has(host)) return
        const found = isIP(host)
          ? [{ address: host }]
          : // A name that is not resolved now may be resolved later.
            await lookup(host, { all: true }).catch(() => undefined)
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
    // The first report waits until every host was resolved once, since a partial list would remove
    // addresses.
    const isFirst = !this.hasReported && [...hosts].every((host) => this.known.has(host))
    if (!isFirst && (isSame || !this.hasReported)) return
    this.hasReported = true
    this.changed([...now])
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
