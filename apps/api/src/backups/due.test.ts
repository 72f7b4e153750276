import { beforeEach, expect, test } from 'vitest'
import { checkAlerts } from '../alerts/check.ts'
import { configForTest } from '../app-for-tests.ts'
import { catalogueForTest } from '../catalogue-for-tests.ts'
import { passLife } from '../servers/lifecycle/due.ts'
import { fetchDesired, nodeForTest, sayServers } from '../servers/servers-for-tests.ts'
import { backupsForTest, gone, playedAgent, taken } from './backups-for-tests.ts'
import { backupCommands } from './commands.ts'
import { mayDelete, passBackups } from './due.ts'

const dayMs = 86_400_000
const context = { config: configForTest, catalogue: catalogueForTest }
let it: Awaited<ReturnType<typeof backupsForTest>>
beforeEach(async () => {
  it = await backupsForTest()
})

const after = (ms: number) => {
  it.hosting.time.now = new Date(+it.hosting.time.now + ms)
}
const fail = (error: unknown) => expect.fail(String(error))
const minute = async () => {
  const { db, time } = it.hosting
  await passLife(
    {
      db,
      sendMail: async () => undefined,
      mayDelete: (tx, row, now) => mayDelete(tx, context, row, now),
      onError: fail,
    },
    time.now,
  )
  await passBackups({ db, context, onError: fail }, time.now)
}
const contract = async () => {
  const { rows } = await it.hosting.db.$client.query('select contract from servers')
  return rows[0].contract
}
const repositories = async () => (await it.hosting.db.$client.query('select * from backup_repositories')).rows
/** A contract that has ended: its owner was warned, and the data go in half a day. */
const end = () =>
  it.hosting.db.$client.query(
    `update servers set contract = 'suspended', wanted = 'stopped', wanted_before = 'running', paid_until = $1,
      suspended_at = $1, final_warning_at = $2, delete_at = $3, mailed = '{deletion_in_1_day}'`,
    [-7 * dayMs, -dayMs / 2, dayMs / 2].map((ms) => new Date(+it.hosting.time.now + ms)),
  )
const absent = async () => {
  const { generation = 1 } = await it.wanted()
  await it.say({ generation, state: 'absent', port: null })
}

test('data of a contract that has ended are deleted only when their last backup is there; it is kept for two weeks', async () => {
  await end()
  await minute()
  expect((await it.shown()).backups).toMatchObject([{ kind: 'end', state: 'waiting' }])
  after(dayMs)
  await minute()
  expect(await contract()).toBe('suspended')
  await it.end('backup', taken('last'), { state: 'stopped' })
  await minute()
  expect(await contract()).toBe('deleted')
  await absent()
  await minute()
  after(13 * dayMs)
  await minute()
  expect((await fetchDesired(it.hosting.url, it.token)).servers).toEqual([])
  expect(await repositories()).toHaveLength(1)
  after(2 * dayMs)
  await minute()
  // Its node hears of it once more, with the key and nothing to run.
  expect(await it.wanted()).toMatchObject({
    wanted: 'absent',
    backupKey: expect.any(String),
    jobs: [{ kind: 'forget', snapshots: null }],
  })
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await repositories()).toEqual([])
  expect((await it.wanted()).all).toBe(0)
})

test('within those weeks an operator makes the server again, suspended, for its owner to pay and have it back', async () => {
  await end()
  await minute()
  await it.end('backup', taken('last'), { state: 'stopped' })
  after(dayMs)
  await minute()
  await absent()
  await minute()
  const { db, time, url } = it.hosting
  await sayServers(url, it.token, {
    takes: [],
    backups: { engine: 'restic', isRemote: false, trouble: null },
  })
  const operator = {
    ...{ db, config: configForTest, catalogue: catalogueForTest, clock: () => time.now },
    print: () => undefined,
  }
  await backupCommands.restore(operator, [it.server.id])
  expect(await it.wanted()).toMatchObject({
    wanted: 'stopped',
    jobs: [{ kind: 'restore', snapshot: 'last' }],
  })
  await it.end('restore', {}, { state: 'stopped' })
  after(dayMs / 2)
  await minute()
  expect(await contract()).toBe('suspended')
  expect((await it.shown()).restore).toMatchObject({ phase: 'done' })
  expect(await repositories()).toMatchObject([{ gone_job_id: null }])
})

