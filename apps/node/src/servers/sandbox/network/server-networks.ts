import { isIPv4 } from 'node:net'
import { runTool } from '@zubr/process/run-tool'
import type { ServerPort } from '../../../runtime/runtime.ts'
import { differing, forgetFlows } from './flows.ts'
import { dropGone } from './gone.ts'
import { keptTable, membersText, openedByOthers, publishedByOthers } from './kept-table.ts'
import {
  dropLink,
  foreignRoutes,
  linkOf,
  makeLink,
  makePair,
  nameNamespace,
  namespacePath,
  passesOn,
  passOn,
  routesNow,
  serverLinks,
  serverNamespaces,
  setUp,
} from './links.ts'
import {
  addressesInRange,
  addressOf,
  claimRange,
  hashOf,
  type Range,
  rangeOf,
  releaseRange,
  usualIndex,
} from './range.ts'
import { machineResolvers } from './resolvers.ts'
import { type Member, membersOnly, ruleset, tableOf } from './ruleset.ts'
import { whatNetworksLack } from './what-networks-lack.ts'

export type ServerNetworksOptions = {
  dataDir: string
  /** The address at which servers are published: one of this machine's, or 0.0.0.0. */
  host: string
  /** Where the edge takes players by name, at the same address; undefined: nowhere. */
  edgePort?: number | undefined
  /** Whom servers ask for names, instead of those whom this machine asks. */
  resolvers?: readonly string[]
}

/** A server's network: a namespace of its own, for an engine to join, and what a server in it is told. */
export type ServerNetwork = {
  namespace: string
  address: string
  /** The machine, as servers see it: neighbours' published ports are reached there too. */
  gateway: string
  /** For its /etc/resolv.conf. */
  resolvers: readonly string[]
}

/** A port that another agent of this machine publishes. */
export class PortTaken extends Error {
  override name = 'PortTaken'
}

type Joined = { index: number; ports: readonly ServerPort[] }

export type ServerNetworks = ReturnType<typeof serverNetworks>

/**
 * The networks of this agent's servers. All of it is the kernel's: players stay connected and ports stay published while no agent runs,
 * and the next one finds what there is. One agent at a time may use a data folder.
 */
