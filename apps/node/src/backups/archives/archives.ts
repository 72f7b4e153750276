import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { syncFolder } from '@zubr/process/sync-folder'
import { JobFailed } from '../../jobs/server-jobs.ts'
import { type Box, type BoxedRun, dataMounts } from '../box.ts'
import type { BackupSource, Engine, Instead, Work } from '../engine.ts'
import { inside } from '../inside/inside.ts'
import { isBeneath } from '../is-beneath.ts'
import { leftOut, leftOutAnywhere } from '../left-out.ts'
import { contentOf, hashesOf, part } from './contents.ts'
import { About, Line } from './lists.ts'
import { linesIn, piecesOf } from './pieces.ts'
import { tarEntries } from './tar-entries.ts'

const prefix = 'archive-'
/** Whether this engine made the snapshot. */
export const isArchive = (snapshot: string): boolean => snapshot.startsWith(prefix)

/** `total` is the expected number of bytes. `percent` receives the progress. */
type Progress = {
  signal: AbortSignal
  percent: Work['percent'] | undefined
  total: number
  instead: Instead | undefined
}

const isSafe = (snapshot: string) => /^archive-[0-9a-f-]{36}$/.test(snapshot)

/**
 * Backups as compressed archives of all files, for a machine without restic. Only the agent's user
 * can read them.
 */
