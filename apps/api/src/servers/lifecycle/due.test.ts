import type { Server } from '@zubr/contracts/servers/server'
import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../operators/run-command.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { serverCommands } from '../server-commands.ts'
import { serverDataHolder } from '../server-data-holder.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  errorOf,
  fetchDesired,
  type Hosting,
  hostingForTest,
  keyed,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'
import { updateDueServers } from './due.ts'
import { lastWarning } from './last-warning.ts'
import type { SendMail } from './mail.ts'

let hosting: Hosting
let anna: Customer
let token: string
let server: Server
let mails: [string, string | undefined][]
/** Whether the mail server accepts mails. */
let takesMails: boolean
const day = 86_400_000
beforeEach(async () => {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 2 * 490)
  server = await create(anna)
  mails = []
  takesMails = true
})
const sendMail: SendMail = async (_tx, { accountId, kind, values, page }) => {
  expect([accountId, values.server, page]).toEqual([anna.accountId, 'My world', `/servers/${server.id}`])
  mails.push([kind, values.until])
}
const after = async (days: number) => {
  hosting.time.now = new Date(+hosting.time.now + days * day)
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  await updateDueServers({ db: hosting.db, sendMail, onError }, hosting.time.now)
  expect(errors).toEqual([])
  if (takesMails && mails.at(-1)?.[0] === 'server_deletion_in_1_day') await taken()
}
/** The effect of a delivered last warning. */
const taken = async () => {
  const follower = lastWarning({ db: hosting.db, clock: () => hosting.time.now })
  const mail = { kind: 'server_deletion_in_1_day', accountId: anna.accountId, serverId: server.id } as const
  const values = await follower.asOf(mail)
  if (values) await follower.delivered(mail)
  return values
}
const shown = async () => (await (await anna.call('GET', `/api/servers/${server.id}`)).json()) as Server
const whats = async () => {
  const { rows } = await hosting.db.$client.query('select actor, event from server_activity order by id')
  return rows.map(({ actor, event }) => `${actor} ${event}`)
}
/** Mails that the commands have queued, oldest first. */
const mailsToSend = async () => {
  const { rows } = await hosting.db.$client.query(
    `select data from jobs.job where name = 'send-mail' order by created_on`,
  )
  return rows.map(({ data }) => data).filter(({ kind }) => kind !== 'server_bought')
}
const run = async (verb: 'block' | 'unblock' | 'warned', ...args: string[]) => {
  const printed: string[] = []
  const config = { panelUrl: 'http://localhost' }
  await runCommand(
    serverCommands[verb],
    {
      ...{ db: hosting.db, config, catalogue: catalogueForTest },
      clock: () => hosting.time.now,
      print: (line) => printed.push(line),
    },
    args,
  )
  return printed
}

test('life cycle: from paid to suspended to deleted, with a mail before each step', async () => {
  await after(26)
  expect(mails).toEqual([])
  await after(1.5)
  await after(2)
  expect(mails.map(([kind]) => kind)).toEqual(['server_ends_in_3_days', 'server_ends_in_1_day'])
  await after(1)
  expect(await shown()).toMatchObject({
    contract: 'suspended',
    desiredState: 'stopped',
    deletedAt: '2026-12-27T12:00:00.000Z',
  })
  const blocked = await anna.call('POST', `/api/servers/${server.id}/actions`, { action: 'start' })
  expect(await errorOf(blocked)).toMatchObject({
    code: 'server_not_active',
    fields: { contract: 'suspended' },
  })
  await after(4)
  await after(1.5)
  expect(await shown()).toMatchObject({ contract: 'suspended' })
  await after(1)
  expect(mails.slice(2)).toEqual([
    ['server_suspended', '2026-12-27T12:00:00.000Z'],
    ['server_deletion_in_3_days', '2026-12-27T12:00:00.000Z'],
    ['server_deletion_in_1_day', '2026-12-27T12:00:00.000Z'],
    ['server_deleted', undefined],
  ])
  expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ desiredState: 'absent' }])
  expect(await (await anna.call('GET', '/api/subdomains/my-world')).json()).toEqual({ refused: null })
  await sayServers(hosting.url, token, {
    servers: [{ id: server.id, generation: 3, state: 'absent', port: null }],
  })
  expect(await whats()).toEqual([
    'account created',
    'service suspended',
    'service deleted',
    'service data_deleted',
  ])
})

