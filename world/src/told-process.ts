import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { variables } from '@zubr/config'
import type { FromTold } from '@zubr/on-node/told-process'

const programOf = (name: string) => fileURLToPath(import.meta.resolve(name))
export const realAgent = programOf('@zubr/node/agent-process-main')
export const realEdge = programOf('@zubr/edge/edge-process-main')

export type ToldProcess<Told> = {
  /** As which it stands in the log. */
  name: string
  program: string
  told: Told
  /** Stands there for whoever reads a list of processes. */
  dataDir: string
  log: (level: 'info' | 'warn' | 'error', message: string) => void
  /** After it has ended by itself it is started again, at first after so long. */
  againMs: number
}

/** What ends sooner after its start, time and again, would only end again at once. */
const soonMs = 1_000

/**
 * Runs a program in a process of its own until `stop`, which resolves when it has ended, and starts it again if it ends by itself.
 * Resolves once it listens; rejects with the error of `listen`, its code included, if it cannot the first time.
 */
export async function startToldProcess<Told extends object>(options: ToldProcess<Told>) {
  const { name, log, againMs } = options
  const stopped = new AbortController()
  let child = launch(options)
  let launchedAt = performance.now()
  let endedSoonBefore = false
  const running = (async () => {
    while (!stopped.signal.aborted) {
      const how = await ended(child)
      if (stopped.signal.aborted) return
      log('error', `The ${name} ended by itself (${how}); it is started again.`)
      const endedSoon = performance.now() - launchedAt < soonMs
      const pauseMs = endedSoon && endedSoonBefore ? Math.max(againMs, soonMs) : againMs
      endedSoonBefore = endedSoon
      await wait(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) return
      child = launch(options)
      launchedAt = performance.now()
      await listening(child, options).catch((error: Error) => log('error', `The ${name}: ${error.message}`))
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
    await listening(child, options)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, pid: () => child.pid }
}

function launch({ program, dataDir }: Pick<ToldProcess<object>, 'program' | 'dataDir'>): ChildProcess {
  return spawn(process.execPath, [program, dataDir], {
    env: { ...withoutOurs(process.env) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Its settings are told, and nothing of ours that is secret is its business. */
function withoutOurs(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !Object.hasOwn(variables, name)))
}

function listening<Told extends object>(
  child: ChildProcess,
  { told, log }: ToldProcess<Told>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (said: FromTold) => {
      if (said.is === 'log') log(said.level, said.message)
      else if (said.is === 'listening') resolve()
      else reject(Object.assign(new Error(said.message), { code: said.code }))
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('it ended before it listened')))
    // Nobody hears it any more: its end is told above.
    child.send(told, () => undefined)
  })
}

function ended(child: ChildProcess): Promise<string> {
  const how = () => child.signalCode ?? `exit code ${child.exitCode}`
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(how())
  return new Promise((resolve) =>
    child.once('exit', () => resolve(how())).once('error', ({ message }) => resolve(message)),
  )
}
