import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'
import { claim, claimOf, dropGoneTables, dropTable } from './claims.ts'
import { edgePorts, edgeRules, edgeTableOf } from './edge-rules.ts'

const Listing = z.object({ nftables: z.array(z.record(z.string(), z.unknown())) })
const PortsSet = z.object({ set: z.object({ elem: z.array(z.number()).default([]) }) })

export type EdgeLimits = ReturnType<typeof edgeLimits>

/**
 * The kernel's part in keeping floods from the edge. It holds while neither agent nor edge run, and the next agent finds what the kernel
 * has learnt of addresses. One agent at a time may use a data folder.
 */
export function edgeLimits(dataDir: string) {
  const table = edgeTableOf(dataDir)
  const written = edgeRules(dataDir, [])
  let ports: readonly number[] = []
  /** The kernel's own words for the rules as they should be. */
  let listed: string | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** One after another: each sees what the one before it made. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work)
    last = done.catch(() => undefined)
    return done
  }

  async function applyAll(): Promise<void> {
    await runTool('nft', ['-f', '-'], { input: edgeRules(dataDir, ports) })
    listed = await listedRules(table)
    if (listed !== undefined) await claim({ dataDir, written, listed })
  }

  /** Takes up what an earlier agent left in the kernel, if its rules were these. */
  async function takeUp(): Promise<void> {
    await dropGoneTables()
    const kept = await claimOf(dataDir)
    if (kept?.written === written) listed = kept.listed
  }

  /** Whether anything had to be put back. */
  async function mend(): Promise<boolean> {
    if (listed === undefined || (await listedRules(table)) !== listed) {
      await applyAll()
      return true
    }
    const now = await listedPorts(table)
    if (String(now) === String(ports)) return false
    await runTool('nft', ['-f', '-'], { input: edgePorts(dataDir, ports) })
    return true
  }

  async function limit(wanted: readonly number[]): Promise<void> {
    ports = [...new Set(wanted)].sort((a, b) => a - b)
    if (listed === undefined) await takeUp()
    await mend()
  }

  return {
    /** Limits new connections to these ports from now on, and to no others. */
    limit: (wanted: readonly number[]): Promise<void> => inTurn(() => limit(wanted)),

    /** Limits these beside those that an earlier agent limited, until it is known which there are. */
    begin: (also: readonly number[]): Promise<void> =>
      inTurn(async () => {
        if (listed !== undefined) return
        const had = await listedPorts(table).catch(() => [])
        await limit([...had, ...also])
      }),

    /** Puts back what somebody else took away; whether that was so. */
    keep: (): Promise<boolean> => inTurn(async () => listed !== undefined && (await mend())),

    close: (): Promise<void> =>
      inTurn(async () => {
        listed = undefined
        await dropTable(dataDir)
      }),
  }
}

/** The rules, in a form that can be compared: without what packets put into sets and counters. */
async function listedRules(table: string): Promise<string | undefined> {
  const found = await runTool('nft', ['-j', '-t', 'list', 'table', 'inet', table]).catch(() => undefined)
  if (found === undefined) return undefined
  const things = Listing.parse(JSON.parse(found)).nftables.flatMap((entry) =>
    Object.entries(entry).flatMap(([kind, value]) => {
      const { handle: _, elem: __, ...thing } = z.record(z.string(), z.unknown()).parse(value)
      if (kind === 'metainfo') return []
      return [kind === 'counter' ? { kind, name: thing.name } : { kind, ...thing }]
    }),
  )
  return JSON.stringify(things)
}

async function listedPorts(table: string): Promise<number[]> {
  const found = await runTool('nft', ['-j', 'list', 'set', 'inet', table, 'ports'])
  const sets = Listing.parse(JSON.parse(found)).nftables.flatMap((entry) => {
    const read = PortsSet.safeParse(entry)
    return read.success ? [read.data.set.elem] : []
  })
  return sets.flat().sort((a, b) => a - b)
}
