import { readConfig } from '@zubr/config'
import { expect, test } from 'vitest'
import { catalogueForTest } from '../testing/catalogue.ts'
import { accountBlockCommands } from './blocking/account-commands.ts'
import { serverCommands } from './server-commands.ts'
import {
  create,
  credit,
  customerForTest,
  hostingForTest,
  logInForTest,
  nodeForTest,
} from './testing/servers.ts'

/** A customer with one server that was deleted long ago and one that operators have blocked; every word that is theirs begins alike. */
async function customerWithPast() {
  const hosting = await hostingForTest()
  await nodeForTest(hosting, 'minsk-1')
  const anna = await customerForTest(hosting, 'own-login')
  await credit(hosting.db, anna.accountId, 2 * 490)
  const old = await create(anna, { name: 'own-old', subdomain: 'own-old' })
  await anna.call('DELETE', `/api/servers/${old.id}`, { name: 'own-old' })
  const server = await create(anna, { name: 'own-name', subdomain: 'own-subdomain' })
  const { db } = hosting
  await db.$client.query(`update servers set settings = '{"motd": "own-motd"}', starters = '{own-player}'`)
  const operator = {
    db,
    config: readConfig({}),
    catalogue: catalogueForTest,
    clock: () => hosting.time.now,
    print: () => undefined,
  }
  await serverCommands.block(operator, [server.id, 'own-reason', 'of', 'own-login'])
  await serverCommands.unblock(operator, [server.id])
  await db.$client.query(
    `insert into server_activity (server_id, at, actor, schedule, what) values ($1, now(), 'schedule', 'own-schedule', 'start'),
      ($1, now(), 'service', null, 'started_by_joining:own-player')`,
    [server.id],
  )
  await db.$client.query(
    `insert into server_changes (id, server_id, kind, phase, what, job, creates_backup, began_at, ended_at, actor)
      values (gen_random_uuid(), $1, 'addons', 'done', '[{"name": "own-plugin"}]', '{}', false, now(), now(), 'account')`,
    [server.id],
  )
  const path = `/api/servers/${server.id}`
  await anna.call('PUT', `${path}/subdomain`, { subdomain: 'own-new' })
  await anna.call('POST', `${path}/domains`, { domain: 'own-domain.example.org' })
  await accountBlockCommands.block(operator, ['own-login', 'own-reason'])
  await accountBlockCommands.unblock(operator, ['own-login'])
  // Blocking has ended every session.
  return { hosting, anna: await logInForTest(hosting, anna), server, old }
}

test('the export holds all that happened to a server, whoever did it, however much it is', async () => {
  const { hosting, anna, server } = await customerWithPast()
  await hosting.db.$client.query(
    `insert into server_activity (server_id, at, actor, what) select $1, now(), 'service', 'crashed:crash' from generate_series(1, 250)`,
    [server.id],
  )
  const { serversAndMoney, changes } = await (await anna.call('GET', '/api/account/export')).json()
  expect(changes.changes).toMatchObject([{ server: server.id, what: [{ name: 'own-plugin' }] }])
  const [, exported] = serversAndMoney.servers
  expect(exported.activity).toHaveLength(259)
  expect(exported.activity.at(-1)).toMatchObject({ who: 'own-login', what: 'created' })
  expect(exported.startedBy).toEqual(['own-player'])
  expect(exported.autoExtend).toBe(false)
  expect(exported.operatorActs).toMatchObject([
    { text: 'unblocked' },
    { text: 'blocked: own-reason of own-login' },
  ])
})

test('of a deleted account nothing is left that its owner wrote, or that was written about them', async () => {
  const { hosting, anna, server, old } = await customerWithPast()
  const { db } = hosting
  const kept = async () => {
    const { rows: tables } = await db.$client.query(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await db.$client.query(
        `select t::text as row from "${name}" t where t::text like '%own-%'`,
      )
      if (rows.length > 0) found.push(name)
    }
    return found.sort()
  }
  expect(await kept()).toEqual([
    'account_sessions',
    'accounts',
    'audit_log',
    'custom_domains',
    'former_subdomains',
    'server_activity',
    'server_changes',
    'servers',
  ])
  expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  expect(await kept()).toEqual([])
  // The node still deletes the data, and the books still say what was paid for what.
  const { rows } = await db.$client.query(
    `select id, account_id, contract, wanted, plan from servers order by created_at, name`,
  )
  const gone = { account_id: null, contract: 'deleted', wanted: 'absent', plan: 'java-1' }
  expect(rows).toEqual(expect.arrayContaining([old, server].map(({ id }) => ({ id, ...gone }))))
  const { rows: acts } = await db.$client.query('select subject, text from audit_log order by id')
  expect(acts).toEqual([
    { subject: `server ${server.id}`, text: 'blocked' },
    { subject: `server ${server.id}`, text: 'unblocked' },
    { subject: 'account (deleted)', text: 'blocked' },
    { subject: 'account (deleted)', text: 'unblocked' },
  ])
  const { rows: entries } = await db.$client.query('select kind, amount from ledger_entries order by id')
  expect(entries).toHaveLength(3)
})
