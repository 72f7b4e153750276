import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '../operators/run-command.ts'
import { fetchDesired, nodeForTest, sayServers } from '../servers/testing/servers.ts'
import { backupCommands } from './backup-commands.ts'
import { backupsForTest, clockOf, fakeAgent, gone, taken } from './testing/backups.ts'

const dayMs = 86_400_000
let it: Awaited<ReturnType<typeof backupsForTest>> & ReturnType<typeof clockOf>
beforeEach(async () => {
  const made = await backupsForTest()
  it = { ...made, ...clockOf(made) }
})

test('contract end: data are deleted after the last backup, which is stored for two weeks', async () => {
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
  // Its node gets it once more, with the key and no process to run.
  expect(await it.wanted()).toMatchObject({
    desiredState: 'absent',
    backupKey: expect.any(String),
    jobs: [{ kind: 'forget', snapshots: null }],
  })
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
  expect((await it.wanted()).all).toBe(0)
})

test('recovery: within two weeks an operator restores the server, suspended, until the owner pays', async () => {
  await it.endContract()
  await it.minute()
  await it.end('backup', taken('last'), { state: 'stopped' })
  it.after(dayMs)
  await it.minute()
  await it.absent()
  await it.minute()
  const { url } = it.hosting
  await sayServers(url, it.token, {
    incomingMigrations: [],
    backups: { engine: 'restic', isRemote: false, problem: null },
  })
  await runCommand(backupCommands.restore, it.operator, [it.server.id])
  // Its name is its own again, and is not listed as a former name.
  const former = await it.hosting.db.$client.query('select name from former_subdomains')
  expect(former.rows).toEqual([])
  expect(await it.wanted()).toMatchObject({
    desiredState: 'stopped',
    jobs: [{ kind: 'restore', snapshot: 'last' }],
  })
  await it.end('restore', {}, { state: 'stopped' })
  it.after(dayMs / 2)
  await it.minute()
  expect(await it.contract()).toBe('suspended')
  expect((await it.shown()).restore).toMatchObject({ phase: 'done' })
  expect(await it.repositories()).toMatchObject([{ deletion_job_id: null }])
})

test('contract end: data wait three days for a last backup that fails and is retried, and no longer', async () => {
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

test('contract end: without a last backup the earlier good ones are kept for two weeks', async () => {
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
  // Its operator sees them by the server's ID, and could restore them.
  const lines: string[] = []
  await runCommand(backupCommands.list, { ...it.operator, print: (line) => lines.push(line) }, [it.server.id])
  expect(lines.join('\n')).toContain(' ready ')
  expect(await it.repositories()).toHaveLength(1)
  it.after(2 * dayMs)
  await it.minute()
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
})

test('deletion by the owner: everything is deleted at once, including a last backup', async () => {
  await it.endContract()
  await it.minute()
  await it.end('backup', taken('last'), { state: 'stopped' })
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await it.absent()
  await it.minute()
  expect((await it.wanted()).jobs).toMatchObject([{ kind: 'forget', snapshots: null }])
})

test('renewal: the last backup of a renewed contract is deleted after a week, like safety backups', async () => {
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

test('lost node: its repository is abandoned and the key deleted, despite pending jobs', async () => {
  await it.made('s1')
  const { db } = it.hosting
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await it.absent()
  await it.minute()
  const { id } = await it.job('forget')
  // The job has started, and no report follows.
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

test('lost node: a repository is abandoned if the node never confirmed deletion, or was removed', async () => {
  await it.made('s1')
  const { db } = it.hosting
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await it.minute()
  it.after(45 * dayMs)
  await it.minute()
  expect(await it.repositories()).toEqual([])
  expect((await db.$client.query('select * from server_backups')).rows).toEqual([])
})

test('lost node: another node with external storage deletes its external backups', async () => {
  const { db, url } = it.hosting
  const far = { engine: 'restic', isRemote: true, problem: null } as const
  await sayServers(url, it.token, { backups: far })
  const other = await nodeForTest(it.hosting, 'minsk-2')
  await sayServers(url, other, { backups: far })
  await it.made('fa4fa4fa')
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  await it.absent()
  await it.minute()
  await db.$client.query(`delete from nodes where name = 'minsk-1'`)
  await it.minute()
  const theirs = fakeAgent({ ...it, token: other })
  expect((await theirs.wanted()).jobs).toMatchObject([{ kind: 'forget', snapshots: null }])
  await theirs.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
})

test('former nodes: a deleted server’s backups are deleted on each node’s disk in turn', async () => {
  const { db } = it.hosting
  const other = await nodeForTest(it.hosting, 'minsk-2')
  await it.made('left behind')
  await db.$client.query(
    `update servers set node_id = (select id from nodes where name = 'minsk-2'), generation = generation + 1`,
  )
  const theirs = fakeAgent({ ...it, token: other })
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

test('deletion by the owner: a server takes its backups and their key with it, even during a backup', async () => {
  await it.made('s1')
  await it.make()
  expect((await it.anna.call('DELETE', it.path, { name: 'My world' })).status).toBe(202)
  expect(await it.wanted()).toMatchObject({ desiredState: 'absent', jobs: [] })
  await it.absent()
  await it.minute()
  await it.end('forget', {}, { state: 'absent', port: null })
  expect(await it.repositories()).toEqual([])
  const { rows } = await it.hosting.db.$client.query('select * from server_backups')
  expect(rows).toEqual([])
})

test('account deletion: notes are deleted at once, then repositories with their keys, as exported', async () => {
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
