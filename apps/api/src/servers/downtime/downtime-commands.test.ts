import type { Balance } from '@zubr/contracts/payments/balance'
import type { Server } from '@zubr/contracts/servers/server'
import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../operators/run-command.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  type Hosting,
  hostingForTest,
  keyed,
  nodeForTest,
} from '../testing/servers.ts'
import { compensateCommands } from './downtime-commands.ts'

let hosting: Hosting
let anna: Customer
let server: Server
beforeEach(async () => {
  hosting = await hostingForTest()
  anna = await customerForTest(hosting, 'anna')
  hosting.time.now = new Date('2026-09-20T12:00:00Z')
  await nodeForTest(hosting, 'minsk-1')
  await credit(hosting.db, anna.accountId, 10_000)
  server = await create(anna, { plan: 'java-2' })
  await anna.call('POST', `/api/servers/${server.id}/extend`, undefined, keyed())
  hosting.time.now = new Date('2026-11-05T12:00:00Z')
})
async function run(...args: string[]): Promise<string[]> {
  const printed: string[] = []
  await runCommand(
    compensateCommands.compensate,
    {
      db: hosting.db,
      config: { panelUrl: 'http://localhost:3100' },
      catalogue: catalogueForTest,
      clock: () => hosting.time.now,
      print: (line) => printed.push(line),
    },
    args,
  )
  return printed
}
const sql = async (text: string) => (await hosting.db.$client.query(text)).rows
const down = (at: string, minutes: number) =>
  sql(`insert into node_hours (node_id, hour, up_minutes, degraded_minutes, down_minutes)
    select id, '${at}', ${60 - minutes}, 0, ${minutes} from nodes`)
const shown = async () => (await (await anna.call('GET', '/api/balance')).json()) as Balance

test('compensate: it proposes a month’s credit with its arithmetic, and pays it once as given money', async () => {
  // October in Minsk begins three hours before October in UTC.
  await down('2026-09-30T20:00Z', 60)
  await down('2026-09-30T21:00Z', 60)
  await down('2026-10-05T10:00Z', 50)
  await down('2026-10-05T11:00Z', 20)
  await down('2026-10-25T11:00Z', 1)
  await down('2026-10-31T21:00Z', 60)
  const before = await shown()
  const proposal = await run(server.id, '--month', '2026-10')
  expect(proposal).toEqual([
    `My world (${server.id}) of anna, downtime in 2026-10:`,
    '  2026-10-01 00:00 GMT+3  60 minutes down, counted as 1 h',
    '  2026-10-05 13:00 GMT+3  70 minutes down, counted as 2 h',
    '  paid 13.90 BYN for 2026-09-20 15:00 GMT+3 to 2026-10-20 15:00 GMT+3, 720 h',
    '  13.90 / 720 * 3 = 0.06 BYN',
    '  2026-10-25 14:00 GMT+3  1 minutes down, counted as 1 h',
    '  paid 13.90 BYN for 2026-10-20 15:00 GMT+3 to 2026-11-20 15:00 GMT+3, 744 h',
    '  13.90 / 744 * 1 = 0.02 BYN',
    'Due: 0.08 BYN for 4 h (131 minutes).',
    expect.stringContaining('server show'),
    expect.stringMatching(new RegExp(`balance compensate ${server.id} --month 2026-10 --confirm$`)),
  ])
  expect(await shown()).toEqual(before)
  expect(await run('my-world', '--month', '2026-10', '--confirm')).toContainEqual(
    expect.stringMatching(/^Credited as given money; .* Простой сервера «My world»: октябрь 2026/),
  )
  const { entries } = await shown()
  expect(entries[0]).toMatchObject({ kind: 'refund', money: { currency: 'BYN', minor: 8 } })
  expect(
    await sql(
      `select ledger, sum(amount)::int as sum from postings where ledger in ('given', 'promotions') group by 1 order by 1`,
    ),
  ).toEqual([
    { ledger: 'given', sum: 8 },
    { ledger: 'promotions', sum: -8 },
  ])
  expect(
    await sql(`select data->'values' as values from jobs.job where data->>'kind' = 'compensated'`),
  ).toEqual([{ values: { server: 'My world', month: '2026-10', minutes: '131', hours: '4' } }])
  expect(await sql(`select subject from audit_log order by id`)).toEqual([
    { subject: `server ${server.id}` },
    { subject: 'account anna' },
  ])
  await expect(run('my-world', '--month', '2026-10', '--confirm')).rejects.toThrow('was compensated on')
})

