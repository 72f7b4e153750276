import { beforeEach, expect, test } from 'vitest'
import { accounts } from '../../accounts/accounts-schema.ts'
import { runCommand } from '../../operators/run-command.ts'
import { servers } from '../../servers/servers-schema.ts'
import { errorOf, sayServers } from '../../servers/testing/servers.ts'
import { backupCommands } from '../backup-commands.ts'
import { lostNodeCommands } from '../lost/lost-node-commands.ts'
import { taken } from '../testing/backups.ts'
import { nodeRemoveCommands } from './archive-commands.ts'
import { type Archives, archivesForTest, local, remote } from './testing/archives.ts'

let it: Archives
beforeEach(async () => {
  it = await archivesForTest()
})

test('archive: one click restores it on any node that reaches its backup, with all its settings', async () => {
  const { hosting, tokens, otherNode, after, kinds, row, agent, archive, shown, restore, archiveIt } = it
  await otherNode()
  await archiveIt()
  await hosting.db.$client.query("update nodes set drained_at = now() where name = 'minsk-1'")
  expect((await restore()).status).toBe(202)
  // A second click changes nothing.
  expect((await restore()).status).toBe(202)
  expect(await archive()).toMatchObject({ phase: 'restoring' })
  // A phase with the start time of the previous one would cause an alert at once.
  const stored = await hosting.db.$client.query('select phase_at from server_archives')
  expect(stored.rows).toEqual([{ phase_at: hosting.time.now }])
  expect(await agent(tokens.other).wanted()).toMatchObject({
    desiredState: 'stopped',
    backupKey: expect.any(String),
    jobs: [{ kind: 'restore', snapshot: '1a571a57', paths: null }],
  })
  expect((await row()).contract).toBe('archived')
  await agent(tokens.other).end('restore', {}, { state: 'stopped', port: null })
  expect(await agent(tokens.other).wanted()).toMatchObject({ desiredState: 'running', jobs: [] })
  expect(await shown()).toMatchObject({ contract: 'active', node: 'brest-1', subdomain: 'my-world' })
  // Its idle time starts again.
  await after(75)
  expect((await row()).contract).toBe('active')
  expect(kinds().filter((kind) => kind === 'server_archive_ahead')).toHaveLength(1)
})

test('archive: without node capacity it waits, is restored automatically, and its owner is notified', async () => {
  const { hosting, minute, kinds, archive, restore, archiveIt } = it
  await archiveIt()
  await hosting.db.$client.query("update nodes set drained_at = now() where name = 'minsk-1'")
  expect((await restore()).status).toBe(202)
  expect(await archive()).toMatchObject({ phase: 'stored', requestedAt: expect.any(String) })
  await minute()
  expect(await archive()).toMatchObject({ phase: 'stored' })
  await hosting.db.$client.query("update nodes set drained_at = null where name = 'minsk-1'")
  // A blocked account waits.
  await hosting.db.update(accounts).set({ blockedAt: hosting.time.now })
  await minute()
  await hosting.db.update(accounts).set({ blockedAt: null })
  expect(await archive()).toMatchObject({ phase: 'stored' })
  await minute()
  expect(await archive()).toMatchObject({ phase: 'restoring' })
  expect(kinds().at(-1)).toBe('server_archive_restored')
})

test('archive: its owner can cancel it before its backup is made, and while its files are deleted', async () => {
  const { minute, after, agent, archive, shown, restore, stopped, absent } = it
  await after(76)
  await after(11)
  await after(3)
  expect((await restore()).status).toBe(202)
  expect(await shown()).toMatchObject({ contract: 'active', desiredState: 'running', node: 'minsk-1' })
  await after(76)
  await after(11)
  await after(3)
  await stopped()
  await minute()
  await agent().end('backup', taken('5ec05ec0'), { state: 'stopped', port: null })
  await minute()
  expect((await restore()).status).toBe(202)
  expect(await archive()).toMatchObject({ phase: 'clearing', requestedAt: expect.any(String) })
  await absent()
  await minute()
  expect(await archive()).toMatchObject({ phase: 'restoring' })
})

test('archive: a restore that fails is tried three times, then the server stays archived with its backup', async () => {
  const { minute, agent, archive, restore, absent, archiveIt, kinds } = it
  await archiveIt()
  await restore()
  for (let tries = 1; tries < 3; tries++) {
    const failed = { state: 'failed', failure: 'repository' } as const
    await agent().end('restore', failed, { state: 'stopped', port: null })
    expect(await archive()).toMatchObject({ phase: 'clearing', requestedAt: expect.any(String) })
    await absent()
    await minute()
    await minute()
    expect(await archive()).toMatchObject({ phase: 'restoring' })
  }
  expect(kinds()).not.toContain('server_archive_restored')
  await agent().end('restore', { state: 'failed', failure: 'repository' }, { state: 'stopped', port: null })
  expect(await archive()).toMatchObject({
    phase: 'clearing',
    requestedAt: null,
    failedAt: expect.any(String),
  })
  expect(await agent().wanted()).toMatchObject({ desiredState: 'absent', jobs: [] })
  await absent()
  await minute()
  expect((await restore()).status).toBe(202)
  expect((await agent().wanted()).jobs).toMatchObject([{ kind: 'restore', snapshot: '1a571a57' }])
})

