import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { syncFolder } from '@zubr/process/sync-folder'
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
import { runFileTool } from '../file-tool/run-file-tool.ts'
import { isBeneath } from '../is-beneath.ts'
import type { SandboxedProcess, ToolSandbox } from '../tool-sandbox.ts'
import { ArchiveEntry, ArchiveSummary } from './archive-index.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { decompress, linesIn } from './decompress.ts'
import { contentOf, hashesOf, subArchive } from './tar-contents.ts'

const prefix = 'archive-'
/** Whether this engine made the snapshot. */
export const isArchive = (snapshot: string): boolean => snapshot.startsWith(prefix)

const isSafe = (snapshot: string) => /^archive-[0-9a-f-]{36}$/.test(snapshot)

/**
 * Backups as compressed archives of all files, for a machine without restic. Only the agent's user
 * can read them.
 */
export class ArchiveEngine implements BackupEngine {
  readonly kind = 'archives'
  readonly isRemote = false
  readonly #folder: string
  readonly #sandbox: ToolSandbox

  constructor(folder: string, sandbox: ToolSandbox) {
    this.#folder = folder
    this.#sandbox = sandbox
  }

  #folderOf({ id }: Pick<BackupSource, 'id'>): string {
    return join(this.#folder, `${id}.archives`)
  }

  #filesOf(server: BackupSource, snapshot: string) {
    if (!isSafe(snapshot)) throw new JobFailed('no_backup')
    const at = join(this.#folderOf(server), snapshot)
    return { archive: `${at}.tar.zst`, lines: `${at}.files.gz`, summary: `${at}.json` }
  }

  #summaryOf(server: BackupSource, snapshot: string): Promise<ArchiveSummary | undefined> {
    return readJsonFile(this.#filesOf(server, snapshot).summary, ArchiveSummary)
  }

