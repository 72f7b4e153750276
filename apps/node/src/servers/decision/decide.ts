import type { WantedServer } from '@zubr/contracts/servers'
import type { Exit } from '../runtime.ts'
import { saysOfCrash, saysOfHalt, saysOfLateStart, saysOfMove } from './last-words.ts'
import { afterCrash, pauseMs, withCrash } from './restart-rule.ts'
import type { RunState, Server, Tries } from './server.ts'
import type { HaltReason, ServerMemory } from './server-memory.ts'

// Pure: no file, process or clock is touched here. game-server.ts carries the steps out.

/** Milliseconds: `time` since the epoch, `elapsed` by a clock that never goes back. */
export type Now = { time: number; elapsed: number }

export type Action =
  /** Make its folder, read its memory, and find out what a former agent left running. */
  | 'prepare'
  /** Install its core and start it, if its port is free. */
  | 'start'
  /** Give it another port. */
  | 'move'
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

/** What came of `start` or `move`. */
export type Outcome =
  | { is: 'started' }
  | { is: 'failed'; reason: 'core_unavailable' | 'internal'; why: string }
  | { is: 'port_taken' }
  | { is: 'moved'; port: number | null }

/** So often, 7 s in all, a taken port is tried again before the server moves: players know the address. */
const portTries = 3

/** The next step. Each may be interrupted by the agent's death: its successor decides again from what was noted. */
export function decide(desired: WantedServer, { memory, run, tries, gone }: Server, now: Now): Step {
  if (memory && run?.exit) return afterExit(memory, run, run.exit, now)
  if (desired.wanted === 'absent') {
    if (run) return killUnlessKilled(run)
    return { act: gone ? 'wait' : 'remove' }
  }
  if (!memory) return { act: 'prepare' }
  if (desired.generation > memory.generation)
    return {
      act: 'go_on',
      memory: { generation: desired.generation, halted: null, crashes: [] },
      tries: { failures: 0, portTaken: 0, retry: null, trouble: null },
    }
  return operate(desired, memory, run) ?? follow(desired, memory, run, tries, now)
}

/** The step that the asked operation needs; undefined if it needs none now. */
function operate(
  { operation, wanted }: WantedServer,
  memory: ServerMemory,
  run: RunState | null,
): Step | undefined {
  const finish = (id: string, outcome: 'done' | 'failed'): Step => ({
    act: 'go_on',
    memory: { operations: [...memory.operations, { id, outcome }].slice(-20), restarting: null },
  })
  if (memory.restarting !== null && memory.restarting !== operation?.id)
    return finish(memory.restarting, 'failed')
  if (!operation || memory.operations.some(({ id }) => id === operation.id)) return undefined
  if (operation.action === 'kill') return run ? killUnlessKilled(run) : finish(operation.id, 'done')
  if (wanted !== 'running') return finish(operation.id, 'failed')
  if (memory.restarting !== operation.id)
    return {
      act: run && !run.ending ? 'stop' : 'go_on',
      memory: { restarting: operation.id, run: null, halted: null, crashes: [] },
      tries: { retry: null },
    }
  if (memory.halted) return finish(operation.id, 'failed')
  return run?.ready && !run.ending ? finish(operation.id, 'done') : undefined
}

/** The step towards `running` or `stopped`. */
function follow(
  { wanted }: WantedServer,
  memory: ServerMemory,
  run: RunState | null,
  tries: Tries,
  now: Now,
): Step {
  if (wanted === 'stopped') return { act: run && !run.ending ? 'stop' : 'wait', tries: { retry: null } }
  if (run) return watchRun(memory, run, now)
  if (memory.halted) return { act: 'wait' }
  const waitMs = (tries.retry?.at ?? 0) - now.elapsed
  return waitMs > 0 ? { act: 'wait', waitMs } : { act: 'start' }
}

function watchRun(memory: ServerMemory, run: RunState, now: Now): Step {
  if (run.ending) return { act: 'wait' }
  if (run.outdated) return { act: 'stop' }
  if (run.ready) {
    const tries = { failures: 0, trouble: null }
    return memory.run && !memory.run.ready
      ? { act: 'go_on', tries, memory: { run: { ...memory.run, ready: true } } }
      : { act: 'wait', tries }
  }
  const waitMs = run.startedAt + run.startMs - now.elapsed
  if (waitMs > 0) return { act: 'wait', waitMs }
  return { act: run.late ? 'wait' : 'kill_late' }
}

