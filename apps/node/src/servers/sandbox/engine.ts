import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, type FSWatcher, watch } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { constants, uptime } from 'node:os'
import { basename, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import { findProgram } from '@zubr/process/sandbox-tools'
import type { Exit } from '../../runtime/runtime.ts'
import { processOf } from '../process/process-table.ts'
import { isOneTree } from './limits.ts'

const run = promisify(execFile)

export type Programs = { runtime: string; monitor: string }

/** crun is the lighter one, and refuses machines whose limits have a tree of groups each: there it is runc. */
export const runtimesHere = isOneTree ? (['crun', 'runc'] as const) : (['runc'] as const)

/** What containers are run by here; otherwise the packages that are lacking. */
export function findPrograms(dataDir: string): Programs | { lacking: string[] } {
  // One that was installed since servers were started does not know them.
  const used = runtimesHere.filter((name) => existsSync(join(engineFolder(dataDir), `state-${name}`)))
  const runtime = [...used, ...runtimesHere].map(findProgram).find((found) => found !== undefined)
  const monitor = findProgram('conmon')
  if (runtime && monitor) return { runtime, monitor }
  return { lacking: [...(runtime ? [] : [runtimesHere[0]]), ...(monitor ? [] : ['conmon'])] }
}

/** The agent's alone. */
export const engineFolder = (dataDir: string) => join(dataDir, 'sandbox')

/** What a container is, as its runtime says. */
type Status = 'creating' | 'created' | 'running' | 'paused' | 'stopped'
/** No call of the runtime takes longer, unless the kernel waits for a disk. */
const callMs = 20_000
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Descriptors; or pipes of this process, whose ends are returned, and which end with it. */
export type Streams = [stdin: number, stdout: number, stderr: number] | ['pipe', 'pipe', 'ignore']
type Pipes = { stdin: Writable | null; stdout: Readable | null }
export type Engine = Awaited<ReturnType<typeof engine>>

/**
 * Runs OCI bundles without a daemon. Beside each container runs conmon, which keeps it from being init's child, and its exit code in a
 * file: so an agent that was not there learns how it ended. It hands its own streams on to the container and holds no output back.
 * `folder` is the agent's alone.
 */
export async function engine({ runtime, monitor }: Programs, folder: string) {
  const [state, exits, notes] = [`state-${basename(runtime)}`, 'exits', 'monitors'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  for (const dir of [state, exits, notes]) await mkdir(dir, { recursive: true, mode: 0o700 })
  const call = (...args: string[]) =>
    run(runtime, ['--root', state, ...args], { timeout: callMs, killSignal: 'SIGKILL', env: { PATH: path } })
  const waiting = new Map<string, () => void>()
  let watcher: FSWatcher | undefined

  async function stateOf(id: string): Promise<{ status?: Status; pid?: number }> {
    if (!existsSync(join(state, id))) return {}
    const { stdout } = await call('state', id).catch(() => ({ stdout: '{}' }))
    return JSON.parse(stdout)
  }
  const status = async (id: string) => (await stateOf(id)).status

  /** The process of its monitor, while that runs. */
  async function monitorOf(id: string): Promise<number | undefined> {
    const pid = Number(await readFile(join(notes, id), 'utf8').catch(() => ''))
    if (!pid) return undefined
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return line.startsWith(monitor) && line.includes(`\0${join(notes, id)}\0`) ? pid : undefined
  }

  const isOver = (pid: number | undefined) => {
    const now = pid === undefined ? undefined : processOf(pid)
    return !now || now.zombie
  }

  async function exitIn(file: string): Promise<Exit | undefined> {
    const text = await readFile(file, 'utf8').catch(() => '')
    return text === '' ? undefined : exitOf(Number(text))
  }

  const engine = {
    /** Containers of which the runtime keeps anything. */
    list: () => readdir(state),
    status,
    /** Its first process, while it runs. */
    async pidOf(id: string): Promise<number | undefined> {
      const { status, pid } = await stateOf(id)
      return status === 'running' ? pid : undefined
    },
    /** Makes one from its bundle and has it run. */
    async start(id: string, bundle: string, streams: Streams): Promise<Pipes> {
      await rm(join(exits, id), { force: true })
      const log = join(bundle, 'log')
      const args = [
        ...['--api-version', '1', '-c', id, '-u', id, '-r', runtime, '--runtime-arg', '--root'],
        ...['--runtime-arg', state, '-b', bundle, '-p', join(bundle, 'pid'), '-P', join(notes, id)],
        ...[
          '--runtime-arg',
          '--log',
          '--runtime-arg',
          log,
          '-l',
          'passthrough',
          '--exit-dir',
          exits,
          '--full-attach',
          '--log-level',
          'error',
        ],
      ]
      // What the runtime makes on the way to the container's folders must let its user pass.
      const child = spawn('sh', ['-c', 'umask 022; exec "$@"', 'sh', monitor, ...args], {
        cwd: bundle,
        // It takes paths for text of its own language.
        env: { PATH: path, LC_ALL: 'C.UTF-8', _OCI_SYNCPIPE: '3' },
        detached: true,
        stdio: [...streams, 'pipe'],
      })
      const { stdin, stdout } = child
      // The monitor goes into the background, where its own end would close what the container reads from.
      child.stdin = null
      await once(child, 'spawn')
      const made = await firstLine(child.stdio[3] as Readable)
      if (!(made !== '' && JSON.parse(made).data >= 0)) {
        const why = await readFile(log, 'utf8').catch(() => '')
        throw new Error(`the container could not be made: ${why.trim() || made || 'nobody says why'}`)
      }
      await call('start', id)
      return { stdin, stdout }
    },
    /** How it ended, once it has. No code and no signal: its monitor was killed, and nobody knows. */
    async ended(id: string, until: AbortSignal): Promise<Exit> {
      watcher ??= watch(exits, { persistent: false }, (_, name) => waiting.get(name ?? '')?.())
      until.addEventListener('abort', () => waiting.get(id)?.(), { once: true })
      const file = join(exits, id)
      const pid = await monitorOf(id)
      for (; !until.aborted; ) {
        const over = isOver(pid)
        const exit = existsSync(file) && (await exitIn(file))
        if (exit) return exit
        if (over) {
          const now = await status(id)
          if (now === undefined || now === 'stopped') return nobodyKnows
        }
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, lookMs)
          waiting.set(id, resolve)
          timer.unref()
        })
        waiting.delete(id)
      }
      return nobodyKnows
    },
    /** How one ended since this machine started; undefined if it has not. */
    async lastExit(id: string): Promise<Exit | undefined> {
      const { mtimeMs } = await stat(join(exits, id)).catch(() => ({ mtimeMs: 0 }))
      return mtimeMs > Date.now() - uptime() * 1000 ? exitIn(join(exits, id)) : undefined
    },
    /** Signals its first process; when that ends, the kernel ends all others. */
    async signal(id: string, signal: 'TERM' | 'KILL'): Promise<void> {
      await call('kill', id, signal).catch(() => undefined)
    },
    /**
     * Has its first process end as SIGTERM ends any other: unless it listens to that signal or ignores it, the kernel would keep it from
     * the first process of a container.
     */
    async terminate(id: string): Promise<void> {
      const { pid = 0 } = await stateOf(id)
      await engine.signal(id, (await mindsTerm(pid)) ? 'TERM' : 'KILL')
    },
    /** Takes away what the runtime keeps of it, and kills what is left. Harmless to repeat. */
    async remove(id: string): Promise<void> {
      // An agent that was killed while it made one may have left a monitor that still makes it.
      const pid = await monitorOf(id)
      if (existsSync(join(state, id))) await call('delete', '--force', id)
      if (!isOver(pid)) {
        try {
          process.kill(pid as number, 'SIGKILL')
        } catch {
          // It ended meanwhile.
        }
        if (existsSync(join(state, id))) await call('delete', '--force', id)
      }
      for (const dir of [exits, notes]) await rm(join(dir, id), { force: true })
    },
    close(): void {
      watcher?.close()
      watcher = undefined
    },
  }
  return engine
}

/** As /proc has it: sets of signals, the first at the lowest bit. */
async function mindsTerm(pid: number): Promise<boolean> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const sets = [...text.matchAll(/^Sig(?:Ign|Cgt):\s*([0-9a-f]+)$/gm)].map(([, set]) => BigInt(`0x${set}`))
  const term = 1n << BigInt(constants.signals.SIGTERM - 1)
  return sets.length === 0 || sets.some((set) => (set & term) !== 0n)
}

/** A file that appears wakes at once; this is for what no file tells. */
const lookMs = 5_000

const nobodyKnows: Exit = { code: null, signal: null, reason: null }

/** As shells have it: beyond 128 it is the number of a signal. */
function exitOf(code: number): Exit {
  const number = code - 128
  const name = Object.entries(constants.signals).find(([, value]) => value === number)?.[0]
  return name ? { code: null, signal: name, reason: null } : { code, signal: null, reason: null }
}

/** Empty if there is none. */
async function firstLine(stream: Readable): Promise<string> {
  let text = ''
  for await (const piece of stream.setEncoding('utf8')) {
    text += piece
    if (text.includes('\n')) break
  }
  return text.trim()
}
