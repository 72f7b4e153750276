import { isIP } from 'node:net'
import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'
import { claim, claimOf, dropTable, removeStaleTables } from './claims.ts'
import { type EdgeMembers, type EdgeRulesOptions, edgeMembers, edgeRules, edgeTableOf } from './edge-rules.ts'

const Listing = z.object({ nftables: z.array(z.record(z.string(), z.unknown())) })
const Elements = z.object({ set: z.object({ elem: z.array(z.union([z.number(), z.string()])).default([]) }) })
const none: EdgeMembers = { ports: [], edges4: [], edges6: [] }

export type EdgeLimits = ReturnType<typeof edgeLimits>

/**
 * The kernel's rate limits for the edge. They work while neither agent nor edge run, and a new
 * agent keeps the known addresses. Only one agent may use a data folder at a time.
 */
export function edgeLimits(dataDir: string, options: EdgeRulesOptions = {}) {
  const table = edgeTableOf(dataDir)
  const written = edgeRules(dataDir, none, options)
  let members = none
  /** The rules as the kernel lists them when they are right. */
  let listed: string | undefined
  /** The members that were sent to the kernel. */
  let sent: EdgeMembers | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Runs one after another, so that each sees the result of the former. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work)
    // The rejection reaches the caller; the next change only waits for the end.
    last = done.catch(() => undefined)
    return done
  }

  async function applyAll(): Promise<void> {
    await runTool('nft', ['-f', '-'], { input: edgeRules(dataDir, members, options) })
    listed = await listedRules(table)
    if (listed !== undefined) await claim({ dataDir, written, listed })
  }

  /** Adopts the table of an earlier agent if its rules are the same. */
  async function adopt(): Promise<void> {
    await removeStaleTables()
    const stored = await claimOf(dataDir)
    if (stored?.written === written) listed = stored.listed
  }

  /** Restores the table. Resolves to whether that was necessary. */
  async function repair(): Promise<boolean> {
    if (listed === undefined || (await listedRules(table)) !== listed) {
      await applyAll()
      return true
    }
    if (JSON.stringify(await listedMembers(table)) === JSON.stringify(members)) return false
    await runTool('nft', ['-f', '-'], { input: edgeMembers(dataDir, members) })
    return true
  }

  async function setMembers(wanted: Partial<EdgeMembers>): Promise<void> {
    members = inOrder({ ...members, ...wanted })
    // Called for each change of any server. `restore` checks whether the table still exists.
    if (JSON.stringify(sent) === JSON.stringify(members)) return
    sent = undefined
    if (listed === undefined) await adopt()
    await repair()
    sent = members
  }

  return {
    /** Limits new connections to exactly these ports. */
    limit: (ports: readonly number[]): Promise<void> => inTurn(() => setMembers({ ports })),

    /** Sets the addresses of other nodes' edges. */
    edges: (addresses: readonly string[]): Promise<void> =>
      inTurn(() =>
        setMembers({
          edges4: addresses.filter((address) => isIP(address) === 4),
          // In the kernel's notation.
          edges6: addresses
            .filter((address) => isIP(address) === 6)
            .map((address) => new URL(`http://[${address}]`).hostname.slice(1, -1)),
        }),
      ),

    /** Limits these ports in addition to those of an earlier agent, until the servers are known. */
    begin: (also: readonly number[]): Promise<void> =>
      inTurn(async () => {
        if (listed !== undefined) return
        // There is no table of an earlier agent.
        const had = await listedMembers(table).catch(() => none)
        await setMembers({ ...had, ports: [...had.ports, ...also] })
      }),

    /** Restores the table if another program changed it. Resolves to whether that was so. */
    restore: (): Promise<boolean> => inTurn(async () => listed !== undefined && (await repair())),

    close: (): Promise<void> =>
      inTurn(async () => {
        listed = undefined
        sent = undefined
        await dropTable(dataDir)
      }),
  }
}

/** The rules in a comparable form, without the elements of sets and counters. */
async function listedRules(table: string): Promise<string | undefined> {
  // There is no such table.
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

async function listedMembers(table: string): Promise<EdgeMembers> {
  const of = async (name: keyof EdgeMembers) => {
    const found = await runTool('nft', ['-j', 'list', 'set', 'inet', table, name])
    return Listing.parse(JSON.parse(found)).nftables.flatMap(
      (entry) => Elements.safeParse(entry).data?.set.elem ?? [],
    )
  }
  const [ports, edges4, edges6] = await Promise.all([of('ports'), of('edges4'), of('edges6')])
  return inOrder({ ports: ports.map(Number), edges4: edges4.map(String), edges6: edges6.map(String) })
}

/** A canonical order for comparison. */
const inOrder = ({ ports, edges4, edges6 }: EdgeMembers): EdgeMembers => ({
  ports: [...new Set(ports)].sort((a, b) => a - b),
  edges4: [...new Set(edges4)].sort(),
  edges6: [...new Set(edges6)].sort(),
})
