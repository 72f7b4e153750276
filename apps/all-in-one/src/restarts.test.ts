import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RestartPolicy } from '@zubr/data-dir/restart-policy'
import { SupervisedPostgres } from '@zubr/data-dir/supervised-postgres'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSupervisedProcess } from './supervised-process.ts'

const patience = { timeout: 60_000, interval: 50 }

async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-restarts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function postgresForTest(options: { maxEndsInRow?: number } = {}) {
  const dir = join(await folderForTest(), 'postgres')
  const lines: string[] = []
  const settings = { fsync: 'off' }
  const supervised = await SupervisedPostgres.start({
    ...{ dir, settings, onLine: () => undefined, log: (line) => lines.push(line) },
    ...options,
  })
  onTestFinished(() => supervised.stop())
  const cluster = join(dir, 'cluster')
  const pid = async () => Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)
  return { supervised, lines, cluster, pid }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A program in the edge's place; `{marker}` is a file of the test. */
async function supervisedForTest(body: string, maxEndsInRow = 8) {
  const folder = await folderForTest()
  const program = join(folder, 'program.mjs')
  const marker = JSON.stringify(join(folder, 'marker'))
  await writeFile(
    program,
    `import { existsSync, writeFileSync } from 'node:fs'\nconst marker = ${marker}\n${body}`,
  )
  const log = vi.fn()
  const options = { ...{ name: 'edge', program, input: {}, dataDir: folder, log }, againMs: 0, maxEndsInRow }
  return { log, start: () => startSupervisedProcess(options) }
}
const listens = "process.on('disconnect', () => process.exit()); process.send({ is: 'listening' })\n"

test('restart: pauses double up to 8 s, a good run resets the count, the 8th quick end is the last', () => {
  const policy = new RestartPolicy({ firstPauseMs: 0 })
  const backoffs = Array.from({ length: 8 }, () => policy.pauseAfter(500))
  expect(backoffs).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, null])
  const second = new RestartPolicy({ firstPauseMs: 1_000 })
  expect([500, 500, 40_000, 500].map((ranMs) => second.pauseAfter(ranMs))).toEqual([
    1_000, 1_000, 1_000, 1_000,
  ])
  expect(second.endsInRow).toBe(2)
})

test('restart: PostgreSQL killed by SIGKILL returns at its address with all committed data', async () => {
  const { supervised, lines, pid } = await postgresForTest()
  await query(supervised.url, 'create table kept as select 7 as number')
  for (const restarts of [1, 2]) {
    process.kill(await pid(), 'SIGKILL')
    await vi.waitFor(() => expect(supervised.restarts).toBe(restarts), patience)
    expect(await query(supervised.url, 'select number from kept')).toEqual([{ number: 7 }])
  }
  expect(lines).toEqual([
    'PostgreSQL ended unexpectedly (SIGKILL); it is restarted.',
    'PostgreSQL runs again.',
    'PostgreSQL ended unexpectedly (SIGKILL); it is restarted.',
    'PostgreSQL runs again.',
  ])
})

test('restart: a stop during a restart of PostgreSQL ends it and leaves no process', async () => {
  const { supervised, lines, pid } = await postgresForTest()
  process.kill(await pid(), 'SIGKILL')
  await vi.waitFor(() => expect(lines).toHaveLength(1), patience)
  await supervised.stop()
  expect(supervised.restarts).toBe(0)
  const left = await pid().catch(() => undefined)
  expect(left === undefined || !exists(left)).toBe(true)
  await expect(query(supervised.url, 'select 1')).rejects.toThrow()
})

test('restart: PostgreSQL that cannot start again is given up with one line', async () => {
  const { supervised, cluster, pid } = await postgresForTest({ maxEndsInRow: 3 })
  await writeFile(join(cluster, 'postgresql.auto.conf'), "no_such_setting = 'x'\n")
  process.kill(await pid(), 'SIGKILL')
  expect((await supervised.lost).message).toMatch(/^PostgreSQL could not start: .*, 3 times in a row$/)
})

test('restart: a program that is killed while it starts is started again', async () => {
  const { log, start } = await supervisedForTest(
    `if (!existsSync(marker)) { writeFileSync(marker, ''); process.kill(process.pid, 'SIGKILL') }\n${listens}`,
  )
  const running = await start()
  onTestFinished(() => running.stop())
  expect(log).toHaveBeenCalledWith('error', 'The edge ended unexpectedly (SIGKILL); it is restarted.')
})

test('restart: a repeatedly ending program is given up with one line, at its start and later', async () => {
  const never = await supervisedForTest('process.exit(3)', 3)
  await expect(never.start()).rejects.toMatchObject({
    name: 'StartError',
    message: 'The edge ended unexpectedly 3 times in a row (exit code 3)',
  })
  const later = await supervisedForTest(
    `if (existsSync(marker)) process.exit(3)\nwriteFileSync(marker, '')\n${listens}`,
    3,
  )
  const running = await later.start()
  onTestFinished(() => running.stop())
  process.kill(running.pid() ?? 0, 'SIGKILL')
  expect((await running.lost).message).toBe('The edge ended unexpectedly 3 times in a row (exit code 3)')
})

test('restart: a stop during the pause before a restart starts nothing', async () => {
  const { log, start } = await supervisedForTest(listens)
  const running = await start()
  process.kill(running.pid() ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), patience)
  await running.stop()
  await vi.waitFor(() => expect(exists(running.pid() ?? 0)).toBe(false), patience)
})
