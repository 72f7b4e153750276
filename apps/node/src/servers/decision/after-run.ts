import type { Exit } from '../../runtime/runtime.ts'
import type { ExitCause } from './exit-cause.ts'
import { afterCrash, restartDelayMs, withCrash } from './restart-rule.ts'
import type { Now, RetryState, RunState, Step } from './server.ts'
import type { HaltReason, ServerMemory } from './server-memory.ts'

/** The outcome of `start` or `move`. */
export type Outcome =
  | { kind: 'started' }
  | { kind: 'failed'; reason: 'core_unavailable' | 'internal'; why: string }
  /** Permanent: a retry would not help. */
  | { kind: 'refused'; reason: 'eula' | 'no_sandbox' }
  | { kind: 'port_taken' }
  | { kind: 'moved'; port: number | null }

/**
 * Number of retries of a taken port, 7 s in all, before the server moves. Players know its address.
 */
const portTries = 3

/** The step after a run has ended. */
export function afterExit(memory: ServerMemory, run: RunState, exit: Exit, now: Now): Step {
  const ended: Step = { action: 'forget_run', memory: { run: null } }
  if (run.ending) return run.ending.excess ? halt(memory, 'stopped', run.ending.excess, ended) : ended
  // The console or a player with permission stopped it: not a crash.
  const inPeace = exit.code === 0 || (exit.code === null && exit.signal === null && run.saidEnd)
  if (inPeace && run.ready) {
    const halted = { generation: memory.generation, state: 'stopped', reason: null } as const
    return { ...ended, memory: { run: null, halted } }
  }
  // A run that was killed for being late did not end for its memory, even if the kernel killed a
  // child of it.
  const cause = run.late ? undefined : (run.cause ?? exit.reason ?? undefined)
  if (cause !== undefined && cause !== 'port_taken') return halt(memory, stateAfter[cause], cause, ended)
  const crashes = withCrash(memory.crashes, now.time)
  const crashed: Step = {
    ...ended,
    memory: { run: null, crashes },
    say: [run.late ? saysOfLateStart(run.startMs) : saysOfCrash(exit)],
  }
  const pause = afterCrash(crashes)
  if (pause === 'give_up')
    return halt(memory, 'failed', run.late ? 'start_timeout' : (cause ?? 'crash_loop'), crashed)
  const reason = run.late ? 'start_timeout' : (cause ?? 'crash')
  return { ...crashed, tries: { retry: { at: now.elapsed + pause, reason }, trouble: reason } }
}

/** `stopped` where the owner can fix the cause and start again, otherwise `failed`. */
const stateAfter: Record<Exclude<ExitCause, 'port_taken'>, 'stopped' | 'failed'> = {
  out_of_memory: 'stopped',
  disk_full: 'stopped',
  eula: 'stopped',
  wrong_java: 'failed',
  broken_world: 'failed',
  missing_library: 'failed',
}

/** The step after an attempt to start or to move. */
export function afterAttempt(memory: ServerMemory, tries: RetryState, outcome: Outcome, now: Now): Step {
  const { port } = memory
  switch (outcome.kind) {
    case 'started':
      return { action: 'go_on', tries: { portTaken: 0, mayBeLeft: false, retry: null, isRequested: false } }
    case 'refused':
      return halt(memory, 'stopped', outcome.reason, { action: 'go_on' })
    case 'failed':
      return retry(tries, outcome.reason, outcome.why, now)
    case 'port_taken': {
      // A second process in the same folder would corrupt the world.
      if (tries.mayBeLeft)
        return retry(
          tries,
          'port_taken',
          `port ${port} is taken, perhaps by a process of a former agent`,
          now,
        )
      if (port === null || tries.portTaken >= portTries)
        return { action: 'move', tries: { portTaken: 0, retry: null } }
      const portTaken = tries.portTaken + 1
      const at = now.elapsed + restartDelayMs(portTaken)
      return { action: 'go_on', tries: { portTaken, retry: { at, reason: 'port_taken' } } }
    }
    case 'moved': {
      if (outcome.port === null)
        return halt(memory, 'stopped', 'port_taken', {
          action: 'go_on',
          warn: "no port of this node's range is free",
        })
      const moved: Step = { action: 'go_on', memory: { port: outcome.port } }
      if (port === null) return moved
      const warn = `port ${port} is taken; it moves to ${outcome.port}`
      return { ...moved, warn, say: [saysOfMove(port, outcome.port)] }
    }
  }
}

/** The step after an action failed unexpectedly. */
export function afterError({ failures }: RetryState): Step {
  return {
    action: 'wait',
    waitMs: restartDelayMs(failures + 1),
    tries: { failures: failures + 1, trouble: 'internal' },
  }
}

