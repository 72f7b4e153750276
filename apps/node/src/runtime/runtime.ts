import type { Readable, Writable } from 'node:stream'
import type { NodeRuntime } from '@zubr/contracts/node-servers'

/** A server's place on this node: what a runtime needs to know of it at any time, running or not. */
export type Place = {
  id: string
  /** The agent's folder for it, with its settings. Its server may read it; a runtime may keep notes of its own in it. */
  folder: string
  /** The only folder that the server may write to, and its working directory. */
  data: string
}

/** How a server is to be run. A runtime enforces the limits that it can; the agent watches all of them (server-run.ts). */
export type RunSpec = {
  /** Program and arguments; never a shell's text. */
  command: readonly [string, ...string[]]
  /** Folders that the server may read besides its place and what is open to everybody on this machine: its core, its Java. */
  reads: readonly string[]
  /** Where players and others reach it. */
  ports: readonly ServerPort[]
  memoryMb: number
  diskMb: number
  processes: number
  /** Cores of its own; null: a share of all, by its memory. */
  cpuCores: number | null
}

export type ServerPort = {
  port: number
  protocol: 'tcp' | 'udp'
  /** It is the edge's, which leads players on: nothing else leads there, and other servers of this node come by the edge too. */
  edge?: true | undefined
}

/**
 * Work that is done once for a node, such as installing a core. Its code is a stranger's: it is contained as a server is, and when it
 * has ended nothing of it runs on.
 */
export type TaskSpec = {
  /** Tells it from others that run at the same time. */
  name: string
  command: readonly [string, ...string[]]
  reads: readonly string[]
  /** The only folder that it may write to, its working directory and home. It belongs to the agent before and after. */
  writes: string
  /** Whether it may fetch from the internet. Never from this machine or its network. */
  network: boolean
  memoryMb: number
  diskMb: number
  processes: number
  timeoutMs: number
}

/** What a changed plan may change while a server runs. */
export type Limited = Pick<RunSpec, 'memoryMb' | 'processes' | 'diskMb'>

/** A server that is over a limit by more than this factor gets no further: up to it, it is asked in words to stop. */
export const slack = 1.25

export type Usage = { cpuPercent: number; memoryMb: number; processes: number }

/** How a server ended. No code and no signal: nobody saw it. `reason` is what only the runtime can know. */
export type Exit = {
  code: number | null
  signal: string | null
  reason: 'out_of_memory' | 'disk_full' | null
}

export type Output = 'stdout' | 'stderr'

/** A server that runs. */
export type Running = {
  /** Settles once, when nothing of the server is left, child processes included. */
  exited: Promise<Exit>
  /** Asks it to end, by its core's command if it has one, else by SIGTERM; kills it after `graceMs`. Harmless to repeat. */
  stop(command: string | null, graceMs: number): void
  kill(): void
  /** Its limits from now on, as far as the runtime enforces them. */
  limit(limits: Limited): void
  /** A line for its standard input; false if it takes none. */
  write(line: string): boolean
  /** What it prints, in pieces. While the returned promise is pending no more is read, so that the server itself has to wait. */
  onOutput(take: (from: Output, text: string) => Promise<void> | void): void
  /** Lets go of it without ending it, for another agent to attach to. What it has printed so far is handed over first. */
  leave(): void
  /** Undefined once it has ended. */
  stats(): Promise<Usage | undefined>
  /** What its files take, of a runtime that knows without a look at each. */
  diskMb?(): Promise<number | undefined>
  /** The kernel holds it to its limits: it need not be looked at all the time. */
  isHeld: boolean
}

/** A small process of ours beside a server, by which the agent does all that it does with that server's files (files/server-files.ts). */
export type Helper = {
  input: Writable
  output: Readable
  /** Settles once nothing of it is left. */
  exited: Promise<void>
  kill(): void
  /** Files that it has open and the agent may read; what is lent is back before `exited` settles. */
  lends?: SharedFiles | undefined
}

/** This machine can't start any server safely; the message says what would help. */
export class CannotRunServers extends Error {}

