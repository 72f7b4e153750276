import { isIP } from 'node:net'
import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'
import { SerialQueue } from '../../../../runtime/serial-queue.ts'
import { dropTable, readClaim, removeStaleTables, writeClaim } from './claims.ts'
import { type EdgeMembers, type EdgeRulesOptions, edgeMembers, edgeRules, edgeTableOf } from './edge-rules.ts'

const Listing = z.object({ nftables: z.array(z.record(z.string(), z.unknown())) })
const Elements = z.object({ set: z.object({ elem: z.array(z.union([z.number(), z.string()])).default([]) }) })
const none: EdgeMembers = { ports: [], edges4: [], edges6: [] }

/**
 * The kernel's rate limits for the edge. They work while neither agent nor edge run, and a new
 * agent keeps the known addresses. Only one agent may use a data folder at a time.
 */
export class EdgeLimits {
  readonly #dataDir: string
  readonly #options: EdgeRulesOptions
  readonly #table: string
  readonly #written: string
  #members = none
  /** The rules as the kernel lists them when they are right. */
  #listed: string | undefined
  /** The members that were sent to the kernel. */
  #sent: EdgeMembers | undefined
  readonly #queue = new SerialQueue()

  constructor(dataDir: string, options: EdgeRulesOptions = {}) {
    this.#dataDir = dataDir
    this.#options = options
    this.#table = edgeTableOf(dataDir)
    this.#written = edgeRules(dataDir, none, options)
  }

  /** Limits new connections to exactly these ports. */
  setPorts(ports: readonly number[]): Promise<void> {
    return this.#queue.run(() => this.#setMembers({ ports }))
  }

  /** Sets the addresses of other nodes' edges. */
  setEdges(addresses: readonly string[]): Promise<void> {
    return this.#queue.run(() =>
      this.#setMembers({
        edges4: addresses.filter((address) => isIP(address) === 4),
        // In the kernel's notation.
        edges6: addresses
          .filter((address) => isIP(address) === 6)
          .map((address) => new URL(`http://[${address}]`).hostname.slice(1, -1)),
      }),
    )
  }

  /** Limits these ports in addition to those of an earlier agent, until the servers are known. */
  begin(also: readonly number[]): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#listed !== undefined) return
      // There is no table of an earlier agent.
      const had = await listedMembers(this.#table).catch(() => none)
      await this.#setMembers({ ...had, ports: [...had.ports, ...also] })
    })
  }

  /** Restores the table if another program changed it. Resolves to whether that was so. */
  restore(): Promise<boolean> {
    return this.#queue.run(async () => this.#listed !== undefined && (await this.#repair()))
  }

  close(): Promise<void> {
    return this.#queue.run(async () => {
      this.#listed = undefined
      this.#sent = undefined
      await dropTable(this.#dataDir)
    })
  }

  async #applyAll(): Promise<void> {
    await runTool('nft', ['-f', '-'], { input: edgeRules(this.#dataDir, this.#members, this.#options) })
    this.#listed = await listedRules(this.#table)
    if (this.#listed !== undefined)
      await writeClaim({ dataDir: this.#dataDir, written: this.#written, listed: this.#listed })
  }

  /** Adopts the table of an earlier agent if its rules are the same. */
  async #adopt(): Promise<void> {
    await removeStaleTables()
    const stored = await readClaim(this.#dataDir)
    if (stored?.written === this.#written) this.#listed = stored.listed
  }

  /** Restores the table. Resolves to whether that was necessary. */
  async #repair(): Promise<boolean> {
    if (this.#listed === undefined || (await listedRules(this.#table)) !== this.#listed) {
      await this.#applyAll()
      return true
    }
    if (JSON.stringify(await listedMembers(this.#table)) === JSON.stringify(this.#members)) return false
    await runTool('nft', ['-f', '-'], { input: edgeMembers(this.#dataDir, this.#members) })
    return true
  }

  async #setMembers(wanted: Partial<EdgeMembers>): Promise<void> {
    this.#members = inOrder({ ...this.#members, ...wanted })
    // Called for each change of any server. `restore` checks whether the table still exists.
    if (JSON.stringify(this.#sent) === JSON.stringify(this.#members)) return
    this.#sent = undefined
    if (this.#listed === undefined) await this.#adopt()
    await this.#repair()
    this.#sent = this.#members
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
