import type { ConsoleLine } from '@zubr/contracts/console'
import type { Core as PublishedCore, Settings } from '@zubr/contracts/cores/core'
import type { CorePackage } from '@zubr/contracts/cores/packages'
import type { ProgressStep } from '@zubr/contracts/progress'
import type { PingKind } from '../ping/ping.ts'
import type { Java } from './java/java-installations.ts'

/** A parsed line of a core's output. `line` goes to the console. */
export type ParsedLine = {
  line: { level: ConsoleLine[2]; text: string } | null
  /** The core accepts players from now on. If it has a ping, it must answer that too. */
  ready?: true
  players?: number
  /** A player who joined or left, for games whose ping names nobody. */
  joined?: string
  left?: string
  /** The core ends on request. Its exit code says so too, but only to the agent that started it. */
  ended?: true
}

/** Names the core of a server in the desired state. */
export type CoreName = { id: string; version: string; package?: CorePackage | undefined }

/** The commands that make a core save its whole world and then pause its saving. */
export type SaveCommands = {
  off: string
  offPattern: RegExp
  /**
   * Writes what is still in memory. With `repeatsFlush` it is sent each second until the core
   * confirms.
   */
  flush: string
  repeatsFlush?: true
  savedPattern: RegExp
  /**
   * Parses the line after that: how much of each file belongs to the saved world, by path in the
   * server's files. The core writes on behind it.
   */
  parseLengths?(line: string): ReadonlyMap<string, number>
  on: string
}

/** Observes and controls a running server. The same for all versions of a kind. */
export type CoreAdapter = {
  parseLine(from: 'stdout' | 'stderr', line: string): ParsedLine
  /** The command that saves the world and ends the core. Null if SIGTERM does. */
  stopCommand: string | null
  /** A server with more processes is stopped, whatever its plan. */
  processes: number
  /** The game's ping that it answers. Null if it must not be pinged. */
  ping: PingKind | null
  /** The factor by which it may exceed the usual time limits to start and to stop. */
  timeoutFactor: number
  /** Without it saving cannot be paused, so backups contain what is on the disk at that moment. */
  saving?: SaveCommands | 'no_world'
}

export type RunOptions = {
  settings: Settings
  /** The address on which it has to listen. */
  host: string
  /** The host at which it reaches other servers of this node. */
  neighbours: string
  port: number
  /** The UDP port for queries of server lists. Null if the server has none. */
  queryPort: number | null
  memoryMb: number
  cpuCores: number | null
  settingsFile: string
}

/** An installed core, for any number of servers. */
export type Installed = {
  folder: string
  java: Java | null
  entry: readonly string[]
  folders: readonly string[]
  /** Folders that the core's launcher expects in its working directory. */
  workingFolders?: readonly string[]
  /** Whether it has a class archive; see shared-classes.ts. */
  hasArchive?: boolean
}

export type InstallOptions = {
  signal: AbortSignal
  progress: (step: ProgressStep, percent: number | null) => void
}

/**
 * How to start a server: `settings` is the text of its settings file, and `say` are lines for its
 * console.
 */
export type Launch = {
  settings: string
  command: readonly [string, ...string[]]
  /** Readable folders beside its own. */
  reads: readonly string[]
  notices: readonly string[]
}

/** A kind of server software in one version, as this node can install it. */
export type Core = CoreAdapter & {
  /** Identifies what is installed: cores with the same identity are equal. */
  identity: string
  /** The owner must have accepted the EULA, because players have not. */
  eula: boolean
  /** It then expects the PROXY protocol, and gets players' addresses from the edge. */
  proxyProtocol?: boolean
  /** Owners may add code of their own or of others. */
  ownersCode: boolean
  /** Installs the core unless it is installed. Rejects if it is unavailable. */
  install(options: InstallOptions): Promise<Installed>
  /** Settings that do not fit the form fall back to defaults. */
  launch(installed: Installed, options: RunOptions): Launch
  live?: ReloadableSettings
}

/** Settings that a core applies while it runs. */
export type ReloadableSettings = {
  /** Settings with the same key need no reload. */
  settingsKey(settings: Settings): string
  /** The file in the server's folder that the core reloads. */
  path: string
  /** The file's new text with these settings. */
  text(present: string, options: Pick<RunOptions, 'settings' | 'host' | 'neighbours' | 'port'>): string
  command: string
}

/** A core that is shipped with the agent. */
export type BundledCore = Core & {
  published: PublishedCore
  /** Earlier versions whose servers it runs as they are, with their worlds and settings. */
  replaces: readonly string[]
}
