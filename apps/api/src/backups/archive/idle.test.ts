import { beforeEach, expect, test } from 'vitest'
import { checkWorkflows } from '../../alerts/workflow-checks.ts'
import { servers } from '../../servers/servers-schema.ts'
import {
  customerForTest,
  errorOf,
  fetchDesired,
  keyed,
  newServer,
  sayServers,
} from '../../servers/testing/servers.ts'
import { workflowDefinitions } from '../../workflow-definitions.ts'
import { taken } from '../testing/backups.ts'
import { type Archives, archivesForTest, local, remote } from './testing/archives.ts'

const dayMs = 86_400_000
let it: Archives
beforeEach(async () => {
  it = await archivesForTest()
})

test('idle: after two notices a free server is backed up, and its node is free again', async () => {
  const { hosting, anna, mails, tokens, minute, after, kinds, row, agent, archive, shown, stopped, absent } =
    it
  await after(75.9)
  expect(kinds()).toEqual([])
  await after(0.1)
  const archiveAt = new Date(+hosting.time.now + 14 * dayMs).toISOString()
  expect(mails).toEqual([{ kind: 'server_archive_ahead', until: archiveAt }])
  await after(10.9)
  expect(kinds()).toHaveLength(1)
  await after(0.1)
  expect(mails[1]).toEqual({ kind: 'server_archive_soon', until: archiveAt })
  await after(2.9)
  expect((await row()).contract).toBe('active')
  await after(0.1)
  expect(await row()).toMatchObject({
    contract: 'archived',
    desiredState: 'stopped',
    desiredStateBefore: 'running',
  })
  // No backup is made while the server runs.
  await minute()
  expect((await agent().wanted()).jobs).toEqual([])
  await stopped()
  await minute()
  expect((await agent().wanted()).jobs).toMatchObject([{ kind: 'backup' }])
  expect(kinds()).toHaveLength(2)
  await agent().end('backup', taken('1a571a57'), { state: 'stopped', port: null })
  await minute()
  expect(await agent().wanted()).toMatchObject({ desiredState: 'absent', jobs: [] })
  expect(kinds()[2]).toBe('server_archived')
  await absent()
  await minute()
  expect((await fetchDesired(hosting.url, tokens.own)).servers).toEqual([])
  expect(await row()).toMatchObject({ contract: 'archived', nodeId: null, port: null })
  expect(await archive()).toMatchObject({ phase: 'stored', bytes: 1_000, requestedAt: null })
  expect(await shown()).toMatchObject({ contract: 'archived', node: null, address: null })
  // Its name stays reserved, and it is still the account's one free server.
  const again = await anna.call(
    'POST',
    '/api/servers',
    newServer({ plan: 'java-free', subdomain: 'second' }),
    keyed(),
  )
  expect(await errorOf(again)).toMatchObject({ code: 'plan_refused' })
  const boris = await customerForTest(hosting, 'boris')
  const taking = await boris.call('POST', '/api/servers', newServer({ plan: 'java-free' }), keyed())
  expect(await errorOf(taking)).toMatchObject({ code: 'subdomain_refused' })
})

test('idle: a request of the owner and a player on the server each restart the idle time', async () => {
  const { anna, deliver, after, kinds, agent } = it
  await after(76)
  await deliver('server_archive_ahead')
  await after(1)
  expect((await anna.call('GET', '/api/servers')).status).toBe(200)
  await after(12)
  expect(kinds()).toEqual(['server_archive_ahead'])
  await agent().say({ stats: { cpuPercent: 1, memoryMb: 1, diskMb: 1, players: 2 } })
  await after(75.9)
  expect(kinds()).toHaveLength(1)
  await agent().say({ stats: { cpuPercent: 1, memoryMb: 1, diskMb: 1, players: 0 } })
  await after(0.1)
  expect(kinds()).toEqual(['server_archive_ahead', 'server_archive_ahead'])
})

