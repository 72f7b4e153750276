import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { JobFailed } from '../../jobs/server-jobs.ts'
import { type Box, type Boxed, type BoxedRun, dataMounts, type Mount } from '../box.ts'
import type { BackupSource, Engine } from '../engine.ts'
import { leftOut, leftOutAnywhere } from '../left-out.ts'
import { type BackupsAt, isFolder, repositoryOf } from '../repository.ts'
import { inParts, literal } from './arguments.ts'
import { machineMounts } from './machine.ts'
import { ours, takenOrNothing } from './nothing.ts'
import {
  entryKindOf,
  failureOf,
  Locked,
  Message,
  Node,
  NoRepository,
  readLine,
  Snapshots,
  Stats,
  Summary,
} from './said.ts'

/** A living holder refreshes its lock every five minutes. */
const lockDiesMs = 6 * 60_000
const askLockMs = 20_000
const lockWaitMs = 8 * 60_000

type Ended = { code: number; output: string }
type Run = Pick<Boxed, 'rights' | 'signal'> & {
  args: (at: (path: string) => string) => readonly string[]
  mounts?: readonly Mount[]
  cwd?: string
  line?: (line: string) => void
}

/** Backups by restic 0.14 or later. Each server has a repository and a key of its own. */
export function resticEngine(program: string, at: BackupsAt, dataDir: string, box: Box): Engine {
  const isLocal = isFolder(at.repository)
  const repositories = isLocal ? at.repository : undefined
  const beside = (id: string) => join(dataDir, 'backups-work', id)

  /** Starts restic for a server's repository. */
  async function start(
    server: BackupSource,
    { args, mounts = [], cwd = '/tmp', rights, signal }: Omit<Run, 'line'>,
  ): Promise<BoxedRun> {
    const work = beside(server.id)
    for (const name of ['tmp', 'cache']) await mkdir(join(work, name), { recursive: true, mode: 0o700 })
    const local = repositories === undefined ? undefined : join(repositories, server.id)
    if (local !== undefined) await mkdir(local, { recursive: true, mode: 0o700 })
    const usual: Mount[] = [
      { at: '/tmp', from: join(work, 'tmp'), how: 'write' },
      { at: '/cache', from: join(work, 'cache'), how: 'write' },
      ...(local === undefined
        ? await machineMounts()
        : [{ at: '/repository', from: local, how: 'write' as const }]),
      ...(program.startsWith('/usr/')
        ? []
        : [{ at: dirname(program), from: dirname(program), how: 'read' as const }]),
    ]
    return box.start({
      command: (place) => [program, ...(local === undefined ? [] : ['--no-cache']), ...args(place)],
      mounts: [...usual, ...mounts],
      ...{ cwd, rights, network: local === undefined, ...(signal && { signal }) },
      env: {
        ...at.credentials,
        HOME: userInfo().homedir,
        TMPDIR: local === undefined || box.isContained ? '/tmp' : join(work, 'tmp'),
        // Players have priority.
        GOMAXPROCS: String(Math.max(1, Math.floor(availableParallelism() / 2))),
        RESTIC_PASSWORD: server.key,
        RESTIC_REPOSITORY:
          local === undefined
            ? repositoryOf(at.repository, server.id)
            : box.isContained
              ? '/repository'
              : local,
        RESTIC_CACHE_DIR: box.isContained ? '/cache' : join(work, 'cache'),
        RESTIC_PROGRESS_FPS: '2',
      },
    })
  }

  /** Runs restic to its end. Rejects unless it exits with 0, or with 3 for unreadable files. */
  async function once(server: BackupSource, { line, ...run }: Run): Promise<Ended> {
    const { stdout, stdin, ended } = await start(server, run)
    stdin.end()
    const lines = createInterface({ input: stdout })
    lines.on('line', (text) => line?.(text))
    const closed = new Promise<void>((resolve) => lines.once('close', () => resolve()))
    const { code, output } = await ended
    await closed
    run.signal?.throwIfAborted()
    if (code !== 0 && code !== 3) throw failureOf(output, code)
    return { code, output }
  }

  async function json<T extends z.ZodType>(
    server: BackupSource,
    kind: T,
    args: readonly string[],
    signal?: AbortSignal,
  ): Promise<z.infer<T>> {
    let text = ''
    await once(server, {
      args: () => [...args, '--json', '--no-lock'],
      ...{ rights: 'read', ...(signal && { signal }) },
      line: (line) => {
        text += line
      },
    })
    return kind.parse(JSON.parse(text || 'null'))
  }

  /** Removes locks of killed runs, because only one agent works on a server. */
  async function locked<T>(server: BackupSource, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (
      repositories !== undefined &&
      (await readdir(join(repositories, server.id, 'locks')).catch(() => [])).length > 0
    )
      await once(server, { args: () => ['unlock', '--remove-all'], rights: 'read', signal })
    const until = performance.now() + lockWaitMs
    for (;;) {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof Locked) || performance.now() > until) throw error
        // A lock of the former node, which may have been killed.
        const dead = error.ageMs > lockDiesMs ? ['--remove-all'] : []
        await once(server, { args: () => ['unlock', ...dead], rights: 'read', signal })
        if (dead.length === 0) await wait(askLockMs, undefined, { signal })
      }
    }
  }

  async function init(server: BackupSource, signal: AbortSignal): Promise<void> {
    // The keys of a killed `init` open nothing.
    if (repositories !== undefined) {
      const left = join(repositories, server.id)
      const held = await readdir(join(left, 'snapshots')).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return []
      })
      // A repository with backups is never created again.
      if (held.length > 0) throw new JobFailed('repository', 'there are backups that can not be read now')
      await rm(left, { recursive: true, force: true })
    }
    await once(server, { args: () => ['init'], rights: 'read', signal })
  }
  const isMade = (server: BackupSource) =>
    repositories === undefined || existsSync(join(repositories, server.id, 'config'))

  async function snapshots(server: BackupSource, signal?: AbortSignal) {
    if (!isMade(server)) return []
    try {
      return (await json(server, Snapshots, ['snapshots'], signal)) ?? []
    } catch (error) {
      if (error instanceof NoRepository) return []
      throw error
    }
  }

  const engine: Engine = {
    kind: 'restic',
    isRemote: !isLocal,
    async take(server, job, { signal, percent, again, instead }) {
      if (again) {
        const made = (await snapshots(server, signal)).find(({ tags }) => tags?.includes(job))
        if (made) {
          const stats = await json(server, Stats, ['stats', made.id], signal)
          const files = stats.total_file_count ?? 0
          return { snapshot: made.id, bytes: stats.total_size, addedBytes: 0, files }
        }
      }
      if (!isMade(server)) await init(server, signal)
      let summary: z.infer<typeof Summary> | undefined
      const backup = (mounts: Mount[], without: readonly string[]) =>
        once(server, {
          args: (place) => [
            ...['backup', '--json', '--host', 'zubr', '--tag', job],
            ...without.flatMap((name) => ['--exclude', `${literal(place('/data'))}/${name}`]),
            ...['--exclude', leftOutAnywhere, '.'],
          ],
          mounts,
          ...{ cwd: '/data', rights: 'read', signal },
          line(line) {
            const row = readLine(line)
            const message = Message.safeParse(row)
            if (message.data?.message_type === 'status') percent?.((message.data.percent_done ?? 0) * 100)
            if (message.data?.message_type === 'summary') summary = Summary.parse(row)
          },
        })
      const all = () => backup(dataMounts(server.data, instead), leftOut)
      const made = () =>
        locked(server, signal, all).catch(async (error: unknown) => {
          if (!(error instanceof NoRepository)) throw error
          await init(server, signal)
          await all()
        })
      await takenOrNothing(
        { box, data: server.data, instead: join(beside(server.id), 'nothing'), signal },
        made,
        (mounts) => locked(server, signal, () => backup(mounts, [])),
      )
      if (!summary) throw new JobFailed('repository', 'restic reported no backup')
      const { snapshot_id, data_added, total_bytes_processed, total_files_processed } = summary
      return {
        ...{ snapshot: snapshot_id, bytes: total_bytes_processed },
        ...{ addedBytes: data_added, files: total_files_processed },
      }
    },
    list: async (server) => (await snapshots(server)).map(({ id }) => id),
    async *entries(server, snapshot, folder, signal) {
      const { stdout, stdin, ended } = await start(server, {
        args: () => ['ls', '--json', '--no-lock', '--', snapshot, ...(folder === null ? [] : [`/${folder}`])],
        ...{ rights: 'read', signal },
      })
      stdin.end()
      let isThere = false
      for await (const line of createInterface({ input: stdout })) {
        // For a missing folder restic prints only the backup, and exits with 0.
        isThere = true
        const node = Node.safeParse(readLine(line)).data
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
    },
    async restore(server, snapshot, { into, paths, verify, signal }) {
      for (const some of paths ? inParts(paths) : [[]]) {
        const { output } = await locked(server, signal, () =>
          once(server, {
            args: (place) => [
              'restore',
              ...['--target', place(join('/target', into.beneath)), ...(verify ? ['--verify'] : [])],
              ...(paths
                ? some.flatMap((path) => ['--include', literal(`/${path}`)])
                : ['--exclude', `/${ours}`]),
              ...['--', snapshot],
            ],
            mounts: [{ at: '/target', from: into.mounted, how: 'write', isTenants: true }],
            ...{ rights: 'write', signal },
          }),
        )
        if (/^(?:Fatal|There were \d+ errors)/m.test(output))
          throw new JobFailed('not_the_same', output.slice(-300))
      }
    },
    async forget(server, ids, { signal }) {
      if (ids === null && repositories !== undefined)
        return rm(join(repositories, server.id), { recursive: true, force: true })
      const there = await snapshots(server, signal)
      const matched = there.filter(
        ({ id }) => ids === null || ids.some((one) => one.length >= 8 && id.startsWith(one)),
      )
      if (matched.length > 0)
        await locked(server, signal, () =>
          once(server, {
            args: () => ['forget', '--prune', '--', ...matched.map(({ id }) => id)],
            ...{ rights: 'read', signal },
          }),
        )
    },
    check: (server, { signal }) =>
      locked(server, signal, () => once(server, { args: () => ['check'], rights: 'read', signal })).then(
        () => undefined,
      ),
    size: async (server) =>
      isMade(server) ? (await json(server, Stats, ['stats', '--mode', 'raw-data'])).total_size : 0,
    async dump(server, snapshot, { path, format }, signal) {
      const { stdin, stdout, ended } = await start(server, {
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
    },
  }
  return engine
}
