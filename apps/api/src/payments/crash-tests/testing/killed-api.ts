import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface, type Interface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@zubr/process/free-port'
import type { TrialPlace } from '../../processors.ts'
import type { CommandBody, CommandResult } from './api-process.ts'
import type { Clock } from './clock.ts'

const program = fileURLToPath(new URL('api-process.ts', import.meta.url))
/** Importing the program again takes most of the time of a restart. */
const quickImports = new URL('../../../database/quick-imports.ts', import.meta.url).href

type Process = { child: ChildProcess; lines: Interface; loaded: Promise<unknown> }

/** API processes on one port. When one is killed, the next, already loaded, replaces it. */
export async function killedApi(env: Record<string, string>, place: TrialPlace) {
  const port = await freePort()
  const load = (): Process => {
    const child = spawn(process.execPath, ['--import', quickImports, program], {
      env: { ...process.env, ...env, PANEL_PORT: String(port) },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    if (!child.stdout) throw new Error('no pipe to the process')
    child.stdin?.on('error', () => undefined)
    const lines = createInterface({ input: child.stdout })
    return { child, lines, loaded: lineStartingWith(lines, child, 'loaded') }
  }
  // Two are preloaded, so that the next imports run while customers pay.
  const next = [load(), load()]
  let present: Process | undefined
  let ids = 0
  const write = ({ child }: Process, what: CommandBody): number => {
    ids++
    child.stdin?.write(`${JSON.stringify({ id: ids, ...what })}\n`)
    return ids
  }
  /**
   * Waits for a line of output. Rejects if the process exits before by itself. After a kill the
   * promise stays pending.
   */
  function lineStartingWith(lines: Interface, child: ChildProcess, start: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const onLine = (line: string) => line.startsWith(start) && resolve(line)
    const end = (status: number | null, signal: string | null) =>
      signal ? resolve('') : reject(new Error(`it ended with ${status}`))
    if (child.exitCode !== null || child.signalCode !== null) end(child.exitCode, child.signalCode)
    lines.on('line', onLine)
    child.once('exit', end)
    return promise.finally(() => {
      lines.off('line', onLine)
      child.off('exit', end)
    })
  }

  async function killed({ child }: Process): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Resolves when the next process can take over; the present one lives until then. */
    nextLoaded: async (): Promise<unknown> => next[0]?.loaded,
    /** Starts the next process. `listening` resolves when it listens. */
    async begin(clock: Clock): Promise<{ listening: Promise<unknown> }> {
      const mine = next.shift() ?? load()
      next.push(load())
      await mine.loaded
      present = mine
      const listening = lineStartingWith(mine.lines, mine.child, 'http')
      write(mine, { begin: { place, clock } })
      return { listening }
    },
    /**
     * Runs a command. Resolves to null on success, to the reason of a refusal, or to undefined if
     * the process was killed before it answered.
     */
    async tell(what: CommandBody): Promise<string | null | undefined> {
      if (!present) throw new Error('no process')
      const { child, lines } = present
      const id = write(present, what)
      const line = await lineStartingWith(lines, child, `answer {"id":${id},`)
      return line === '' ? undefined : (JSON.parse(line.slice('answer '.length)) as CommandResult).refused
    },
    async kill(): Promise<void> {
      if (present) await killed(present)
    },
    async end(): Promise<void> {
      await this.kill()
      await Promise.all(next.map((each) => killed(each)))
    },
  }
}
export type KilledApi = Awaited<ReturnType<typeof killedApi>>
