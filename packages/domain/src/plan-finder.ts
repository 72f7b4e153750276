import type { Edition } from './plans.ts'

/** What a server is to carry. `count` is the number of plugins or mods. */
export type ServerNeed = {
  edition: Edition
  players: number
  extension: 'none' | 'plugins' | 'mods'
  count: number
  world: 'small' | 'medium' | 'large'
}

/** The sum, in megabytes of memory. */
export type MemoryNeed = {
  base: number
  players: number
  extensions: number
  world: number
  /** What Java needs beside the heap that the rows above fill. */
  jvm: number
  total: number
}

/** Of the memory that a Java program is given, this share stays outside its heap. */
export const jvmPercent = 25

type Rates = {
  base: Record<ServerNeed['extension'], number>
  perPlayer: Record<ServerNeed['extension'], number>
  perExtension: Record<ServerNeed['extension'], number>
  world: Record<ServerNeed['world'], number>
  jvm: boolean
}

/**
 * Megabytes by edition, within what core developers and hosts publish: a bare Java server 0.5–1 GB and 50–100 MB a player, modded
 * ones 2–4 GB; Bedrock's own server is written in C++ and takes about a third; a proxy holds connections only. Java's are tuned so
 * that the examples of the questions and of the knowledge base come out (content/plan-finder.test.ts).
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

/** Megabytes for each player and each plugin or mod. */
export function memoryRates({ edition, extension }: Pick<ServerNeed, 'edition' | 'extension'>) {
  const { perPlayer, perExtension } = rates[edition]
  return { players: perPlayer[extension], extensions: perExtension[extension] }
}

/** How much memory a server needs, row by row. Whole megabytes, so that the rows make the total as they are shown. */
export function memoryNeed({ edition, players, extension, count, world }: ServerNeed): MemoryNeed {
  const own = rates[edition]
  const base = own.base[extension]
  const forPlayers = own.perPlayer[extension] * players
  const extensions = own.perExtension[extension] * (extension === 'none' ? 0 : count)
  const heap = base + forPlayers + extensions + own.world[world]
  const total = own.jvm ? Math.ceil((heap * 100) / (100 - jvmPercent)) : heap
  return { base, players: forPlayers, extensions, world: own.world[world], jvm: total - heap, total }
}

/** The cheapest plan of those given whose memory is enough, or undefined. Memory of plans in GB of 1,024 MB. */
export function fittingPlan<P extends { ramGb: number; price: number }>(
  plans: readonly P[],
  needMb: number,
): P | undefined {
  return plans
    .filter(({ ramGb }) => ramGb * 1_024 >= needMb)
    .sort((a, b) => a.price - b.price || a.ramGb - b.ramGb)[0]
}
