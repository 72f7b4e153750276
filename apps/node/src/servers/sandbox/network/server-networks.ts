import { isIPv4 } from 'node:net'
import { runTool } from '@zubr/process/run-tool'
import type { ServerPort } from '../../runtime.ts'
import { dropGone } from './gone.ts'
import { keptTable, publishedByOthers } from './kept-table.ts'
import {
  dropLink,
  foreignRoutes,
  linkOf,
  makeLink,
  namespacePath,
  passesOn,
  passOn,
  serverLinks,
  serverNamespaces,
  uplinks,
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
export function serverNetworks({ dataDir, host, resolvers: asked }: ServerNetworksOptions) {
  const hash = hashOf(dataDir)
  /** Addresses of IPv6 are not published: servers speak IPv4 alone. */
  const publishedAt = isIPv4(host) ? host : host === '::1' ? '127.0.0.1' : '0.0.0.0'
  const joined = new Map<string, Joined>()
  let range: Range = rangeOf(0)
  let resolvers: readonly string[] = []
  let opened: string[] = []
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
  const applyAll = () =>
    runTool('nft', ['-f', '-'], {
      input: ruleset({ hash, range, host: publishedAt, resolvers, opened, members: members() }),
    })
  /** Somebody who loads rules of their own may have thrown ours away: then all of it. */
  const apply = () =>
    runTool('nft', ['-f', '-'], { input: membersOnly({ hash, members: members() }) }).catch(applyAll)

  /** Takes up what an earlier agent left in the kernel, and takes away what it left half made. */
  async function prepare(): Promise<void> {
    if (isReady) return
    await dropGone()
    const kept = await keptTable(hash)
    range = await claimRange(dataDir, await foreignRoutes())
    resolvers = asked ?? (await machineResolvers())
    const [links, spaces] = await Promise.all([serverLinks(hash), serverNamespaces(hash)])
    joined.clear()
    for (const { index, id } of links)
      if (id !== undefined && spaces.includes(id))
        joined.set(id, { index, ports: kept?.portsOf(addressOf(range, index)) ?? [] })
      else await dropLink(hash, index, id)
    for (const id of spaces) if (!joined.has(id)) await dropLink(hash, undefined, id)
    opened = [...(kept?.opened ?? [])]
    await open()
    await applyAll()
    isReady = true
  }

  /** Has the interfaces of the internet pass packets on, where the machine as a whole does not: the rules let through what is servers' alone. */
  async function open(): Promise<void> {
    const closed: string[] = []
    for (const link of await uplinks()) if (!(await passesOn(link))) closed.push(link)
    opened = [...new Set([...opened, ...closed])]
    if (closed.length === 0) return
    // The rules come first: nothing else may pass for a moment either.
    await applyAll()
    for (const link of closed) await passOn(link, true)
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

  return {
    /** Harmless to repeat: a server that has its network keeps it, with the ports of the last call. */
    join: (id: string, ports: readonly ServerPort[]): Promise<ServerNetwork> =>
      inTurn(async () => {
        await prepare()
        const taken = await publishedByOthers(hash, ports)
        if (taken) throw new PortTaken(`port ${taken.port} is published by another agent of this machine`)
        const was = joined.get(id)
        const index = was?.index ?? (await take(id))
        if (!was)
          try {
            await makeLink(hash, range, index, id)
          } catch (error) {
            await dropLink(hash, index, id).catch(() => undefined)
            throw error
          }
        joined.set(id, { index, ports })
        await apply()
        const isNew = ({ protocol, port }: ServerPort) =>
          !was?.ports.some((old) => old.protocol === protocol && old.port === port)
        await forgetFlows(ports.filter(isNew))
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

    list: (): Promise<string[]> =>
      inTurn(async () => {
        await prepare()
        return [...joined.keys()]
      }),

    /** Puts the rules back if somebody who loaded their own has thrown them away: without them servers are contained by nothing. */
    keep: (): Promise<boolean> =>
      inTurn(async () => {
        await prepare()
        if (await keptTable(hash)) return false
        await applyAll()
        return true
      }),

    /** What this machine lacks for it, in words; nothing: all of it works. */
    verify: (): Promise<string[]> => inTurn(() => whatNetworksLack(hash)),

    /** Takes away the networks of all but these servers; with none left, the rules too, and the machine's settings are as they were. */
    cleanUp: (known: readonly string[]): Promise<void> =>
      inTurn(async () => {
        await prepare()
        for (const id of [...joined.keys()]) if (!known.includes(id)) await leave(id)
        if (joined.size > 0 || known.length > 0) return
        for (const link of opened) await passOn(link, false).catch(() => undefined)
        await runTool('nft', ['delete', 'table', 'inet', tableOf(hash)])
        await releaseRange(range)
        opened = []
        isReady = false
      }),
  }
}

/**
 * A client of UDP that asks again and again since before the port led where it does now holds a flow that leads nowhere, for as long
 * as it asks.
 */
async function forgetFlows(ports: readonly ServerPort[]): Promise<void> {
  for (const { protocol, port } of ports)
    if (protocol === 'udp')
      // It ends with 1 when there was none.
      await runTool('conntrack', ['-D', '-p', 'udp', '--orig-port-dst', String(port)]).catch(() => undefined)
}

/** For a server's /etc/resolv.conf. */
export const resolvConf = (resolvers: readonly string[]) =>
  resolvers.map((address) => `nameserver ${address}\n`).join('')