export function serverNetworks({ dataDir, host, edgePort, resolvers: asked }: ServerNetworksOptions) {
  const hash = hashOf(dataDir)
  /** Addresses of IPv6 are not published: servers speak IPv4 alone. */
  const publishedAt = isIPv4(host) ? host : host === '::1' ? '127.0.0.1' : '0.0.0.0'
  const joined = new Map<string, Joined>()
  let range: Range = rangeOf(0)
  let resolvers: readonly string[] = []
  let opened: string[] = []
  let known: readonly string[] = []
  /** The kernel's own words for the rules as they should be. */
  let rules: string | undefined
  let isReady = false
  let last: Promise<unknown> = Promise.resolve()

  /** One after another: each sees what the one before it made. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work)
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
    rules = (await keptTable(hash))?.rules
  }
  /** Somebody who loads rules of their own may have thrown ours away: then all of it. */
  const apply = () =>
    runTool('nft', ['-f', '-'], { input: membersOnly({ hash, edgePort, members: members() }) }).catch(
      applyAll,
    )

  /** Takes up what an earlier agent left in the kernel, and takes away what it left half made. */
  async function prepare(): Promise<void> {
    if (isReady) return
    await dropGone()
    const kept = await keptTable(hash)
    range = await claimRange(dataDir, await foreignRoutes())
    resolvers = asked ?? (await machineResolvers())
    joined.clear()
    for (const { index, id } of await serverLinks(hash))
      if (id !== undefined) joined.set(id, { index, ports: kept?.portsOf(addressOf(range, index)) ?? [] })
      else await dropLink(hash, index, id)
    opened = [...(kept?.opened ?? [])]
    known = []
    await open((await routesNow()).uplinks)
    await applyAll()
    isReady = true
  }

  /**
   * Has the interfaces of the internet pass packets on, where the machine as a whole does not: the rules let through what is servers'
   * alone. What another agent has had pass is noted as well: whoever ends last puts it back.
   */
  async function open(uplinks: readonly string[]): Promise<boolean> {
    const closed: string[] = []
    for (const link of uplinks) if (!(await passesOn(link))) closed.push(link)
    const isNew = uplinks.some((link) => !known.includes(link))
    const theirs = isNew ? await openedByOthers(hash) : []
    known = uplinks
    const now = [...new Set([...opened, ...closed, ...theirs.filter((link) => uplinks.includes(link))])]
    const isMore = now.length > opened.length
    opened = now
    // The rules come first: nothing else may pass for a moment either.
    if (isMore) await applyAll()
    for (const link of closed) await passOn(link, true)
    return closed.length > 0
  }

  async function take(id: string): Promise<number> {
    const used = new Set([...joined.values()].map(({ index }) => index))
    for (let tried = 0; tried < addressesInRange; tried += 1) {
      const index = (usualIndex(id) + tried) % addressesInRange
      if (!used.has(index)) return index
    }
    throw new Error(`this node has ${addressesInRange} servers: there is no address left`)
  }

  async function leave(id: string): Promise<void> {
    const was = joined.get(id)
    if (!was) return
    joined.delete(id)
    await apply()
    await dropLink(hash, was.index, id)
    await forgetFlows(was.ports)
  }

  /** Has a server that runs have its network again. False if there is nothing that it could be given to. */
  async function mend(id: string, index: number, pidOf: PidOf): Promise<boolean> {
    const made = { hash, range, index, id }
    if (!(await serverNamespaces(hash)).includes(id)) {
      const pid = await pidOf(id)
      if (pid === undefined) return false
      await nameNamespace(hash, id, pid)
    }
    if ((await serverLinks(hash)).some((link) => link.index === index && link.id === id)) await setUp(made)
    else {
      await dropLink(hash, index, undefined)
      await makePair(made)
    }
    return true
  }

  /** For a server that does not run yet, or for one that does, if `pid` is a process of it. */
  async function make(id: string, index: number, pid: number | undefined): Promise<void> {
    if (pid !== undefined) {
      await mend(id, index, async () => pid)
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
     * Harmless to repeat: a server that has its network keeps it, with the ports of the last call. Of one that runs already `pid` is a
     * process: its network is the one that it is in.
     */
    join: (id: string, ports: readonly ServerPort[], pid?: number): Promise<ServerNetwork> =>
      inTurn(async () => {
        await prepare()
        const taken = await publishedByOthers(hash, ports)
        if (taken) throw new PortTaken(`port ${taken.port} is published by another agent of this machine`)
        const was = joined.get(id)
        const index = was?.index ?? (await take(id))
        if (!was)
          try {
            await make(id, index, pid)
          } catch (error) {
            await dropLink(hash, index, pid === undefined ? id : undefined).catch(() => undefined)
            throw error
          }
        joined.set(id, { index, ports })
        await apply()
        await forgetFlows(differing(was?.ports ?? [], ports))
        return {
          namespace: namespacePath(hash, id),
          address: addressOf(range, index),
          gateway: range.gateway,
          resolvers,
        }
      }),

    /** Takes a server's network away; nothing of it may run any more. */
    leave: (id: string): Promise<void> =>
      inTurn(async () => {
        await prepare()
        await leave(id)
      }),

    /** Of a server that has a network. */
    addressOf(id: string): string | undefined {
      const has = joined.get(id)
      return has && addressOf(range, has.index)
    },

    list: (): Promise<string[]> =>
      inTurn(async () => {
        await prepare()
        return [...joined.keys()]
      }),

    /** Puts back what somebody else took away, and says what: without the rules nothing contains servers. `pidOf`: of one that runs. */
    keep: (pidOf: PidOf): Promise<string[]> =>
      inTurn(async () => {
        await prepare()
        const mended: string[] = []
        const kept = await keptTable(hash)
        if (kept?.rules !== rules || kept?.members !== membersText(members(), edgePort)) {
          await applyAll()
          mended.push('its rules of nftables were gone or changed')
        }
        const { uplinks, leads } = await routesNow()
        if (await open(uplinks)) mended.push(`${uplinks.join(', ')} passed nothing on`)
        const [links, spaces] = await Promise.all([serverLinks(hash), serverNamespaces(hash)])
        for (const [id, { index }] of joined) {
          const link = links.find((one) => one.index === index && one.id === id)
          const isWhole =
            link?.isUp &&
            spaces.includes(id) &&
            leads(addressOf(range, index), linkOf(hash, index)) &&
            (await passesOn(linkOf(hash, index)).catch(() => false))
          const done = isWhole ? false : await mend(id, index, pidOf).catch(({ message }: Error) => message)
          if (done) mended.push(`the network of server ${id} was gone${done === true ? '' : `: ${done}`}`)
        }
        return mended
      }),

    /** What this machine lacks for it, in words; nothing: all of it works. */
    verify: (): Promise<string[]> => inTurn(() => whatNetworksLack(hash)),

    /** Takes away the networks of all but these servers, and what is half made. */
    cleanUp: (wanted: readonly string[]): Promise<void> => inTurn(() => cleanUp(wanted)),

    /** The same; with none left, the rules too, and the machine's settings are as they were, unless another agent needs them. */
    close: (wanted: readonly string[]): Promise<void> =>
      inTurn(async () => {
        await cleanUp(wanted)
        if (joined.size > 0 || wanted.length > 0) return
        const theirs = await openedByOthers(hash)
        for (const link of opened)
          if (!theirs.includes(link)) await passOn(link, false).catch(() => undefined)
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
