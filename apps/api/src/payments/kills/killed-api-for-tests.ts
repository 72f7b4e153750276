import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@zubr/process/free-port'
import type { TrialPlace } from '../processors.ts'
import type { Clock } from './clock-for-tests.ts'

const program = fileURLToPath(new URL('api-process-for-tests.ts', import.meta.url))
/** Most of what a kill takes is to import the program again. */
const quickImports = new URL('../../database/quick-imports.ts', import.meta.url).href

type Process = { child: ChildProcess; lines: Interface; loaded: Promise<unknown> }

/** A line of API processes on one port: where one is killed, the next, which has imported everything by then, takes its place. */
export async function killedApi(env: Record<string, string>, place: TrialPlace) {
  const port = await freePort()
  const load = (): Process => {
    const child = spawn(process.execPath, ['--import', quickImports, program], {
      env: { ...process.env, ...env, PANEL_PORT: String(port) },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    if (!child.stdout) throw new Error('no pipe to the process')
    const lines = createInterface({ input: child.stdout })
    return { child, lines, loaded: said(lines, child, 'loaded') }
  }
  let next = load()
  let present: Process | undefined
  /** Until a line is said; rejects if the process ends before by itself. A kill says nothing any more, and is no failure. */
  function said(lines: Interface, child: ChildProcess, start: string): Promise<string> {
    return new Promise((resolve, reject) => {
      lines.on('line', (line) => line.startsWith(start) && resolve(line))
      child.once('exit', (status, signal) =>
        signal ? resolve('') : reject(new Error(`it ended with ${status}`)),
      )
    })
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Whether the next is ready to take over: until then the present one lives. */
    nextLoaded: (): Promise<unknown> => next.loaded,
    /** Lets the next begin, and resolves to a promise that it listens. */
    async begin(clock: Clock): Promise<{ listening: Promise<unknown> }> {
      present = next
      next = load()
      await present.loaded
      const { child, lines } = present
      const listening = said(lines, child, 'http')
      child.stdin?.on('error', () => undefined).write(`${JSON.stringify({ place, clock })}\n`)
      return { listening }
    },
    /** Has it compare with the processors what it knows. */
    async reconcile(): Promise<void> {
      if (!present) throw new Error('no process')
      const { child, lines } = present
      const done = said(lines, child, 'reconciled')
      child.stdin?.write('reconcile\n')
      await done
    },
    async kill(): Promise<void> {
      const { child } = present ?? {}
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    async end(): Promise<void> {
      await this.kill()
      const gone = once(next.child, 'exit')
      next.child.kill('SIGKILL')
      await gone
    },
  }
}
export type KilledApi = Awaited<ReturnType<typeof killedApi>>
