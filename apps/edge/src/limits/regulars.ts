/**
 * For each server the addresses that have played on it.
 * Sent to the next edge process, so its shape is fixed.
 */
export type RegularsSnapshot = [server: string, addresses: string[]][]

/**
 * The addresses that have played on a server since the first edge process of this run.
 * Memory is bounded: of a server, and of all servers, those without a visit for longest are
 * dropped first.
 */
export class Regulars {
  private readonly servers = new Map<string, Set<string>>()
  /** The number of servers on which each address is known. */
  private readonly serverCounts = new Map<string, number>()
  private readonly maxPerServer: number
  private readonly maxServers: number

  constructor({ maxPerServer, maxServers }: { maxPerServer: number; maxServers: number }) {
    this.maxPerServer = maxPerServer
    this.maxServers = maxServers
  }

  add(server: string, address: string): void {
    const known = this.servers.get(server) ?? new Set()
    if (!known.delete(address)) this.addToCount(address, 1)
    known.add(address)
    if (known.size > this.maxPerServer) this.remove(known, known.values().next().value ?? '')
    this.servers.delete(server)
    this.servers.set(server, known)
    if (this.servers.size > this.maxServers) this.removeOldestServer()
  }

  hasAnywhere(address: string): boolean {
    return this.serverCounts.has(address)
  }

  has(server: string, address: string): boolean {
    return this.servers.get(server)?.has(address) === true
  }

  snapshot(): RegularsSnapshot {
    return [...this.servers].map(([server, known]) => [server, [...known]])
  }

  private removeOldestServer(): void {
    const [oldest = '', known = new Set<string>()] = this.servers.entries().next().value ?? []
    for (const address of [...known]) this.remove(known, address)
    this.servers.delete(oldest)
  }

  private remove(known: Set<string>, address: string): void {
    if (known.delete(address)) this.addToCount(address, -1)
  }

  private addToCount(address: string, change: 1 | -1): void {
    const count = (this.serverCounts.get(address) ?? 0) + change
    if (count > 0) this.serverCounts.set(address, count)
    else this.serverCounts.delete(address)
  }
}
