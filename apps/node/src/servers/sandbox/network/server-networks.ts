import { isIPv4 } from 'node:net'
import { runTool } from '@zubr/process/run-tool'
import type { ServerPort } from '../../../runtime/runtime.ts'
import { SerialQueue } from '../../../runtime/serial-queue.ts'
import { changedPorts, forgetFlows } from './flows.ts'
import {
  dropLink,
  foreignRoutes,
  isForwarding,
  type LinkOptions,
  linkOf,
  makeLink,
  namespacePath,
  type PidOf,
  readRoutes,
  repairNetwork,
  serverLinks,
  serverNamespaces,
  setForwarding,
} from './links.ts'
import { missingForNetworks } from './missing-for-networks.ts'
import { forwardedByOthers, membersText, publishedByOthers, readTable } from './nft-table.ts'
import { addressOf, claimRange, hashOf, type Range, rangeOf, releaseRange, unusedIndex } from './range.ts'
import { machineResolvers } from './resolvers.ts'
import { type Member, membersOnly, ruleset, tableOf } from './ruleset.ts'
import { removeStaleNetworks } from './stale-networks.ts'

export type ServerNetworksOptions = {
  dataDir: string
  /** The address at which servers are published: one of this machine's, or 0.0.0.0. */
  host: string
  /** Port at which the edge accepts players by name, at the same address. */
  edgePort?: number | undefined
  /** Name servers for servers, instead of the machine's. */
  resolvers?: readonly string[]
}

/** A server's network: its namespace for the container engine, and the settings inside. */
export type ServerNetwork = {
  namespace: string
  address: string
  /** The machine's address inside. Published ports of other servers are reachable there too. */
  gateway: string
  /** For its /etc/resolv.conf. */
  resolvers: readonly string[]
}

/** Another agent of this machine publishes the port. */
export class PortTaken extends Error {
  override name = 'PortTaken'
}

type Joined = { index: number; ports: readonly ServerPort[] }

/**
 * The networks of this agent's servers. They are kernel objects, so players stay connected while no
 * agent runs, and a new agent adopts them. Only one agent may use a data folder at a time.
 */
export class ServerNetworks {
  readonly #dataDir: string
  readonly #edgePort: number | undefined
  readonly #presetResolvers: readonly string[] | undefined
  readonly #hash: string
  /** Servers use IPv4 only, so IPv6 addresses are not published. */
  readonly #publishedAt: string
  readonly #joined = new Map<string, Joined>()
  #range: Range = rangeOf(0)
  #resolvers: readonly string[] = []
  #opened: string[] = []
  #uplinks: readonly string[] = []
  /** The rules as the kernel lists them when they are right. */
  #rules: string | undefined
  #isReady = false
  readonly #queue = new SerialQueue()

  constructor({ dataDir, host, edgePort, resolvers: presetResolvers }: ServerNetworksOptions) {
    this.#dataDir = dataDir
    this.#edgePort = edgePort
    this.#presetResolvers = presetResolvers
    this.#hash = hashOf(dataDir)
    this.#publishedAt = isIPv4(host) ? host : host === '::1' ? '127.0.0.1' : '0.0.0.0'
  }