test('warning: after a large jump of the clock the mail still precedes the deletion by a day', async () => {
  await after(200)
  expect(mails.map(([kind]) => kind)).toEqual(['server_suspended', 'server_deletion_in_1_day'])
  expect(await shown()).toMatchObject({ contract: 'suspended' })
  await after(1)
  expect(await shown()).toMatchObject({ contract: 'deleted' })
})

test('warning: data stay until a mail server accepts the last warning, and a day longer', async () => {
  takesMails = false
  await after(200)
  await after(5)
  expect(mails.map(([kind]) => kind)).toEqual([
    'server_suspended',
    'server_deletion_in_1_day',
    'server_deletion_in_1_day',
  ])
  expect(await shown()).toMatchObject({ contract: 'suspended' })
  hosting.time.now = new Date(+hosting.time.now + 3 * 3_600_000)
  const until = new Date(+hosting.time.now + day).toISOString()
  // The mail has the day that starts now, not the day of its first attempt.
  expect(await taken()).toEqual({ until })
  expect(await shown()).toMatchObject({ contract: 'suspended', deletedAt: until })
  expect(await taken()).toBeUndefined()
  await after(0.9)
  expect(await shown()).toMatchObject({ contract: 'suspended' })
  await after(0.1)
  expect(await shown()).toMatchObject({ contract: 'deleted' })
})

test('warning: it is not sent if the server was paid for meanwhile', async () => {
  takesMails = false
  await after(200)
  await anna.call('POST', `/api/servers/${server.id}/extend`, undefined, keyed())
  expect(await taken()).toBeUndefined()
  expect(await shown()).toMatchObject({ contract: 'active', deletedAt: null })
})

test('warning: if no mail reaches the owner, only an operator can confirm the deletion', async () => {
  takesMails = false
  await expect(run('warned', server.id)).rejects.toThrow('does not wait for its last warning')
  await after(31)
  await after(7)
  await expect(run('warned', server.id)).rejects.toThrow('may still be delivered')
  await after(30)
  expect(await shown()).toMatchObject({ contract: 'suspended' })
  expect((await run('warned', server.id)).join()).toContain('its data are deleted after 2027-01-28T12:00')
  await after(1)
  expect(await shown()).toMatchObject({ contract: 'deleted' })
})

test('payment: in time it restores the server, once per key; a refusal says how much is missing', async () => {
  await after(31)
  const key = keyed()
  const extend = (headers: Record<string, string>) =>
    anna.call('POST', `/api/servers/${server.id}/extend`, undefined, headers)
  const restored = (await (await extend(key)).json()) as Server
  expect(restored).toMatchObject({
    contract: 'active',
    desiredState: 'running',
    deletedAt: null,
    paidUntil: '2027-01-21T12:00:00.000Z',
  })
  expect(await (await extend(key)).json()).toMatchObject({ paidUntil: restored.paidUntil })
  expect(await errorOf(await extend(keyed()))).toMatchObject({ status: 402, fields: { missing: '490' } })
  expect(await shown()).toMatchObject({ paidUntil: restored.paidUntil })
  expect(await whats()).toEqual([
    'account created',
    'service suspended',
    'account extended',
    'account restored',
  ])
})

test('restore: a stopped server stays stopped', async () => {
  await anna.call('POST', `/api/servers/${server.id}/actions`, { action: 'stop' })
  await after(31)
  await anna.call('POST', `/api/servers/${server.id}/extend`, undefined, keyed())
  expect(await shown()).toMatchObject({ contract: 'active', desiredState: 'stopped' })
})

test('free server: it does not end, and cannot be extended', async () => {
  const boris = await customerForTest(hosting, 'boris')
  const free = await create(boris, { plan: 'java-free', subdomain: 'free-world' })
  await after(1000)
  const answer = await boris.call('GET', `/api/servers/${free.id}`)
  expect(await answer.json()).toMatchObject({ contract: 'active', paidUntil: null })
  const extended = await boris.call('POST', `/api/servers/${free.id}/extend`, undefined, keyed())
  expect(await errorOf(extended)).toMatchObject({ code: 'plan_refused' })
})

