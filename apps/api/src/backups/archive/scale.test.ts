import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Archives, archivesForTest } from './testing/archives.ts'

/** Enough servers to notice a statement per server, and few enough for a quick test. */
const many = 300
let it: Archives
beforeEach(async () => {
  it = await archivesForTest()
  await query(`insert into servers (id, account_id, node_id, created_at, last_used_at, idle_check_at, idempotency_key, digest, name,
      subdomain, plan, memory_mb, disk_mb, core, settings, state, generation, reported_generation)
    select gen_random_uuid(), account_id, node_id, created_at, last_used_at, idle_check_at, 'many-' || n, digest, name,
      'many-' || n, plan, memory_mb, disk_mb, core, settings, state, generation, reported_generation
    from servers, generate_series(2, ${many}) as n`)
})
afterEach(() => vi.restoreAllMocks())

const query = (text: string, values: unknown[] = []) => it.hosting.db.$client.query(text, values)
const countOf = async (where: string) => {
  const { rows } = await query(`select count(*)::int as count
    from servers left join server_archives on server_id = servers.id where ${where}`)
  return Number(rows[0].count)
}
/** The number of statements in one minute of archives. */
const statementsOf = async (pass: () => Promise<unknown>) => {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await pass()
  const count = sent.mock.calls.length
  sent.mockRestore()
  return count
}

test('scale: a minute in which nothing is due sends as few statements for 300 servers as for none', async () => {
  await it.pass()
  await it.pass()
  await query(
    `insert into server_archives (server_id, first_sent_at, first_delivered_at) select id, now(), now() from servers`,
  )
  expect(await statementsOf(it.pass)).toBeLessThanOrEqual(6)
})

test('scale: notices are sent in batches, and two servers of a node are backed up at a time', async () => {
  it.hosting.time.now = new Date(+it.hosting.time.now + 76 * 86_400_000)
  await it.pass()
  expect(it.kinds()).toHaveLength(200)
  await it.pass()
  expect(it.kinds()).toHaveLength(many)
  const long = new Date(+it.hosting.time.now - 20 * 86_400_000)
  await query('update server_archives set first_sent_at = $1, first_delivered_at = $1', [long])
  await query('update server_archives set last_sent_at = $1, last_delivered_at = $1', [long])
  for (const hours of [24 * 14, 2, 2]) {
    it.hosting.time.now = new Date(+it.hosting.time.now + hours * 3_600_000)
    await it.pass()
    expect(await countOf(`phase = 'saving'`)).toBe(2)
  }
  // No server waits forever behind those that cannot be archived yet.
  await query(`update server_archives set phase = 'stored' where phase = 'saving'`)
  it.hosting.time.now = new Date(+it.hosting.time.now + 2 * 3_600_000)
  await it.pass()
  expect(await countOf(`phase = 'saving'`)).toBe(2)
})

test('scale: waiting restores of one size make one query if no node has capacity', async () => {
  await query(`insert into server_backups (id, server_id, at, kind, state, job_id, node_id, is_remote, snapshot, actor)
    select gen_random_uuid(), id, now(), 'end', 'ready', gen_random_uuid(), node_id, true, 'last', 'service' from servers`)
  await query(`insert into server_archives (server_id, phase, phase_at, archived_at, requested_at, due_at, backup_id)
    select server_id, 'stored', now(), now(), now(), '2000-01-01', id from server_backups`)
  await query(`update servers set contract = 'archived', node_id = null`)
  await query('update nodes set drained_at = now()')
  expect(await statementsOf(it.pass)).toBeLessThanOrEqual(8)
  await query('update nodes set drained_at = null')
  it.hosting.time.now = new Date(+it.hosting.time.now + 60_000)
  await it.pass()
  expect(await countOf(`phase = 'restoring'`)).toBeGreaterThan(0)
})

test('scale: each foreign key of an archive has an index, so that a deletion scans no table', async () => {
  const { rows } = await query(`select a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid = 'server_archives'::regclass and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`)
  expect(rows).toEqual([])
})

test('upgrade: the idle checks of existing rows are spread over the 14 days after it', async () => {
  const folder = new URL('../../../migrations/', import.meta.url)
  const migration = await readFile(new URL('0037_archived_servers.sql', folder), 'utf8')
  const [statement] = migration
    .split('--> statement-breakpoint')
    .filter((each) => each.includes('UPDATE "servers"'))
  // Migration 0044 renamed the column.
  await query((statement ?? '').replaceAll('"used_at"', '"last_used_at"'))
  const { rows } =
    await query(`select floor(extract(epoch from last_used_at - now()) / 86400)::int as day, count(*)::int as count,
      bool_and(last_used_at >= now() - interval '1 minute' and idle_check_at <= now() + interval '1 day') as good
    from servers group by 1 order by 1`)
  expect(rows.every(({ good }) => good)).toBe(true)
  expect(rows.length).toBeGreaterThanOrEqual(14)
  expect(Math.max(...rows.map(({ count }) => count))).toBeLessThan(many / 5)
})
