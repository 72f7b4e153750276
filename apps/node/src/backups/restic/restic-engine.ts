import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { z } from 'zod'
import { JobFailed } from '../../jobs/server-jobs.ts'
import type {
  BackupEngine,
  BackupEntry,
  BackupSource,
  BackupWork,
  DumpRequest,
  FileReplacements,
  RestoreTarget,
  TakenBackup,
} from '../backup-engine.ts'
import type { BackupStorage } from '../backup-storage.ts'
import { excludedAnywhere, excludedNames } from '../excluded-names.ts'
import { dataMounts, type Mount, type ToolSandbox } from '../tool-sandbox.ts'
import { ours, takeEvenIfEmpty } from './empty-snapshot.ts'
import { literalPattern, splitIntoBatches } from './restic-arguments.ts'
import {
  entryKindOf,
  failureOf,
  parseLine,
  RepositoryMissing,
  ResticMessage,
  ResticNode,
  ResticSnapshots,
  ResticStats,
  ResticSummary,
} from './restic-output.ts'
import { ResticRunner } from './restic-runner.ts'

/** Backups by restic 0.14 or later. Each server has a repository and a key of its own. */
export class ResticEngine implements BackupEngine {
  readonly kind = 'restic'
  readonly isRemote: boolean
  readonly #sandbox: ToolSandbox
  readonly #restic: ResticRunner

  constructor(program: string, at: BackupStorage, dataDir: string, sandbox: ToolSandbox) {
    this.#sandbox = sandbox
    this.#restic = new ResticRunner(program, at, dataDir, sandbox)
    this.isRemote = this.#restic.localRepositories === undefined
  }

