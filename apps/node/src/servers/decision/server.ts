import type { ServerReport, WantedServer } from '@zubr/contracts/node-servers'
import type { StateReason } from '@zubr/contracts/servers'
import type { Exit } from '../../runtime/runtime.ts'
import type { Cause } from './cause.ts'
import type { ServerMemory } from './server-memory.ts'

/** A limit of its plan or core that a running server broke. */
export type Excess = 'out_of_memory' | 'too_many_processes' | 'disk_full'

/** One run of a server, from its start or adoption to its end. */
export type RunState = {
  /** It takes players. */
  ready: boolean
  /** By `clock.elapsed`; after `startMs` more it must be ready. */
  startedAt: number
  startMs: number
  /** Another core than the one that runs is wanted, and this node has it. */
  outdated: boolean
  /** Set once it was told to end; `excess` if that was for breaking a limit. */
  ending: { how: 'stop' | 'kill'; excess: Excess | null } | null
  /** It was killed because it did not get ready in time. */
  late: boolean
  exit: Exit | undefined
  /** What its last words and its end tell of why it ended. */
  cause: Cause | undefined
  /** It answers no ping, since then (milliseconds since the epoch). */
  silentSince: number | null
  /** When it is killed unless it has ended by then. */
  killAt: number | null
  /** The core said that someone asked it to end. */
  saidEnd: boolean
}

/** How attempts to reach the desired state have gone. Forgotten when the agent ends. */
export type Tries = {
  /** Failed attempts in a row. */
  failures: number
  /** How often in a row its port was found taken. */
  portTaken: number
  /** No start before `at` (by `clock.elapsed`), and why. */
  retry: { at: number; reason: StateReason } | null
  /** What the owner is told while it does not run yet. */
  trouble: StateReason | null
  /** A former agent started it, nobody saw it end, and this agent can't find it: it may still run out of sight. */
  mayBeLeft: boolean
  /** It is to start because its owner has just asked for it, not because it ran before. */
  asked: boolean
}

export const firstTries: Tries = {
  failures: 0,
  portTaken: 0,
  retry: null,
  trouble: null,
  mayBeLeft: false,
  asked: false,
}

/** All that is known of a server. */
export type Server = {
  /** Null until it is known what a former agent left, and after the server was deleted. */
  memory: ServerMemory | null
  run: RunState | null
  tries: Tries
  /** Its files are being replaced: it is not to start before that has ended. */
  held: boolean
  /** It was deleted. */
  gone: boolean
}

/** Milliseconds: `time` since the epoch, `elapsed` by a clock that never goes back. */
export type Now = { time: number; elapsed: number }

export type Action =
  /** Make its folder, read its memory, and find out what a former agent left running. */
  | 'prepare'
  /** Install its core and start it, if its port is free. */
  | 'start'
  /** Give it another port. */
  | 'move'
  /** Give it the extra ports that are wanted, and take back the others. */
  | 'give_ports'
  | 'stop'
  | 'kill'
  /** Kill it because it did not get ready in time. */
  | 'kill_late'
  /** Forget the run that has ended. */
  | 'forget_run'
  /** Delete it for good. */
  | 'remove'
  /** Nothing, and decide again at once. */
  | 'go_on'
  /** Nothing until something changes, or until `waitMs` have passed. */
  | 'wait'

/** One step of a server towards its desired state: note what has changed, say it, then act. */
export type Step = {
  act: Action
  waitMs?: number
  memory?: Partial<ServerMemory>
  tries?: Partial<Tries>
  /** Lines for the server's console. */
  say?: string[]
  /** A warning for the agent's log. */
  warn?: string
}

/** What the owner sees. */
export function stateOf(
  desired: Pick<WantedServer, 'wanted'>,
  { memory, run, tries: { trouble }, gone }: Server,
): Pick<ServerReport, 'state' | 'reason'> {
  if (desired.wanted === 'absent') return { state: gone ? 'absent' : 'stopping', reason: null }
  if (run?.ending) return { state: 'stopping', reason: run.ending.excess }
  if (run) return run.ready ? { state: 'running', reason: null } : { state: 'starting', reason: trouble }
  if (memory?.halted) return { state: memory.halted.state, reason: memory.halted.reason }
  if (desired.wanted === 'stopped' && memory) return { state: 'stopped', reason: null }
  if (!memory || trouble === 'core_unavailable') return { state: 'creating', reason: trouble }
  const crashed = trouble === 'crash' || trouble === 'start_timeout'
  return { state: crashed ? 'crashed' : 'starting', reason: trouble }
}

/** Undefined while it is not known yet whether a former agent left it running. */
export function reportOf(
  desired: WantedServer,
  server: Server,
  said: Pick<ServerReport, 'stats' | 'progress' | 'startMs' | 'jobs' | 'retryAt' | 'run'>,
): ServerReport | undefined {
  const { memory, tries, run } = server
  const isAbsent = desired.wanted === 'absent'
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
    ...said,
  }
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())
