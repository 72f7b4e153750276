import { isIPv4 } from 'node:net'
import { runTool } from '@zubr/process/run-tool'
import type { ServerPort } from '../../../runtime/runtime.ts'
import { changedPorts, forgetFlows } from './flows.ts'
import {
  dropLink,
  enableForwarding,
  foreignRoutes,
  isForwarding,
  linkOf,
  makeLink,
  makePair,
  nameNamespace,
  namespacePath,
  readRoutes,
  serverLinks,
  serverNamespaces,
  setForwarding,
} from './links.ts'
import { forwardedByOthers, membersText, publishedByOthers, readTable } from './nft-table.ts'
import {
  addressesInRange,
  addressOf,
  claimRange,
  hashOf,
  preferredIndex,
  type Range,
  rangeOf,
  releaseRange,
} from './range.ts'
import { machineResolvers } from './resolvers.ts'
import { type Member, membersOnly, ruleset, tableOf } from './ruleset.ts'
import { removeStaleNetworks } from './stale-networks.ts'
import { missingForNetworks } from './what-networks-lack.ts'

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

export type ServerNetworks = ReturnType<typeof serverNetworks>

/**
 * The networks of this agent's servers. They are kernel objects, so players stay connected while no
 * agent runs, and a new agent adopts them. Only one agent may use a data folder at a time.
 */