test('idle: a running server that hides its player count is considered used', async () => {
  const { after, kinds, agent } = it
  const stats = { cpuPercent: 1, memoryMb: 1, diskMb: 1, players: null }
  for (let days = 0; days < 300; days += 50) {
    await after(50)
    await agent().say({ state: 'running', stats })
  }
  expect(kinds()).toEqual([])
  // A stopped server has no players to hide.
  await after(50)
  await agent().say({ state: 'stopped', port: null, stats })
  await after(26)
  expect(kinds()).toEqual(['server_archive_ahead'])
})

test('idle: if mail to the owner is permanently refused, the server is archived after two limits', async () => {
  const { hosting, delivery, after, kinds, row, restore } = it
  delivery.isAccepted = false
  await after(76)
  await hosting.db.$client.query('update accounts set refused_email = email, email_refused_at = now()')
  for (let days = 76; days < 175; days += 3) await after(3)
  expect(kinds()).toEqual(['server_archive_ahead'])
  await after(2)
  expect(kinds()).toEqual(['server_archive_ahead', 'server_archive_soon'])
  await after(2.5)
  expect((await row()).contract).toBe('active')
  await after(1)
  expect((await row()).contract).toBe('archived')
  // Nothing is lost: one click restores it.
  expect((await restore()).status).toBe(202)
  expect((await row()).contract).toBe('active')
})

test('idle: paid servers, a limit of 0 days and owners who get no mail archive nothing', async () => {
  const { hosting, anna, mails, delivery, deliver, after, kinds, row } = it
  await after(500, { idleDays: 0 })
  expect(mails).toEqual([])
  delivery.isAccepted = false
  for (let days = 0; days < 60; days += 3) await after(3)
  expect(new Set(kinds())).toEqual(new Set(['server_archive_ahead']))
  expect((await row()).contract).toBe('active')
  // A notice that was delivered after the server was used again does not count.
  hosting.time.now = new Date(+hosting.time.now + 1_000)
  await anna.call('GET', '/api/servers')
  expect(await deliver('server_archive_ahead')).toBeUndefined()
  await hosting.db.update(servers).set({ paidUntil: new Date('2030-01-01') })
  mails.length = 0
  delivery.isAccepted = true
  await after(200)
  expect(mails).toEqual([])
})

test('idle: if backups are on the node’s own disk, nobody gets a notice and nothing is archived', async () => {
  const { hosting, tokens, after, kinds, row } = it
  await after(76)
  await after(11)
  expect(kinds()).toHaveLength(2)
  await sayServers(hosting.url, tokens.own, { incomingMigrations: [], backups: local })
  for (const days of [3, 10, 90, 90]) await after(days)
  expect(kinds()).toHaveLength(2)
  expect((await row()).contract).toBe('active')
  // With backups elsewhere again, it starts with both notices.
  await sayServers(hosting.url, tokens.own, { incomingMigrations: [], backups: remote })
  await after(1)
  expect(kinds()).toHaveLength(3)
})

test('archive: a phase that lasts for hours causes an alert', async () => {
  const { hosting, run, server } = it
  const troubles = async () => {
    const { problems: all } = await hosting.db.transaction((tx) =>
      checkWorkflows({ tx }, workflowDefinitions, new Date()),
    )
    return all.map(({ key }) => key)
  }
  await run('archive', server.id, '--confirm')
  await hosting.db.$client.query(`update server_archives set phase_at = now() - interval '5 hours'`)
  expect(await troubles()).toEqual([])
  for (const phase of ['saving', 'clearing', 'restoring']) {
    await hosting.db.$client.query(
      `update server_archives set phase = $1, phase_at = now() - interval '7 hours'`,
      [phase],
    )
    expect(await troubles(), phase).toEqual(['workflow_stuck:server_archive'])
  }
  await hosting.db.$client.query(`update server_archives set phase = 'stored'`)
  expect(await troubles()).toEqual([])
})
