import type { ConsoleLine } from '@zubr/contracts/console'
import type { Core as PublishedCore, Settings } from '@zubr/contracts/cores/core'

/** What a line of a core's output means. `line` is for the console. */
export type Heard = {
  line: { level: ConsoleLine[2]; text: string } | null
  /** It takes players from now on. */
  ready?: true
  players?: number
  /** It ends because someone asked it to. Its exit code says so too, but only to the agent that started it. */
  ended?: true
}

export type RunOptions = {
  settings: Settings
  host: string
  port: number
  memoryMb: number
  settingsFile: string
}

/** A kind of server software that this node can run. */
export type Core = {
  published: PublishedCore
  /** Earlier versions whose servers it runs as they are, with their worlds and settings. */
  replaces: readonly string[]
  /** Fetches it unless it is there already; resolves to its folder. Rejects if it can't be had. */
  install(signal: AbortSignal): Promise<string>
  /** The text of its settings file. Values that don't fit its form fall back to defaults. */
  settingsText(options: RunOptions): string
  command(folder: string, options: RunOptions): readonly [string, ...string[]]
  /** A server with more processes is stopped, whatever its plan. */
  processes: number
  /** A line for its input that ends it with its world saved; null if SIGTERM does. */
  stopCommand: string | null
  hear(from: 'stdout' | 'stderr', line: string): Heard
}