  async #requireFiles(server: BackupSource, snapshot: string) {
    if (!(await this.#summaryOf(server, snapshot))) throw new JobFailed('no_backup')
    return this.#filesOf(server, snapshot)
  }

  /** The names of all files of a server's archives. */
  async #names(server: BackupSource): Promise<string[]> {
    // A server without an archive has no folder.
    return readdir(this.#folderOf(server)).catch(() => [])
  }

  async list(server: BackupSource): Promise<string[]> {
    const names = await this.#names(server)
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter(isSafe)
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
    const folder = this.#folderOf(server)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await this.#deleteLeftovers(server)
    const former = again ? await this.#takenBefore(server, job) : undefined
    if (former) return former
    const snapshot = prefix + randomUUID()
    const { archive, lines, summary } = this.#filesOf(server, snapshot)
    const total = await runFileTool(this.#sandbox, server.data, { do: 'measure' }, signal)
    const options = { signal, ...(percent && { percent }), replacements, total: total.bytes }
    const { bytes, files } = await new ArchiveWriter({ archive, lines }, options).write(this.#sandbox, server)
    await rename(`${archive}.new`, archive)
    await rename(`${lines}.new`, lines)
    await syncFolder(folder)
    const { size: archiveBytes } = await stat(archive)
    await writeAtomically(
      summary,
      JSON.stringify({ job, bytes, archiveBytes, files } satisfies ArchiveSummary),
    )
    return { snapshot, bytes, addedBytes: archiveBytes, files }
  }

  /** Deletes the leftovers of a killed run. */
  async #deleteLeftovers(server: BackupSource): Promise<void> {
    const whole = new Set(await this.list(server))
    for (const name of await readdir(this.#folderOf(server)))
      if (!whole.has(name.slice(0, prefix.length + 36)) || name.endsWith('.new'))
        await rm(join(this.#folderOf(server), name), { force: true })
  }

  /** The backup of a job that a killed agent made. */
  async #takenBefore(server: BackupSource, job: string): Promise<TakenBackup | undefined> {
    for (const snapshot of await this.list(server)) {
      const summary = await this.#summaryOf(server, snapshot)
      if (summary?.job === job)
        return { snapshot, bytes: summary.bytes, addedBytes: summary.archiveBytes, files: summary.files }
    }
    return undefined
  }

  async *#entriesOf(server: BackupSource, snapshot: string): AsyncGenerator<ArchiveEntry> {
    const { lines } = await this.#requireFiles(server, snapshot)
    for await (const line of linesIn(decompress(lines, createGunzip())))
      yield ArchiveEntry.parse(JSON.parse(line))
  }

  async *entries(
    server: BackupSource,
    snapshot: string,
    folder: string | null,
    signal: AbortSignal,
  ): AsyncGenerator<BackupEntry> {
    for await (const { sha256: _, ...entry } of this.#entriesOf(server, snapshot)) {
      signal.throwIfAborted()
      if (folder === null || parentOf(entry.path) === folder) yield entry
    }
  }

  async restore(
    server: BackupSource,
    snapshot: string,
    {
      into,
      paths,
      verify,
      signal,
      percent,
    }: BackupWork & { into: RestoreTarget; paths: readonly string[] | null; verify?: boolean },
  ): Promise<void> {
    const { archive } = await this.#requireFiles(server, snapshot)
    const { size } = await stat(archive)
    // The paths may exceed the limit of arguments, and tar fails at a missing one.
    const chosen = paths && join(this.#folderOf(server), `${randomUUID()}.paths.new`)
    if (chosen) await writeFile(chosen, await this.#existingPaths(server, snapshot, paths), { mode: 0o600 })
    const run = this.#startExtract(into, chosen, signal)
    run.stdout.resume()
    const from = createReadStream(archive)
    from.on('data', () => percent?.(size > 0 ? (from.bytesRead / size) * 100 : 100))
    const failed = await pipeline(from, createZstdDecompress(), run.stdin).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    )
    const { code, output } = await run.ended
    if (chosen) await rm(chosen, { force: true })
    signal.throwIfAborted()
    // tar may end before its input does.
    if (failed && failed.code !== 'EPIPE' && failed.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      throw new JobFailed('not_the_same', failed.message)
    if (code !== 0)
      throw new JobFailed(
        /No space left/.test(output) ? 'no_room' : 'repository',
        `tar: ${output.slice(0, 300)}`,
      )
    if (verify) await this.#verify(server, snapshot, into, paths, signal)
  }

  #startExtract(into: RestoreTarget, chosen: string | null, signal: AbortSignal): SandboxedProcess {
    return this.#sandbox.start({
      command: (place) => [
        ...(['tar', '--extract', '--file', '-', '--numeric-owner', '--same-permissions'] as const),
        ...['--directory', place(join('/target', into.beneath))],
        ...(chosen ? ['--null', '--files-from', place('/chosen')] : []),
      ],
      mounts: [
        { at: '/target', from: into.mounted, how: 'write', isTenants: true },
        ...(chosen ? [{ at: '/chosen', from: chosen, how: 'read' as const }] : []),
      ],
      ...{ cwd: '/', env: {}, rights: 'write', network: false, signal },
    })
  }

  /** Those of the paths that the archive has, in the notation of `tar --files-from`. */
  async #existingPaths(server: BackupSource, snapshot: string, paths: readonly string[]): Promise<string> {
    const wanted = new Set(paths)
    let found = ''
    for await (const { path } of this.#entriesOf(server, snapshot))
      if (wanted.has(path)) found += `./${path}\0`
    return found
  }

  async #verify(
    server: BackupSource,
    snapshot: string,
    { mounted, beneath }: RestoreTarget,
    paths: readonly string[] | null,
    signal: AbortSignal,
  ): Promise<void> {
    const found = new Map<string, string>()
    await runFileTool(this.#sandbox, mounted, { do: 'hash', beneath }, signal, ({ path, sha256 }) =>
      found.set(path, sha256),
    )
    for await (const { path, sha256 } of this.#entriesOf(server, snapshot)) {
      if (sha256 === undefined || (paths && !paths.some((one) => isBeneath(path, one)))) continue
      if (found.get(path) !== sha256)
        throw new JobFailed('not_the_same', 'what came back is not what was saved')
    }
  }

  async forget(server: BackupSource, snapshots: readonly string[] | null): Promise<void> {
    if (snapshots === null) return rm(this.#folderOf(server), { recursive: true, force: true })
    for (const snapshot of snapshots) {
      const { summary, archive, lines } = this.#filesOf(server, snapshot)
      for (const file of [summary, archive, lines]) await rm(file, { force: true })
    }
  }

  async check(server: BackupSource, { signal }: BackupWork): Promise<void> {
    for (const snapshot of await this.list(server)) {
      const { archive } = this.#filesOf(server, snapshot)
      const seen = new Map<string, string>()
      for await (const [path, hash] of hashesOf(decompressed(archive, signal))) seen.set(path, hash)
      for await (const { path, sha256 } of this.#entriesOf(server, snapshot))
        if (sha256 !== undefined && seen.get(path) !== sha256)
          throw new JobFailed('not_the_same', `${snapshot} is damaged`)
    }
  }

  async size(server: BackupSource): Promise<number> {
    const names = await this.#names(server)
    const sizes = await Promise.all(
      names.map((name) =>
        stat(join(this.#folderOf(server), name)).then(
          ({ size }) => size,
          // The file was deleted or renamed meanwhile.
          () => 0,
        ),
      ),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }

  async dump(
    server: BackupSource,
    snapshot: string,
    { path, format }: DumpRequest,
    signal: AbortSignal,
  ): Promise<{ content: Readable; ended: Promise<void> }> {
    const { archive } = await this.#requireFiles(server, snapshot)
    if (format === 'zip') throw new JobFailed('failed', 'this node makes no zip of a backup')
    const source = decompressed(archive, signal)
    const content = Readable.from(format === 'file' ? contentOf(source, path) : subArchive(source, path))
    return { content, ended: Promise.resolve() }
  }
}

const decompressed = (archive: string, signal?: AbortSignal) =>
  decompress(archive, createZstdDecompress(), signal)

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
