import { createSocket } from 'node:dgram'
import { connect, createServer, isIPv6 } from 'node:net'

export type PortRange = { first: number; last: number }

/** Which server of this node has which port, all of them at `host`. */
export function ports({ first, last }: PortRange, host: string) {
  const taken = new Map<string, number>()
  /** Ports that are being tried; nobody else may take one meanwhile. */
  const tried = new Set<number>()

  async function another(id: string): Promise<number | null> {
    for (let port = first; port <= last; port += 1) {
      if (tried.has(port) || [...taken.values()].includes(port)) continue
      tried.add(port)
      const isFree = await isPortFree(host, port).finally(() => tried.delete(port))
      if (!isFree) continue
      taken.set(id, port)
      return port
    }
    return null
  }

  return {
    /** How many servers can have one. */
    count: last - first + 1,
    /** Gives a server the port that it had before the agent was restarted. */
    keep(id: string, port: number): void {
      taken.set(id, port)
    },
    /** The port that it has, else `another`. */
    take: async (id: string): Promise<number | null> => taken.get(id) ?? another(id),
    /** Gives it the lowest free port. Null if there is none: then it keeps what it had. */
    another,
    free(id: string): void {
      taken.delete(id)
    },
  }
}
export type Ports = ReturnType<typeof ports>

/** Whether nobody has a port, of TCP and of UDP: which of them a server takes may change with its core. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  return (await isTcpPortFree(host, port)) && (await isUdpPortFree(host, port))
}

function isTcpPortFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

function isUdpPortFree(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
    probe.once('error', () => probe.close(() => resolve(false)))
    probe.bind({ address, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** Whether somebody takes connections there, in whatever network they are in. */
export function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const link = connect({ host, port, timeout: 1_000 })
    const tell = (answered: boolean) => {
      link.destroy()
      resolve(answered)
    }
    link.once('connect', () => tell(true))
    link.once('timeout', () => tell(false))
    link.once('error', () => tell(false))
  })
}
