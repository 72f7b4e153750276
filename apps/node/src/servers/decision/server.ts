import type { DesiredServer, ServerReport } from '@zubr/contracts/node-servers'
import type { StateReason } from '@zubr/contracts/servers/server'
import type { Exit } from '../../runtime/runtime.ts'
import type { ExitCause } from './exit-cause.ts'
import type { ServerMemory } from './server-memory.ts'

/** A limit of its plan or core that a running server exceeded. */
export type Excess = 'out_of_memory' | 'too_many_processes' | 'disk_full'

/** One run of a server, from its start or adoption to its end. */
export type RunState = {
  /** It accepts players. */
  ready: boolean
  /** By `clock.elapsed`. It must be ready within `startMs` from then on. */
  startedAt: number
  startMs: number
  /** The desired state has another core than the running one, and this node can run it. */
  outdated: boolean
  /** Set once it was asked to end. `excess` is the limit that it exceeded. */
  ending: { how: 'stop' | 'kill'; excess: Excess | null } | null
  /** It was killed because it was not ready in time. */
  late: boolean
  exit: Exit | undefined
  /** Why it ended, as far as its last output and its exit show. */
  cause: ExitCause | undefined
  /** Since when it answers no ping, in milliseconds since the epoch. */
  silentSince: number | null
  /** When it is killed unless it has ended by then. */
  killAt: number | null
  /** The core printed that somebody stopped it. */
  saidEnd: boolean
}

/** Attempts to reach the desired state. Lost when the agent ends. */
export type RetryState = {
  /** Failed attempts in a row. */
  failures: number
  /** How often in a row its port was taken. */
  portTaken: number
  /** No start before `at` (by `clock.elapsed`), and why. */
  retry: { at: number; reason: StateReason } | null
  /** The reason that the owner sees while it does not run yet. */
  trouble: StateReason | null
  /**
   * A former agent started it, its end was not seen, and no process is found: it may still run
   * unseen.
   */
  mayBeLeft: boolean
  /** It starts because its owner has just requested it, not because it ran before. */
  isRequested: boolean
}

export const initialRetryState: RetryState = {
  failures: 0,
  portTaken: 0,
  retry: null,
  trouble: null,
  mayBeLeft: false,
  isRequested: false,
}

/** The known state of a server. */
export type Server = {
  /** Null until it is known what a former agent left running, and after the server was deleted. */
  memory: ServerMemory | null
  run: RunState | null
  tries: RetryState
  /** Its files are being replaced. It must not start before that has ended. */
  held: boolean
  /** It was deleted. */
  isDeleted: boolean
}

/** Milliseconds: `time` since the epoch, `elapsed` by a monotonic clock. */
export type Now = { time: number; elapsed: number }

export type Action =
  /** Create its folder, read its memory, and find what a former agent left running. */
  | 'prepare'
  /** Install its core and start it, if its port is free. */
  | 'start'
  /** Assign another port. */
  | 'move'
  /** Assign the extra ports that are wanted, and release the others. */
  | 'give_ports'
  | 'stop'
  | 'kill'
  /** Kill it because it was not ready in time. */
  | 'kill_late'
  /** Forget the run that has ended. */
  | 'forget_run'
  /** Delete it for good. */
  | 'remove'
  /** Do nothing and decide again at once. */
  | 'go_on'
  /** Do nothing until something changes, or until `waitMs` have passed. */
  | 'wait'

/** One step of a server towards its desired state: record changes, print lines, then act. */
export type Step = {
  action: Action
  waitMs?: number
  memory?: Partial<ServerMemory>
  tries?: Partial<RetryState>
  /** Lines for the server's console. */
  say?: string[]
  /** A warning for the agent's log. */
  warn?: string
}

/** The state that the owner sees. */
export function stateOf(
  desired: Pick<DesiredServer, 'desiredState'>,
  { memory, run, tries: { trouble }, isDeleted }: Server,
): Pick<ServerReport, 'state' | 'reason'> {
  if (desired.desiredState === 'absent') return { state: isDeleted ? 'absent' : 'stopping', reason: null }
  if (run?.ending) return { state: 'stopping', reason: run.ending.excess }
  if (run) return run.ready ? { state: 'running', reason: null } : { state: 'starting', reason: trouble }
  if (memory?.halted) return { state: memory.halted.state, reason: memory.halted.reason }
  if (desired.desiredState === 'stopped' && memory) return { state: 'stopped', reason: null }
  if (!memory || trouble === 'core_unavailable') return { state: 'creating', reason: trouble }
  const crashed = trouble === 'crash' || trouble === 'start_timeout'
  return { state: crashed ? 'crashed' : 'starting', reason: trouble }
}

/** Undefined until it is known whether a former agent left it running. */
export function reportOf(
  desired: DesiredServer,
  server: Server,
  details: Pick<ServerReport, 'stats' | 'progress' | 'startMs' | 'jobs' | 'retryAt' | 'run'>,
): ServerReport | undefined {
  const { memory, tries, run } = server
  const isAbsent = desired.desiredState === 'absent'
  if (!memory && !isAbsent && tries.trouble === null) return undefined
  return {
    id: desired.id,
    generation: isAbsent ? desired.generation : (memory?.generation ?? 0),
    ...stateOf(desired, server),
    port: memory?.port ?? null,
    extraPorts: (memory?.extraPorts ?? []).map(({ id, port }) => ({ id, port })),
    operation: memory?.operations.at(-1) ?? null,
    silentSince: run?.ready && !run.ending ? dateOf(run.silentSince) : null,
    killAt: run?.ending ? dateOf(run.killAt) : null,
    ...details,
  }
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())
