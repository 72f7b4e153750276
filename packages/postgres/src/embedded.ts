import { type ChildProcess, type ExecFileException, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@zubr/process/free-port'
import { identityOf, isAlive } from '@zubr/process/identity'
import { syncFolder } from '@zubr/process/sync-folder'
import pg from 'pg'
import {
  archiveSettings,
  backupFolderOf,
  type Recovery,
  recoverySettings,
  stagedCluster,
} from './online-backup.ts'
import { cleanUpPreviousServer, DataDirInUse } from './previous-server.ts'
import {
  type Binaries,
  findBinaries,
  type RunMethod,
  runMethods,
  spawnOptions,
  transferFromRoot,
  transferOwnership,
  tryRunMethod,
} from './run-methods.ts'

export { DataDirInUse }

/** A machine that starts many programs may need seconds for the first connection. */
const connectionPatienceMs = 15_000

type StartOptions = {
  dir: string
  log?: (line: string) => void
  settings?: Record<string, string>
  /** Archives the WAL in this folder, so that point-in-time recovery is possible. */
  archive?: string | undefined
  /** Recovers from the archived WAL before the start: to its end or to a time. */
  recovery?: Recovery
  /** Starts the staged cluster that will replace the one in `dir`. */
  staged?: boolean
  /** A free port by default. */
  port?: number
  /** Aborts the start: it rejects and leaves no process behind. */
  signal?: AbortSignal
}

/**
 * Starts PostgreSQL of the npm package on 127.0.0.1 with its data in `dir`: UTF-8, collation `C`,
 * fsync on. A crash is safe: `dir` never holds a half-made cluster, and a leftover server is
 * stopped first. `url` holds the password of database `zubr`. Throws DataDirInUse if another
 * instance holds `dir`, else an Error of one line.
 */
export async function startPostgres(options: StartOptions) {
  await mkdir(options.dir, { recursive: true, mode: 0o700 })
  const dir = await realpath(options.dir)
  const binaries = await findBinaries()
  const own = join(dir, 'cluster')
  const cluster = options.staged ? stagedCluster(own) : own
  if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster(dir, cluster, binaries)
  await cleanUpPreviousServer(cluster, dir)
  await transferFromRoot(dir, cluster, binaries)
  const password = (await readFile(join(cluster, 'zubr-password'), 'utf8')).trim()
  const log = options.archive && (await prepareArchive(options.archive, cluster))
  const settings = {
    ...(log && archiveSettings(log)),
    ...(log && options.recovery && recoverySettings(log, options.recovery)),
    ...options.settings,
  }
  const { child, port } = await startServer(dir, cluster, binaries, { ...options, settings })
  /** Resolves only if the server exits without `stop()`, to the reason in one line. */
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let stopping: Promise<void> | undefined
  child.once('exit', (code, signal) => {
    if (!stopping) lose(new Error(`PostgreSQL ended unexpectedly (${signal ?? `exit status ${code}`})`))
  })
  const url = (database: string) => `postgres://zubr:${password}@127.0.0.1:${port}/${database}`
  /** Stops the server (fast shutdown, within 2 s); no process remains. */
  const stop = () => {
    stopping ??= endServer(child, ended)
    return stopping
  }
  try {
    await createDatabase(url('postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: url('zubr'), port, stop, lost }
}

/** Creates the folder of a cluster's backups with a WAL folder that the server's user can write. */
async function prepareArchive(archive: string, cluster: string): Promise<string> {
  const folder = await backupFolderOf(archive, cluster)
  await mkdir(join(folder, 'wal'), { recursive: true, mode: 0o700 })
  // The server's user may enter the folder, and read nothing else in it.
  await chmod(folder, 0o711)
  const { uid, gid } = await lstat(cluster)
  if (process.getuid?.() === 0) await chown(join(folder, 'wal'), uid, gid)
  return folder
}

/**
 * Creates the cluster in a folder of this process and renames it at the end, so it is never half
 * made.
 */
async function createCluster(dir: string, cluster: string, binaries: Binaries): Promise<void> {
  for (const name of await readdir(dir))
    if (name.startsWith('new-') && !(await isAlive(name.slice('new-'.length))))
      await rm(join(dir, name), { recursive: true, force: true })
  const work = join(dir, `new-${(await identityOf(process.pid)) ?? process.pid}`)
  const failures: string[] = []
  try {
    for (const way of await runMethods()) {
      // Tests the method before files change owner: another process may work in the same folder.
      const leashed = await tryRunMethod(way, binaries, dirname(dir), 'KILL')
      if (!leashed) {
        failures.push(`${way.name}: does not work here`)
        continue
      }
      await rm(work, { recursive: true, force: true })
      await mkdir(work, { mode: 0o700 })
      const passwordFile = join(work, 'password')
      await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: true })
      await transferOwnership(way, dir, work, passwordFile)
      const failure = await initdb(leashed, binaries, join(work, 'cluster'), passwordFile)
      if (failure !== undefined) {
        failures.push(`${way.name}: ${failure}`)
        continue
      }
      await rename(passwordFile, join(work, 'cluster', 'zubr-password'))
      await rename(join(work, 'cluster'), cluster).catch(async (error: unknown) => {
        // Another process was faster; the next step checks whether this one may use its cluster.
        if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
      })
      await syncFolder(dir)
      return
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  throw new Error(`PostgreSQL: no way to run it here (${failures.join('; ')}); set DATABASE_URL instead`)
}

/** Resolves to the error in one line, or to undefined. */
function initdb(way: RunMethod, binaries: Binaries, folder: string, passwordFile: string) {
  const [file = '', ...args] = [
    ...way.wrap,
    ...[binaries.initdb, `--pgdata=${folder}`, '--username=zubr', `--pwfile=${passwordFile}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=libc', '--locale=C'],
  ]
  return promisify(execFile)(file, args, spawnOptions(binaries)).then(
    () => undefined,
    ({ stderr = '', message }: ExecFileException) => stderr.trim().split('\n').at(-1) || message.trim(),
  )
}

async function startServer(dir: string, cluster: string, binaries: Binaries, options: StartOptions) {
  const { uid } = await lstat(cluster)
  let way: RunMethod | undefined
  for (const candidate of await runMethods(uid))
    way ??= await tryRunMethod(candidate, binaries, cluster, 'INT')
  if (!way)
    throw new Error(
      `PostgreSQL: no way to run it on ${cluster}, which belongs to user ${uid}; run it as that user`,
    )
  const patience = Date.now() + 10_000
  for (;;) {
    options.signal?.throwIfAborted()
    const port = options.port ?? (await freePort())
    const started = await launch(way, binaries, cluster, port, options)
    if ('child' in started) return { child: started.child, port }
    const { output } = started
    if (/lock file "postmaster\.pid" already exists/.test(output)) throw new DataDirInUse(dir, undefined)
    // Both are temporary: the port was taken meanwhile, or processes of a killed server still exit.
    const passing = /could not bind|could not create any TCP\/IP sockets|pre-existing shared memory block/
    if (!(passing.test(output) || started.isKilled) || Date.now() > patience)
      throw new Error(
        `PostgreSQL could not start: ${output.match(/(?:FATAL|PANIC): +(.*)/)?.[1] ?? output.trim()}`,
      )
    await wait(100)
  }
}

/** Resolves when the server accepts connections, or when it has exited, with its output. */
async function launch(
  way: RunMethod,
  binaries: Binaries,
  cluster: string,
  port: number,
  { log, settings: extra, signal }: StartOptions,
) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'on',
    timezone: 'UTC',
    lc_messages: 'C',
    ...extra,
    // A later start reads this to see whether the owner of this server is alive; see
    // previous-server.ts.
    'zubr.owner': (await identityOf(process.pid)) ?? process.pid,
  }
  const [file = '', ...args] = [
    ...[...way.wrap, binaries.postgres, '-D', cluster],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Detached, so that Ctrl-C reaches only this process, which stops the server after its clients.
  const options = { ...spawnOptions(binaries), detached: true }
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const abort = () => child.kill('SIGQUIT')
  signal?.addEventListener('abort', abort, { once: true })
  child.once('exit', () => signal?.removeEventListener('abort', abort))
  return new Promise<{ child: ChildProcess } | { output: string; isKilled: boolean }>((resolve) => {
    let output = ''
    let ready = false
    createInterface({ input: child.stderr }).on('line', (line) => {
      log?.(line)
      if (!ready) output += `${line}\n`
      if (!ready && line.includes('database system is ready to accept connections')) {
        ready = true
        resolve({ child })
      }
    })
    child.once('error', (error) => resolve({ output: error.message, isKilled: false }))
    child.once('close', (_code, by) => resolve({ output, isKilled: by === 'SIGKILL' }))
  })
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectionPatienceMs })
  await client.connect()
  try {
    const found = await client.query(`select from pg_database where datname = 'zubr'`)
    if (found.rowCount === 0) await client.query('create database zubr')
  } finally {
    await client.end()
  }
}

/** Fast shutdown; after its timeout immediate shutdown, from which PostgreSQL recovers. */
async function endServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  for (const [signal, patienceMs] of [
    ['SIGINT', 1_700],
    ['SIGQUIT', 1_000],
  ] as const) {
    child.kill(signal)
    if (await Promise.race([ended.then(() => true), wait(patienceMs, false, { ref: false })])) return
  }
  child.kill('SIGKILL')
  await ended
}