/**
 * The step of a new agent for a server that the former agent left running. `left` is null if no
 * process is found. The run is adopted, or ended if its core is unknown or was to be replaced.
 */
export function afterTakeover(
  memory: ServerMemory,
  left: { coreKnown: boolean; ready: boolean } | null,
): { left: 'adopt' | 'end' | 'none'; run: ServerMemory['run']; mayBeLeft: boolean } {
  const { run } = memory
  if (!left) return { left: 'none', run, mayBeLeft: run !== null }
  if (!run || !left.coreKnown) return { left: 'end', run, mayBeLeft: false }
  const { core, live, edge, started, changed, keepsMemoryUntil, emptySince } = run
  const adoptedRun = {
    core,
    ready: run.ready || left.ready,
    ...(live !== undefined && { live }),
    ...(edge && { edge }),
    ...(started && { started }),
    ...(changed && { changed }),
    ...(keepsMemoryUntil !== undefined && { keepsMemoryUntil }),
    ...(emptySince !== undefined && { emptySince }),
  }
  return { left: 'adopt', run: adoptedRun, mayBeLeft: false }
}

function retry(
  { failures, retry: former }: RetryState,
  reason: 'core_unavailable' | 'internal' | 'port_taken',
  why: string,
  now: Now,
): Step {
  const waitMs = restartDelayMs(failures + 1)
  const isLast = restartDelayMs(failures + 2) === waitMs
  // Once the pause has its maximum, the console has one line for all further retries.
  const isNews = reason === 'core_unavailable' && (failures === 0 || restartDelayMs(failures) !== waitMs)
  return {
    action: 'go_on',
    tries: { failures: failures + 1, retry: { at: now.elapsed + waitMs, reason }, trouble: reason },
    ...(isNews && { say: [saysOfRetry(why, waitMs / 1_000, isLast)] }),
    // One warning for each series of failures.
    ...(former?.reason !== reason && { warn: `${why}; retrying` }),
  }
}

const causesInFiles: ReadonlySet<HaltReason | null> = new Set<HaltReason>([
  ...(['crash_loop', 'start_timeout', 'wrong_java', 'broken_world', 'missing_library'] as const),
  ...(['out_of_memory', 'too_many_processes'] as const),
])

/**
 * After the owner has undone a change. The reason of the halt no longer holds, so the state is
 * `stopped`.
 */
export function afterUndo({ halted }: Pick<ServerMemory, 'halted'>): Pick<Step, 'memory'> {
  if (!halted || !causesInFiles.has(halted.reason)) return {}
  return { memory: { halted: { ...halted, state: 'stopped', reason: null } } }
}

/** Adds to `step` that the server stays down until its owner changes what is wanted. */
function halt(memory: ServerMemory, state: 'stopped' | 'failed', reason: HaltReason, step: Step): Step {
  return {
    ...step,
    memory: { ...step.memory, halted: { generation: memory.generation, state, reason } },
    say: [...(step.say ?? []), saysOfHalt(reason)],
  }
}

/** The console's line when the server stays down. Consoles are in English. */
const haltMessages: Record<HaltReason, string> = {
  out_of_memory: 'The server is stopped: it used up the memory of its plan',
  disk_full: 'The server is stopped: it used up the disk space of its plan',
  too_many_processes: 'The server is stopped: it started too many processes',
  port_taken: 'The server is stopped: its port is taken, and no other port of this node is free',
  crash_loop: 'The server is stopped: it crashed too often in a row',
  start_timeout: 'The server is stopped: it failed to start too often in a row',
  wrong_java: 'The server is stopped: it needs another version of Java',
  eula: 'The server is stopped: its owner has not accepted the Minecraft EULA',
  broken_world: 'The server is stopped: its world could not be read',
  missing_library: 'The server is stopped: a library or a mod that it needs is missing',
  no_sandbox: 'The server is stopped: this node has no sandbox that passed its checks',
  internal: 'The server is stopped: something went wrong on this node',
}

const saysOfHalt = (reason: HaltReason): string => fromNode(haltMessages[reason])

function saysOfCrash({ code, signal }: Exit): string {
  const how = signal ?? (code === null ? 'nobody saw how' : `exit code ${code}`)
  return fromNode(`The server crashed: ${how}`)
}

const saysOfLateStart = (startMs: number): string =>
  fromNode(`The server was not ready within ${startMs / 1000} s, so it was ended`)

const saysOfRetry = (why: string, seconds: number, isLast: boolean): string =>
  fromNode(`${why}. The next attempt is in ${seconds} s${isLast ? `, then every ${seconds} s` : ''}`)

const saysOfMove = (from: number, to: number): string =>
  fromNode(`Another program took port ${from}: players join at port ${to} now`)

/** Marks lines of the node in a server's console. */
const fromNode = (text: string) => `[node] ${text}`
