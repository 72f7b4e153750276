import type { LocalServer } from '@zubr/contracts/edge/local'
import { textOf } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import { HostAddresses } from '@zubr/on-node/host-addresses'
import type { Log } from '@zubr/on-node/log'
import { EdgeLimits } from './edge-limits.ts'

/**
 * Limits new connections to the edge's and the node's own ports for as long as this agent's servers
 * exist. Undefined if this machine or this agent cannot: it needs Linux and root.
 */
export function startEdgeLimits(options: StartEdgeLimitsOptions): EdgeLimitsService | undefined {
  const { edgePort } = options
  if (edgePort === undefined || process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const service = new EdgeLimitsService({ ...options, edgePort })
  service.begin()
  return service
}

const unlimited = 'the kernel does not limit new connections to the edge, which has only its own limits'

/** Keeps the kernel's limits in force, and follows the servers and the other nodes' edges. */
export class EdgeLimitsService {
  readonly #options: EdgeLimitsServiceOptions
  readonly #limits: EdgeLimits
  /** Ports that are limited whatever servers there are. */
  readonly #ownPorts: readonly number[]
  readonly #edges: HostAddresses
  readonly #stopped = new AbortController()
  #hosts: readonly string[] | undefined
  #restoring: Promise<void> | undefined
  #hasFailed = false

  constructor(options: EdgeLimitsServiceOptions) {
    const { dataDir, edgePort, udpPorts } = options
    const services = options.services.filter((port) => port !== 0)
    this.#options = options
    this.#limits = new EdgeLimits(dataDir, { services, udpPorts })
    this.#ownPorts = [...(edgePort === 0 ? [] : [edgePort]), ...services]
    this.#edges = new HostAddresses(
      () => this.#hosts ?? [],
      (addresses) => {
        if (this.#hosts) void this.#attempt(() => this.#limits.setEdges(addresses))
      },
    )
  }

  /** Limits the own ports, and restores the limits regularly. Call it once. */
  begin(): void {
    void this.#attempt(() => this.#limits.begin(this.#ownPorts))
    this.#restoring = this.#restoreLoop()
  }

  /** Sets all servers. */
  follow(servers: Iterable<LocalServer>): void {
    const serverPorts = [...servers].flatMap(({ port }) => port ?? [])
    void this.#attempt(() => this.#limits.setPorts([...this.#ownPorts, ...serverPorts]))
  }

  /** Sets the hosts of other nodes' edges, which forward players of whole nodes. */
  setEdgeHosts(hosts: readonly string[]): void {
    if (String(hosts) === String(this.#hosts)) return
    this.#hosts = hosts
    void this.#edges.look(true)
  }

  /** `leave`: the limits stay without an agent. */
  async stop(how: 'end' | 'leave'): Promise<void> {
    this.#edges.stop()
    this.#stopped.abort()
    await this.#restoring
    if (how === 'end') await this.#attempt(() => this.#limits.close())
  }

  /** If the kernel refuses, only the edge's own limits apply. This is logged once. */
  async #attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    const { name, log } = this.#options
    try {
      const done = await work()
      this.#hasFailed = false
      return done
    } catch (error) {
      if (!this.#hasFailed) log.warn(`node ${name}: ${unlimited}: ${textOf(error)}`)
      this.#hasFailed = true
      return undefined
    }
  }

  async #restoreLoop(): Promise<void> {
    const { name, log, clock, restoreEveryMs } = this.#options
    const { signal } = this.#stopped
    while (!signal.aborted) {
      await clock.wait(restoreEveryMs, signal)
      if (!signal.aborted && (await this.#attempt(() => this.#limits.restore())))
        log.warn(
          `node ${name}: another program changed the nftables rules that protect the edge from floods; they are restored`,
        )
    }
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

type EdgeLimitsServiceOptions = StartEdgeLimitsOptions & { edgePort: number }
