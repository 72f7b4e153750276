import { readConfig } from '@zubr/config'
import { expect, test } from 'vitest'
import { runCommand } from '../operators/run-command.ts'
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

/**
 * A customer with a server deleted long ago and a blocked one; all of the owner's texts have one
 * prefix.
 */
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
  await runCommand(serverCommands.block, operator, [server.id, 'own-reason', 'of', 'own-login'])
  await runCommand(serverCommands.unblock, operator, [server.id])
  await db.$client.query(
    `insert into server_activity (server_id, at, actor, schedule, event) values ($1, now(), 'schedule', 'own-schedule', 'start'),
      ($1, now(), 'service', null, 'started_by_joining:own-player')`,
    [server.id],
  )
  await db.$client.query(
    `insert into server_changes (id, server_id, kind, phase, steps, job, creates_backup, started_at, ended_at, actor)
      values (gen_random_uuid(), $1, 'addons', 'done', '[{"name": "own-plugin"}]', '{}', false, now(), now(), 'account')`,
    [server.id],
  )
  const path = `/api/servers/${server.id}`
  await anna.call('PUT', `${path}/subdomain`, { subdomain: 'own-new' })
  await anna.call('POST', `${path}/domains`, { domain: 'own-domain.example.org' })
  await runCommand(accountBlockCommands.block, operator, ['own-login', 'own-reason'])
  await runCommand(accountBlockCommands.unblock, operator, ['own-login'])
  // Blocking has ended every session.
  return { hosting, anna: await logInForTest(hosting, anna), server, old }
}

test('export: it has every event of a server, by whomever and however many', async () => {
  const { hosting, anna, server } = await customerWithPast()
  await hosting.db.$client.query(
    `insert into server_activity (server_id, at, actor, event) select $1, now(), 'service', 'crashed:crash' from generate_series(1, 250)`,
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

test('deletion: nothing remains that the owner wrote, or that was written about them', async () => {
  const { hosting, anna, server, old } = await customerWithPast()
  const { db } = hosting
  const tablesWithOwnText = async () => {
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
  expect(await tablesWithOwnText()).toEqual([
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
  expect(await tablesWithOwnText()).toEqual([])
  // The node still deletes the data, and the books still have the purchases.
  const { rows } = await db.$client.query(
    `select id, account_id, contract, desired_state, plan from servers order by created_at, name`,
  )
  const tombstone = { account_id: null, contract: 'deleted', desired_state: 'absent', plan: 'java-1' }
  expect(rows).toEqual(expect.arrayContaining([old, server].map(({ id }) => ({ id, ...tombstone }))))
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
