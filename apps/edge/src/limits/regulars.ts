/** Whose addresses have played on a server, by the server. */
export type Known = [server: string, addresses: string[]][]

/**
 * Who has played on which server since this edge was started. Memory is bounded whatever comes: of a server, and of all together, those who have
 * not been there for longest are forgotten first.
 */
export class Regulars {
  private readonly servers = new Map<string, Set<string>>()
  /** On how many servers each address is known. */
  private readonly addresses = new Map<string, number>()
  private readonly maxPerServer: number
  private readonly maxServers: number

  constructor({ maxPerServer, maxServers }: { maxPerServer: number; maxServers: number }) {
    this.maxPerServer = maxPerServer
    this.maxServers = maxServers
  }

  add(server: string, address: string): void {
    const known = this.servers.get(server) ?? new Set()
    if (!known.delete(address)) this.count(address, 1)
    known.add(address)
    if (known.size > this.maxPerServer) this.forget(known, known.values().next().value ?? '')
    this.servers.delete(server)
    this.servers.set(server, known)
    if (this.servers.size <= this.maxServers) return
    const [oldest = '', all = new Set<string>()] = this.servers.entries().next().value ?? []
    for (const one of [...all]) this.forget(all, one)
    this.servers.delete(oldest)
  }

  /** Whether an address has played on any server. */
  hasAnywhere(address: string): boolean {
    return this.addresses.has(address)
  }

  has(server: string, address: string): boolean {
    return this.servers.get(server)?.has(address) === true
  }

  /** For the edge that follows. */
  all(): Known {
    return [...this.servers].map(([server, known]) => [server, [...known]])
  }

  private forget(known: Set<string>, address: string): void {
    if (known.delete(address)) this.count(address, -1)
  }

  private count(address: string, change: 1 | -1): void {
    const count = (this.addresses.get(address) ?? 0) + change
    if (count > 0) this.addresses.set(address, count)
    else this.addresses.delete(address)
  }
}
