import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmEnvironment } from '../../apps/node/src/cores/find-npm.ts'

export const repository = path.resolve(fileURLToPath(import.meta.url), '../../..')

/** A run of `npm start`'s program with its output. */
export type Launched = {
  child: ChildProcess
  output: { stdout: string; stderr: string }
  /** Resolves with its addresses once it is ready; rejects with its output if it ends before. */
  ready(): Promise<{ siteUrl: string; panelUrl: string }>
  /** Sends the signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<Ended>
  ended: Promise<Ended>
}

export type Ended = { status: number | null; signal: NodeJS.Signals | null; afterMs: number }

/**
 * Starts `program` with these settings. From the environment it inherits only what npm needs to
 * reach the registry, where the first test on a machine fetches its server.
 */
export function launch(
  settings: Record<string, string>,
  program = 'apps/all-in-one/src/main.ts',
  args: string[] = [],
): Launched {
  const inherited = ['TZ', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  const child = spawn(process.execPath, [path.join(repository, program), ...args], {
    cwd: repository,
    env: {
      ...npmEnvironment(process.env),
      ...Object.fromEntries(inherited),
      NODE_ENV: 'production',
      NODE_WARM_CORES: '0',
      CORE_SOURCES: 'off',
      CATALOGUE_SOURCES: 'off',
      ...settings,
    },
    // The IPC channel makes it exit when this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  let askedAt = performance.now()
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (status, signal) =>
      resolve({ status, signal, afterMs: Math.round(performance.now() - askedAt) }),
    )
  })
  return {
    child,
    output,
    ended,
    ready: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [, siteUrl, panelUrl] = /^Zubr is ready: site (\S+), panel (\S+)$/m.exec(output.stdout) ?? []
          if (siteUrl && panelUrl) resolve({ siteUrl, panelUrl })
        }
        child.stdout?.on('data', look)
        look()
        void ended.then(({ status, signal }) => {
          const how = signal ? `by ${signal}` : `with status ${status}`
          reject(new Error(`ended ${how} before it was ready: ${output.stderr}`))
        })
      }),
    end(signal) {
      askedAt = performance.now()
      child.kill(signal)
      return ended
    },
  }
}
