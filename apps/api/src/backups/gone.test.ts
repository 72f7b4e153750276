import { beforeEach, expect, test } from 'vitest'
import { fetchDesired, nodeForTest, sayServers } from '../servers/servers-for-tests.ts'
import { backupsForTest, clockOf, gone, playedAgent, taken } from './backups-for-tests.ts'
import { backupCommands } from './commands.ts'

const dayMs = 86_400_000
let it: Awaited<ReturnType<typeof backupsForTest>> & ReturnType<typeof clockOf>
beforeEach(async () => {
  const made = await backupsForTest()
  it = { ...made, ...clockOf(made) }
})

test('data of a contract that has ended are deleted only when their last backup is there; it is kept for two weeks', async () => {
  await it.endContract()
  await it.minute()
  expect((await it.shown()).backups).toMatchObject([{ kind: 'end', state: 'waiting' }])
  it.after(dayMs)
  await it.minute()
  expect(await it.contract()).toBe('suspended')
  await it.end('backup', taken('last'), { state: 'stopped' })
  await it.minute()
  expect(await it.contract()).toBe('deleted')
  await it.absent()
  await it.minute()
  it.after(13 * dayMs)
  await it.minute()
  expect((await fetchDesired(it.hosting.url, it.token)).servers).toEqual([])
  expect(await it.repositories()).toHaveLength(1)
  it.after(2 * dayMs)
  await it.minute()
  // Its node hears of it once more, with the key and nothing to run.
  expect(await it.wanted()).toMatchObject({
    wanted: 'absent',
    backupKey: expect.any(String),
    jobs: [{ kind: 'forget', snapshots: null }],
  })
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
  expect((await it.wanted()).all).toBe(0)
})

test('within those weeks an operator makes the server again, suspended, for its owner to pay and have it back', async () => {
  await it.endContract()
  await it.minute()
  await it.end('backup', taken('last'), { state: 'stopped' })
  it.after(dayMs)
  await it.minute()
  await it.absent()
  await it.minute()
  const { url } = it.hosting
  await sayServers(url, it.token, {
    takes: [],
    backups: { engine: 'restic', isRemote: false, trouble: null },
  })
  await backupCommands.restore(it.operator, [it.server.id])
  // Its name is its own again, and no former one beside that.
  const former = await it.hosting.db.$client.query('select name from former_subdomains')
  expect(former.rows).toEqual([])
  expect(await it.wanted()).toMatchObject({
    wanted: 'stopped',
    jobs: [{ kind: 'restore', snapshot: 'last' }],
  })
  await it.end('restore', {}, { state: 'stopped' })
  it.after(dayMs / 2)
  await it.minute()
  expect(await it.contract()).toBe('suspended')
  expect((await it.shown()).restore).toMatchObject({ phase: 'done' })
  expect(await it.repositories()).toMatchObject([{ deletion_job_id: null }])
})

test('data wait three days for a last backup that does not come about, which is tried again, and no longer', async () => {
  await it.endContract()
  await it.minute()
  await it.end('backup', gone('repository'), { state: 'stopped' })
  await it.minute()
  expect((await it.wanted()).jobs).toEqual([])
  it.after(3 * 3_600_000)
  await it.minute()
  expect((await it.wanted()).jobs).toMatchObject([{ kind: 'backup' }])
  it.after(3 * dayMs)
  await it.minute()
  expect(await it.contract()).toBe('suspended')
  it.after(dayMs)
  await it.minute()
  expect(await it.contract()).toBe('deleted')
  expect((await it.wanted()).jobs).toEqual([])
})

test('where no last backup comes about, the good ones before it are kept for those two weeks', async () => {
  await it.made('good')
  await it.endContract()
  await it.minute()
  await it.end('backup', gone('repository'), { state: 'stopped' })
  it.after(5 * dayMs)
  await it.minute()
  expect(await it.contract()).toBe('deleted')
  await it.absent()
  await it.minute()
  it.after(13 * dayMs)
  await it.minute()
  expect((await it.wanted()).all).toBe(0)
  // Its operator sees them by the server's id, and could put them back.
  const lines: string[] = []
  await backupCommands.list({ ...it.operator, print: (line) => lines.push(line) }, [it.server.id])
  expect(lines.join('\n')).toContain(' ready ')
  expect(await it.repositories()).toHaveLength(1)
  it.after(2 * dayMs)
  await it.minute()
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
})

