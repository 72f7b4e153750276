import type { LocalServer } from '@zubr/contracts/edge/local'
import { textOf } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import { HostAddresses } from '@zubr/on-node/host-addresses'
import type { Log } from '@zubr/on-node/log'
import { edgeLimits } from './edge-limits.ts'

/**
 * Limits new connections to the edge's and the node's own ports for as long as this agent's servers
 * exist. Needs root.
 */
export function startEdgeLimits(options: StartEdgeLimitsOptions) {
  const { dataDir, edgePort, services, udpPorts, restoreEveryMs, name, clock, log } = options
  if (edgePort === undefined || process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const served = services.filter((port) => port !== 0)
  const limits = edgeLimits(dataDir, { services: served, udpPorts })
  const main = [...(edgePort === 0 ? [] : [edgePort]), ...served]
  const stopped = new AbortController()
  let failed = false

  /** If the kernel refuses, only the edge's own limits apply. This is logged once. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await work()
      failed = false
      return done
    } catch (error) {
      if (!failed)
        log.warn(
          `node ${name}: the kernel does not limit new connections to the edge, which has only its own limits: ${textOf(error)}`,
        )
      failed = true
      return undefined
    }
  }

  async function restoreLoop(): Promise<void> {
    while (!stopped.signal.aborted) {
      await clock.wait(restoreEveryMs, stopped.signal)
      if (!stopped.signal.aborted && (await attempt(limits.restore)))
        log.warn(
          `node ${name}: another program changed the nftables rules that protect the edge from floods; they are restored`,
        )
    }
  }
  void attempt(() => limits.begin(main))
  const restoring = restoreLoop()
  let hosts: readonly string[] | undefined
  const edges = new HostAddresses(
    () => hosts ?? [],
    (addresses) => {
      if (hosts) void attempt(() => limits.edges(addresses))
    },
  )

  return {
    /** Sets all servers. */
    follow(servers: Iterable<LocalServer>): void {
      const serverPorts = [...servers].flatMap(({ port }) => port ?? [])
      void attempt(() => limits.limit([...main, ...serverPorts]))
    },
    /** Sets the hosts of other nodes' edges, which forward players of whole nodes. */
    edgesAt(now: readonly string[]): void {
      if (String(now) === String(hosts)) return
      hosts = now
      void edges.look(true)
    },
    /** `leave`: the limits stay without an agent. */
    async stop(how: 'end' | 'leave'): Promise<void> {
      edges.stop()
      stopped.abort()
      await restoring
      if (how === 'end') await attempt(limits.close)
    },
  }
}

type StartEdgeLimitsOptions = {
  dataDir: string
  edgePort: number | undefined
  /** TCP ports of consoles, files and SFTP. Port 0 is chosen by the system and is not limited. */
  services: readonly number[]
  udpPorts: { first: number; last: number } | undefined
  restoreEveryMs: number
  name: string
  clock: Clock
  log: Log
}
