import type { Readable, Writable } from 'node:stream'
import type { NodeRuntime } from '@zubr/contracts/node-servers'

/** Paths of a server on this node, which a runtime needs whether the server runs or not. */
export type Place = {
  id: string
  /**
   * The agent's folder of the server, with its settings. The server may read it, and a runtime may
   * store files in it.
   */
  folder: string
  /** Working directory and only writable folder of the server. */
  data: string
}

/**
 * How to run a server. A runtime enforces the limits that it can, and the agent checks all of them
 * (server-run.ts).
 */
export type RunSpec = {
  /** Program and arguments, without a shell. */
  command: readonly [string, ...string[]]
  /** Readable folders beside its place and what every user can read: its core and its Java. */
  reads: readonly string[]
  /** Ports at which players and others reach it. */
  ports: readonly ServerPort[]
  memoryMb: number
  diskMb: number
  processes: number
  /** Number of dedicated cores. Null: a share of all cores by its memory. */
  cpuCores: number | null
}

export type ServerPort = {
  port: number
  protocol: 'tcp' | 'udp'
  /**
   * The edge listens there and forwards players. Other servers of this node connect through the
   * edge too.
   */
  edge?: true | undefined
}

/**
 * One-off work of a node, such as installing a core. Its code is untrusted, so it is contained like
 * a server, and none of its processes outlives it.
 */
export type TaskSpec = {
  /** Unique among the tasks that run at the same time. */
  name: string
  command: readonly [string, ...string[]]
  reads: readonly string[]
  /** Its working directory, home, and only writable folder. The agent owns it before and after. */
  writes: string
  /** Whether it may reach the internet. It never reaches this machine or its network. */
  network: boolean
  memoryMb: number
  diskMb: number
  processes: number
  timeoutMs: number
}

/** The limits that can change while a server runs. */
export type Limited = Pick<RunSpec, 'memoryMb' | 'processes' | 'diskMb'>

/** A server above a limit by more than this factor is killed, below that it is asked to stop. */
export const slack = 1.25

export type Usage = { cpuPercent: number; memoryMb: number; processes: number }

/**
 * How a server ended. Without code and signal, its exit was not seen. `reason` is what only the
 * runtime can know.
 */
export type Exit = {
  code: number | null
  signal: string | null
  reason: 'out_of_memory' | 'disk_full' | null
}

export type Output = 'stdout' | 'stderr'

/** A server that runs. */
export type Running = {
  /** Resolves once all processes of the server have ended. */
  exited: Promise<Exit>
  /**
   * Requests its end, by the core's command or else by SIGTERM, and kills it after `graceMs`.
   * Idempotent.
   */
  stop(command: string | null, graceMs: number): void
  kill(): void
  /** Sets its limits, as far as the runtime enforces them. */
  limit(limits: Limited): void
  /** Writes a line to its standard input. False if that is not possible. */
  write(line: string): boolean
  /**
   * Passes on its output. While the returned promise is pending no more is read, so the server has
   * to wait.
   */
  onOutput(take: (from: Output, text: string) => Promise<void> | void): void
  /** Detaches from it, so that another agent can attach. First passes on the output so far. */
  leave(): void
  /** Undefined once it has ended. */
  stats(): Promise<Usage | undefined>
  /** The size of its files, if the runtime knows it without walking through them. */
  diskMb?(): Promise<number | undefined>
  /** The kernel enforces its limits, so the agent checks them rarely. */
  isHeld: boolean
}

/**
 * A process beside a server through which the agent accesses the server's files
 * (files/server-files.ts).
 */
export type Helper = {
  input: Writable
  output: Readable
  /** Resolves once all its processes have ended. */
  exited: Promise<void>
  kill(): void
  /** Files that it has open and the agent may read. All are returned before `exited` resolves. */
  lends?: SharedFiles | undefined
}

/** This machine cannot run servers safely. The message says what would help. */
export class CannotRunServers extends Error {}