test('compensate: several months and promo codes count with their own periods', async () => {
  await down('2026-09-21T10:00Z', 60)
  const boris = await customerForTest(hosting, 'boris')
  await credit(hosting.db, boris.accountId, 20_000)
  hosting.time.now = new Date('2026-09-20T12:00:00Z')
  const other = await create(boris, { plan: 'java-2', subdomain: 'other', promoCode: 'ZUBR20' })
  hosting.time.now = new Date('2026-11-05T12:00:00Z')
  expect(await run(other.id, '--month', '2026-09')).toContain(
    '  paid 11.12 BYN for 2026-09-20 15:00 GMT+3 to 2026-10-20 15:00 GMT+3, 720 h',
  )
  // Three months as an earlier version sold them, the first with 20 % off: without their number.
  await sql(`
    set session_replication_role = replica;
    update journal_entries set months = null where server_id = '${other.id}';
    update postings set amount = amount * 3892 / 1112 where entry_id in (select id from journal_entries where server_id = '${other.id}');
    set session_replication_role = origin`)
  expect(await run(other.id, '--month', '2026-09')).toContain(
    '  paid 38.92 BYN for 2026-09-20 15:00 GMT+3 to 2026-12-20 15:00 GMT+3, 2184 h',
  )
})

test('compensate: a year at a large discount counts as a year, whatever a month costs', async () => {
  await down('2026-09-21T10:00Z', 60)
  const boris = await customerForTest(hosting, 'boris')
  await credit(hosting.db, boris.accountId, 20_000)
  hosting.time.now = new Date('2026-09-20T12:00:00Z')
  const other = await create(boris, { plan: 'java-2', subdomain: 'other', months: 12 })
  // Four months' price for the year, less than the price of six months.
  await sql(`
    set session_replication_role = replica;
    update postings set amount = sign(amount) * 5560 where entry_id in (select id from journal_entries where server_id = '${other.id}');
    set session_replication_role = origin`)
  hosting.time.now = new Date('2026-11-05T12:00:00Z')
  expect(await run(other.id, '--month', '2026-09')).toContain(
    '  paid 55.60 BYN for 2026-09-20 15:00 GMT+3 to 2027-09-20 15:00 GMT+3, 8760 h',
  )
})

test('concurrency: two operators at once pay it once', async () => {
  await down('2026-10-05T10:00Z', 60)
  const both = await Promise.allSettled([1, 2].map(() => run(server.id, '--month', '2026-10', '--confirm')))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(
    await sql(`select id from journal_entries where idempotency_key like 'compensation:%'`),
  ).toHaveLength(1)
})

test('maintenance: announced in advance it does not count, unless it was cancelled', async () => {
  await down('2026-10-05T10:00Z', 60)
  await down('2026-10-07T10:00Z', 60)
  await sql(`
    insert into incidents (kind, impact, titles, nodes, starts_at, ends_at, created_at) values
      ('maintenance', 'down', '{}', '{minsk-1}', '2026-10-05T10:00Z', '2026-10-05T10:45Z', '2026-10-04T10:00Z'),
      ('maintenance', 'down', '{}', '{}', '2026-10-07T10:00Z', '2026-10-07T12:00Z', '2026-10-04T10:00Z'),
      ('maintenance', 'down', '{}', '{other}', '2026-10-07T10:00Z', '2026-10-07T12:00Z', '2026-10-04T10:00Z');
    insert into incident_updates (incident_id, state, texts) values (1, 'planned', '{}'), (2, 'cancelled', '{}')`)
  expect((await run(server.id, '--month', '2026-10')).filter((line) => line.includes('counted as'))).toEqual([
    expect.stringContaining('15 minutes down, counted as 1 h'),
    expect.stringContaining('60 minutes down, counted as 1 h'),
  ])
})

test('downtime: it counts on the nodes of the server, by days where hours are deleted', async () => {
  await nodeForTest(hosting, 'riga-1')
  const [home, away] = (await sql('select id from nodes order by id')).map(({ id }) => id)
  await sql(`
    insert into node_hours (node_id, hour, up_minutes, degraded_minutes, down_minutes) values
      (${away}, '2026-10-05T10:00Z', 0, 0, 60), (${home}, '2026-10-15T10:00Z', 0, 0, 60);
    insert into node_days (node_id, day, up_minutes, degraded_minutes, down_minutes) values (${away}, '2026-09-25', 0, 0, 90);
    insert into server_migrations (id, server_id, from_node_id, to_node_id, phase, generation, started_at, clearing_at, ended_at, progress_at) values
      (gen_random_uuid(), '${server.id}', ${away}, ${home}, 'done', 1, '2026-10-10T10:00Z', '2026-10-10T11:00Z', '2026-10-10T12:00Z', '2026-10-10T12:00Z')`)
  expect((await run(server.id, '--month', '2026-10')).find((line) => line.startsWith('Due'))).toContain('2 h')
  expect(await run(server.id, '--month', '2026-09')).toContainEqual(expect.stringContaining('Nothing is due'))
  hosting.time.now = new Date('2027-01-15T12:00:00Z')
  expect((await run(server.id, '--month', '2026-09')).find((line) => line.startsWith('Due'))).toContain(
    '2 h (90 minutes)',
  )
})

test.each([
  [['my-world'], 'expected a month like 2026-10'],
  [['my-world', '--month', '2026-11'], '2026-11 is not over'],
  [['nowhere', '--month', '2026-10'], 'there is no server nowhere'],
])('validation: %j is refused: %s', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
})