test('archive: a failed last backup is retried, and nothing is deleted before it is ready', async () => {
  const { minute, after, agent, stopped } = it
  await after(76)
  await after(11)
  await after(3)
  await stopped()
  await minute()
  await agent().end('backup', { state: 'failed', failure: 'repository' }, { state: 'stopped', port: null })
  await minute()
  expect(await agent().wanted()).toMatchObject({ desiredState: 'stopped', jobs: [] })
  await after(0.1)
  expect((await agent().wanted()).jobs).toMatchObject([{ kind: 'backup' }])
})

test('archive: without a last backup for a day the server continues, and is tried again in a week', async () => {
  const { hosting, minute, after, agent, stopped, row, kinds } = it
  await after(76)
  await after(11)
  await after(3)
  await stopped()
  await minute()
  for (let hours = 0; hours < 24; hours += 3) {
    const { jobs } = await agent().wanted()
    const failed = { state: 'failed', failure: 'repository' } as const
    if (jobs.length > 0) await agent().end('backup', failed, { state: 'stopped', port: null })
    expect((await row()).contract).toBe('archived')
    await after(3 / 24)
  }
  expect(await row()).toMatchObject({ contract: 'active', desiredState: 'running' })
  expect(kinds().at(-1)).toBe('backup_failed')
  const { rows } = await hosting.db.$client.query(
    'select failing_since as since, phase from backup_repositories join server_archives using (server_id)',
  )
  expect(rows).toEqual([{ since: hosting.time.now, phase: null }])
  await after(6.9)
  expect((await row()).contract).toBe('active')
  await after(0.1)
  expect((await row()).contract).toBe('archived')
})

test('archive: a server that does not stop for its last backup is released after a day', async () => {
  const { after, row, kinds } = it
  await after(76)
  await after(11)
  await after(3)
  await after(0.9)
  expect((await row()).contract).toBe('archived')
  await after(0.1)
  expect(await row()).toMatchObject({ contract: 'active', desiredState: 'running' })
  expect(kinds().at(-1)).toBe('backup_failed')
})

test('archive: agent and API processes that crash and repeat their steps duplicate nothing', async () => {
  const { hosting, minute, kinds, row, agent, restore, archiveIt } = it
  await archiveIt()
  // The agent repeats its last report, and two processes run the same minute.
  await agent().say({ generation: 99, state: 'absent', port: null })
  await Promise.all([minute(), minute()])
  await Promise.all([restore(), restore(), minute()])
  const { jobs: jobsBefore } = await agent().wanted()
  expect(jobsBefore).toHaveLength(1)
  await Promise.all([minute(), minute()])
  expect((await agent().wanted()).jobs).toEqual(jobsBefore)
  const { rows } = await hosting.db.$client.query(
    `select count(*)::int as all from server_backups where kind = 'end'`,
  )
  expect(rows).toEqual([{ all: 1 }])
  await agent().end('restore', {}, { state: 'stopped', port: null })
  expect((await row()).contract).toBe('active')
  expect(kinds().filter((kind) => kind === 'server_archived')).toHaveLength(1)
})

test('archive: its deletion, by its owner or with the account, deletes its backup', async () => {
  const { hosting, anna, minute, agent, path, archiveIt } = it
  await archiveIt()
  const deleted = await anna.call('DELETE', path(), { name: 'My world' })
  expect(deleted.status).toBe(202)
  expect((await anna.call('GET', path())).status).toBe(404)
  await minute()
  expect((await agent().wanted()).jobs).toMatchObject([{ kind: 'forget', snapshots: null }])
  await agent().end('forget', {}, { state: 'absent', port: null })
  await minute()
  const { rows } = await hosting.db.$client.query(
    `select event from server_activity where event in ('deleted', 'data_deleted') order by at, event`,
  )
  expect(rows.map(({ event }) => event)).toEqual(['data_deleted', 'deleted'])
  for (const table of ['server_backups', 'backup_repositories', 'server_archives', 'server_ports'])
    expect((await hosting.db.$client.query(`select * from ${table}`)).rows).toEqual([])
})

test('archive: actions that need an active server are refused, and its files are on no node', async () => {
  const { anna, path, archiveIt } = it
  await archiveIt()
  for (const [method, where, body] of [
    ['POST', '/actions', { action: 'start' }],
    ['POST', '/backups', { note: '' }],
    ['POST', '/console', { right: 'read' }],
    ['POST', '/files', { right: 'read' }],
    ['GET', '/sftp', undefined],
    ['PATCH', '', { name: 'Other' }],
  ] as const)
    expect(await errorOf(await anna.call(method, path() + where, body)), where).toMatchObject({
      code: 'server_not_active',
      fields: { contract: 'archived' },
    })
  expect((await anna.call('GET', `${path()}/ports`)).status).toBe(200)
})