/**
 * The seam between what servers should do and how they are run: as processes (process/) or in containers (sandbox/). Whatever is special to
 * one way of running stays behind it. What every runtime must hold:
 * - A server gets nothing of the agent's environment and is never root.
 * - `list` and `attach` find what an agent that was killed has started, even if it was killed in the middle of `start`.
 * - At most one run of a server exists at a time: `attach` adopts the one that is left, or ends it.
 */
export type Runtime = {
  /** What it is, and what it does not hold against. */
  about: NodeRuntime
  /** Where a server has to listen to be reached at the node's `host`. */
  listensAt(host: string): string
  /** Servers have the machine's ports in common, with its edge too: what is reached by that listens elsewhere. */
  sharesPorts: boolean
  /** Where servers find what others of this node publish at its `host`. */
  neighboursAt(host: string): string
  /** The address at which this machine alone reaches a server that runs; undefined where it is reached as everybody does. */
  addressOf?(id: string): string | undefined
  /** Servers run on without an agent until another attaches. Otherwise they end with it. */
  keepsServers: boolean
  /** Servers of which anything runs, whoever started it. */
  list(): Promise<string[]>
  /** Makes what a server needs before it can start, `data` among it. Harmless to repeat. */
  create(place: Place): Promise<void>
  /** Gives `data` the room of a plan before anything is brought there. Rejects with ENOSPC if the node has not so much. */
  furnish?(place: Place, diskMb: number): Promise<void>
  /** Lets go of its `data`, which is about to be deleted with its folder. */
  discard?(place: Place): Promise<void>
  /** Forgets a server whose folder was deleted. */
  remove(place: Place): Promise<void>
  /** Adopts what another agent started. Undefined if there is none or it can't be adopted: then nothing of it is left. */
  attach(place: Place): Promise<Running | undefined>
  /** Rejects if it can't be started: with CannotRunServers if no server can be. */
  start(place: Place, spec: RunSpec): Promise<Running>
  /** Has these ports lead to a server that runs, and no others, from now on. Harmless to repeat. None where ports lead nowhere by themselves. */
  publish?(place: Place, ports: readonly ServerPort[]): Promise<void>
  /**
   * Runs one-off work to its end, contained as a server is, under a user that no server has. Resolves if it has ended with 0; otherwise
   * rejects with TaskFailed, whose message says how it ended and what it said last. In either case, and when `signal` aborts, nothing of
   * it runs on and `writes` belongs to the agent again. What a killed agent's task has left is ended before the next one begins.
   */
  runTask(task: TaskSpec, signal: AbortSignal): Promise<void>
  /**
   * Starts the helper for a server's files, as the server's user and contained as the server is, without a network; whether the server
   * runs or not. One at a time for each server. It ends with its input, with the agent, and before `discard` goes on. Rejects where the
   * server has no `data` yet. `diskMb` is its plan's.
   */
  startHelper(place: Place, diskMb: number): Promise<Helper>
  /** Puts back what somebody else of this machine took from servers that run, and says in words what that was. To be called often. */
  keep?(): Promise<string[]>
  /** Takes away what no server that runs on needs. */
  close?(): Promise<void>
}

/** One-off work that has failed; the message is for the operator. */
export class TaskFailed extends Error {}

/** Ends what an earlier agent left running, gently at first. Its output is dropped. */
export async function endUnwatched(left: Running | undefined, graceMs: number): Promise<void> {
  left?.onOutput(() => undefined)
  left?.stop(null, graceMs)
  await left?.exited
}

/** A file that a helper has open and that the agent reads itself; see files/lending.ts. */
export type SharedFile = {
  /** Resolves once the agent has closed its own descriptor. */
  closed: Promise<void>
  end(): void
  /** The bytes from `from` up to, not including, `until`. Throws FileError if the file is shorter. */
  pieces(from: number, until: number): AsyncGenerator<Buffer, null>
}

export type SharedFiles = {
  /** The file behind the helper's descriptor; undefined unless it still has this version and may be read. */
  borrow(descriptor: unknown, version: unknown): SharedFile | undefined
  count(): number
  /** Ends all shared files. Resolves once none is open, so that the disk can be unmounted. */
  returned(): Promise<void>
}
