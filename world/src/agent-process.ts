import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { variables } from '@zubr/config'
import type { FromAgent, ToAgent } from '@zubr/node/agent-process'

/** After it has ended by itself it is started again, at first at once. */
const againMs = 1_000
export type AgentProcess = {
  /** The program; what runs if nothing else is said is the real agent. */
  program?: string | undefined
  told: ToAgent
  log: (level: 'info' | 'warn' | 'error', message: string) => void
}

const realAgent = fileURLToPath(import.meta.resolve('@zubr/node/agent-process-main'))

/**
 * Runs the node agent in a process of its own until `stop`, which resolves when its game servers and itself have ended, and starts it again if it ends by itself. Resolves once it listens; rejects
 * with the error of `listen`, its code included, if it cannot the first time.
 */
export async function startAgentProcess({ program = realAgent, told, log }: AgentProcess) {
  const stopped = new AbortController()
  let child = launch(program, told.options.dataDir)
  const running = (async () => {
    while (!stopped.signal.aborted) {
      const how = await ended(child)
      if (stopped.signal.aborted) return
      log('error', `The agent ended by itself (${how}); it is started again.`)
      await wait(againMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) return
      child = launch(program, told.options.dataDir)
      await listening(child, told, log).catch((error: Error) => log('error', `The agent: ${error.message}`))
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
    await listening(child, told, log)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, pid: () => child.pid }
}

function launch(program: string, dataDir: string): ChildProcess {
  // The folder stands there for whoever reads a list of processes.
  return spawn(process.execPath, [program, dataDir], {
    env: { ...withoutOurs(process.env) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Its settings are told, and nothing of ours that is secret is its business. */
function withoutOurs(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !Object.hasOwn(variables, name)))
}

function listening(child: ChildProcess, told: ToAgent, log: AgentProcess['log']): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('message', (said: FromAgent) => {
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