  async take(
    server: BackupSource,
    job: string,
    {
      signal,
      percent,
      again,
      replacements,
    }: BackupWork & { again: boolean; replacements?: FileReplacements },
  ): Promise<TakenBackup> {
    const former = again ? await this.#takenBefore(server, job, signal) : undefined
    if (former) return former
    if (!this.#restic.hasRepository(server)) await this.#restic.createRepository(server, signal)
    let summary: z.infer<typeof ResticSummary> | undefined
    const backup = (mounts: Mount[], without: readonly string[]) =>
      this.#restic.run(
        server,
        {
          args: (place) => [
            ...['backup', '--json', '--host', 'zubr', '--tag', job],
            ...without.flatMap((name) => ['--exclude', `${literalPattern(place('/data'))}/${name}`]),
            ...['--exclude', excludedAnywhere, '.'],
          ],
          mounts,
          ...{ cwd: '/data', rights: 'read', signal },
        },
        (line) => {
          const row = parseLine(line)
          const message = ResticMessage.safeParse(row)
          if (message.data?.message_type === 'status') percent?.((message.data.percent_done ?? 0) * 100)
          if (message.data?.message_type === 'summary') summary = ResticSummary.parse(row)
        },
      )
    const all = () => backup(dataMounts(server.data, replacements), excludedNames)
    await takeEvenIfEmpty(
      {
        ...{ sandbox: this.#sandbox, data: server.data, signal },
        emptyFolder: join(this.#restic.workFolder(server.id), 'nothing'),
      },
      () => this.#createIfMissing(server, signal, all),
      (mounts) => this.#restic.withLock(server, signal, () => backup(mounts, [])),
    )
    if (!summary) throw new JobFailed('repository', 'restic reported no backup')
    const { snapshot_id, data_added, total_bytes_processed, total_files_processed } = summary
    return {
      ...{ snapshot: snapshot_id, bytes: total_bytes_processed },
      ...{ addedBytes: data_added, files: total_files_processed },
    }
  }

  /** The backup of a job that a killed agent made. */
  async #takenBefore(
    server: BackupSource,
    job: string,
    signal: AbortSignal,
  ): Promise<TakenBackup | undefined> {
    const snapshots = await this.#snapshots(server, signal)
    const made = snapshots.find(({ tags }) => tags?.includes(job))
    if (!made) return undefined
    const stats = await this.#restic.runJson(server, ResticStats, ['stats', made.id], signal)
    return {
      ...{ snapshot: made.id, bytes: stats.total_size },
      ...{ addedBytes: 0, files: stats.total_file_count ?? 0 },
    }
  }

  async #createIfMissing(
    server: BackupSource,
    signal: AbortSignal,
    backup: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await this.#restic.withLock(server, signal, backup)
    } catch (error) {
      if (!(error instanceof RepositoryMissing)) throw error
      await this.#restic.createRepository(server, signal)
      await backup()
    }
  }

  async #snapshots(server: BackupSource, signal?: AbortSignal) {
    if (!this.#restic.hasRepository(server)) return []
    try {
      return (await this.#restic.runJson(server, ResticSnapshots, ['snapshots'], signal)) ?? []
    } catch (error) {
      if (error instanceof RepositoryMissing) return []
      throw error
    }
  }

  async list(server: BackupSource): Promise<string[]> {
    return (await this.#snapshots(server)).map(({ id }) => id)
  }

  async *entries(
    server: BackupSource,
    snapshot: string,
    folder: string | null,
    signal: AbortSignal,
  ): AsyncGenerator<BackupEntry> {
    const { stdout, stdin, ended } = await this.#restic.start(server, {
      args: () => ['ls', '--json', '--no-lock', '--', snapshot, ...(folder === null ? [] : [`/${folder}`])],
      ...{ rights: 'read', signal },
    })
    stdin.end()
    let isThere = false
    for await (const line of createInterface({ input: stdout })) {
      // restic prints the backup first. For a missing backup it prints nothing, and exits with 0.
      isThere = true
      const node = ResticNode.safeParse(parseLine(line)).data
      const path = node?.path.slice(1)
      // restic lists the folder itself too.
      if (!node || path === undefined || path === folder || path === ours) continue
      yield {
        ...{ path, kind: entryKindOf(node), size: node.size ?? 0 },
        ...{ mtimeMs: Date.parse(node.mtime), mode: (node.mode ?? 0) & 0o777 },
      }
    }
    const { code, output } = await ended
    signal.throwIfAborted()
    if (code !== 0) throw failureOf(output, code)
    if (!isThere) throw new JobFailed('no_backup')
  }

  async restore(
    server: BackupSource,
    snapshot: string,
    {
      into,
      paths,
      verify,
      signal,
    }: BackupWork & { into: RestoreTarget; paths: readonly string[] | null; verify?: boolean },
  ): Promise<void> {
    for (const some of paths ? splitIntoBatches(paths) : [[]]) {
      const restore = () =>
        this.#restic.run(server, {
          args: (place) => [
            'restore',
            ...['--target', place(join('/target', into.beneath)), ...(verify ? ['--verify'] : [])],
            ...(paths
              ? some.flatMap((path) => ['--include', literalPattern(`/${path}`)])
              : ['--exclude', `/${ours}`]),
            ...['--', snapshot],
          ],
          mounts: [{ at: '/target', from: into.mounted, how: 'write', isTenants: true }],
          ...{ rights: 'write', signal },
        })
      const { output } = await this.#restic.withLock(server, signal, restore)
      if (/^(?:Fatal|There were \d+ errors)/m.test(output))
        throw new JobFailed('not_the_same', output.slice(-300))
    }
  }

  async forget(server: BackupSource, ids: readonly string[] | null, { signal }: BackupWork): Promise<void> {
    const local = this.#restic.localRepository(server)
    if (ids === null && local !== undefined) return rm(local, { recursive: true, force: true })
    const snapshots = await this.#snapshots(server, signal)
    const matched = snapshots.filter(
      ({ id }) => ids === null || ids.some((one) => one.length >= 8 && id.startsWith(one)),
    )
    if (matched.length === 0) return
    const args = ['forget', '--prune', '--', ...matched.map(({ id }) => id)]
    await this.#restic.withLock(server, signal, () =>
      this.#restic.run(server, { args: () => args, rights: 'read', signal }),
    )
  }

  async check(server: BackupSource, { signal }: BackupWork): Promise<void> {
    await this.#restic.withLock(server, signal, () =>
      this.#restic.run(server, { args: () => ['check'], rights: 'read', signal }),
    )
  }

  async size(server: BackupSource): Promise<number> {
    if (!this.#restic.hasRepository(server)) return 0
    return (await this.#restic.runJson(server, ResticStats, ['stats', '--mode', 'raw-data'])).total_size
  }

  async dump(
    server: BackupSource,
    snapshot: string,
    { path, format }: DumpRequest,
    signal: AbortSignal,
  ): Promise<{ content: Readable; ended: Promise<void> }> {
    const { stdin, stdout, ended } = await this.#restic.start(server, {
      args: () => [
        ...['dump', '--no-lock', ...(format === 'file' ? [] : ['--archive', format])],
        ...['--', snapshot, `/${path}`],
      ],
      ...{ rights: 'read', signal },
    })
    stdin.end()
    const checked = ended.then(({ code, output }) => {
      if (code !== 0) throw failureOf(output, code)
    })
    return { content: stdout, ended: checked }
  }
}