test('data wait three days for a last backup that does not come about, which is tried again, and no longer', async () => {
  await end()
  await minute()
  await it.end('backup', gone('repository'), { state: 'stopped' })
  await minute()
  expect((await it.wanted()).jobs).toEqual([])
  after(3 * 3_600_000)
  await minute()
  expect((await it.wanted()).jobs).toMatchObject([{ kind: 'backup' }])
  after(3 * dayMs)
  await minute()
  expect(await contract()).toBe('suspended')
  after(dayMs)
  await minute()
  expect(await contract()).toBe('deleted')
  expect((await it.wanted()).jobs).toEqual([])
})

test('where no last backup comes about, the good ones before it are kept for those two weeks', async () => {
  await it.made('good')
  await end()
  await minute()
  await it.end('backup', gone('repository'), { state: 'stopped' })
  after(5 * dayMs)
  await minute()
  expect(await contract()).toBe('deleted')
  await absent()
  await minute()
  after(13 * dayMs)
  await minute()
  expect((await it.wanted()).all).toBe(0)
  expect(await repositories()).toHaveLength(1)
  after(2 * dayMs)
  await minute()
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await repositories()).toEqual([])
})

test('what its owner deletes is gone at once, after a last backup of its contract too', async () => {
  await end()
  await minute()
  await it.end('backup', taken('last'), { state: 'stopped' })
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await absent()
  await minute()
  expect((await it.wanted()).jobs).toMatchObject([{ kind: 'forget', snapshots: null }])
})

test('the last backup of a contract that was renewed after all goes after a week, as those for safety do', async () => {
  await end()
  await minute()
  await it.end('backup', taken('last'), { state: 'stopped' })
  expect((await it.shown()).backups).toMatchObject([{ kind: 'end', until: null }])
  await it.hosting.db.$client.query(
    `update servers set contract = 'active', suspended_at = null, final_warning_at = null, delete_at = null, paid_until = null`,
  )
  await it.made('newer')
  expect((await it.shown()).backups[1]).toMatchObject({ kind: 'end', until: expect.any(String) })
  after(8 * dayMs)
  await minute()
  expect(await it.snapshots()).toEqual(['newer ready', 'last deleting'])
})

test('a repository of a node that is lost is given up with its key, whatever was asked of the node', async () => {
  await it.made('s1')
  const { db } = it.hosting
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await absent()
  await minute()
  const { id } = await it.job('forget')
  // It has begun, and is heard of no more.
  await it.say({
    state: 'absent',
    port: null,
    jobs: [{ id, state: 'working', failure: null, percent: null }],
  })
  after(43 * dayMs)
  await minute()
  expect(await repositories()).toHaveLength(1)
  after(2 * dayMs)
  await minute()
  expect(await repositories()).toEqual([])
  expect((await it.wanted()).all).toBe(0)
  expect((await db.$client.query('select * from server_backups')).rows).toEqual([])
})

test('a repository is given up likewise where a lost node never said that the data are gone, or was removed', async () => {
  await it.made('s1')
  const { db } = it.hosting
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await minute()
  after(45 * dayMs)
  await minute()
  expect(await repositories()).toEqual([])
  expect((await db.$client.query('select * from server_backups')).rows).toEqual([])
})

test('what a lost node kept elsewhere is deleted by another that keeps its own there', async () => {
  const { db, url } = it.hosting
  const far = { engine: 'restic', isRemote: true, trouble: null } as const
  await sayServers(url, it.token, { backups: far })
  const other = await nodeForTest(it.hosting, 'minsk-2')
  await sayServers(url, other, { backups: far })
  await it.made('far')
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await absent()
  await minute()
  await db.$client.query(`delete from nodes where name = 'minsk-1'`)
  await minute()
  const theirs = playedAgent({ ...it, token: other })
  expect((await theirs.wanted()).jobs).toMatchObject([{ kind: 'forget', snapshots: null }])
  await theirs.end('forget', {}, { state: 'absent', port: null })
  expect(await repositories()).toEqual([])
})

test('a server that its owner deletes, also in the middle of a backup, takes its backups and their key with it', async () => {
  await it.made('s1')
  await it.make()
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  expect(await it.wanted()).toMatchObject({ wanted: 'absent', jobs: [] })
  await absent()
  await minute()
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await repositories()).toEqual([])
  const { rows } = await it.hosting.db.$client.query('select * from server_backups')
  expect(rows).toEqual([])
})

