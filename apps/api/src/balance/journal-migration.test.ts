import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabaseForTest } from '@zubr/postgres/testing/database'
import fc from '@zubr/testing/property'
import { testSeed } from '@zubr/testing/tier'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { applyMigrations } from '../database/migrations.ts'

const seed = testSeed('JOURNAL_SEED')

/** A database at the schema version before the journal. */
async function databaseBefore(): Promise<pg.Client> {
  const database = await emptyDatabaseForTest()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const folder = await mkdtemp(join(tmpdir(), 'zubr-migrations-'))
  onTestFinished(async () => {
    await client.end()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  await cp(new URL('../../migrations', import.meta.url), folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const before = entries.filter(({ idx }: { idx: number }) => idx < 26)
  await writeFile(journal, JSON.stringify({ ...rest, entries: before }))
  await apply(drizzle(client), { migrationsFolder: folder })
  return client
}

const kinds = ['credit', 'refund', 'debit', 'purchase', 'extension'] as const
const movement = fc.record({
  who: fc.nat(7),
  kind: fc.constantFrom(...kinds),
  amount: fc.integer({ min: 1, max: 200_000 }),
})

/** Writes random movements to the old ledger, which refuses those that a balance does not cover. */
async function write(client: pg.Client, accounts: readonly string[], count: number): Promise<void> {
  for (const { who, kind, amount } of fc.sample(movement, { numRuns: count, seed })) {
    const sign = kind === 'credit' || kind === 'refund' ? 1 : -1
    await client
      .query(
        `insert into ledger_entries (account_id, at, kind, amount, currency, reason, server_id, idempotency_key)
         values ($1, now(), $2, $3, $4, 'x', $5, $6)`,
        [
          accounts[who],
          kind,
          sign * amount,
          who % 2 ? 'RUB' : 'BYN',
          sign < 0 ? randomUUID() : null,
          randomUUID(),
        ],
      )
      .catch((error: pg.DatabaseError) => {
        if (error.code !== '23514') throw error
      })
  }
}

test(`migration: every entry and balance of the old ledger is in the journal, to the kopeck (seed ${seed})`, async () => {
  const client = await databaseBefore()
  const rows = async (text: string) => (await client.query(text)).rows
  const accounts = Array.from({ length: 8 }, () => randomUUID())
  for (const [index, id] of accounts.entries())
    await client.query('insert into account_currency values ($1, $2)', [id, index % 2 ? 'RUB' : 'BYN'])
  await write(client, accounts, 400)
  const columns = 'id, account_id, at, kind, amount, currency, reason, server_id, idempotency_key'
  const read = `select ${columns} from ledger_entries order by id`
  const balances = 'select account_id, sum(amount) from ledger_entries group by 1 order by 1'
  const before = { entries: await rows(read), balances: await rows(balances) }
  expect(before.entries.length).toBeGreaterThan(100)
  await applyMigrations(client)
  expect(await rows(read)).toEqual(before.entries)
  expect(await rows(balances)).toEqual(before.balances)
  expect(
    await rows('select entry_id from postings group by 1 having sum(amount) <> 0 or count(*) < 2'),
  ).toEqual([])
  // Only gifts are given money in the journal, less what was spent first.
  const [{ given }] = await rows(`select sum(amount) as given from postings where ledger = 'promotions'`)
  const [{ spent }] = await rows(
    `select sum(amount) as spent from postings where ledger = 'given' and amount < 0`,
  )
  const [{ left }] = await rows(`select sum(amount) as left from postings where ledger = 'given'`)
  expect(Number(left)).toBeGreaterThanOrEqual(0)
  expect(-Number(given)).toBeGreaterThanOrEqual(Number(left))
  expect(Number(spent)).toBeLessThan(0)

  // A process of the previous version still writes, and its rules still apply.
  await write(client, accounts, 100)
  const writtenKinds = (await rows(read)).slice(before.entries.length).map(({ kind }) => kind)
  expect(writtenKinds).toContain('credit')
  expect(writtenKinds).toContain('refund')
  expect(await rows('select entry_id from postings group by 1 having sum(amount) <> 0')).toEqual([])
  await client
    .query(
      `insert into journal_entries (at, kind, currency, reason, idempotency_key) values (now(), 'credit', 'BYN', 'x', 'x')`,
    )
    .then(
      () => expect.unreachable(),
      (error: pg.DatabaseError) => expect(error.constraint).toBe('journal_entries_balanced'),
    )
})

test('migration: a ledger that the journal cannot represent makes it fail and stays unchanged', async () => {
  const client = await databaseBefore()
  const account = randomUUID()
  await client.query(`insert into account_currency values ($1, 'BYN')`, [account])
  await client.query(
    `insert into ledger_entries (account_id, at, kind, amount, currency, reason, idempotency_key)
     values ($1, now(), 'credit', 500, 'BYN', 'x', 'x')`,
    [account],
  )
  // No trigger would have allowed this.
  await client.query('alter table ledger_entries disable trigger all')
  await client.query(`update ledger_entries set currency = 'RUB'`)
  await expect(applyMigrations(client)).rejects.toMatchObject({ cause: { code: '23514' } })
  expect((await client.query('select amount, currency from ledger_entries')).rows).toEqual([
    { amount: '500', currency: 'RUB' },
  ])
})
