/** A server's place on this node: what a runtime needs to know of it at any time, running or not. */
export type Place = {
  id: string
  /** The agent's folder for it, with its settings; a runtime may keep notes of its own in it. Its server reads it, and writes only `data`. */
  folder: string
  /** The folder that the server may write to, and starts in. */
  data: string
}

/** How a server is to be run. Limits that a runtime can enforce itself it takes from here. */
export type RunSpec = {
  /** Program and arguments; never a shell's text. */
  command: readonly [string, ...string[]]
  /** What it may read besides its place and what is open to all of this machine. */
  reads: string
  port: number
  memoryMb: number
  processes: number
}

export type Usage = { cpuPercent: number; memoryMb: number; processes: number }

/** How it ended; without code and signal where nobody saw it. Reasons are the runtime's own knowledge: one that just died has none. */
export type Exit = { code: number | null; signal: string | null; reason: 'out_of_memory' | null }

export type Output = 'stdout' | 'stderr'

/** A server that was started. */
export type Running = {
  /** Settles once, when nothing of it is left. */
  exited: Promise<Exit>
  /** Asks it to end, by its core's command where it has one, and ends it after `graceMs`. */
  stop(command: string | null, graceMs: number): void
  kill(): void
  /** A line to its standard input; false if it takes none any more. */
  write(line: string): boolean
  /** What it prints, in pieces. Its promise holds the next piece back, and so the server itself. */
  onOutput(take: (from: Output, text: string) => Promise<void> | void): void
  /** Lets go of it without ending it, for a later agent to attach to; what it has said so far is handed over. */
  leave(): void
  /** Undefined once it has ended. */
  stats(): Promise<Usage | undefined>
}

/** Nothing of this machine's state lets servers be started safely; the message says what would. */
export class CannotRunServers extends Error {}

/** How servers are run: as processes of this machine, or later in containers. */
export type Runtime = {
  /** Servers of which it still has something that runs, whoever started it. */
  list(): Promise<string[]>
  /** Makes what a server needs before it can be started, `data` among it. Harmless to repeat. */
  create(place: Place): Promise<void>
  /** Forgets a server whose folder is gone. */
  remove(place: Place): Promise<void>
  /**
   * What an earlier agent started, to be gone on with. Undefined if there is none, or it can't be gone on with: then nothing of it
   * is left.
   */
  attach(place: Place): Promise<Running | undefined>
  /** Rejects if it can't be started; with CannotRunServers if none can be. */
  start(place: Place, spec: RunSpec): Promise<Running>
}
