import type { ConsoleLine } from '@zubr/contracts/console'

type Level = ConsoleLine[2]

/** A server's console in memory: all lines since the first, and who looks on. */
export class ConsoleLog {
  readonly lines: ConsoleLine[] = []
  #listeners = new Set<(line: ConsoleLine) => void>()

  append(text: string, level: Level = 'normal', at = Date.now()): void {
    const line: ConsoleLine = [this.lines.length + 1, Math.round(at), level, text]
    this.lines.push(line)
    for (const listener of this.#listeners) listener(line)
  }

  subscribe(listener: (line: ConsoleLine) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Players that nobody is. */
const nicks = [
  'birch_fox',
  'mossy_owl',
  'pixel_heron',
  'amber_bee',
  'stone_hare',
  'frost_lynx',
  'tiny_golem',
  'river_otter',
  'oak_badger',
  'copper_crow',
]

/** So many players' names. */
export function playersNamed(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / nicks.length)
    return `${nicks[index % nicks.length]}${round > 0 ? `_${round + 1}` : ''}`
  })
}

type Started = { core: string; version: string; gameVersion: string; port: number }

/** What a start writes, each line with its share of the time that the start takes. */
export const startLines = ({
  core,
  version,
  gameVersion,
  port,
}: Started): [share: number, text: string][] => [
  [0.05, `Starting ${core} ${version}`],
  [0.2, 'Loading the world'],
  [0.35, 'Preparing the spawn area: 24 %'],
  [0.55, 'Preparing the spawn area: 61 %'],
  [0.8, 'Preparing the spawn area: 100 %'],
  [1, `${core} is ready on port ${port} for Minecraft ${gameVersion}`],
]

export const crashLines: [level: Level, text: string][] = [
  ['warning', 'A tick took 2,140 ms: the server is 42 ticks behind'],
  ['error', "TypeError: Cannot read properties of undefined (reading 'light')"],
  ['error', '    at updateLight (world/light.js:118:27)'],
  ['error', '    at tick (world/ticker.js:54:9)'],
]

export const memoryLines: [level: Level, text: string][] = [
  ['warning', 'Memory is nearly full: 1,990 of 2,048 MB'],
  ['error', 'FATAL ERROR: Reached heap limit. Allocation failed - JavaScript heap out of memory'],
]
