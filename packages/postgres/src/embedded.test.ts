import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { isNightly } from '@zubr/testing/tier'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DataDirInUse, startPostgres } from './embedded.ts'
import { runMethods } from './run-methods.ts'

async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-pg-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  return join(dir, 'postgres')
}

/**
 * A folder that a server has used and shut down cleanly; tests copy it, because initdb is slow.
 * Other users may not enter it, so root's data stays root's.
 */
let used: string
beforeAll(async () => {
  used = join(await mkdtemp(join(tmpdir(), 'zubr-pg-used-')), 'postgres')
  const { stop } = await startPostgres({ dir: used })
  await stop()
})
afterAll(() => rm(dirname(used), { recursive: true, force: true }))
async function usedFolder(): Promise<string> {
  const dir = await folder()
  await cp(used, dir, { recursive: true })
  return dir
}

async function start(dir: string) {
  const server = await startPostgres({ dir })
  onTestFinished(() => server.stop())
  return server
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text: query, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

const serverPid = async (dir: string) =>
  Number((await readFile(join(dir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Starts PostgreSQL in another process that stays alive. Resolves to the address once it is up. */
async function startElsewhere(dir: string): Promise<{ child: ChildProcess; url: string }> {
  const code = `
    import { startPostgres } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    console.log((await startPostgres({ dir: process.argv[1] })).url)
    setInterval(() => {}, 1_000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code, dir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  for await (const url of createInterface({ input: child.stdout })) return { child, url }
  throw new Error(await text(child.stderr))
}

const killed = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGKILL')
  })

test('start: durable, UTF-8, collation C, loopback only, with its own password', async () => {
  const dir = await folder()
  const { url } = await start(dir)
  expect(
    await ask(
      url,
      `select current_setting('fsync'), current_setting('synchronous_commit'), current_setting('server_encoding'),
        datcollate, current_setting('listen_addresses'), current_setting('unix_socket_directories')
        from pg_database where datname = current_database()`,
    ),
  ).toEqual(['on', 'on', 'UTF8', 'C', '127.0.0.1', ''])
  const secret = await stat(join(dir, 'cluster', 'zubr-password'))
  expect(secret.mode & 0o777).toBe(0o600)
  const wrong = new URL(url)
  wrong.password = 'wrong'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('shutdown: within 2 s with clients connected, no process remains, and data is kept', async () => {
  const dir = await usedFolder()
  const { url, stop } = await start(dir)
  await ask(url, 'create table kept as select 42 as n')
  const pid = await serverPid(dir)
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const began = performance.now()
  await stop()
  await expect(performance.now() - began).toTakeAtMost(2_000)
  expect(lives(pid)).toBe(false)
  await stop()
  expect(await ask((await start(dir)).url, 'select n from kept')).toEqual([42])
})

test('lock: a second instance on the same folder is refused, and the first continues', async () => {
  const dir = await usedFolder()
  const { url } = await start(dir)
  await expect(startPostgres({ dir })).rejects.toThrow(DataDirInUse)
  await expect(startPostgres({ dir })).rejects.toThrow(/is in use by another instance/)
  expect(await ask(url, 'select 1')).toEqual([1])
})

test.runIf(isNightly)(
  'lock: of several concurrent starts on a new folder one wins and the others are refused',
  async () => {
    const dir = await folder()
    const results = await Promise.allSettled([
      startElsewhere(dir).then(({ url }) => ask(url, 'select 1')),
      start(dir),
    ])
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    )
    expect(failures).toEqual([expect.stringContaining('DataDirInUse')])
    expect(await readdir(dir)).toEqual(['cluster'])
  },
)

test('crash: after kill -9 it starts again with all committed data', async () => {
  const dir = await usedFolder()
  const { url, lost } = await start(dir)
  await ask(url, 'create table kept as select generate_series(1, 1000) as n')
  process.kill(await serverPid(dir), 'SIGKILL')
  expect((await lost).message).toBe('PostgreSQL ended unexpectedly (SIGKILL)')
  expect(await ask((await start(dir)).url, 'select count(*)::int from kept')).toEqual([1_000])
})

test('crash: after kill -9 of its owner the folder is free at once with all data', async () => {
  const dir = await usedFolder()
  const { child, url } = await startElsewhere(dir)
  await expect(startPostgres({ dir })).rejects.toThrow(DataDirInUse)
  await ask(url, 'create table kept as select 42 as n')
  await killed(child)
  expect(await ask((await start(dir)).url, 'select n from kept')).toEqual([42])
  await expect(ask(url, 'select 1')).rejects.toThrow()
})

test('lock: a stale lock file whose pid belongs to another program does not prevent a start', async () => {
  const dir = await usedFolder()
  const lines = [process.pid, join(dir, 'cluster'), 0, 5432, '', '127.0.0.1', '', 'ready   ', '']
  await writeFile(join(dir, 'cluster', 'postmaster.pid'), lines.join('\n'))
  expect(await ask((await start(dir)).url, 'select 1')).toEqual([1])
})

test.runIf(isNightly)('initdb: remains of a killed initdb are removed', async () => {
  const dir = await folder()
  await mkdir(join(dir, 'new-999999999.1', 'cluster'), { recursive: true })
  await writeFile(join(dir, 'new-999999999.1', 'cluster', 'PG_VERSION'), '18')
  expect(await ask((await start(dir)).url, 'select 1')).toEqual([1])
  expect(await readdir(dir)).toEqual(['cluster'])
})

test('errors: an unusable folder gives an error of one line', async () => {
  const dir = await usedFolder()
  await writeFile(join(dir, 'cluster', 'PG_VERSION'), '9.6\n')
  const error = await startPostgres({ dir }).catch((reason: Error) => reason)
  expect(error).toMatchObject({
    message: 'PostgreSQL could not start: database files are incompatible with server',
  })
})

test.runIf(process.getuid?.() === 0)('root: the owner of the data decides how the server runs', async () => {
  expect((await runMethods()).map(({ name }) => name)[0]).toMatch(/^as user \d+$/)
  expect(new Set((await runMethods(12_345)).map(({ owner }) => owner))).toEqual(new Set([12_345]))
  // Data that an earlier version stored as root goes to the user of a new folder.
  const [own] = await runMethods()
  expect(own?.owner).not.toBe(0)
  expect(new Set((await runMethods(0)).map(({ owner }) => owner))).toEqual(new Set([own?.owner]))
})

/** A folder that other users may enter, like a service's own folder. */
async function openFolder(): Promise<string> {
  const dir = await folder()
  await chmod(dirname(dir), 0o755)
  return dir
}
// Each test creates its own cluster with initdb.
const isRoot = isNightly && process.getuid?.() === 0

test.runIf(isRoot)('root: the server runs as a user who cannot read root’s files', async () => {
  const dir = await openFolder()
  await start(dir)
  const status = await readFile(`/proc/${await serverPid(dir)}/status`, 'utf8')
  expect(status).not.toMatch(/^Uid:\s+0\b/m)
  expect(status).toMatch(/^CapEff:\s+0+$/m)
})

test.runIf(isRoot)('root: ownership of a folder stored as root is transferred with its content', async () => {
  const dir = await openFolder()
  // A copy belongs to root.
  await cp(used, dir, { recursive: true })
  expect((await stat(join(dir, 'cluster'))).uid).toBe(0)
  const { url } = await start(dir)
  expect(await ask(url, 'select 1')).toEqual([1])
  const owner = (await stat(join(dir, 'cluster'))).uid
  expect(owner).not.toBe(0)
  expect((await stat(`/proc/${await serverPid(dir)}`)).uid).toBe(owner)
})

test.runIf(isRoot)(
  'root: in a folder closed to others the server has only the capability to enter',
  async () => {
    const dir = await folder()
    // A copy belongs to root, as an earlier version stored it.
    await cp(used, dir, { recursive: true })
    expect(await ask((await start(dir)).url, 'select 1')).toEqual([1])
    const status = await readFile(`/proc/${await serverPid(dir)}/status`, 'utf8')
    expect(status).not.toMatch(/^Uid:\s+0\b/m)
    // CAP_DAC_OVERRIDE is bit 1. Source: capabilities(7).
    expect(status).toMatch(/^CapEff:\s+0+2$/m)
  },
)
