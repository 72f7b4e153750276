import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { variables } from '@zubr/config'
import { RestartPolicy } from '@zubr/data-dir/restart-policy'
import { StartError } from '@zubr/data-dir/start-error'
import type { ChildMessage } from '@zubr/on-node/supervised-child'

const programOf = (name: string) => fileURLToPath(import.meta.resolve(name))
export const realAgent = programOf('@zubr/node/agent-process-main')
export const realEdge = programOf('@zubr/edge/edge-process-main')

export type SupervisedProcessOptions<Input> = {
  /** Name in log lines. */
  name: string
  program: string
  input: Input
  /** Shown in process lists. */
  dataDir: string
  log: (level: 'info' | 'warn' | 'error', message: string) => void
  /** Pause before the first restart, in milliseconds. */
  againMs: number
  maxEndsInRow?: number
}

/**
 * Runs a program until `stop`, which resolves when it has ended, and restarts it. Resolves once it
 * listens; rejects with the error of its first `listen`, including its code. `lost` settles only if
 * it ends repeatedly soon after its start.
 */
export async function startSupervisedProcess<Input extends object>(options: SupervisedProcessOptions<Input>) {
  const { name, log, againMs, maxEndsInRow } = options
  const policy = new RestartPolicy({ firstPauseMs: againMs, ...(maxEndsInRow && { maxEndsInRow }) })
  const stopped = new AbortController()
  const ready = Promise.withResolvers<void>()
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
  let child = launch(options)
  let hasListened = false
  const running = (async () => {
    for (;;) {
      const startedAt = performance.now()
      const failure = await listening(child, options)
      if (failure === undefined) {
        hasListened = true
        ready.resolve()
      } else if (failure === 'ended') {
        // It is restarted below.
      } else if (!hasListened) return ready.reject(failure)
      else log('error', `The ${name}: ${failure.message}`)
      const how = await ended(child)
      if (stopped.signal.aborted) return
      const pauseMs = policy.pauseAfter(performance.now() - startedAt)
      if (pauseMs === null) {
        const error = new StartError(
          `The ${name} ended unexpectedly ${policy.endsInRow} times in a row (${how})`,
        )
        ready.reject(error)
        return lose(error)
      }
      log('error', `The ${name} ended unexpectedly (${how}); it is restarted.`)
      // Rejects only when the process is stopped, which the next line checks.
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) return
      child = launch(options)
    }
  })()
  const stop = async () => {
    stopped.abort()
    const last = child
    if (last.exitCode !== null || last.signalCode !== null) return
    last.kill('SIGTERM')
    await ended(last)
    await running
  }
  try {
    await ready.promise
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, lost, pid: () => child.pid }
}

function launch({
  program,
  dataDir,
}: Pick<SupervisedProcessOptions<object>, 'program' | 'dataDir'>): ChildProcess {
  return spawn(process.execPath, [program, dataDir], {
    env: { ...withoutOurs(process.env) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** The process gets its settings as a message; our secrets are removed from its environment. */
function withoutOurs(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !Object.hasOwn(variables, name)))
}

/** Resolves once it listens or has ended silently; otherwise to the listen error with its code. */
function listening<Input extends object>(
  child: ChildProcess,
  { input, log }: SupervisedProcessOptions<Input>,
): Promise<Error | undefined | 'ended'> {
  return new Promise((resolve) => {
    child.on('message', (message: ChildMessage) => {
      if (message.is === 'log') log(message.level, message.message)
      else if (message.is === 'listening') resolve(undefined)
      else resolve(Object.assign(new Error(message.message), { code: message.code }))
    })
    child.once('error', resolve)
    child.once('exit', () => resolve('ended'))
    // The process has ended, which is handled above.
    child.send(input, () => undefined)
  })
}

function ended(child: ChildProcess): Promise<string> {
  const how = () => child.signalCode ?? `exit code ${child.exitCode}`
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(how())
  return new Promise((resolve) =>
    child.once('exit', () => resolve(how())).once('error', ({ message }) => resolve(message)),
  )
}
