import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'
import type { ServerPort } from '../../runtime.ts'
import { tableOf } from './ruleset.ts'

/** What the kernel keeps of an agent's table, as `nft -j` tells it. Of everything else in it nothing is asked. */
const Listing = z.object({ nftables: z.array(z.record(z.string(), z.unknown())) })
const Elements = z.object({ name: z.string(), elem: z.array(z.unknown()).default([]) })
const PortElement = z.tuple([z.object({ concat: z.tuple([z.enum(['tcp', 'udp']), z.number()]) }), z.string()])

type Published = ServerPort & { address: string }

async function listing(args: readonly string[]) {
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

/** This agent's table; undefined if there is none. */
export async function keptTable(hash: string) {
  const found = await listing(['list', 'table', 'inet', tableOf(hash)]).catch(() => undefined)
  if (!found) return undefined
  const ports = found.flatMap(({ map }) => (map ? publishedIn(map) : []))
  const opened = found.flatMap(({ set }) => {
    const read = Elements.safeParse(set)
    return read.success && read.data.name === 'opened' ? z.array(z.string()).parse(read.data.elem) : []
  })
  return {
    opened,
    portsOf: (address: string): ServerPort[] =>
      ports
        .filter((published) => published.address === address)
        .map(({ protocol, port }) => ({ protocol, port })),
  }
}

/** The first of the ports that another agent on this machine publishes, wherever it does. */
export async function publishedByOthers(
  hash: string,
  ports: readonly ServerPort[],
): Promise<ServerPort | undefined> {
  const maps = await listing(['list', 'maps', 'inet'])
  const theirs = maps.flatMap(({ map }) => {
    const read = z.object({ table: z.string(), name: z.string() }).safeParse(map)
    const isTheirs =
      read.success &&
      read.data.name === 'ports' &&
      /^zubr-[0-9a-f]{8}$/.test(read.data.table) &&
      read.data.table !== tableOf(hash)
    return isTheirs ? publishedIn(map) : []
  })
  return ports.find(({ protocol, port }) =>
    theirs.some((other) => other.protocol === protocol && other.port === port),
  )
}
