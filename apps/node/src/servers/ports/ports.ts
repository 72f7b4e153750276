import { createSocket } from 'node:dgram'
import { createServer, isIPv6 } from 'node:net'
import { freePort } from '@zubr/process/free-port'
import type { ServerMemory } from '../decision/server-memory.ts'
import { isEdgeListening } from './listeners.ts'

export type PortRange = { first: number; last: number }

/**
 * Assigns the ports at `host` to this node's servers. An extra port has its own id and is released
 * with its server.
 */
export function ports({ first, last }: PortRange, host: string) {
  const assigned = new Map<string, { port: number; server: string }>()
  /** Ports that are being tested. Concurrent calls skip them. */
  const testing = new Set<number>()

  async function assignAnother(id: string, server = id): Promise<number | null> {
    const isHeld = (port: number) => [...assigned.values()].some((other) => other.port === port)
    for (let port = first; port <= last; port += 1) {
      if (testing.has(port) || isHeld(port)) continue
      testing.add(port)
      const isFree = await isPortFree(host, port).finally(() => testing.delete(port))
      if (!isFree) continue
      assigned.set(id, { port, server })
      return port
    }
    return null
  }

  /** Loopback ports by server; see `inner`. */
  const loopbackPorts = new Map<string, number>()

  return {
    /**
     * A free loopback port for a server that shares this machine's network with the edge. It is
     * outside of the range, as the edge listens there.
     */
    async loopbackPort(id: string): Promise<number> {
      for (;;) {
        const port = await freePort()
        if ((port >= first && port <= last) || [...loopbackPorts.values()].includes(port)) continue
        loopbackPorts.set(id, port)
        return port
      }
    },
    /** Number of ports in the range. */
    count: last - first + 1,
    /** Reserves the ports that a server had before the agent was restarted. */
    reserve({ id: server, port, extraPorts }: Pick<ServerMemory, 'id' | 'port' | 'extraPorts'>): void {
      for (const { id, port: had } of [{ id: server, port }, ...extraPorts])
        if (had !== null) assigned.set(id, { port: had, server })
    },
    /** The port that it has, or else a new one. */
    assign: async (id: string, server = id): Promise<number | null> =>
      assigned.get(id)?.port ?? assignAnother(id, server),
    /** Assigns the lowest free port. Null if there is none: then it keeps its former port. */
    assignAnother: assignAnother,
    /** Releases an extra port, or a server with all its ports. */
    release(id: string): void {
      loopbackPorts.delete(id)
      for (const [key, { server }] of assigned) if (key === id || server === id) assigned.delete(key)
    },
  }
}
export type Ports = ReturnType<typeof ports>

/** Whether a port is free for TCP and UDP. Which of them a server uses may change with its core. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  return (await isTcpPortFree(host, port)) && (await isUdpPortFree(host, port))
}

/**
 * Like `isPortFree`, for a server's own port, where the edge may listen already. `edgePort`: where
 * the edge accepts players by name.
 */
export async function isOwnPortFree(host: string, port: number, edgePort?: number): Promise<boolean> {
  if (!(await isUdpPortFree(host, port))) return false
  return (await isTcpPortFree(host, port)) || (await isEdgeListening(port, edgePort))
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
