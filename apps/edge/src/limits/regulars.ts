/** Whose addresses have played on a server, by the server. */
export type Known = [server: string, addresses: string[]][]

/**
 * Who has played on which server since this edge was started. Memory is bounded whatever comes: of a server, and of all together, those who have
 * not been there for longest are forgotten first.
 */
export class Regulars {
  private readonly servers = new Map<string, Set<string>>()
  private readonly mostOfServer: number
  private readonly mostServers: number

  constructor({ mostOfServer, mostServers }: { mostOfServer: number; mostServers: number }) {
    this.mostOfServer = mostOfServer
    this.mostServers = mostServers
  }

  add(server: string, address: string): void {
    const known = this.servers.get(server) ?? new Set()
    newest(known, address)
    if (known.size > this.mostOfServer) known.delete(known.values().next().value ?? '')
    this.servers.delete(server)
    this.servers.set(server, known)
    if (this.servers.size > this.mostServers) this.servers.delete(this.servers.keys().next().value ?? '')
  }

  has(server: string, address: string): boolean {
    return this.servers.get(server)?.has(address) === true
  }

  /** For the edge that follows. */
  all(): Known {
    return [...this.servers].map(([server, known]) => [server, [...known]])
  }
}

function newest(known: Set<string>, address: string): void {
  known.delete(address)
  known.add(address)
}
