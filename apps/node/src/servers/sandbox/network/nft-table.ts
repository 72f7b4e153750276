import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'
import type { ServerPort } from '../../../runtime/runtime.ts'
import { type Member, tableOf } from './ruleset.ts'

/** The part of `nft -j` output that is used. */
const Listing = z.object({ nftables: z.array(z.record(z.string(), z.unknown())) })
const Elements = z.object({ name: z.string(), elem: z.array(z.unknown()).default([]) })
const PortElement = z.tuple([z.object({ concat: z.tuple([z.enum(['tcp', 'udp']), z.number()]) }), z.string()])

/** Ports of games. The comment is the address of the server, or `edge`. */
const GameElement = z.object({ elem: z.object({ val: z.number(), comment: z.string() }) })

type Published = ServerPort & { address: string }
type Listed = z.infer<typeof Listing>['nftables']

async function listing(args: readonly string[]): Promise<Listed> {
  const { nftables } = Listing.parse(JSON.parse(await runTool('nft', ['-j', ...args])))
  return nftables
}

function publishedIn(map: unknown): Published[] {
  const { elem } = Elements.parse(map)
  return elem.flatMap((element) => {
    const read = PortElement.safeParse(element)
    if (!read.success) return []
    const [
      {
        concat: [protocol, port],
      },
      address,
    ] = read.data
    return [{ protocol, port, address }]
  })
}

function gamesIn(set: unknown): Published[] {
  const read = Elements.safeParse(set)
  if (!read.success || read.data.name !== 'games') return []
  return read.data.elem.flatMap((element) => {
    const { data } = GameElement.safeParse(element)
    return data ? [{ protocol: 'tcp', port: data.elem.val, edge: true, address: data.elem.comment }] : []
  })
}
const isOfServer = ({ address }: Published) => address !== 'edge'

const openedIn = (found: Listed) =>
  found.flatMap(({ set }) => {
    const read = Elements.safeParse(set)
    return read.success && read.data.name === 'opened' ? z.array(z.string()).parse(read.data.elem) : []
  })

/** Sets that packets and servers change. */
const changing = ['begun', 'held', 'addresses', 'ports', 'games']

/** The rules in a comparable form. */
function rulesIn(found: Listed): string {
  const things = found.flatMap((entry) =>
    Object.entries(entry).flatMap(([kind, value]) => {
      const { handle: _, elem, ...thing } = z.record(z.string(), z.unknown()).parse(value)
      if (kind === 'metainfo') return []
      const isFixed = Array.isArray(elem) && !changing.includes(String(thing.name))
      return [{ kind, ...thing, elem: isFixed && elem.map((one) => JSON.stringify(one)).sort() }]
    }),
  )
  return JSON.stringify(things)
}

const Addresses = z.array(z.object({ concat: z.tuple([z.string(), z.string()]) }))

/** The members of the table, in a form that can be compared with `membersText`. */
function membersIn(found: Listed): string {
  const addresses = found.flatMap(({ set }) => {
    const read = Elements.safeParse(set)
    return read.success && read.data.name === 'addresses' ? Addresses.parse(read.data.elem) : []
  })
  const ports = found.flatMap(({ map, set }) => (map ? publishedIn(map) : gamesIn(set)))
  return textOf(
    addresses.map(({ concat }) => concat),
    ports,
  )
}

export const membersText = (members: readonly Member[], edgePort: number | undefined) =>
  textOf(
    members.map(({ link, address }) => [link, address]),
    [
      ...members.flatMap(({ address, ports }) => ports.map((port) => ({ ...port, address }))),
      ...(edgePort ? [{ protocol: 'tcp', port: edgePort, edge: true, address: 'edge' } as const] : []),
    ],
  )

const textOf = (addresses: [link: string, address: string][], ports: readonly Published[]) =>
  [
    ...addresses.map((both) => both.join(' ')),
    ...ports.map(
      ({ protocol, port, edge, address }) => `${protocol} ${port} ${edge ? 'by edge' : ''} ${address}`,
    ),
  ]
    .sort()
    .join('\n')

/** This agent's table. Undefined if there is none. */
export async function readTable(hash: string) {
  // There is no such table.
  const found = await listing(['list', 'table', 'inet', tableOf(hash)]).catch(() => undefined)
  if (!found) return undefined
  const ports = found.flatMap(({ map, set }) => (map ? publishedIn(map) : gamesIn(set)))
  return {
    opened: openedIn(found),
    rules: rulesIn(found),
    members: membersIn(found),
    portsOf: (address: string): ServerPort[] =>
      ports
        .filter((published) => published.address === address)
        .map(({ protocol, port, edge }) => ({ protocol, port, ...(edge && { edge }) })),
  }
}

const isOthers = (table: unknown, hash: string) =>
  typeof table === 'string' && /^zubr-[0-9a-f]{8}$/.test(table) && table !== tableOf(hash)

/** Interfaces for which other agents on this machine have enabled forwarding and still need it. */
export async function forwardedByOthers(hash: string): Promise<string[]> {
  const sets = await listing(['list', 'sets', 'inet'])
  return openedIn(
    sets.filter(({ set }) => isOthers(z.object({ table: z.string() }).safeParse(set).data?.table, hash)),
  )
}

/**
 * The first port that another agent on this machine publishes, or that its edge listens on, at any
 * address.
 */
export async function publishedByOthers(
  hash: string,
  ports: readonly ServerPort[],
): Promise<ServerPort | undefined> {
  const found = await Promise.all(['maps', 'sets'].map((kind) => listing(['list', kind, 'inet'])))
  const theirs = found.flat().flatMap(({ map, set }) => {
    const read = z.object({ table: z.string(), name: z.string() }).safeParse(map ?? set)
    if (!read.success || !isOthers(read.data.table, hash)) return []
    return read.data.name === 'ports' ? publishedIn(map) : gamesIn(set).filter(isOfServer)
  })
  return ports.find(({ protocol, port }) =>
    theirs.some((other) => other.protocol === protocol && other.port === port),
  )
}
