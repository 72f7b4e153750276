import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isNightly } from '@zubr/testing/tier'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from './embedded.ts'
import { backUpCluster, backupFolderOf, baseBackupsIn } from './online-backup.ts'
import { planRestore, restoreCluster } from './restore.ts'

/** A machine with a database that the test writes and restores. */
async function machine() {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  const [dir, archive] = [join(folder, 'postgres'), join(folder, 'archive')]
  const cluster = join(dir, 'cluster')
  const run = async <T>(work: (client: pg.Client, url: string) => Promise<T>): Promise<T> => {
    const server = await startPostgres({ dir, archive })
    const client = new pg.Client({ connectionString: server.url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await work(client, server.url)
    } finally {
      await client.end()
      await server.stop()
    }
  }
  await run((client) => client.query('create table payments (note text)'))
  const notes = () =>
    run(async (client) =>
      (await client.query('select note from payments order by note')).rows.map((row) => row.note),
    )
  const restore = async (at?: Date) => {
    const plan = await planRestore(archive, cluster, at)
    if (!plan) throw new Error('no backup leads there')
    return restoreCluster(dir, archive, plan)
  }
  const backups = async () => baseBackupsIn(await backupFolderOf(archive, cluster))
  const backUp = async (url: string) => backUpCluster(url, await backupFolderOf(archive, cluster))
  return { dir, archive, cluster, run, notes, restore, backups, backUp }
}

const add = (client: pg.Client, note: string) => client.query('insert into payments values ($1)', [note])

/** The database's time between two commits. */
async function now(client: pg.Client): Promise<Date> {
  await wait(30)
  const { rows } = await client.query('select clock_timestamp() as at')
  await wait(30)
  return rows[0].at
}

test('restore: a second one to a later time finds rows that the first one discarded', async () => {
  const { run, notes, restore, backUp, backups } = await machine()
  const [noon, fivePast] = await run(async (client, url) => {
    await backUp(url)
    await add(client, 'before noon')
    const first = await now(client)
    await add(client, 'after noon')
    const second = await now(client)
    await add(client, 'the mistake')
    return [first, second]
  })
  await restore(noon)
  expect(await notes()).toEqual(['before noon'])
  expect((await backups()).map(({ timeline }) => timeline)).toEqual([1, 2])
  await restore(fivePast)
  expect(await notes()).toEqual(['after noon', 'before noon'])
  await run((client) => add(client, 'later'))
  await restore()
  expect(await notes()).toEqual(['after noon', 'before noon', 'later'])
}, 240_000)

test.runIf(isNightly)(
  'restore: a backup from a discarded timeline does not lead to the newest state',
  async () => {
    const { run, notes, restore, backups, backUp, cluster, archive } = await machine()
    const noon = await run(async (client, url) => {
      await backUp(url)
      await add(client, 'before noon')
      const at = await now(client)
      await add(client, 'after noon')
      await backUp(url)
      return at
    })
    await restore(noon)
    await run((client) => add(client, 'later'))
    // Simulates a failed backup after the restore.
    const last = (await backups()).at(-1)
    await rm(last?.path ?? '', { recursive: true })
    expect((await backups()).map(({ timeline }) => timeline)).toEqual([1, 1])
    await restore()
    expect(await notes()).toEqual(['before noon', 'later'])
    // The same on a new machine that has only the archive.
    const newest = (await backups()).at(-1)
    await rm(newest?.path ?? '', { recursive: true })
    await rm(cluster, { recursive: true })
    expect((await planRestore(archive, cluster, undefined))?.backup.path).toBe(
      (await backupPaths(archive))[0],
    )
  },
  240_000,
)

async function backupPaths(archive: string): Promise<string[]> {
  const [folder = ''] = await readdir(archive)
  return (await baseBackupsIn(join(archive, folder))).map(({ path }) => path)
}

test('restore: one that cannot reach its time leaves the database unchanged', async () => {
  const { dir, run, notes, restore, backUp } = await machine()
  await run(async (client, url) => {
    await backUp(url)
    await add(client, 'kept')
  })
  await expect(restore(new Date(Date.now() + 3_600_000))).rejects.toThrow('recovery target')
  expect(await readdir(dir)).toEqual(['cluster'])
  expect(await notes()).toEqual(['kept'])
}, 240_000)