function afterExit(memory: ServerMemory, run: RunState, exit: Exit, now: Now): Step {
  const ended: Step = { act: 'forget_run', memory: { run: null } }
  if (run.ending) return run.ending.excess ? halt(memory, 'stopped', run.ending.excess, ended) : ended
  // Stopped from within, by its console or a player with that right: not a crash.
  const inPeace = exit.code === 0 || (exit.code === null && exit.signal === null && run.saidEnd)
  if (inPeace && run.ready) {
    const halted = { generation: memory.generation, state: 'stopped', reason: null } as const
    return { ...ended, memory: { run: null, halted } }
  }
  if (run.outOfHeap || exit.reason === 'out_of_memory') return halt(memory, 'stopped', 'out_of_memory', ended)
  const crashes = withCrash(memory.crashes, now.time)
  const crashed: Step = {
    ...ended,
    memory: { run: null, crashes },
    say: [run.late ? saysOfLateStart(run.startMs) : saysOfCrash(exit)],
  }
  const pause = afterCrash(crashes)
  if (pause === 'give_up') return halt(memory, 'failed', run.late ? 'start_timeout' : 'crash_loop', crashed)
  const reason = run.late ? 'start_timeout' : 'crash'
  return { ...crashed, tries: { retry: { at: now.elapsed + pause, reason }, trouble: reason } }
}

/** What `start` or `move` came to. */
export function afterAttempt(memory: ServerMemory, tries: Tries, outcome: Outcome, now: Now): Step {
  const { port } = memory
  switch (outcome.is) {
    case 'started':
      return { act: 'go_on', tries: { portTaken: 0, mayBeLeft: false, retry: null } }
    case 'failed':
      return retry(tries, outcome.reason, outcome.why, now)
    case 'port_taken': {
      // A second server in the same folder would ruin the world.
      if (tries.mayBeLeft)
        return retry(
          tries,
          'port_taken',
          `port ${port} is taken, perhaps by what a former agent left of it`,
          now,
        )
      if (port === null || tries.portTaken >= portTries)
        return { act: 'move', tries: { portTaken: 0, retry: null } }
      const portTaken = tries.portTaken + 1
      const at = now.elapsed + pauseMs(portTaken)
      return { act: 'go_on', tries: { portTaken, retry: { at, reason: 'port_taken' } } }
    }
    case 'moved': {
      if (outcome.port === null)
        return halt(memory, 'stopped', 'port_taken', {
          act: 'go_on',
          warn: "no port of this node's range is free",
        })
      const moved: Step = { act: 'go_on', memory: { port: outcome.port } }
      if (port === null) return moved
      const warn = `port ${port} is taken; it moves to ${outcome.port}`
      return { ...moved, warn, say: [saysOfMove(port, outcome.port)] }
    }
  }
}

/** After an action failed in a way that nobody foresaw. */
export function afterError({ failures }: Tries): Step {
  return {
    act: 'wait',
    waitMs: pauseMs(failures + 1),
    tries: { failures: failures + 1, trouble: 'internal' },
  }
}

/**
 * What a new agent does about a server that its predecessor left running (null if nothing is found): adopts it, or ends it where
 * its core is not known or it was to be replaced.
 */
export function afterTakeover(
  memory: ServerMemory,
  left: { coreKnown: boolean; ready: boolean } | null,
): { left: 'adopt' | 'end' | 'none'; run: ServerMemory['run']; mayBeLeft: boolean } {
  const { run } = memory
  if (!left) return { left: 'none', run, mayBeLeft: run !== null }
  if (!run || !left.coreKnown) return { left: 'end', run, mayBeLeft: false }
  return { left: 'adopt', run: { core: run.core, ready: run.ready || left.ready }, mayBeLeft: false }
}

function killUnlessKilled(run: RunState): Step {
  return { act: run.ending?.how === 'kill' ? 'wait' : 'kill' }
}

function retry(
  { failures, retry: former }: Tries,
  reason: 'core_unavailable' | 'internal' | 'port_taken',
  why: string,
  now: Now,
): Step {
  const at = now.elapsed + pauseMs(failures + 1)
  return {
    act: 'go_on',
    tries: { failures: failures + 1, retry: { at, reason }, trouble: reason },
    // Once a row of failures, not once an attempt.
    ...(former?.reason !== reason && { warn: `${why}; trying on` }),
  }
}

/** `step`, and then it stays down until its owner wants something new. */
function halt(memory: ServerMemory, state: 'stopped' | 'failed', reason: HaltReason, step: Step): Step {
  return {
    ...step,
    memory: { ...step.memory, halted: { generation: memory.generation, state, reason } },
    say: [...(step.say ?? []), saysOfHalt(reason)],
  }
}