test('archive: one on its node’s own disk is restored only there, and the node cannot be removed', async () => {
  const { hosting, tokens, otherNode, minute, agent, archive, restore, archiveIt } = it
  await sayServers(hosting.url, tokens.own, { incomingMigrations: [], backups: local })
  await otherNode(local)
  await archiveIt('by hand')
  const command = { ...it.operator, db: hosting.db }
  await expect(runCommand(nodeRemoveCommands.remove, command, ['minsk-1'])).rejects.toThrow(
    'has the archives of 1 servers',
  )
  await hosting.db.$client.query("update nodes set drained_at = now() where name = 'minsk-1'")
  await restore()
  expect(await archive()).toMatchObject({ phase: 'stored' })
  await hosting.db.$client.query("update nodes set drained_at = null where name = 'minsk-1'")
  await minute()
  expect((await agent().wanted()).jobs).toMatchObject([{ kind: 'restore' }])
})

test.each([
  ['elsewhere', remote, 'archived'],
  ['on its disk alone', local, 'deleted'],
] as const)('lost node: an archive whose backup is %s', async (_name, backups, contract) => {
  const { hosting, tokens, row, archiveIt } = it
  await sayServers(hosting.url, tokens.own, { incomingMigrations: [], backups })
  await archiveIt('by hand')
  await hosting.db.$client.query("update nodes set reported_at = now() - interval '1 hour'")
  await hosting.db.$client.query("update node_capabilities set reported_at = now() - interval '1 hour'")
  await runCommand(lostNodeCommands.lost, { ...it.operator, db: hosting.db }, ['minsk-1', '--confirm'])
  expect((await row()).contract).toBe(contract)
})

test('lost node: an archive on its disk continues with an earlier backup elsewhere', async () => {
  const { hosting, tokens, row, archiveIt, server } = it
  await sayServers(hosting.url, tokens.own, { incomingMigrations: [], backups: local })
  await archiveIt('by hand')
  const earlier = '00000000-0000-4000-8000-000000000009'
  await hosting.db.$client.query(
    `insert into server_backups (id, server_id, at, kind, state, job_id, is_remote, snapshot, actor)
      values ($1, $2, now() - interval '200 days', 'hand', 'ready', gen_random_uuid(), true, 'earlier', 'service')`,
    [earlier, server.id],
  )
  await hosting.db.$client.query("update nodes set reported_at = now() - interval '1 hour'")
  await hosting.db.$client.query("update node_capabilities set reported_at = now() - interval '1 hour'")
  await runCommand(lostNodeCommands.lost, { ...it.operator, db: hosting.db }, ['minsk-1', '--confirm'])
  expect((await row()).contract).toBe('archived')
  const { rows } = await hosting.db.$client.query('select backup_id as id from server_archives')
  expect(rows).toEqual([{ id: earlier }])
})

test('lost node: a server that was being archived or restored is not lost with it', async () => {
  const { hosting, tokens, otherNode, minute, row, agent, archive, restore, archiveIt } = it
  await archiveIt()
  await restore()
  await hosting.db.$client.query("update nodes set reported_at = now() - interval '1 hour'")
  await hosting.db.$client.query("update node_capabilities set reported_at = now() - interval '1 hour'")
  await runCommand(lostNodeCommands.lost, { ...it.operator, db: hosting.db }, ['minsk-1', '--confirm'])
  expect(await row()).toMatchObject({ contract: 'archived', nodeId: null })
  expect(await archive()).toMatchObject({ failedAt: null, requestedAt: expect.any(String) })
  await otherNode()
  await minute()
  expect((await agent(tokens.other).wanted()).jobs).toMatchObject([{ kind: 'restore', snapshot: '1a571a57' }])
})

test('archive: an operator archives and restores by command, and invalid calls are refused', async () => {
  const { hosting, server, row, run } = it
  expect(await run('archive', server.id)).toContain('Nothing has changed yet')
  expect((await row()).contract).toBe('active')
  await run('archive', server.id, '--confirm')
  expect((await row()).contract).toBe('archived')
  await expect(run('archive', server.id, '--confirm')).rejects.toThrow('it is not active')
  const byBackup = runCommand(backupCommands.restore, { ...it.operator, db: hosting.db }, [
    server.id,
    '--node',
    'minsk-1',
  ])
  await expect(byBackup).rejects.toThrow('server unarchive')
  expect(await run('unarchive', server.id)).toContain('stays where it is')
  await expect(run('unarchive', server.id)).rejects.toThrow('is not archived')
  await hosting.db.update(servers).set({ paidUntil: new Date('2030-01-01') })
  await expect(run('archive', server.id, '--confirm')).rejects.toThrow('only free servers')
})
