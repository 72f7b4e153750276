import type { ConsoleLine } from '@zubr/contracts/console'

type Level = ConsoleLine[2]

/** A server's console in memory: all lines, and their listeners. */
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

/** Invented player names. */
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

/** Returns `count` different player names. */
export function playersNamed(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / nicks.length)
    return `${nicks[index % nicks.length]}${round > 0 ? `_${round + 1}` : ''}`
  })
}
