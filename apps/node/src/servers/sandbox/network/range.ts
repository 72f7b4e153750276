import { createHash } from 'node:crypto'
import { link, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOrEmpty } from '../../../runtime/read-or-empty.ts'

/**
 * The addresses of one agent's servers: one of the 1,024 blocks of 4,096 addresses in the shared
 * address space, 100.64.0.0/10.
 */
export type Range = { block: number; cidr: string; gateway: string }

const blocks = 1_024
/** Addresses for servers: all but the first, the gateway's and the last. */
export const addressesInRange = 4_093

/** Distinguishes this agent's kernel objects from those of other agents on the machine. */
export const hashOf = (dataDir: string) => createHash('sha256').update(dataDir).digest('hex').slice(0, 8)

const start = 100 * 2 ** 24 + 64 * 2 ** 16
const dotted = (address: number) =>
  [24, 16, 8, 0].map((bits) => Math.floor(address / 2 ** bits) % 256).join('.')

export function rangeOf(block: number): Range {
  const first = start + block * 4_096
  return { block, cidr: `${dotted(first)}/20`, gateway: dotted(first + 1) }
}

/** The address of a server by its index, from 0. */
export const addressOf = ({ block }: Range, index: number) => dotted(start + block * 4_096 + 2 + index)

/**
 * The first index that a server tries. Usually it gets the same address again, which players'
 * routers and the edge may have cached.
 */
const preferredIndex = (id: string) =>
  createHash('sha256').update(id).digest().readUInt32BE() % addressesInRange

/** An index for a new server. Throws if all are in use. */
export function unusedIndex(id: string, used: Iterable<{ index: number }>): number {
  const taken = new Set(Array.from(used, ({ index }) => index))
  for (let tried = 0; tried < addressesInRange; tried += 1) {
    const index = (preferredIndex(id) + tried) % addressesInRange
    if (!taken.has(index)) return index
  }
  throw new Error(`this node has ${addressesInRange} servers: there is no address left`)
}

/** Records the ranges of agents. A reboot deletes it together with the networks. */
export const claimsFolder = '/run/zubr-networks'

/** The claimed blocks and the data folders of their agents. */
export async function claimsIn(folder = claimsFolder): Promise<{ block: number; dataDir: string }[]> {
  // The folder does not exist before the first claim.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d+$/.test(name))
  return Promise.all(
    names.map(async (name) => ({
      block: Number(name),
      dataDir: await readOrEmpty(join(folder, name)),
    })),
  )
}

/**
 * This agent's range: the one that it has claimed since the machine's boot, or else the first
 * without a claim and without a route.
 */
export async function claimRange(
  dataDir: string,
  routes: readonly string[],
  claims = claimsFolder,
): Promise<Range> {
  await mkdir(claims, { recursive: true, mode: 0o755 })
  const had = (await claimsIn(claims)).find((claim) => claim.dataDir === dataDir)
  if (had) return rangeOf(had.block)
  const claimFile = join(claims, `${hashOf(dataDir)}.new`)
  await writeFile(claimFile, dataDir)
  try {
    const first = Number.parseInt(hashOf(dataDir), 16) % blocks
    for (let tried = 0; tried < blocks; tried += 1) {
      const range = rangeOf((first + tried) % blocks)
      if (routes.some((route) => overlap(route, range.cidr))) continue
      // Creating a link is atomic, so only one agent succeeds.
      const isOurs = await link(claimFile, join(claims, String(range.block))).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
          return false
        },
      )
      if (isOurs) return range
    }
  } finally {
    await rm(claimFile, { force: true })
  }
  throw new Error('every address of 100.64.0.0/10 is in use on this machine')
}

export const releaseRange = ({ block }: Range, claims = claimsFolder) =>
  rm(join(claims, String(block)), { force: true })

/**
 * Whether two networks such as 100.64.0.0/20 share an address. Other text than IPv4, such as
 * `default`, shares none.
 */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [parse(one), parse(other)]
  if (!a || !b) return false
  const bits = 32 - Math.min(a.length, b.length)
  return Math.floor(a.address / 2 ** bits) === Math.floor(b.address / 2 ** bits)
}

function parse(network: string): { address: number; length: number } | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)\.(\d+)(?:\/(\d+))?$/.exec(network)
  if (!found) return undefined
  const [a = 0, b = 0, c = 0, d = 0] = found.slice(1, 5).map(Number)
  return { address: ((a * 256 + b) * 256 + c) * 256 + d, length: Number(found[5] ?? 32) }
}