/**
 * Runs servers as processes (process/) or in containers (sandbox/). In every runtime:
 * - a server gets nothing of the agent's environment and is never root;
 * - `list` and `attach` find what a killed agent has started, even during `start`;
 * - at most one run of a server exists: `attach` adopts the former one or ends it.
 */
export type Runtime = {
  /** Its kind, and what it does not protect against. */
  about: NodeRuntime
  /** The address on which a server has to listen to be reached at the node's `host`. */
  listensAt(host: string): string
  /**
   * Servers and the edge share the machine's ports, so a server behind the edge listens on another
   * one.
   */
  sharesPorts: boolean
  /** The address at which servers reach the other servers of this node. */
  neighboursAt(host: string): string
  /**
   * The address at which only this machine reaches a running server. Undefined if it is the public
   * one.
   */
  addressOf?(id: string): string | undefined
  /** Servers run on without an agent until another attaches. Otherwise they end with it. */
  keepsServers: boolean
  /** Servers with running processes, also those that another agent started. */
  list(): Promise<string[]>
  /** Creates what a server needs before its start, including `data`. Idempotent. */
  create(place: Place): Promise<void>
  /**
   * Gives `data` the size of a plan before files are copied to it. Rejects with ENOSPC if the node
   * has no space.
   */
  prepareDisk?(place: Place, diskMb: number): Promise<void>
  /** Releases its `data` before its folder is deleted. */
  discard?(place: Place): Promise<void>
  /** Removes the records of a server whose folder was deleted. */
  remove(place: Place): Promise<void>
  /** Adopts the run of another agent. Undefined if there is none, or if it had to be ended. */
  attach(place: Place): Promise<Running | undefined>
  /** Rejects if it cannot be started, with CannotRunServers if no server can. */
  start(place: Place, spec: RunSpec): Promise<Running>
  /**
   * Forwards exactly these ports to a running server. Idempotent. Not implemented where ports need
   * no forwarding.
   */
  publish?(place: Place, ports: readonly ServerPort[]): Promise<void>
  /**
   * Runs one-off work as a user without a server. Resolves on exit code 0, else rejects with
   * TaskFailed and the end of the output. When it settles, no process is left and the agent owns
   * `writes` again. Leftovers of a killed agent end before the next task.
   */
  runTask(task: TaskSpec, signal: AbortSignal): Promise<void>
  /**
   * Starts the helper for a server's files, as its user, contained like it, without network. At
   * most one per server. Ends with its input, the agent, or before `discard`. Rejects if there is
   * no `data` yet. `diskMb`: size of the plan.
   */
  startHelper(place: Place, diskMb: number): Promise<Helper>
  /**
   * Restores what other programs removed from running servers, and returns a description of it.
   * Called regularly.
   */
  restore?(): Promise<string[]>
  /** Removes what no running server needs. */
  close?(): Promise<void>
}

/** A failed task. The message is for the operator. */
export class TaskFailed extends Error {}

/** Ends the run of an earlier agent within `graceMs`. Its output is dropped. */
export async function stopDetached(left: Running | undefined, graceMs: number): Promise<void> {
  left?.onOutput(() => undefined)
  left?.stop(null, graceMs)
  await left?.exited
}

/** A file that a helper has open and that the agent reads itself; see files/shared-files.ts. */
export type SharedFile = {
  /** Resolves once the agent has closed its own descriptor. */
  closed: Promise<void>
  end(): void
  /**
   * The bytes from `from` up to, not including, `until`. Throws FileError if the file is shorter.
   */
  pieces(from: number, until: number): AsyncGenerator<Buffer, null>
}

export type SharedFiles = {
  /**
   * The file behind the helper's descriptor. Undefined unless it still has this version and may be
   * read.
   */
  borrow(descriptor: unknown, version: unknown): SharedFile | undefined
  count(): number
  /** Ends all shared files. Resolves once none is open, so that the disk can be unmounted. */
  returned(): Promise<void>
}
