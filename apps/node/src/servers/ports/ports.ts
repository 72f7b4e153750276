import { createSocket } from 'node:dgram'
import { createServer, isIPv6 } from 'node:net'
import { freePort } from '@zubr/process/free-port'
import type { ServerMemory } from '../decision/server-memory.ts'
import { isEdges } from './listeners.ts'

export type PortRange = { first: number; last: number }

/** Which server of this node has which port, all of them at `host`. Extra ports have ids of their own, and go with their server. */
export function ports({ first, last }: PortRange, host: string) {
  const taken = new Map<string, { port: number; server: string }>()
  /** Ports that are being tried; nobody else may take one meanwhile. */
  const tried = new Set<number>()

  async function another(id: string, server = id): Promise<number | null> {
    const isHeld = (port: number) => [...taken.values()].some((other) => other.port === port)
    for (let port = first; port <= last; port += 1) {
      if (tried.has(port) || isHeld(port)) continue
      tried.add(port)
      const isFree = await isPortFree(host, port).finally(() => tried.delete(port))
      if (!isFree) continue
      taken.set(id, { port, server })
      return port
    }
    return null
  }

  /** Ports of loopback, by server; see `inner`. */
  const inners = new Map<string, number>()

  return {
    /**
     * A free port of loopback at which a server listens that shares this machine's ports with the edge: none of the range, since
     * those are the edge's.
     */
    async inner(id: string): Promise<number> {
      for (;;) {
        const port = await freePort()
        if ((port >= first && port <= last) || [...inners.values()].includes(port)) continue
        inners.set(id, port)
        return port
      }
    },
    /** How many there are. */
    count: last - first + 1,
    /** Gives a server the ports that it had before the agent was restarted. */
    keepAll({ id: server, port, extraPorts }: Pick<ServerMemory, 'id' | 'port' | 'extraPorts'>): void {
      for (const { id, port: had } of [{ id: server, port }, ...extraPorts])
        if (had !== null) taken.set(id, { port: had, server })
    },
    /** The port that it has, else `another`. */
    take: async (id: string, server = id): Promise<number | null> =>
      taken.get(id)?.port ?? another(id, server),
    /** Gives it the lowest free port. Null if there is none: then it keeps what it had. */
    another,
    /** An extra port, or a server with all that it has. */
    free(id: string): void {
      inners.delete(id)
      for (const [key, { server }] of taken) if (key === id || server === id) taken.delete(key)
    },
  }
}
export type Ports = ReturnType<typeof ports>

/** Whether nobody has a port, of TCP and of UDP: which of them a server takes may change with its core. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  return (await isTcpPortFree(host, port)) && (await isUdpPortFree(host, port))
}

/** The same of a server's own port, at which the edge may listen already. `edgePort`: where it takes players by name, if there is one. */
export async function isOwnPortFree(host: string, port: number, edgePort?: number): Promise<boolean> {
  if (!(await isUdpPortFree(host, port))) return false
  return (await isTcpPortFree(host, port)) || (await isEdges(port, edgePort))
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
