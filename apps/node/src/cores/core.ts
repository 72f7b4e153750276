import type { ConsoleLine } from '@zubr/contracts/console'
import type { Core as PublishedCore, Settings } from '@zubr/contracts/cores/core'
import type { CorePackage } from '@zubr/contracts/cores/packages'
import type { ProgressStep } from '@zubr/contracts/progress'
import type { PingKind } from '../ping/ping.ts'
import type { Java } from './java/javas.ts'

/** What a line of a core's output means. `line` is for the console. */
export type ParsedLine = {
  line: { level: ConsoleLine[2]; text: string } | null
  /** It takes players from now on; a core with a ping of its own must answer that too. */
  ready?: true
  players?: number
  /** A player who came in or left, where the game's ping names nobody. */
  joined?: string
  left?: string
  /** It ends because someone asked it to. Its exit code says so too, but only to the agent that started it. */
  ended?: true
}

/** How a server's core is named by what wants it. */
export type CoreName = { id: string; version: string; package?: CorePackage | undefined }

/** How a core is asked to write all of its world, and then nothing of it until it is told to. */
export type Saving = {
  off: string
  offSaid: RegExp
  /** Has it write what it still has in memory; said again each second where it has to be asked whether it is done. */
  flush: string
  asksAgain?: true
  savedSaid: RegExp
  /** Of the line after that: how much of each file belongs to what is held; it goes on writing behind that. By path in the server's files. */
  lengthsSaid?(line: string): ReadonlyMap<string, number>
  on: string
}

/** How to watch over a server that runs: the same for all versions of a kind. */
export type CoreAdapter = {
  hear(from: 'stdout' | 'stderr', line: string): ParsedLine
  /** A line for its input that ends it with its world saved; null if SIGTERM does. */
  stopCommand: string | null
  /** A server with more processes is stopped, whatever its plan. */
  processes: number
  /** The game's own ping that it answers; null if it is not to be asked. */
  ping: PingKind | null
  /** How many times the usual limits it may take to start and to stop. */
  patience: number
  /** None: it can't be asked, and its backups are of what it happens to have written. */
  saving?: Saving | 'no_world'
}

export type RunOptions = {
  settings: Settings
  /** Where it is to listen. */
  host: string
  /** The host at which it reaches other servers of this node. */
  neighbours: string
  port: number
  /** The UDP port for queries of server lists; null if the server has none. */
  queryPort: number | null
  memoryMb: number
  cpuCores: number | null
  settingsFile: string
}

/** A core that is there, to be run by any number of servers. */
export type Installed = {
  folder: string
  java: Java | null
  entry: readonly string[]
  folders: readonly string[]
  /** Folders that the core's launcher expects in its working directory. */
  workingFolders?: readonly string[]
  /** Whether its classes were archived; see shared-classes.ts. */
  hasArchive?: boolean
}

export type InstallOptions = {
  signal: AbortSignal
  progress: (step: ProgressStep, percent: number | null) => void
}

/** How a server is started: `settings` is the text of its settings file, `say` is for its console. */
export type Launch = {
  settings: string
  command: readonly [string, ...string[]]
  /** Folders that it may read besides its own. */
  reads: readonly string[]
  say: readonly string[]
}

/** A kind of server software in one version, as this node can have it. */
export type Core = CoreAdapter & {
  /** Says all that makes what is installed: two of one identity are the same. */
  identity: string
  /** Players and strangers have agreed to nothing: its owner must have. */
  eula: boolean
  /** Started by us it expects the PROXY protocol, and hears players' own addresses from the edge. */
  proxyProtocol?: boolean
  /** Strangers' code may come with it. */
  ownersCode: boolean
  /** Fetches it unless it is there already. Rejects if it can't be had. */
  install(options: InstallOptions): Promise<Installed>
  /** Settings that don't fit its form fall back to defaults. */
  launch(installed: Installed, options: RunOptions): Launch
  live?: Live
}

/** Settings that a core takes while it runs. */
export type Live = {
  /** Two settings of one key are the same to it. */
  key(settings: Settings): string
  /** The file that it reads anew, in the server's folder. */
  path: string
  /** That file with what they say. */
  text(present: string, options: Pick<RunOptions, 'settings' | 'host' | 'neighbours' | 'port'>): string
  command: string
}

/** One that the agent brings along. */
export type OwnCore = Core & {
  published: PublishedCore
  /** Earlier versions whose servers it runs as they are, with their worlds and settings. */
  replaces: readonly string[]
}