test('what its owner deletes is gone at once, after a last backup of its contract too', async () => {
  await it.endContract()
  await it.minute()
  await it.end('backup', taken('last'), { state: 'stopped' })
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await it.absent()
  await it.minute()
  expect((await it.wanted()).jobs).toMatchObject([{ kind: 'forget', snapshots: null }])
})

test('the last backup of a contract that was renewed after all goes after a week, as those for safety do', async () => {
  await it.endContract()
  await it.minute()
  await it.end('backup', taken('last'), { state: 'stopped' })
  expect((await it.shown()).backups).toMatchObject([{ kind: 'end', until: null }])
  await it.hosting.db.$client.query(
    `update servers set contract = 'active', suspended_at = null, final_warning_at = null, delete_at = null, paid_until = null`,
  )
  await it.made('newer')
  expect((await it.shown()).backups[1]).toMatchObject({ kind: 'end', until: expect.any(String) })
  it.after(8 * dayMs)
  await it.minute()
  expect(await it.snapshots()).toEqual(['newer ready', 'last deleting'])
})

test('a repository of a node that is lost is given up with its key, whatever was asked of the node', async () => {
  await it.made('s1')
  const { db } = it.hosting
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await it.absent()
  await it.minute()
  const { id } = await it.job('forget')
  // It has begun, and is heard of no more.
  await it.say({
    state: 'absent',
    port: null,
    jobs: [{ id, state: 'working', failure: null, percent: null }],
  })
  it.after(43 * dayMs)
  await it.minute()
  expect(await it.repositories()).toHaveLength(1)
  it.after(2 * dayMs)
  await it.minute()
  expect(await it.repositories()).toEqual([])
  expect((await it.wanted()).all).toBe(0)
  expect((await db.$client.query('select * from server_backups')).rows).toEqual([])
})

test('a repository is given up likewise where a lost node never said that the data are gone, or was removed', async () => {
  await it.made('s1')
  const { db } = it.hosting
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await it.minute()
  it.after(45 * dayMs)
  await it.minute()
  expect(await it.repositories()).toEqual([])
  expect((await db.$client.query('select * from server_backups')).rows).toEqual([])
})

test('what a lost node kept elsewhere is deleted by another that keeps its own there', async () => {
  const { db, url } = it.hosting
  const far = { engine: 'restic', isRemote: true, trouble: null } as const
  await sayServers(url, it.token, { backups: far })
  const other = await nodeForTest(it.hosting, 'minsk-2')
  await sayServers(url, other, { backups: far })
  await it.made('fa4fa4fa')
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await it.absent()
  await it.minute()
  await db.$client.query(`delete from nodes where name = 'minsk-1'`)
  await it.minute()
  const theirs = playedAgent({ ...it, token: other })
  expect((await theirs.wanted()).jobs).toMatchObject([{ kind: 'forget', snapshots: null }])
  await theirs.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
})

test('what a deleted server has on the disks of nodes that it has left is deleted there, one node after the other', async () => {
  const { db } = it.hosting
  const other = await nodeForTest(it.hosting, 'minsk-2')
  await it.made('left behind')
  await db.$client.query(
    `update servers set node_id = (select id from nodes where name = 'minsk-2'), generation = generation + 1`,
  )
  const theirs = playedAgent({ ...it, token: other })
  await theirs.made('4e3e4e3e')
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await clockOf({ ...it, ...theirs }).absent()
  await it.minute()
  expect((await it.wanted()).all).toBe(0)
  await theirs.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toHaveLength(1)
  await it.minute()
  expect((await theirs.wanted()).all).toBe(0)
  expect((await it.wanted()).jobs).toMatchObject([{ kind: 'forget', snapshots: null }])
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
  expect((await db.$client.query('select * from server_backups')).rows).toEqual([])
})

test('a server that its owner deletes, also in the middle of a backup, takes its backups and their key with it', async () => {
  await it.made('s1')
  await it.make()
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  expect(await it.wanted()).toMatchObject({ wanted: 'absent', jobs: [] })
  await it.absent()
  await it.minute()
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
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
  await it.absent()
  await it.minute()
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
})
