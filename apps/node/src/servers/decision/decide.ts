import type { DesiredServer } from '@zubr/contracts/node-servers'
import { afterExit } from './after-run.ts'
import type { Now, RunState, Server, Step } from './server.ts'
import type { ServerMemory } from './server-memory.ts'

// This folder is pure: it uses no file, process or clock. server-actions.ts carries out the steps.

/** Parts of the desired state that do not affect the process. */
const beside = { jobs: undefined, sftp: undefined, backupKey: undefined }

export const isSameRun = (one: DesiredServer, other: DesiredServer): boolean =>
  JSON.stringify({ ...one, ...beside }) === JSON.stringify({ ...other, ...beside })

/**
 * Decides the next step. The agent may die during it: the next agent decides again from what is
 * recorded.
 */
export function decide(desired: DesiredServer, server: Server, now: Now): Step {
  const { memory, run, isDeleted } = server
  if (memory && run?.exit) return afterExit(memory, run, run.exit, now)
  if (desired.desiredState === 'absent') {
    if (run) return killUnlessKilled(run)
    return { action: isDeleted ? 'wait' : 'remove' }
  }
  if (!memory) return { action: 'prepare' }
  if (!hasPorts(desired, memory)) return { action: 'give_ports' }
  if (desired.generation > memory.generation)
    return {
      action: 'go_on',
      memory: { generation: desired.generation, halted: null, crashes: [] },
      tries: { failures: 0, portTaken: 0, retry: null, trouble: null, isRequested: true },
    }
  return operate(desired, memory, run) ?? follow(desired, memory, server, now)
}

/**
 * Whether the server has the desired extra ports. A port that was not available is tried again at
 * the next start.
 */
const hasPorts = ({ extraPorts = [] }: DesiredServer, memory: ServerMemory): boolean =>
  extraPorts.length === memory.extraPorts.length &&
  extraPorts.every(({ id }, index) => memory.extraPorts[index]?.id === id)

/** The step for the requested operation. Undefined if it needs none now. */
function operate(
  { operation, desiredState }: DesiredServer,
  memory: ServerMemory,
  run: RunState | null,
): Step | undefined {
  const finish = (id: string, outcome: 'done' | 'failed'): Step => ({
    action: 'go_on',
    memory: { operations: [...memory.operations, { id, outcome }].slice(-20), restarting: null },
  })
  if (memory.restarting !== null && memory.restarting !== operation?.id)
    return finish(memory.restarting, 'failed')
  if (!operation || memory.operations.some(({ id }) => id === operation.id)) return undefined
  if (operation.action === 'kill') return run ? killUnlessKilled(run) : finish(operation.id, 'done')
  if (desiredState !== 'running') return finish(operation.id, 'failed')
  if (memory.restarting !== operation.id)
    return {
      action: run && !run.ending ? 'stop' : 'go_on',
      memory: { restarting: operation.id, run: null, halted: null, crashes: [] },
      tries: { retry: null, isRequested: true },
    }
  if (memory.halted) return finish(operation.id, 'failed')
  return run?.ready && !run.ending ? finish(operation.id, 'done') : undefined
}

/** The step towards `running` or `stopped`. */
function follow(
  { desiredState }: DesiredServer,
  memory: ServerMemory,
  { run, tries, held }: Server,
  now: Now,
): Step {
  if (desiredState === 'stopped')
    return { action: run && !run.ending ? 'stop' : 'wait', tries: { retry: null } }
  if (run) return watchRun(memory, run, now)
  if (memory.halted || held) return { action: 'wait' }
  const waitMs = (tries.retry?.at ?? 0) - now.elapsed
  return waitMs > 0 ? { action: 'wait', waitMs } : { action: 'start' }
}

function watchRun(memory: ServerMemory, run: RunState, now: Now): Step {
  if (run.ending) return { action: 'wait' }
  if (run.outdated) return { action: 'stop' }
  if (run.ready) {
    const tries = { failures: 0, trouble: null }
    return memory.run && !memory.run.ready
      ? { action: 'go_on', tries, memory: { run: { ...memory.run, ready: true } } }
      : { action: 'wait', tries }
  }
  const waitMs = run.startedAt + run.startMs - now.elapsed
  if (waitMs > 0) return { action: 'wait', waitMs }
  return { action: run.late ? 'wait' : 'kill_late' }
}

function killUnlessKilled(run: RunState): Step {
  return { action: run.ending?.how === 'kill' ? 'wait' : 'kill' }
}