test('with an account go the notes at once, and the repositories with their keys; the export says so', async () => {
  await it.made('s1', 'own-note')
  const { backups } = await (await it.anna.call('GET', '/api/account/export')).json()
  expect(backups).toMatchObject({
    backups: [{ note: 'own-note', state: 'ready', bytes: 1_000 }],
    whenTheAccountIsDeleted: expect.stringContaining('deleted'),
  })
  const { db } = it.hosting
  expect((await it.anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  expect((await db.$client.query('select note from server_backups')).rows).toEqual([{ note: '' }])
  await absent()
  await minute()
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await repositories()).toEqual([])
})

test('safety backups go after a week, and a backup of each node is tried each week', async () => {
  const { id } = await it.made('s1')
  await it.restore(id)
  await it.end('backup', taken('safe'))
  await it.end('restore', {}, { state: 'stopped' })
  await it.made('s2')
  await minute()
  const { rows: nodes } = await it.hosting.db.$client.query('select * from backup_rehearsals')
  expect(nodes).toHaveLength(1)
  await it.end('rehearse')
  await minute()
  expect((await it.wanted()).jobs.filter(({ kind }) => kind === 'rehearse')).toEqual([])
  after(8 * dayMs)
  await minute()
  expect(await it.snapshots()).toContain('safe deleting')
})

test('an operator hears of backups that fail, on trial too, and reads how nodes keep them', async () => {
  const { db, time, url } = it.hosting
  const messages = async () => {
    await checkAlerts({
      db,
      jobs: { send: async () => undefined },
      config: { ...configForTest, brand: catalogueForTest.brand },
      log: { warn: () => undefined },
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
  await backupCommands.check(operator, [it.server.id])
  await it.end('rehearse', gone('not_the_same'))
  await it.make()
  await it.end('backup', gone('no_room'))
  await sayServers(url, it.token, { backups: { engine: 'archives', isRemote: false, trouble: 'no space' } })
  expect(await messages()).toEqual(['backup_rehearsal:minsk-1', 'backups_failing', 'node_backups:minsk-1'])
  lines.length = 0
  await backupCommands.check(operator, [])
  expect(lines.join('\n')).toMatch(
    /minsk-1 {2}archives, on its own disk: no space\n {2}tried .*: not_the_same\nserver/,
  )
  lines.length = 0
  await backupCommands.list(operator, [it.server.id])
  expect(lines.join('\n')).toMatch(/failed \(no_room\)[\s\S]* ready /)
  await sayServers(url, it.token, { backups: { engine: 'restic', isRemote: true, trouble: null } })
  await it.made('s2')
  await backupCommands.check(operator, [it.server.id])
  await it.end('rehearse')
  expect(await messages()).toEqual([])
})

test('a server whose node is lost is restored on another, from a backup that lies elsewhere, and not from another', async () => {
  const { db, time, url } = it.hosting
  const operator = {
    ...{ db, config: configForTest, catalogue: catalogueForTest, clock: () => time.now },
    print: () => undefined,
  }
  const other = await nodeForTest(it.hosting, 'minsk-2')
  await sayServers(url, other, { takes: [], backups: { engine: 'restic', isRemote: true, trouble: null } })
  await it.made('near')
  const restore = () => backupCommands.restore(operator, [it.server.id, '--node', 'minsk-2'])
  await expect(restore()).rejects.toThrow('its node is there')
  const lose = () =>
    db.$client.query(`update nodes set reported_at = now() - interval '1 hour' where name = 'minsk-1'`)
  await lose()
  await expect(restore()).rejects.toThrow('lay on the lost node alone')
  await sayServers(url, it.token, { backups: { engine: 'restic', isRemote: true, trouble: null } })
  await it.made('far')
  // One that the lost node never came to: of nothing it would be the newest.
  await it.make()
  await lose()
  await restore()
  const moved = playedAgent({ ...it, token: other })
  expect((await it.wanted()).all).toBe(0)
  expect(await moved.wanted()).toMatchObject({
    wanted: 'stopped',
    backupKey: expect.any(String),
    jobs: [{ kind: 'forget' }, { kind: 'restore', snapshot: 'far', paths: null }],
  })
  await moved.end('restore', {}, { state: 'stopped' })
  expect(await moved.wanted()).toMatchObject({ wanted: 'running' })
  expect((await moved.shown()).restore).toMatchObject({ phase: 'done' })
})
