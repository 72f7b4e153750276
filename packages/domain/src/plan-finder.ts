import type { Edition } from './plans.ts'

/** Requirements of a server. `count` is the number of plugins or mods. */
export type ServerNeed = {
  edition: Edition
  players: number
  extension: 'none' | 'plugins' | 'mods'
  count: number
  world: 'small' | 'medium' | 'large'
}

/** The breakdown, in megabytes of memory. */
export type MemoryNeed = {
  base: number
  players: number
  extensions: number
  world: number
  /** Java's memory outside the heap; the rows above are the heap. */
  jvm: number
  total: number
}

/** Share of a Java program's memory outside its heap. */
export const jvmPercent = 25

type Rates = {
  base: Record<ServerNeed['extension'], number>
  perPlayer: Record<ServerNeed['extension'], number>
  perExtension: Record<ServerNeed['extension'], number>
  world: Record<ServerNeed['world'], number>
  jvm: boolean
}

/**
 * Megabytes by edition, within published figures of core developers and hosts: a bare Java server
 * 0.5–1 GB, 50–100 MB per player, modded 2–4 GB; Bedrock (C++) about a third; a proxy holds only
 * connections. Java is tuned to the examples of the articles (content/plan-finder.test.ts).
 */
const rates: Record<ServerNeed['edition'], Rates> = {
  java: {
    base: { none: 930, plugins: 1_240, mods: 2_150 },
    perPlayer: { none: 50, plugins: 50, mods: 60 },
    perExtension: { none: 0, plugins: 15, mods: 20 },
    world: { small: 0, medium: 350, large: 800 },
    jvm: true,
  },
  bedrock: {
    base: { none: 250, plugins: 350, mods: 350 },
    perPlayer: { none: 30, plugins: 35, mods: 35 },
    perExtension: { none: 0, plugins: 10, mods: 10 },
    world: { small: 0, medium: 120, large: 400 },
    jvm: false,
  },
  proxy: {
    base: { none: 200, plugins: 220, mods: 220 },
    perPlayer: { none: 2, plugins: 2, mods: 2 },
    perExtension: { none: 0, plugins: 10, mods: 10 },
    world: { small: 0, medium: 0, large: 0 },
    jvm: true,
  },
}

/** Megabytes per player and per plugin or mod. */
export function memoryRates({ edition, extension }: Pick<ServerNeed, 'edition' | 'extension'>) {
  const { perPlayer, perExtension } = rates[edition]
  return { players: perPlayer[extension], extensions: perExtension[extension] }
}

/** The memory of a server by row, in whole megabytes, so that displayed rows add up. */
export function memoryNeed({ edition, players, extension, count, world }: ServerNeed): MemoryNeed {
  const own = rates[edition]
  const base = own.base[extension]
  const forPlayers = own.perPlayer[extension] * players
  const extensions = own.perExtension[extension] * (extension === 'none' ? 0 : count)
  const heap = base + forPlayers + extensions + own.world[world]
  const total = own.jvm ? Math.ceil((heap * 100) / (100 - jvmPercent)) : heap
  return { base, players: forPlayers, extensions, world: own.world[world], jvm: total - heap, total }
}

/** The cheapest of the plans with enough memory, or undefined. Plans have GB of 1,024 MB. */
export function fittingPlan<P extends { ramGb: number; price: number }>(
  plans: readonly P[],
  needMb: number,
): P | undefined {
  return plans
    .filter(({ ramGb }) => ramGb * 1_024 >= needMb)
    .sort((a, b) => a.price - b.price || a.ramGb - b.ramGb)[0]
}
