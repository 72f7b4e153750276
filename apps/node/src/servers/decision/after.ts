import type { Exit } from '../../runtime/runtime.ts'
import type { Cause } from './cause.ts'
import { afterCrash, pauseMs, withCrash } from './restart-rule.ts'
import type { Now, RunState, Step, Tries } from './server.ts'
import type { HaltReason, ServerMemory } from './server-memory.ts'

/** What came of `start` or `move`. */
export type Outcome =
  | { is: 'started' }
  | { is: 'failed'; reason: 'core_unavailable' | 'internal'; why: string }
  /** Trying again would change nothing. */
  | { is: 'refused'; reason: 'eula' | 'no_sandbox' }
  | { is: 'port_taken' }
  | { is: 'moved'; port: number | null }

/** So often, 7 s in all, a taken port is tried again before the server moves: players know the address. */
const portTries = 3

/** After a run has ended. */
export function afterExit(memory: ServerMemory, run: RunState, exit: Exit, now: Now): Step {
  const ended: Step = { act: 'forget_run', memory: { run: null } }
  if (run.ending) return run.ending.excess ? halt(memory, 'stopped', run.ending.excess, ended) : ended
  // Stopped from within, by its console or a player with that right: not a crash.
  const inPeace = exit.code === 0 || (exit.code === null && exit.signal === null && run.saidEnd)
  if (inPeace && run.ready) {
    const halted = { generation: memory.generation, state: 'stopped', reason: null } as const
    return { ...ended, memory: { run: null, halted } }
  }
  // What was killed for being late did not end for its memory, though a child of it may have.
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

/** Its owner can mend some of it and start it again; the rest has failed. */
const stateAfter: Record<Exclude<Cause, 'port_taken'>, 'stopped' | 'failed'> = {
  out_of_memory: 'stopped',
  disk_full: 'stopped',
  eula: 'stopped',
  wrong_java: 'failed',
  broken_world: 'failed',
  missing_library: 'failed',
}

/** What `start` or `move` came to. */
export function afterAttempt(memory: ServerMemory, tries: Tries, outcome: Outcome, now: Now): Step {
  const { port } = memory
  switch (outcome.is) {
    case 'started':
      return { act: 'go_on', tries: { portTaken: 0, mayBeLeft: false, retry: null, asked: false } }
    case 'refused':
      return halt(memory, 'stopped', outcome.reason, { act: 'go_on' })
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
  const { core, live, edge, started, changed, keepsMemoryUntil, emptySince } = run
  const goesOn = {
    core,
    ready: run.ready || left.ready,
    ...(live !== undefined && { live }),
    ...(edge && { edge }),
    ...(started && { started }),
    ...(changed && { changed }),
    ...(keepsMemoryUntil !== undefined && { keepsMemoryUntil }),
    ...(emptySince !== undefined && { emptySince }),
  }
  return { left: 'adopt', run: goesOn, mayBeLeft: false }
}

function retry(
  { failures, retry: former }: Tries,
  reason: 'core_unavailable' | 'internal' | 'port_taken',
  why: string,
  now: Now,
): Step {
  const waitMs = pauseMs(failures + 1)
  const isLast = pauseMs(failures + 2) === waitMs
  // Once the pause stays the same, one line says so for all that follow.
  const isNews = reason === 'core_unavailable' && (failures === 0 || pauseMs(failures) !== waitMs)
  return {
    act: 'go_on',
    tries: { failures: failures + 1, retry: { at: now.elapsed + waitMs, reason }, trouble: reason },
    ...(isNews && { say: [saysOfRetry(why, waitMs / 1_000, isLast)] }),
    // Once a row of failures, not once an attempt.
    ...(former?.reason !== reason && { warn: `${why}; trying on` }),
  }
}

const causesInFiles: ReadonlySet<HaltReason | null> = new Set<HaltReason>([
  ...(['crash_loop', 'start_timeout', 'wrong_java', 'broken_world', 'missing_library'] as const),
  ...(['out_of_memory', 'too_many_processes'] as const),
])

/** After its owner has undone a change: why the server is down no longer holds, so it is only stopped. */
export function afterUndo({ halted }: Pick<ServerMemory, 'halted'>): Pick<Step, 'memory'> {
  if (!halted || !causesInFiles.has(halted.reason)) return {}
  return { memory: { halted: { ...halted, state: 'stopped', reason: null } } }
}

/** `step`, and then it stays down until its owner wants something new. */
function halt(memory: ServerMemory, state: 'stopped' | 'failed', reason: HaltReason, step: Step): Step {
  return {
    ...step,
    memory: { ...step.memory, halted: { generation: memory.generation, state, reason } },
    say: [...(step.say ?? []), saysOfHalt(reason)],
  }
}

/** What a server's console says when it stays down. Consoles are in English. */
const lastWords: Record<HaltReason, string> = {
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

const saysOfHalt = (reason: HaltReason): string => fromNode(lastWords[reason])

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

/** Tells the node's words from the server's own. */
const fromNode = (text: string) => `[node] ${text}`
