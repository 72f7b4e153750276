import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isNightly } from '@zubr/testing/tier'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './embedded.ts'
import { backUpCluster, backupFolderOf, baseBackupsIn, placeBackup, pruneBackups } from './online-backup.ts'

async function folders() {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-backup-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  return {
    dir: join(dir, 'postgres'),
    cluster: join(dir, 'postgres', 'cluster'),
    archive: join(dir, 'archive'),
  }
}

async function start(options: Parameters<typeof startPostgres>[0]) {
  const server = await startPostgres(options)
  onTestFinished(() => server.stop())
  const client = new pg.Client({ connectionString: server.url })
  client.on('error', () => undefined)
  await client.connect()
  const end = async () => {
    await client.end()
    await server.stop()
  }
  const rows = async () =>
    Number((await client.query('select count(*) as count from payments')).rows[0].count)
  const add = (count: number) =>
    client.query("insert into payments (note) select repeat('x', 400) from generate_series(1, $1)", [count])
  return { ...server, client, end, rows, add }
}
test('online backup: a copy made during writes starts alone and holds all committed rows', async () => {
  const { dir, cluster, archive } = await folders()
  const server = await start({ dir })
  await server.client.query('create table payments (id bigint generated always as identity, note text)')
  await server.add(2_000)
  const folder = await backupFolderOf(archive, cluster)
  let isOver = false
  let written = 2_000
  const writing = (async () => {
    while (!isOver) {
      await server.add(500)
      written += 500
    }
  })()
  const backup = await backUpCluster(server.url, folder)
  isOver = true
  await writing
  await server.end()
  const before = await placeBackup(backup, cluster, { usesLog: false })
  expect(before).toContain('cluster-before-')
  const restored = await start({ dir })
  const rows = await restored.rows()
  expect(rows).toBeGreaterThanOrEqual(2_000)
  expect(rows).toBeLessThanOrEqual(written)
  // The copy is consistent: every row has its text, and the key has no gap.
  const { rows: found } = await restored.client.query(
    "select max(id)::int as last, count(*)::int as count, bool_and(note = repeat('x', 400)) as good from payments",
  )
  expect(found).toEqual([{ last: rows, count: rows, good: true }])
  await restored.add(1)
})

test('point in time: rows deleted by mistake are restored, and later changes are not', async () => {
  const { dir, cluster, archive } = await folders()
  const server = await start({ dir, archive })
  await server.client.query('create table payments (id bigint generated always as identity, note text)')
  await server.add(100)
  const folder = await backupFolderOf(archive, cluster)
  const backup = await backUpCluster(server.url, folder)
  await server.add(50)
  await wait(50)
  const { rows: clock } = await server.client.query('select clock_timestamp() as at')
  const at: Date = clock[0].at
  await wait(50)
  await server.client.query('delete from payments')
  await server.add(7)
  await server.client.query('select pg_switch_wal()')
  await server.end()
  await placeBackup(backup, cluster, { usesLog: true })
  const restored = await start({ dir, archive, recovery: { at } })
  expect(await restored.rows()).toBe(150)
  await restored.add(1)
  await restored.end()
  // A normal start continues from there, and a second restore finds both timelines.
  const again = await start({ dir, archive })
  expect(await again.rows()).toBe(151)
  await again.end()
})

test.runIf(isNightly)(
  'point in time: without a time it recovers to the newest commit, from the old WAL too',
  async () => {
    const { dir, cluster, archive } = await folders()
    const server = await start({ dir, archive })
    await server.client.query('create table payments (id bigint generated always as identity, note text)')
    await server.add(10)
    const backup = await backUpCluster(server.url, await backupFolderOf(archive, cluster))
    await server.add(5)
    await server.end()
    await placeBackup(backup, cluster, { usesLog: true })
    const restored = await start({ dir, archive, recovery: {} })
    expect(await restored.rows()).toBe(15)
  },
)

test('online backup: pruning removes old backups and the WAL that only they needed', async () => {
  const { dir, cluster, archive } = await folders()
  const server = await start({ dir, archive })
  const folder = await backupFolderOf(archive, cluster)
  await server.client.query('create table payments (id bigint generated always as identity, note text)')
  for (let i = 0; i < 3; i++) {
    await server.add(10)
    await server.client.query('select pg_switch_wal()')
    await backUpCluster(server.url, folder)
    await wait(5)
  }
  const wal = async () =>
    (await readdir(join(folder, 'wal'))).filter((name) => /^[\dA-F]{24}\.gz$/.test(name)).sort()
  await expect.poll(async () => (await wal()).length, { timeout: 30_000 }).toBeGreaterThan(3)
  const [, second] = await baseBackupsIn(folder)
  expect(await pruneBackups(folder, 2)).toBe(1)
  expect(await baseBackupsIn(folder)).toHaveLength(2)
  for (const name of await wal())
    expect(name.slice(8, 24) >= (second?.firstSegment.slice(8) ?? '')).toBe(true)
})
