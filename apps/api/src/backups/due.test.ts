import { beforeEach, expect, test } from 'vitest'
import { checkAlerts } from '../alerts/check.ts'
import { runCommand } from '../operators/run-command.ts'
import { create, customerForTest, nodeForTest, sayServers } from '../servers/testing/servers.ts'
import { configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { backupCommands } from './backup-commands.ts'
import { backupFigure } from './figure.ts'
import { backupsForTest, clockOf, fakeAgent, gone, taken } from './testing/backups.ts'

const dayMs = 86_400_000
let it: Awaited<ReturnType<typeof backupsForTest>> & ReturnType<typeof clockOf>
beforeEach(async () => {
  const made = await backupsForTest()
  it = { ...made, ...clockOf(made) }
})

test('schedule: safety backups are deleted after a week, and each node tests one restore per week', async () => {
  const { id } = await it.made('s1')
  await it.restore(id)
  await it.end('backup', taken('safe'))
  await it.end('restore', {}, { state: 'stopped' })
  await it.made('52525252')
  await it.minute()
  const { rows: nodes } = await it.hosting.db.$client.query('select * from backup_rehearsals')
  expect(nodes).toHaveLength(1)
  await it.end('rehearse')
  await it.minute()
  expect((await it.wanted()).jobs.filter(({ kind }) => kind === 'rehearse')).toEqual([])
  it.after(8 * dayMs)
  await it.minute()
  expect(await it.snapshots()).toContain('safe deleting')
})

test('test restore: one that never started is repeated, and the operator sees how many nodes passed', async () => {
  const counts = async () =>
    Object.fromEntries((await backupFigure.read(it.hosting.db)).map(({ state, count }) => [state, count]))
  await it.made('s1')
  await it.minute()
  expect(await counts()).toMatchObject({ ready: 1, failing: 0, rehearsed: 0, not_rehearsed: 1 })
  const first = await it.job('rehearse')
  it.after(2 * dayMs)
  await it.minute()
  expect(await it.job('rehearse')).toMatchObject({ kind: 'rehearse' })
  expect((await it.job('rehearse')).id).not.toBe(first.id)
  it.hosting.time.now = new Date()
  await it.end('rehearse')
  expect(await counts()).toMatchObject({ rehearsed: 1, not_rehearsed: 0 })
  const lines: string[] = []
  await runCommand(backupCommands.check, { ...it.operator, print: (line) => lines.push(line) }, [])
  expect(lines.join('\n')).toMatch(/tried .*: the restored files are the same/)
})

test('alerts: failed backups and test restores are reported, and `backup check` shows them', async () => {
  const { db, time, url } = it.hosting
  const messages = async () => {
    await checkAlerts({
      db,
      jobs: { send: async () => undefined },
      config: { ...configForTest, brand: catalogueForTest.brand },
      log: { warn: () => undefined },
      workflows: [],
      diskOf: async () => undefined,
    })
    const { rows } = await db.$client.query(
      `select key from alerts where closed_at is null and key like '%backup%' order by key`,
    )
    return rows.map(({ key }) => key)
  }
  const lines: string[] = []
  const operator = {
    ...{ db, config: configForTest, catalogue: catalogueForTest, clock: () => time.now },
    print: (line: string) => lines.push(line),
  }
  await it.made('s1')
  await runCommand(backupCommands.check, operator, [it.server.id])
  await it.end('rehearse', gone('not_the_same'))
  await it.make()
  await it.end('backup', gone('no_room'))
  await sayServers(url, it.token, { backups: { engine: 'archives', isRemote: false, problem: 'no space' } })
  expect(await messages()).toEqual(['backup_rehearsal:minsk-1', 'backups_failing', 'node_backups:minsk-1'])
  lines.length = 0
  await runCommand(backupCommands.check, operator, [])
  expect(lines.join('\n')).toMatch(
    /minsk-1 {2}archives, ON ITS OWN DISK \(lost with the machine\): no space\n {2}tried .*: not_the_same\nserver/,
  )
  lines.length = 0
  await runCommand(backupCommands.list, operator, [it.server.id])
  expect(lines.join('\n')).toMatch(/failed \(no_room\)[\s\S]* ready /)
  await sayServers(url, it.token, { backups: { engine: 'restic', isRemote: true, problem: null } })
  await it.made('52525252')
  await runCommand(backupCommands.check, operator, [it.server.id])
  await it.end('rehearse')
  expect(await messages()).toEqual([])
})

test('secret: a command with another secret than the service’s creates no key', async () => {
  const { db, time } = it.hosting
  const operator = {
    ...{ db, catalogue: catalogueForTest, clock: () => time.now, print: () => undefined },
    config: { ...configForTest, authSecret: 'an old one, of another database', authSecretBefore: undefined },
  }
  await it.made('s1')
  const boris = await customerForTest(it.hosting, 'boris')
  const other = await create(boris, { subdomain: 'other', plan: 'java-free' })
  const make = (config = operator.config) =>
    runCommand(backupCommands.make, { ...operator, config }, [other.id])
  await expect(make()).rejects.toThrow('AUTH_SECRET is not that of the running service')
  const keys = async () => (await db.$client.query('select 1 from backup_repositories')).rowCount
  expect(await keys()).toBe(1)
  await make({ ...operator.config, authSecret: it.secret })
  expect(await keys()).toBe(2)
})

test('lost node: a server is restored on another node only from a backup outside the lost one', async () => {
  const { db, time, url } = it.hosting
  const operator = {
    ...{ db, config: configForTest, catalogue: catalogueForTest, clock: () => time.now },
    print: () => undefined,
  }
  const other = await nodeForTest(it.hosting, 'minsk-2')
  await sayServers(url, other, {
    incomingMigrations: [],
    backups: { engine: 'restic', isRemote: true, problem: null },
  })
  await it.made('near')
  const restore = () => runCommand(backupCommands.restore, operator, [it.server.id, '--node', 'minsk-2'])
  await expect(restore()).rejects.toThrow('its node reports')
  const lose = () =>
    db.$client.query(`update nodes set reported_at = now() - interval '1 hour' where name = 'minsk-1'`)
  await lose()
  await expect(restore()).rejects.toThrow('was only on the lost node')
  await sayServers(url, it.token, { backups: { engine: 'restic', isRemote: true, problem: null } })
  await it.made('fa4fa4fa')
  // A pending backup of the lost node: it would be the newest, without data.
  await it.make()
  await lose()
  const { rows } = await db.$client.query(
    `insert into server_migrations (id, server_id, from_node_id, to_node_id, generation, started_at, progress_at)
      select gen_random_uuid(), servers.id, node_id, nodes.id, 2, now(), now() from servers, nodes where nodes.name = 'minsk-2' returning id`,
  )
  await expect(restore()).rejects.toThrow('being moved already')
  await db.$client.query('delete from server_migrations where id = $1', [rows[0].id])
  await restore()
  const moved = fakeAgent({ ...it, token: other })
  expect((await it.wanted()).all).toBe(0)
  expect(await moved.wanted()).toMatchObject({
    desiredState: 'stopped',
    backupKey: expect.any(String),
    jobs: [{ kind: 'forget' }, { kind: 'restore', snapshot: 'fa4fa4fa', paths: null }],
  })
  await moved.end('restore', {}, { state: 'stopped' })
  expect(await moved.wanted()).toMatchObject({ desiredState: 'running' })
  expect((await moved.shown()).restore).toMatchObject({ phase: 'done' })
})
