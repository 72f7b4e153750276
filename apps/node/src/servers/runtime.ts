/** How a server is run: as a process of this machine, or later in a container. Limits it can enforce itself it takes from here. */
export type RunSpec = {
  id: string
  /** Program and arguments; never a shell's text. */
  command: readonly [string, ...string[]]
  /** What it may read besides what is open to all of this machine. */
  reads: string
  /** The agent's place for it, with `data` in it. */
  folder: string
  /** The folder that the server may write to, and starts in. */
  data: string
  /** Where the runtime notes what it started. */
  processFile: string
  /** Null: the agent's own. */
  uid: number | null
  port: number
  memoryMb: number
}

export type Usage = { cpuPercent: number; memoryMb: number; processes: number }

/** How it ended. Reasons are the runtime's own knowledge; a process that just died has none. */
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
  /** Undefined once it has ended. */
  usage(): Promise<Usage | undefined>
}

/** Nothing of this machine's state lets servers be started safely; the message says what would. */
export class CannotRunServers extends Error {}

export type Runtime = {
  /** Users from here on may be given to servers; null if all run as the agent does. */
  firstUid: number | null
  /** Ends what an earlier agent left running of these servers. After it, none of their processes is left. */
  endSurvivors(servers: readonly Pick<RunSpec, 'id' | 'data' | 'processFile' | 'uid'>[]): Promise<void>
  /** Rejects if it can't be started; with CannotRunServers if none can be. */
  start(spec: RunSpec): Promise<Running>
  stop(): Promise<void>
}