test('block: an operator blocks a server, and only a second command deletes its data', async () => {
  await expect(run('block', server.id, '--confirm')).rejects.toThrow('is not blocked')
  await run('block', server.id, 'mining')
  expect(await shown()).toMatchObject({ contract: 'blocked', desiredState: 'stopped' })
  const refused = await anna.call('DELETE', `/api/servers/${server.id}`, { name: 'My world' })
  expect(await errorOf(refused)).toMatchObject({ code: 'server_not_active' })
  const paying = await anna.call('POST', `/api/servers/${server.id}/extend`, undefined, keyed())
  expect(await errorOf(paying)).toMatchObject({ code: 'server_not_active' })
  await after(100)
  expect(await shown()).toMatchObject({ contract: 'blocked' })
  await run('block', server.id, '--confirm')
  expect(await shown()).toMatchObject({ contract: 'deleted', desiredState: 'absent' })
  const { rows: balance } = await hosting.db.$client.query(
    'select sum(amount)::int as left from ledger_entries',
  )
  expect(balance).toEqual([{ left: 490 }])
  const { rows } = await hosting.db.$client.query('select subject, text from audit_log order by id')
  expect(rows).toEqual([
    { subject: `server ${server.id}`, text: 'blocked: mining' },
    { subject: `server ${server.id}`, text: 'block confirmed, data deleted without refund' },
  ])
  expect((await mailsToSend()).map(({ kind }) => kind)).toEqual([
    'server_blocked',
    'server_deleted_for_violation',
  ])
})

test('block: the owner gets the reason in a mail and in the activity', async () => {
  await run('block', server.id, 'mining:', 'see', 'ticket', '12')
  expect(await mailsToSend()).toMatchObject([
    {
      kind: 'server_blocked',
      accountId: anna.accountId,
      values: { server: 'My world', reason: 'mining: see ticket 12' },
      page: `/servers/${server.id}`,
    },
  ])
  const answer = await anna.call('GET', `/api/servers/${server.id}/activity`)
  expect(await answer.json()).toMatchObject({
    entries: [{ actor: 'operator', event: 'blocked:mining: see ticket 12' }, { event: 'created' }],
  })
})

test('unblock: it restores the server', async () => {
  await run('block', server.id, 'a mistake')
  expect(await run('unblock', server.id)).toHaveLength(1)
  expect(await shown()).toMatchObject({ contract: 'active', desiredState: 'running' })
  await expect(run('unblock', server.id)).rejects.toThrow('is not blocked')
  expect((await mailsToSend()).map(({ kind }) => kind)).toEqual(['server_blocked', 'server_unblocked'])
})

test('unblock: a server that was not paid for is suspended, and owner and operator are informed', async () => {
  await after(31)
  await run('block', server.id, 'a mistake')
  hosting.time.now = new Date(+hosting.time.now + 2 * day)
  expect((await run('unblock', server.id)).join(' ')).toContain('kept until 2026-12-30T12:00:00.000Z')
  expect(await shown()).toMatchObject({
    contract: 'suspended',
    desiredState: 'stopped',
    deletedAt: '2026-12-30T12:00:00.000Z',
  })
  // Both were stored in the same instant.
  const mailsByKind = new Map((await mailsToSend()).map(({ kind, values }) => [kind, values]))
  expect([...mailsByKind.keys()].sort()).toEqual(['server_blocked', 'server_suspended', 'server_unblocked'])
  expect(mailsByKind.get('server_suspended')).toMatchObject({ until: '2026-12-30T12:00:00.000Z' })
  expect((await whats()).slice(-2)).toEqual(['operator unblocked', 'operator suspended'])
  await anna.call('POST', `/api/servers/${server.id}/extend`, undefined, keyed())
  expect(await shown()).toMatchObject({ contract: 'active', desiredState: 'running' })
})

test('account: its deletion deletes its servers, and is refused without them', async () => {
  const remove = () => hosting.db.$client.query('delete from accounts where id = $1', [anna.accountId])
  await expect(remove()).rejects.toThrow('servers_account_required')
  await run('block', server.id, 'mining')
  await hosting.db.transaction((tx) => serverDataHolder.forget(tx, anna.accountId, hosting.time.now))
  await remove()
  expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([
    { id: server.id, desiredState: 'absent' },
  ])
  const { rows } = await hosting.db.$client.query('select count(*)::int as n from ledger_entries')
  expect(rows).toEqual([{ n: 2 }])
})
