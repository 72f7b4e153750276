import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, type FSWatcher, watch } from 'node:fs'
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { constants, uptime } from 'node:os'
import { basename, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import { findProgram } from '@zubr/process/sandbox-tools'
import { readOrEmpty } from '../../runtime/read-or-empty.ts'
import type { Exit } from '../../runtime/runtime.ts'
import { readProcess } from '../process/process-table.ts'
import { isCgroupV2 } from './limits.ts'

const run = promisify(execFile)

export type Programs = { runtime: string; monitor: string }

/** crun is smaller, but does not support machines with cgroup v1: these need runc. */
export const supportedRuntimes = isCgroupV2 ? (['crun', 'runc'] as const) : (['runc'] as const)

/** The installed programs for containers, or else the names of the missing packages. */
export function findPrograms(dataDir: string): Programs | { lacking: string[] } {
  // A runtime that was installed later does not know the containers of the former one.
  const used = supportedRuntimes.filter((name) => existsSync(join(engineFolder(dataDir), `state-${name}`)))
  const runtime = [...used, ...supportedRuntimes].map(findProgram).find((found) => found !== undefined)
  const monitor = findProgram('conmon')
  if (runtime && monitor) return { runtime, monitor }
  return { lacking: [...(runtime ? [] : [supportedRuntimes[0]]), ...(monitor ? [] : ['conmon'])] }
}

/** Only the agent can access it. */
export const engineFolder = (dataDir: string) => join(dataDir, 'sandbox')

/** Status of a container, as its runtime reports it. */
type Status = 'creating' | 'created' | 'running' | 'paused' | 'stopped'
/** Timeout of calls of the runtime, which may only wait for a disk. */
const callMs = 20_000
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Descriptors, or pipes of this process, which are returned and end with it. */
export type Streams = [stdin: number, stdout: number, stderr: number] | ['pipe', 'pipe', 'ignore']
type Pipes = { stdin: Writable | null; stdout: Readable | null }

/**
 * Runs OCI bundles without a daemon. A conmon process supervises each container and writes its exit
 * code to a file for an agent that starts later. It passes its streams to the container unbuffered.
 * Only the agent can access `folder`.
 */
export class ContainerEngine {
  readonly #runtime: string
  readonly #monitor: string
  /** Folder of the runtime's state. */
  readonly #state: string
  /** Folder of the exit codes that conmon writes. */
  readonly #exits: string
  /** Folder of the pids of the conmon processes. */
  readonly #pids: string
  readonly #waiting = new Map<string, () => void>()
  #watcher: FSWatcher | undefined

  /** Use `open`, which makes the folders. */
  constructor({ runtime, monitor }: Programs, folder: string) {
    this.#runtime = runtime
    this.#monitor = monitor
    this.#state = join(folder, `state-${basename(runtime)}`)
    this.#exits = join(folder, 'exits')
    this.#pids = join(folder, 'monitors')
  }

  static async open(programs: Programs, folder: string): Promise<ContainerEngine> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    const engine = new ContainerEngine(programs, folder)
    for (const dir of [engine.#state, engine.#exits, engine.#pids])
      await mkdir(dir, { recursive: true, mode: 0o700 })
    return engine
  }

  async status(id: string): Promise<Status | undefined> {
    return (await this.#stateOf(id)).status
  }

  /** Containers that the runtime has a state of. */
  list(): Promise<string[]> {
    return readdir(this.#state)
  }

  /** Pid of its first process, while it runs. */
  async pidOf(id: string): Promise<number | undefined> {
    const { status, pid } = await this.#stateOf(id)
    return status === 'running' ? pid : undefined
  }

  /** Creates and starts a container from its bundle. */
  async start(id: string, bundle: string, streams: Streams): Promise<Pipes> {
    await rm(join(this.#exits, id), { force: true })
    const log = join(bundle, 'log')
    const args = [
      ...['--api-version', '1', '-c', id, '-u', id, '-r', this.#runtime, '--runtime-arg', '--root'],
      ...['--runtime-arg', this.#state, '-b', bundle, '-p', join(bundle, 'pid'), '-P', join(this.#pids, id)],
      ...['--runtime-arg', '--log', '--runtime-arg', log, '-l', 'passthrough'],
      ...['--exit-dir', this.#exits, '--full-attach', '--log-level', 'error'],
    ]
    // Folders that the runtime makes on the way to the mounts must be searchable for its user.
    const child = spawn('sh', ['-c', 'umask 022; exec "$@"', 'sh', this.#monitor, ...args], {
      cwd: bundle,
      // conmon decodes paths by the locale.
      env: { PATH: path, LC_ALL: 'C.UTF-8', _OCI_SYNCPIPE: '3' },
      detached: true,
      stdio: [...streams, 'pipe'],
    })
    const { stdin, stdout } = child
    // conmon moves to the background, where closing this end would close the container's input.
    child.stdin = null
    await once(child, 'spawn')
    const made = await firstLine(child.stdio[3] as Readable)
    if (!(made !== '' && JSON.parse(made).data >= 0)) {
      const why = await readOrEmpty(log)
      throw new Error(`the container could not be created: ${why.trim() || made || 'the reason is unknown'}`)
    }
    await this.#call('start', id)
    return { stdin, stdout }
  }

  /**
   * Resolves to its exit once it has ended. No code and no signal: conmon was killed, so the exit
   * is unknown.
   */
  async ended(id: string, until: AbortSignal): Promise<Exit> {
    this.#watcher ??= watch(this.#exits, { persistent: false }, (_, name) =>
      this.#waiting.get(name ?? '')?.(),
    )
    until.addEventListener('abort', () => this.#waiting.get(id)?.(), { once: true })
    const file = join(this.#exits, id)
    const pid = await this.#monitorOf(id)
    for (; !until.aborted; ) {
      const over = this.#isOver(pid)
      const exit = existsSync(file) && (await this.#exitIn(file))
      if (exit) return exit
      if (over) {
        const now = await this.status(id)
        if (now === undefined || now === 'stopped') return unknownExit
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs)
        this.#waiting.set(id, resolve)
        timer.unref()
      })
      this.#waiting.delete(id)
    }
    return unknownExit
  }

  /** The exit of a container since the machine's boot. Undefined if there is none. */
  async lastExit(id: string): Promise<Exit | undefined> {
    // There is no file unless the container has ended.
    const { mtimeMs } = await stat(join(this.#exits, id)).catch(() => ({ mtimeMs: 0 }))
    return mtimeMs > Date.now() - uptime() * 1000 ? this.#exitIn(join(this.#exits, id)) : undefined
  }

  /** Signals its first process. When that ends, the kernel kills all others. */
  async signal(id: string, signal: 'TERM' | 'KILL'): Promise<void> {
    // The container may have ended already.
    await this.#call('kill', id, signal).catch(() => undefined)
  }

  /**
   * Sends SIGTERM. The first process of a container without a handler would not get it, so it
   * gets SIGKILL, unless it ignores SIGTERM.
   */
  async terminate(id: string): Promise<void> {
    const { pid = 0 } = await this.#stateOf(id)
    await this.signal(id, (await handlesTerm(pid)) ? 'TERM' : 'KILL')
  }

  /** Deletes the runtime's state of a container, and kills what is left. Idempotent. */
  async remove(id: string): Promise<void> {
    // The conmon of a killed agent may still be creating the container.
    const pid = await this.#monitorOf(id)
    if (existsSync(join(this.#state, id))) await this.#call('delete', '--force', id)
    if (!this.#isOver(pid)) {
      try {
        process.kill(pid as number, 'SIGKILL')
      } catch {
        // The process has ended meanwhile.
      }
      if (existsSync(join(this.#state, id))) await this.#call('delete', '--force', id)
    }
    for (const dir of [this.#exits, this.#pids]) await rm(join(dir, id), { force: true })
  }

  close(): void {
    this.#watcher?.close()
    this.#watcher = undefined
  }

  #call(...args: string[]): Promise<{ stdout: string }> {
    return run(this.#runtime, ['--root', this.#state, ...args], {
      timeout: callMs,
      killSignal: 'SIGKILL',
      env: { PATH: path },
    })
  }

  async #stateOf(id: string): Promise<{ status?: Status; pid?: number }> {
    if (!existsSync(join(this.#state, id))) return {}
    // The container may end while its state is read.
    const { stdout } = await this.#call('state', id).catch(() => ({ stdout: '{}' }))
    return JSON.parse(stdout)
  }

  /** The pid of its conmon, while that runs. */
  async #monitorOf(id: string): Promise<number | undefined> {
    const pid = Number(await readOrEmpty(join(this.#pids, id)))
    if (!pid) return undefined
    const line = await readOrEmpty(`/proc/${pid}/cmdline`)
    return line.startsWith(this.#monitor) && line.includes(`\0${join(this.#pids, id)}\0`) ? pid : undefined
  }

  #isOver(pid: number | undefined): boolean {
    const now = pid === undefined ? undefined : readProcess(pid)
    return !now || now.zombie
  }

  async #exitIn(file: string): Promise<Exit | undefined> {
    const text = await readOrEmpty(file)
    return text === '' ? undefined : exitOf(Number(text))
  }
}

/** Reads the masks of ignored and handled signals in /proc. The lowest bit is signal 1. */
async function handlesTerm(pid: number): Promise<boolean> {
  const text = await readOrEmpty(`/proc/${pid}/status`)
  const sets = [...text.matchAll(/^Sig(?:Ign|Cgt):\s*([0-9a-f]+)$/gm)].map(([, set]) => BigInt(`0x${set}`))
  const term = 1n << BigInt(constants.signals.SIGTERM - 1)
  return sets.length === 0 || sets.some((set) => (set & term) !== 0n)
}

/** A new file wakes the watcher at once. The poll covers ends without a file. */
const pollMs = 5_000

const unknownExit: Exit = { code: null, signal: null, reason: null }

/** As in shells, a code above 128 is 128 plus the number of a signal. */
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
