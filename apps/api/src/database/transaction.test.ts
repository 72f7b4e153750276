import { databaseForTest } from '@zubr/postgres/testing/database'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './open.ts'
import { proxyFor } from './testing/tcp-proxy.ts'
import { inTransaction } from './transaction.ts'

async function opened() {
  const database = await databaseForTest()
  const { db, close } = openDatabase(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  return db
}

test('deadlock: two transactions that wait for each other both succeed, one at its second attempt', async () => {
  const db = await opened()
  await db.execute(sql`create table things as select n, 0 as times from generate_series(1, 2) as n`)
  const bothHoldOne = Promise.withResolvers<void>()
  let holding = 0
  let tries = 0
  // Only one of them checks for deadlocks, so that PostgreSQL ends one and not both.
  const touch = (first: number, second: number, deadlockTimeout: string) =>
    inTransaction(db, async (tx) => {
      tries++
      await tx.execute(sql.raw(`set local deadlock_timeout = '${deadlockTimeout}'`))
      await tx.execute(sql`update things set times = times + 1 where n = ${first}`)
      if (++holding === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await tx.execute(sql`update things set times = times + 1 where n = ${second}`)
    })
  await Promise.all([touch(1, 2, '50ms'), touch(2, 1, '10min')])
  expect(tries).toBe(3)
  const { rows } = await db.execute(sql`select times from things`)
  expect(rows).toEqual([{ times: 2 }, { times: 2 }])
})

test('retry: other errors are not retried', async () => {
  const db = await opened()
  let tries = 0
  const failing = inTransaction(db, async (tx) => {
    tries++
    await tx.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(tries).toBe(1)
})

test('connection pool: a transaction that cannot begin releases its connection', async () => {
  const database = await databaseForTest()
  const proxy = await proxyFor(database.url)
  const { db, close } = openDatabase(proxy.url, { maxConnections: 1 })
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  await db.execute(sql`select 1`)
  await proxy.set('stuck')
  await expect(inTransaction(db, async () => 'never')).rejects.toThrow()
  await proxy.set('open')
  expect(await inTransaction(db, async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([
    { one: 1 },
  ])
})

test('connection pool: a connection is discarded if the rollback failed, and kept otherwise', async () => {
  const db = await opened()
  const failing = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      throw new Error('of the work')
    })
  await expect(failing()).rejects.toThrow('of the work')
  expect(db.$client.totalCount).toBe(1)

  // Like a hanging network: the driver stops waiting, and keeps the connection.
  db.$client.once('acquire', (client) => {
    const query = client.query.bind(client)
    client.query = ((statement: { text?: string }, ...rest: unknown[]) =>
      statement.text === 'rollback'
        ? Promise.reject(new Error('Query read timeout'))
        : query(statement as never, ...(rest as []))) as never
  })
  await expect(failing()).rejects.toThrow()
  expect(db.$client.totalCount).toBe(0)
})
