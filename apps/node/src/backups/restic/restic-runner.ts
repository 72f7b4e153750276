import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { JobFailed } from '../../jobs/server-jobs.ts'
import type { BackupSource } from '../backup-engine.ts'
import { type BackupStorage, isFolder, repositoryOf } from '../backup-storage.ts'
import type { Mount, SandboxedCommand, SandboxedProcess, ToolSandbox } from '../tool-sandbox.ts'
import { failureOf, RepositoryLocked } from './restic-output.ts'
import { systemMounts } from './system-mounts.ts'

/** A living holder refreshes its lock every five minutes. */
const maxLockAgeMs = 6 * 60_000
const lockRetryMs = 20_000
const lockWaitMs = 8 * 60_000

/**
 * A killed restic may leave `<name>-tmp-<number>`, which other runs ignore and `unlock` keeps.
 * Source: restic, internal/backend/local/local.go.
 */
export const isLockName = (file: string): boolean => /^[\da-f]{64}$/.test(file)

type ResticResult = { code: number; output: string }
type ResticRun = Pick<SandboxedCommand, 'rights' | 'signal'> & {
  /** `at` maps a path in the sandbox to the one that the program sees. */
  args: (at: (path: string) => string) => readonly string[]
  mounts?: readonly Mount[]
  cwd?: string
}

/** Runs restic in a sandbox, for the repository of one server at a time. */
export class ResticRunner {
  /** The folder of all repositories. Undefined if they are on another machine. */
  readonly localRepositories: string | undefined
  readonly #program: string
  readonly #at: BackupStorage
  readonly #dataDir: string
  readonly #sandbox: ToolSandbox

  constructor(program: string, at: BackupStorage, dataDir: string, sandbox: ToolSandbox) {
    this.localRepositories = isFolder(at.repository) ? at.repository : undefined
    this.#program = program
    this.#at = at
    this.#dataDir = dataDir
    this.#sandbox = sandbox
  }

  /** The folder for temporary files of a server's backups. */
  workFolder(id: string): string {
    return join(this.#dataDir, 'backups-work', id)
  }

  /** The folder of a server's repository. Undefined if it is on another machine. */
  localRepository({ id }: Pick<BackupSource, 'id'>): string | undefined {
    return this.localRepositories === undefined ? undefined : join(this.localRepositories, id)
  }

  /** True for a repository on another machine, which only restic can find. */
  hasRepository(server: BackupSource): boolean {
    const local = this.localRepository(server)
    return local === undefined || existsSync(join(local, 'config'))
  }

  /** Starts restic for a server's repository. */
  async start(
    server: BackupSource,
    { args, mounts = [], cwd = '/tmp', rights, signal }: ResticRun,
  ): Promise<SandboxedProcess> {
    const work = this.workFolder(server.id)
    for (const name of ['tmp', 'cache']) await mkdir(join(work, name), { recursive: true, mode: 0o700 })
    const local = this.localRepository(server)
    if (local !== undefined) await mkdir(local, { recursive: true, mode: 0o700 })
    const usual = await this.#usualMounts(work, local)
    return this.#sandbox.start({
      command: (place) => [this.#program, ...(local === undefined ? [] : ['--no-cache']), ...args(place)],
      mounts: [...usual, ...mounts],
      ...{ cwd, rights, network: local === undefined, ...(signal && { signal }) },
      env: this.#environment(server, work, local),
    })
  }

  async #usualMounts(work: string, local: string | undefined): Promise<Mount[]> {
    const folder = dirname(this.#program)
    return [
      { at: '/tmp', from: join(work, 'tmp'), how: 'write' },
      { at: '/cache', from: join(work, 'cache'), how: 'write' },
      ...(local === undefined
        ? await systemMounts()
        : [{ at: '/repository', from: local, how: 'write' as const }]),
      ...(this.#program.startsWith('/usr/') ? [] : [{ at: folder, from: folder, how: 'read' as const }]),
    ]
  }

  #environment(server: BackupSource, work: string, local: string | undefined): Record<string, string> {
    const { isContained } = this.#sandbox
    const remote = repositoryOf(this.#at.repository, server.id)
    return {
      ...this.#at.credentials,
      HOME: userInfo().homedir,
      TMPDIR: local === undefined || isContained ? '/tmp' : join(work, 'tmp'),
      // Players have priority.
      GOMAXPROCS: String(Math.max(1, Math.floor(availableParallelism() / 2))),
      RESTIC_PASSWORD: server.key,
      RESTIC_REPOSITORY: local === undefined ? remote : isContained ? '/repository' : local,
      RESTIC_CACHE_DIR: isContained ? '/cache' : join(work, 'cache'),
      RESTIC_PROGRESS_FPS: '2',
    }
  }

  /** Runs restic to its end. Rejects unless it exits with 0, or with 3 for unreadable files. */
  async run(server: BackupSource, run: ResticRun, onLine?: (line: string) => void): Promise<ResticResult> {
    const { stdout, stdin, ended } = await this.start(server, run)
    stdin.end()
    const lines = createInterface({ input: stdout })
    lines.on('line', (text) => onLine?.(text))
    const closed = new Promise<void>((resolve) => lines.once('close', () => resolve()))
    const { code, output } = await ended
    await closed
    run.signal?.throwIfAborted()
    if (code !== 0 && code !== 3) throw failureOf(output, code)
    return { code, output }
  }

  async runJson<T extends z.ZodType>(
    server: BackupSource,
    schema: T,
    args: readonly string[],
    signal?: AbortSignal,
  ): Promise<z.infer<T>> {
    let text = ''
    await this.run(
      server,
      { args: () => [...args, '--json', '--no-lock'], rights: 'read', ...(signal && { signal }) },
      (line) => {
        text += line
      },
    )
    return schema.parse(JSON.parse(text || 'null'))
  }

  /** Removes locks of killed runs, because only one agent works on a server. */
  async withLock<T>(server: BackupSource, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const unlock = (args: readonly string[]) =>
      this.run(server, { args: () => ['unlock', ...args], rights: 'read', signal })
    if (await this.#hasLocalLocks(server)) await unlock(['--remove-all'])
    const until = performance.now() + lockWaitMs
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof RepositoryLocked) || performance.now() > until) throw error
        // A lock of the former node, which may have been killed.
        const isStale = error.ageMs > maxLockAgeMs
        await unlock(isStale ? ['--remove-all'] : [])
        if (!isStale) await wait(lockRetryMs, undefined, { signal })
      }
    }
  }

  async #hasLocalLocks(server: BackupSource): Promise<boolean> {
    const local = this.localRepository(server)
    if (local === undefined) return false
    // A new repository has no folder of locks.
    const files = await readdir(join(local, 'locks')).catch(() => [])
    return files.some(isLockName)
  }

  async createRepository(server: BackupSource, signal: AbortSignal): Promise<void> {
    const local = this.localRepository(server)
    // The keys of a killed `init` open nothing.
    if (local !== undefined) {
      const snapshots = await readdir(join(local, 'snapshots')).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return []
      })
      // A repository with backups is never created again.
      if (snapshots.length > 0)
        throw new JobFailed('repository', 'there are backups that can not be read now')
      await rm(local, { recursive: true, force: true })
    }
    await this.run(server, { args: () => ['init'], rights: 'read', signal })
  }
}
