import { createServer } from 'node:net'

export type PortRange = { first: number; last: number }
export type Place = { port: number; uid: number | null }

/** Which server of this node has which port and which user. */
export function places({ first, last }: PortRange, firstUid: number | null) {
  const taken = new Map<string, Place>()
  return {
    /** What a server had before the agent was restarted. */
    keep(id: string, place: Place): void {
      taken.set(id, place)
    },
    /** The lowest that are free. Throws if every port is taken. */
    take(id: string): Place {
      const had = taken.get(id)
      // An agent that is root now, and was not before, runs nothing as itself.
      if (had && (had.uid === null) === (firstUid === null)) return had
      const others = [...taken.entries()].filter(([other]) => other !== id).map(([, place]) => place)
      const [ports, uids] = [new Set(others.map(({ port }) => port)), new Set(others.map(({ uid }) => uid))]
      let port = had?.port ?? first
      while (!had && ports.has(port)) port += 1
      if (port > last) throw new Error(`every port from ${first} to ${last} is taken`)
      let uid = firstUid
      while (uid !== null && uids.has(uid)) uid += 1
      const place = { port, uid }
      taken.set(id, place)
      return place
    },
    free(id: string): void {
      taken.delete(id)
    },
  }
}
export type Places = ReturnType<typeof places>

/** Whether nobody listens on a port. A server that would find it taken is better not started. */
export function isPortFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