  /**
   * Idempotent: an existing network is kept, with the ports of the last call. `pid` is a process
   * of a running server, whose namespace is used.
   */
  join(id: string, ports: readonly ServerPort[], pid?: number): Promise<ServerNetwork> {
    return this.#queue.run(async () => {
      await this.#prepare()
      const used = await publishedByOthers(this.#hash, ports)
      if (used) throw new PortTaken(`port ${used.port} is published by another agent of this machine`)
      const former = this.#joined.get(id)
      const index = former?.index ?? unusedIndex(id, this.#joined.values())
      if (!former)
        try {
          await this.#make(id, index, pid)
        } catch (error) {
          // The error above is thrown; `cleanUp` removes what is left.
          await dropLink(this.#hash, index, pid === undefined ? id : undefined).catch(() => undefined)
          throw error
        }
      this.#joined.set(id, { index, ports })
      await this.#apply()
      await forgetFlows(changedPorts(former?.ports ?? [], ports))
      return {
        namespace: namespacePath(this.#hash, id),
        address: addressOf(this.#range, index),
        gateway: this.#range.gateway,
        resolvers: this.#resolvers,
      }
    })
  }

  /** Removes a server's network. None of its processes may run any more. */
  leave(id: string): Promise<void> {
    return this.#queue.run(async () => {
      await this.#prepare()
      await this.#leave(id)
    })
  }

  /** Undefined for a server without a network. */
  addressOf(id: string): string | undefined {
    const has = this.#joined.get(id)
    return has && addressOf(this.#range, has.index)
  }

  list(): Promise<string[]> {
    return this.#queue.run(async () => {
      await this.#prepare()
      return [...this.#joined.keys()]
    })
  }

  /** Restores what other programs removed, and describes it. `pidOf`: a process of a server. */
  restore(pidOf: PidOf): Promise<string[]> {
    return this.#queue.run(async () => {
      await this.#prepare()
      const repaired: string[] = []
      const table = await readTable(this.#hash)
      if (table?.rules !== this.#rules || table?.members !== membersText(this.#members(), this.#edgePort)) {
        await this.#applyAll()
        repaired.push('its nftables rules were removed or changed')
      }
      const { uplinks, leads } = await readRoutes()
      if (await this.#enableUplinks(uplinks)) repaired.push(`${uplinks.join(', ')} did not forward packets`)
      const [links, spaces] = await Promise.all([serverLinks(this.#hash), serverNamespaces(this.#hash)])
      for (const [id, { index }] of this.#joined) {
        const isWhole =
          links.some((link) => link.index === index && link.id === id && link.isUp) &&
          spaces.includes(id) &&
          leads(addressOf(this.#range, index), linkOf(this.#hash, index)) &&
          // An interface that is gone forwards nothing.
          (await isForwarding(linkOf(this.#hash, index)).catch(() => false))
        const done = isWhole
          ? false
          : await repairNetwork(this.#linkOptions(id, index), pidOf).catch(({ message }: Error) => message)
        if (done) repaired.push(`the network of server ${id} was removed${done === true ? '' : `: ${done}`}`)
      }
      return repaired
    })
  }

  /** What this machine lacks for networks, as text. Empty if everything works. */
  verify(): Promise<string[]> {
    return this.#queue.run(() => missingForNetworks(this.#hash))
  }

  /** Removes incomplete networks and all networks but those of these servers. */
  cleanUp(wanted: readonly string[]): Promise<void> {
    return this.#queue.run(() => this.#cleanUp(wanted))
  }

  /** Like `cleanUp`. Without servers, it also removes the rules and restores the settings. */
  close(wanted: readonly string[]): Promise<void> {
    return this.#queue.run(async () => {
      await this.#cleanUp(wanted)
      if (this.#joined.size > 0 || wanted.length > 0) return
      const theirs = await forwardedByOthers(this.#hash)
      // The interface may be gone.
      for (const link of this.#opened)
        if (!theirs.includes(link)) await setForwarding(link, false).catch(() => undefined)
      await runTool('nft', ['delete', 'table', 'inet', tableOf(this.#hash)])
      await releaseRange(this.#range)
      this.#opened = []
      this.#isReady = false
    })
  }

  #members(): Member[] {
    return [...this.#joined.values()].map(({ index, ports }) => ({
      link: linkOf(this.#hash, index),
      address: addressOf(this.#range, index),
      ports,
    }))
  }

  async #applyAll(): Promise<void> {
    const input = ruleset({
      hash: this.#hash,
      range: this.#range,
      host: this.#publishedAt,
      resolvers: this.#resolvers,
      opened: this.#opened,
      edgePort: this.#edgePort,
      members: this.#members(),
    })
    await runTool('nft', ['-f', '-'], { input })
    this.#rules = (await readTable(this.#hash))?.rules
  }

  /** If another program has deleted the table, all of it is written again. */
  #apply(): Promise<unknown> {
    return runTool('nft', ['-f', '-'], {
      input: membersOnly({ hash: this.#hash, edgePort: this.#edgePort, members: this.#members() }),
    }).catch(() => this.#applyAll())
  }

  /** Adopts the networks of an earlier agent, and removes incomplete ones. */
  async #prepare(): Promise<void> {
    if (this.#isReady) return
    await removeStaleNetworks()
    const table = await readTable(this.#hash)
    this.#range = await claimRange(this.#dataDir, await foreignRoutes())
    this.#resolvers = this.#presetResolvers ?? (await machineResolvers())
    this.#joined.clear()
    for (const { index, id } of await serverLinks(this.#hash))
      if (id !== undefined)
        this.#joined.set(id, { index, ports: table?.portsOf(addressOf(this.#range, index)) ?? [] })
      else await dropLink(this.#hash, index, id)
    this.#opened = [...(table?.opened ?? [])]
    this.#uplinks = []
    await this.#enableUplinks((await readRoutes()).uplinks)
    await this.#applyAll()
    this.#isReady = true
  }

  /** Enables forwarding to the internet. Records other agents' links, as the last one restores. */
  async #enableUplinks(uplinks: readonly string[]): Promise<boolean> {
    const closed: string[] = []
    for (const link of uplinks) if (!(await isForwarding(link))) closed.push(link)
    const isNew = uplinks.some((link) => !this.#uplinks.includes(link))
    const theirs = isNew ? await forwardedByOthers(this.#hash) : []
    this.#uplinks = uplinks
    const now = [...new Set([...this.#opened, ...closed, ...theirs.filter((link) => uplinks.includes(link))])]
    const isMore = now.length > this.#opened.length
    this.#opened = now
    // The rules come first, so that no other packet is forwarded.
    if (isMore) await this.#applyAll()
    for (const link of closed) await setForwarding(link, true)
    return closed.length > 0
  }

  async #leave(id: string): Promise<void> {
    const former = this.#joined.get(id)
    if (!former) return
    this.#joined.delete(id)
    await this.#apply()
    await dropLink(this.#hash, former.index, id)
    await forgetFlows(former.ports)
  }

  /** For a server before its start, or for a running one if `pid` is one of its processes. */
  async #make(id: string, index: number, pid: number | undefined): Promise<void> {
    const link = this.#linkOptions(id, index)
    if (pid !== undefined) {
      await repairNetwork(link, async () => pid)
      return
    }
    await dropLink(this.#hash, undefined, id)
    await makeLink(link)
  }

  #linkOptions(id: string, index: number): LinkOptions {
    return { hash: this.#hash, range: this.#range, index, id }
  }

  async #cleanUp(wanted: readonly string[]): Promise<void> {
    await this.#prepare()
    for (const id of [...this.#joined.keys()]) if (!wanted.includes(id)) await this.#leave(id)
    for (const id of await serverNamespaces(this.#hash))
      if (!wanted.includes(id)) await dropLink(this.#hash, undefined, id)
  }
}
