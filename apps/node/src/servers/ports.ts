import { createServer } from 'node:net'

export type PortRange = { first: number; last: number }

/** Which server of this node has which port. */
export function ports({ first, last }: PortRange) {
  const taken = new Map<string, number>()
  return {
    /** What a server had before the agent was restarted. */
    keep(id: string, port: number): void {
      taken.set(id, port)
    },
    /** What it has, else the lowest that is free. Throws if every port is taken. */
    take(id: string): number {
      const had = taken.get(id)
      if (had !== undefined) return had
      const others = new Set(taken.values())
      let port = first
      while (others.has(port)) port += 1
      if (port > last) throw new Error(`every port from ${first} to ${last} is taken`)
      taken.set(id, port)
      return port
    },
    free(id: string): void {
      taken.delete(id)
    },
  }
}
export type Ports = ReturnType<typeof ports>

/** Whether nobody listens on a port. A server that would find it taken is better not started. */
export function isPortFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