export function archivesEngine(folder: string, box: Box): Engine {
  const of = ({ id }: Pick<BackupSource, 'id'>) => join(folder, `${id}.archives`)
  const filesOf = (server: BackupSource, snapshot: string) => {
    if (!isSafe(snapshot)) throw new JobFailed('no_backup')
    const at = join(of(server), snapshot)
    return { archive: `${at}.tar.zst`, lines: `${at}.files.gz`, about: `${at}.json` }
  }
  const aboutOf = (server: BackupSource, snapshot: string) =>
    readJsonFile(filesOf(server, snapshot).about, About)

  async function list(server: BackupSource): Promise<string[]> {
    const names = await readdir(of(server)).catch(() => [])
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter(isSafe)
  }
  const has = async (server: BackupSource, snapshot: string) => {
    if (!(await aboutOf(server, snapshot))) throw new JobFailed('no_backup')
    return filesOf(server, snapshot)
  }

  /** Deletes the leftovers of a killed run. */
  async function sweep(server: BackupSource): Promise<void> {
    const whole = new Set(await list(server))
    for (const name of await readdir(of(server)))
      if (!whole.has(name.slice(0, prefix.length + 36)) || name.endsWith('.new'))
        await rm(join(of(server), name), { force: true })
  }

  function pack(server: BackupSource, signal: AbortSignal, instead: Instead | undefined): BoxedRun {
    const out = leftOut.flatMap((name) => ['--exclude', `./${name}`])
    const gnu = [
      '--format=posix',
      '--pax-option=delete=atime,delete=ctime',
      '--numeric-owner',
      // Each hard link is stored with its content and hash.
      '--hard-dereference',
      '--warning=no-file-changed',
    ]
    const isGnu = process.platform === 'linux'
    return box.start({
      command: () => [
        ...(['tar', '--create', '--file', '-'] as const),
        ...(isGnu ? [...gnu, '--no-wildcards', '--anchored', ...out, '--no-anchored'] : out),
        ...['--exclude', leftOutAnywhere, '.'],
      ],
      mounts: dataMounts(server.data, instead),
      ...{ cwd: '/data', env: {}, rights: 'read', network: false, signal },
    })
  }

  /**
   * Writes both files of an archive under temporary names. The caller renames them once they are
   * complete.
   */
  async function write(
    server: BackupSource,
    { archive, lines }: { archive: string; lines: string },
    { signal, percent, total, instead }: Progress,
  ): Promise<{ bytes: number; files: number }> {
    const over = new AbortController()
    const { stdin, stdout, ended } = pack(server, AbortSignal.any([signal, over.signal]), instead)
    stdin.end()
    let [bytes, files] = [0, 0]
    const listing = createGzip()
    const listed = pipeline(listing, createWriteStream(`${lines}.new`, { mode: 0o600, flush: true }))
    // The disk may be too full for the list. The archive then stops too.
    listed.catch((error: unknown) => over.abort(error))
    const list = async (line: Line): Promise<void> => {
      over.signal.throwIfAborted()
      if (!listing.write(`${JSON.stringify(line)}\n`)) await once(listing, 'drain', { signal: over.signal })
    }
    async function* passed(): AsyncGenerator<Buffer> {
      for await (const entry of tarEntries(stdout)) {
        const hash = createHash('sha256')
        yield entry.head
        let left = entry.size
        for await (const piece of entry.body()) {
          hash.update(piece.subarray(0, left))
          left -= Math.min(left, piece.length)
          yield piece
        }
        if (entry.kind === 'file') files += 1
        bytes += entry.size
        percent?.(total > 0 ? Math.min(99, (bytes / total) * 100) : 99)
        const { path, kind, size, mtimeMs, mode } = entry
        const sha256 = kind === 'file' ? hash.digest('hex') : undefined
        if (path !== '') await list({ path, kind, size, mtimeMs, mode, ...(sha256 && { sha256 }) })
      }
      yield Buffer.alloc(1_024)
    }
    try {
      const packed = createWriteStream(`${archive}.new`, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(Readable.from(passed()), createZstdCompress(), packed, { signal: over.signal })
      listing.end()
      await listed
    } catch (error) {
      // The first error is the reason.
      over.abort(error)
      listing.destroy()
      await Promise.allSettled([listed, ended])
      for (const file of [archive, lines]) await rm(`${file}.new`, { force: true })
      signal.throwIfAborted()
      throw over.signal.reason
    }
    const { code, output } = await ended
    signal.throwIfAborted()
    // 1: a file changed while tar read it.
    if (code !== 0 && code !== 1)
      throw new JobFailed('failed', `tar ended with ${code}: ${output.slice(0, 300)}`)
    return { bytes, files }
  }

  async function* linesOf(server: BackupSource, snapshot: string): AsyncGenerator<Line> {
    const { lines } = await has(server, snapshot)
    for await (const line of linesIn(piecesOf(lines, createGunzip()))) yield Line.parse(JSON.parse(line))
  }
  const unpacked = (archive: string, signal?: AbortSignal) =>
    piecesOf(archive, createZstdDecompress(), signal)

  return {
    kind: 'archives',
    isRemote: false,
    list,
    async take(server, job, { signal, percent, again, instead }) {
      await mkdir(of(server), { recursive: true, mode: 0o700 })
      await sweep(server)
      if (again)
        for (const snapshot of await list(server)) {
          const about = await aboutOf(server, snapshot)
          if (about?.job === job)
            return { snapshot, bytes: about.bytes, addedBytes: about.archiveBytes, files: about.files }
        }
      const snapshot = prefix + randomUUID()
      const { archive, lines, about } = filesOf(server, snapshot)
      const total = await inside(box, server.data, { do: 'measure' }, signal)
      const { bytes, files } = await write(
        server,
        { archive, lines },
        { signal, percent, instead, total: total.bytes },
      )
      await rename(`${archive}.new`, archive)
      await rename(`${lines}.new`, lines)
      await syncFolder(of(server))
      const { size: archiveBytes } = await stat(archive)
      await writeAtomically(about, JSON.stringify({ job, bytes, archiveBytes, files } satisfies About))
      return { snapshot, bytes, addedBytes: archiveBytes, files }
    },
    async *entries(server, snapshot, folder, signal) {
      for await (const { sha256: _, ...entry } of linesOf(server, snapshot)) {
        signal.throwIfAborted()
        if (folder === null || parentOf(entry.path) === folder) yield entry
      }
    },
    async restore(server, snapshot, { into, paths, verify, signal, percent }) {
      const { archive } = await has(server, snapshot)
      const { size } = await stat(archive)
      // The paths may exceed the limit of arguments, and tar fails at a missing one.
      const chosen = paths && join(of(server), `${randomUUID()}.paths.new`)
      if (chosen) await writeFile(chosen, await there(server, snapshot, paths), { mode: 0o600 })
      const run = box.start({
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
      if (verify) await compare(server, snapshot, into, paths, signal)
    },
    async forget(server, snapshots) {
      if (snapshots === null) return rm(of(server), { recursive: true, force: true })
      for (const snapshot of snapshots) {
        const { about, archive, lines } = filesOf(server, snapshot)
        for (const file of [about, archive, lines]) await rm(file, { force: true })
      }
    },
    async check(server, { signal }) {
      for (const snapshot of await list(server)) {
        const { archive } = filesOf(server, snapshot)
        const seen = new Map<string, string>()
        for await (const [path, hash] of hashesOf(unpacked(archive, signal))) seen.set(path, hash)
        for await (const { path, sha256 } of linesOf(server, snapshot))
          if (sha256 !== undefined && seen.get(path) !== sha256)
            throw new JobFailed('not_the_same', `${snapshot} is damaged`)
      }
    },
    async size(server) {
      const names = await readdir(of(server)).catch(() => [])
      const sizes = await Promise.all(
        names.map((name) =>
          stat(join(of(server), name)).then(
            ({ size }) => size,
            // The file was deleted or renamed meanwhile.
            () => 0,
          ),
        ),
      )
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    async dump(server, snapshot, { path, format }, signal) {
      const { archive } = await has(server, snapshot)
      if (format === 'zip') throw new JobFailed('failed', 'this node makes no zip of a backup')
      const source = unpacked(archive, signal)
      const content = Readable.from(format === 'file' ? contentOf(source, path) : part(source, path))
      return { content, ended: Promise.resolve() }
    },
  }

  async function there(server: BackupSource, snapshot: string, paths: readonly string[]): Promise<string> {
    const wanted = new Set(paths)
    let found = ''
    for await (const { path } of linesOf(server, snapshot)) if (wanted.has(path)) found += `./${path}\0`
    return found
  }

  async function compare(
    server: BackupSource,
    snapshot: string,
    into: { mounted: string; beneath: string },
    paths: readonly string[] | null,
    signal: AbortSignal,
  ) {
    const found = new Map<string, string>()
    await inside(box, into.mounted, { do: 'hash', beneath: into.beneath }, signal, ({ path, sha256 }) =>
      found.set(path, sha256),
    )
    for await (const { path, sha256 } of linesOf(server, snapshot)) {
      if (sha256 === undefined || (paths && !paths.some((one) => isBeneath(path, one)))) continue
      if (found.get(path) !== sha256)
        throw new JobFailed('not_the_same', 'what came back is not what was saved')
    }
  }
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