export function serverNetworks({ dataDir, host, edgePort, resolvers: preset }: ServerNetworksOptions) {
  const hash = hashOf(dataDir)
  /** Servers use IPv4 only, so IPv6 addresses are not published. */
  const publishedAt = isIPv4(host) ? host : host === '::1' ? '127.0.0.1' : '0.0.0.0'
  const joined = new Map<string, Joined>()
  let range: Range = rangeOf(0)
  let resolvers: readonly string[] = []
  let opened: string[] = []
  let known: readonly string[] = []
  /** The rules as the kernel lists them when they are right. */
  let rules: string | undefined
  let isReady = false
  let last: Promise<unknown> = Promise.resolve()

  /** Runs one after another, so that each sees the result of the former. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work)
    // The rejection reaches the caller; the next change only waits for the end.
    last = done.catch(() => undefined)
    return done
  }

  const members = (): Member[] =>
    [...joined.values()].map(({ index, ports }) => ({
      link: linkOf(hash, index),
      address: addressOf(range, index),
      ports,
    }))
  async function applyAll(): Promise<void> {
    const who = { edgePort, members: members() }
    const input = ruleset({ hash, range, host: publishedAt, resolvers, opened, ...who })
    await runTool('nft', ['-f', '-'], { input })
    rules = (await readTable(hash))?.rules
  }
  /** If another program has deleted the table, all of it is written again. */
  const apply = () =>
    runTool('nft', ['-f', '-'], { input: membersOnly({ hash, edgePort, members: members() }) }).catch(
      applyAll,
    )

  /** Adopts the networks of an earlier agent, and removes incomplete ones. */
  async function prepare(): Promise<void> {
    if (isReady) return
    await removeStaleNetworks()
    const table = await readTable(hash)
    range = await claimRange(dataDir, await foreignRoutes())
    resolvers = preset ?? (await machineResolvers())
    joined.clear()
    for (const { index, id } of await serverLinks(hash))
      if (id !== undefined) joined.set(id, { index, ports: table?.portsOf(addressOf(range, index)) ?? [] })
      else await dropLink(hash, index, id)
    opened = [...(table?.opened ?? [])]
    known = []
    await open((await readRoutes()).uplinks)
    await applyAll()
    isReady = true
  }

  /** Enables forwarding to the internet. Records other agents' links, as the last one restores. */
  async function open(uplinks: readonly string[]): Promise<boolean> {
    const closed: string[] = []
    for (const link of uplinks) if (!(await isForwarding(link))) closed.push(link)
    const isNew = uplinks.some((link) => !known.includes(link))
    const theirs = isNew ? await forwardedByOthers(hash) : []
    known = uplinks
    const now = [...new Set([...opened, ...closed, ...theirs.filter((link) => uplinks.includes(link))])]
    const isMore = now.length > opened.length
    opened = now
    // The rules come first, so that no other packet is forwarded.
    if (isMore) await applyAll()
    for (const link of closed) await setForwarding(link, true)
    return closed.length > 0
  }

  async function take(id: string): Promise<number> {
    const used = new Set([...joined.values()].map(({ index }) => index))
    for (let tried = 0; tried < addressesInRange; tried += 1) {
      const index = (preferredIndex(id) + tried) % addressesInRange
      if (!used.has(index)) return index
    }
    throw new Error(`this node has ${addressesInRange} servers: there is no address left`)
  }

  async function leave(id: string): Promise<void> {
    const former = joined.get(id)
    if (!former) return
    joined.delete(id)
    await apply()
    await dropLink(hash, former.index, id)
    await forgetFlows(former.ports)
  }

  /** Repairs the network of a running server. False if it has no process to attach it to. */
  async function repair(id: string, index: number, pidOf: PidOf): Promise<boolean> {
    const made = { hash, range, index, id }
    if (!(await serverNamespaces(hash)).includes(id)) {
      const pid = await pidOf(id)
      if (pid === undefined) return false
      await nameNamespace(hash, id, pid)
    }
    if ((await serverLinks(hash)).some((link) => link.index === index && link.id === id))
      await enableForwarding(made)
    else {
      await dropLink(hash, index, undefined)
      await makePair(made)
    }
    return true
  }

  /** For a server before its start, or for a running one if `pid` is one of its processes. */
  async function make(id: string, index: number, pid: number | undefined): Promise<void> {
    if (pid !== undefined) {
      await repair(id, index, async () => pid)
      return
    }
    await dropLink(hash, undefined, id)
    await makeLink({ hash, range, index, id })
  }

  async function cleanUp(wanted: readonly string[]): Promise<void> {
    await prepare()
    for (const id of [...joined.keys()]) if (!wanted.includes(id)) await leave(id)
    for (const id of await serverNamespaces(hash))
      if (!wanted.includes(id)) await dropLink(hash, undefined, id)
  }

  return {
    /**
     * Idempotent: an existing network is kept, with the ports of the last call. `pid` is a process
     * of a running server, whose namespace is used.
     */
    join: (id: string, ports: readonly ServerPort[], pid?: number): Promise<ServerNetwork> =>
      inTurn(async () => {
        await prepare()
        const used = await publishedByOthers(hash, ports)
        if (used) throw new PortTaken(`port ${used.port} is published by another agent of this machine`)
        const former = joined.get(id)
        const index = former?.index ?? (await take(id))
        if (!former)
          try {
            await make(id, index, pid)
          } catch (error) {
            // The error above is thrown; `cleanUp` removes what is left.
            await dropLink(hash, index, pid === undefined ? id : undefined).catch(() => undefined)
            throw error
          }
        joined.set(id, { index, ports })
        await apply()
        await forgetFlows(changedPorts(former?.ports ?? [], ports))
        return {
          namespace: namespacePath(hash, id),
          address: addressOf(range, index),
          gateway: range.gateway,
          resolvers,
        }
      }),

    /** Removes a server's network. None of its processes may run any more. */
    leave: (id: string): Promise<void> =>
      inTurn(async () => {
        await prepare()
        await leave(id)
      }),

    /** Undefined for a server without a network. */
    addressOf(id: string): string | undefined {
      const has = joined.get(id)
      return has && addressOf(range, has.index)
    },

    list: (): Promise<string[]> =>
      inTurn(async () => {
        await prepare()
        return [...joined.keys()]
      }),

    /** Restores what other programs removed, and describes it. `pidOf`: a process of a server. */
    restore: (pidOf: PidOf): Promise<string[]> =>
      inTurn(async () => {
        await prepare()
        const repaired: string[] = []
        const table = await readTable(hash)
        if (table?.rules !== rules || table?.members !== membersText(members(), edgePort)) {
          await applyAll()
          repaired.push('its nftables rules were removed or changed')
        }
        const { uplinks, leads } = await readRoutes()
        if (await open(uplinks)) repaired.push(`${uplinks.join(', ')} did not forward packets`)
        const [links, spaces] = await Promise.all([serverLinks(hash), serverNamespaces(hash)])
        for (const [id, { index }] of joined) {
          const link = links.find((one) => one.index === index && one.id === id)
          const isWhole =
            link?.isUp &&
            spaces.includes(id) &&
            leads(addressOf(range, index), linkOf(hash, index)) &&
            // An interface that is gone forwards nothing.
            (await isForwarding(linkOf(hash, index)).catch(() => false))
          const done = isWhole ? false : await repair(id, index, pidOf).catch(({ message }: Error) => message)
          if (done)
            repaired.push(`the network of server ${id} was removed${done === true ? '' : `: ${done}`}`)
        }
        return repaired
      }),

    /** What this machine lacks for networks, as text. Empty if everything works. */
    verify: (): Promise<string[]> => inTurn(() => missingForNetworks(hash)),

    /** Removes incomplete networks and all networks but those of these servers. */
    cleanUp: (wanted: readonly string[]): Promise<void> => inTurn(() => cleanUp(wanted)),

    /** Like `cleanUp`. Without servers, it also removes the rules and restores the settings. */
    close: (wanted: readonly string[]): Promise<void> =>
      inTurn(async () => {
        await cleanUp(wanted)
        if (joined.size > 0 || wanted.length > 0) return
        const theirs = await forwardedByOthers(hash)
        // The interface may be gone.
        for (const link of opened)
          if (!theirs.includes(link)) await setForwarding(link, false).catch(() => undefined)
        await runTool('nft', ['delete', 'table', 'inet', tableOf(hash)])
        await releaseRange(range)
        opened = []
        isReady = false
      }),
  }
}

type PidOf = (id: string) => Promise<number | undefined>

/** For a server's /etc/resolv.conf. */
export const resolvConf = (resolvers: readonly string[]) =>
  resolvers.map((address) => `nameserver ${address}\n`).join('')
