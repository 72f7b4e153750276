import type net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { EdgeReport } from '@zubr/contracts/edge/endpoints'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { HostAddresses, plainAddress } from '@zubr/on-node/host-addresses'
import type { Log } from '@zubr/on-node/log'
import type { EdgeContext } from './edge-context.ts'
import type { Knowledge } from './knowledge/knowledge.ts'
import { type EdgeLimits, edgeLimits, Limits } from './limits/limits.ts'
import { Tally } from './limits/tally.ts'
import { nonceWindowMs } from './peers/forward-header.ts'
import { Nonces } from './peers/nonces.ts'
import { PendingConnection } from './pending-connection.ts'
import type { Taken } from './sockets/pooled-socket.ts'
import { PortListeners } from './sockets/port-listeners.ts'

export type EdgeOptions = {
  host: string
  /** 0: a free one. */
  port: number
  knowledge: Knowledge
  /** Asks for a start of a stopped server by a player who is on its list; whether it starts. */
  starts(server: string, player: string): Promise<boolean>
  limits?: Partial<EdgeLimits>
  log: Log
  clock?: Clock
  /** From the process before: its open ports, the main one among them. */
  listeners?: Map<number, net.Server>
}

const lookMs = 500

/** What an edge has learnt of those who came. */
export type Known = { nonces: ReturnType<Nonces['all']>; regulars: ReturnType<Limits['known']> }

export type Edge = {
  port: number
  tally: { take(): Pick<EdgeReport, 'open' | 'joins' | 'answered' | 'refused'> }
  /** Connections that are being carried or answered. */
  players(): number
  /** Open ports, for the process that comes after: they stay open here too until `drain`, and no others are opened until `goOn`. */
  handOver(): Map<number, net.Server>
  /** Nobody has come after. */
  goOn(): void
  /** What is to outlive this process. */
  known(): Known
  /** What the process before has known. */
  remember(known: Known): void
  /** Takes nobody new, and resolves when the last one has left. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** Takes players at the edge's port and at each own port of this node's servers, and leads them to where they belong. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const { knowledge, log, clock = realClock } = options
  const sizes = { ...edgeLimits, ...options.limits }
  const edges = new HostAddresses(() => knowledge.edges().map(({ host }) => host))
  const tally = new Tally(log)
  const limits = new Limits(sizes, () => clock.elapsed(), {
    isEdge: (address) => edges.has(address),
    serverAt: (address) => knowledge.serverAt(address),
  })
  const house: EdgeContext = {
    knowledge,
    limits,
    sizes,
    tally,
    clock,
    nonces: new Nonces(nonceWindowMs),
    edges,
    hears: () => !isOver,
    starts: options.starts,
    unnamed: new Set(),
  }
  const visits = new Set<PendingConnection>()
  let whenEmpty: (() => void) | undefined
  let isOver = false
  let main: number | undefined

  function take(taken: Taken, at: number) {
    const peer: { address?: string } = {}
    if (taken.getpeername(peer) !== 0 || peer.address === undefined) return taken.close()
    const guest = limits.admit(plainAddress(peer.address))
    if (typeof guest === 'string') {
      tally.refuse(guest)
      return void taken.reset()
    }
    const ownPort = main === undefined || at === main ? undefined : at
    const visit = new PendingConnection(house, {
      taken,
      guest,
      ownPort,
      onOver: () => {
        visits.delete(visit)
        if (visits.size === 0) whenEmpty?.()
      },
    })
    visits.add(visit)
    if (house.unnamed.size > sizes.all.unnamed) {
      const [longest] = house.unnamed
      longest?.refuse('edge_full')
    }
  }

  const doors = new PortListeners({ host: options.host, log, take, given: options.listeners })
  // Who comes from another edge is known as such from the first on; but for silent name servers nobody waits long.
  await Promise.race([edges.look(), wait(lookMs, undefined, { ref: false })])
  const port = await doors.openMain(options.port).catch((error: unknown) => {
    edges.stop()
    throw error
  })
  main = port
  await doors.want(knowledge.ports(), port)
  let isHandingOver = false
  knowledge.onChange(() => {
    if (isOver) return
    void edges.look(true)
    if (!isHandingOver) void doors.want(knowledge.ports(), port)
  })
  const goOn = () => {
    isHandingOver = false
    void doors.want(knowledge.ports(), port)
  }

  function close(): void {
    isOver = true
    doors.close()
    edges.stop()
  }

  return {
    port,
    tally: { take: () => tally.take() },
    players: () => visits.size,
    handOver: () => {
      isHandingOver = true
      return doors.all()
    },
    goOn,
    known: () => {
      for (const visit of visits) visit.notePlayed()
      return { nonces: house.nonces.all(), regulars: limits.known() }
    },
    remember: ({ nonces, regulars }) => {
      house.nonces.add(nonces, clock.now())
      limits.remember(regulars)
    },
    drain: async () => {
      close()
      for (const visit of visits) visit.waitNoLonger()
      if (visits.size > 0) await new Promise<void>((resolve) => (whenEmpty = resolve))
      tally.stop()
    },
    stop: async () => {
      close()
      tally.stop()
      const empty = new Promise<void>((resolve) => (whenEmpty = resolve))
      if (visits.size === 0) return
      for (const visit of visits) visit.end()
      await empty
    },
  }
}
