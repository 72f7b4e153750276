import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { lostNodeCommands } from '@zubr/api/backups/lost/lost-node-commands'
import { migrate } from '@zubr/api/migrate'
import { runCommand } from '@zubr/api/operators/run-command'
import { create, customerForTest, hostingForTest } from '@zubr/api/servers/testing/servers'
import { configForTest } from '@zubr/api/testing/app'
import { catalogueForTest } from '@zubr/api/testing/catalogue'
import { ServerBackups } from '@zubr/contracts/backups/endpoints'
import { enginesForTests } from '@zubr/node/backups/testing/engines'
import { s3ForTest } from '@zubr/node/backups/testing/s3'
import { eventually } from '@zubr/node/servers/testing/servers'
import { startPostgres } from '@zubr/postgres/embedded'
import { backUpCluster, backupFolderOf, backupsBelow, placeBackup } from '@zubr/postgres/online-backup'
import { nodeForTest, probeUrl } from '@zubr/system-tests/nodes/nodes'
import { expect, onTestFinished, test } from 'vitest'

const slow = { timeout: 300_000 }

/** A machine: its own PostgreSQL with an archive of its WAL, and an API. */
async function machine(archive: string, restored: boolean) {
  const dir = join(await mkdtemp(join(tmpdir(), 'zubr-machine-')), 'postgres')
  onTestFinished(() => rm(dirname(dir), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  if (restored) {
    await mkdir(dir, { recursive: true })
    const backup = (await backupsBelow(archive, join(dir, 'cluster'))).at(-1)
    if (!backup) throw new Error('there is no backup')
    await placeBackup(backup, join(dir, 'cluster'), { usesLog: true })
    const recovering = await startPostgres({ dir, archive, recovery: {} })
    await recovering.stop()
  }
  const server = await startPostgres({ dir, archive })
  onTestFinished(() => server.stop())
  await migrate(server.url)
  const hosting = await hostingForTest({ databaseUrl: server.url, config: { nodeProbeUrl: probeUrl } })
  hosting.time.now = new Date()
  return { hosting, dir, stop: server.stop, url: server.url }
}

test.runIf(process.platform === 'linux' && enginesForTests.includes('restic'))(
  'empty machine: the archive and the backups restore the database and a server',
  async () => {
    const archive = await mkdtemp(join(tmpdir(), 'zubr-archive-'))
    onTestFinished(() => rm(archive, { recursive: true, force: true }))
    const { repository } = await s3ForTest('zubr')
    const credentials = { AWS_ACCESS_KEY_ID: 'zubr', AWS_SECRET_ACCESS_KEY: 'quiet green meadow' }
    const backups = { repository, credentials, resticPath: undefined }

    const first = await machine(archive, false)
    const node = await nodeForTest(first.hosting, '2', { backups })
    const anna = await customerForTest(first.hosting, 'anna')
    const core = { id: 'fake', version: '1' }
    await eventually(async () => {
      const { rows } = await first.hosting.db.$client.query(
        `select 1 from node_capabilities join nodes on nodes.id = node_id
          where backups->>'isRemote' = 'true' and nodes.reported_at is not null`,
      )
      expect(rows).toHaveLength(1)
    }, slow)
    const { id } = await create(anna, { plan: 'java-free', node: node.name, core, subdomain: 'of-anna' })
    const stateOf = async ({ hosting }: Pick<typeof first, 'hosting'>) =>
      (await hosting.db.$client.query('select state from servers where id = $1', [id])).rows[0]?.state
    await eventually(async () => expect(await stateOf(first)).toBe('running'), slow)
    await backUpCluster(first.url, await backupFolderOf(archive, join(first.dir, 'cluster')))

    // Everything from here on is newer than the base backup: only the WAL contains it.
    const file = join(node.folder(id).data, 'world', 'шахта.dat')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, 'what a player has dug')
    expect((await anna.call('POST', `/api/servers/${id}/backups`, { note: 'last' })).status).toBe(202)
    await eventually(async () => {
      const shown = ServerBackups.parse(await (await anna.call('GET', `/api/servers/${id}/backups`)).json())
      expect(shown.backups).toMatchObject([{ state: 'ready' }])
    }, slow)
    await first.hosting.db.$client.query('select pg_switch_wal()')
    await eventually(async () => {
      const { rows } = await first.hosting.db.$client.query(
        'select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done from pg_stat_archiver',
      )
      expect(rows[0]?.done).toBe(true)
    }, slow)

    // The machine and its node are lost.
    await node.kill()
    for (const { pid } of await node.living(id)) process.kill(pid, 'SIGKILL')
    await first.stop()
    await rm(first.dir, { recursive: true, force: true })

    const second = await machine(archive, true)
    const { db } = second.hosting
    expect((await db.$client.query('select username from accounts')).rows).toEqual([{ username: 'anna' }])
    const other = await nodeForTest(second.hosting, '3', { backups })
    await eventually(async () => {
      const { rows } = await db.$client.query(
        `select 1 from node_capabilities join nodes on nodes.id = node_id where name = $1 and can_move and nodes.reported_at is not null`,
        [other.name],
      )
      expect(rows).toHaveLength(1)
    }, slow)
    await db.$client.query(`update nodes set reported_at = now() - interval '1 hour' where name = $1`, [
      node.name,
    ])
    const printed: string[] = []
    await runCommand(
      lostNodeCommands.lost,
      {
        ...{ db, config: configForTest, catalogue: catalogueForTest, clock: () => new Date() },
        print: (line) => void printed.push(line),
      },
      [node.name, '--confirm'],
    )
    expect(printed.join('\n')).toContain(`is restored on ${other.name}`)
    await eventually(async () => expect(await stateOf(second)).toBe('running'), slow)
    expect(await readFile(join(other.folder(id).data, 'world', 'шахта.dat'), 'utf8')).toBe(
      'what a player has dug',
    )
  },
  900_000,
)
