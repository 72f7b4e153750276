import net from 'node:net'
import type { ApiAccess } from '@zubr/on-node/call'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { type EdgeOptions, type Known, startEdge } from '../edge.ts'
import { openKnowledge } from '../knowledge/open-knowledge.ts'
import { type Counts, nothing, together } from './report-counts.ts'
import { sendReports } from './send-reports.ts'
import { startsByJoining } from './start-requests.ts'

export type LifeOptions = ApiAccess &
  Pick<EdgeOptions, 'host' | 'port' | 'limits'> & {
    /** Node's own objects below the listening sockets of the edge before this one, by their ports. */
    listeners?: ReadonlyMap<number, object>
    /** Where it keeps what the API said. */
    dataDir: string
    /** Where the agent beside it tells of this node's servers. */
    serversFolder: string
    clock?: Clock
    random?: () => number
  }

export type Life = Awaited<ReturnType<typeof startLife>>

/** An edge with all that it knows and tells. Rejects with the error of `listen` if its port is taken. */
export async function startLife(options: LifeOptions) {
  const { clock = realClock, log, host, port, limits, listeners } = options
  const knowledge = await openKnowledge({ ...options, clock })
  const edge = await startEdge({
    ...{ host, port, knowledge, log, clock, starts: startsByJoining({ ...options, clock }) },
    ...(limits && { limits }),
    ...(listeners && { listeners: serversOn(listeners) }),
  }).catch(async (error: unknown) => {
    await knowledge.end()
    throw error
  })
  /** Of the edge before this one, which carries its last players. */
  let before = nothing
  const take = (): Counts => {
    const counts = together(edge.tally.take(), before)
    before = { ...nothing, open: before.open }
    return counts
  }
  const ended = new AbortController()
  const reporting = sendReports({ ...options, clock }, { port: edge.port, take }, ended.signal)
  const endTelling = async () => {
    ended.abort()
    await Promise.all([knowledge.end(), reporting])
  }
  return {
    port: edge.port,
    /** How many players it carries. */
    players: () => edge.players(),
    /** Its listening sockets, by their ports, for the one that follows. */
    listeners: () => edge.handOver(),
    /** No other has followed. */
    goOn: () => edge.goOn(),
    known: () => edge.known(),
    remember: (known: Known) => edge.remember(known),
    take,
    /** What the edge before this one has counted since it told last; undefined: it has ended. */
    add(counts: Counts | undefined): void {
      before = counts ? { ...together(before, counts), open: counts.open } : { ...before, open: nothing.open }
    },
    /** Another takes players from now on; resolves when the last player has left. */
    async drain(): Promise<void> {
      const lastLeft = edge.drain()
      await endTelling()
      await lastLeft
    },
    /** Ends every connection. */
    async stop(): Promise<void> {
      await Promise.all([edge.stop(), endTelling()])
    },
  }
}

/** As many as wait at other sockets of an edge (carry/doors.ts): it would be fewer by default. */
const backlog = 4_096

/** Made in the moment in which the edge takes them: whoever came between would meet nobody. */
function serversOn(listeners: ReadonlyMap<number, object>): Map<number, net.Server> {
  return new Map([...listeners].map(([port, handle]) => [port, net.createServer().listen(handle, backlog)]))
}
