import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { offeredCores } from './offers.ts'
import { deleteOldStarts, readySecondsOf } from './starts.ts'

async function withStarts() {
  const database = await databaseForTest()
  const { db, close } = openDatabase(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  const started = (core: string, ms: readonly number[], daysAgo = 0) =>
    db.$client.query(
      `insert into core_starts (core, duration_ms, at)
        select $1, duration_ms, now() - make_interval(days => $3) from unnest($2::int[]) as duration_ms`,
      [core, ms, daysAgo],
    )
  const measured = async () => Object.fromEntries(await readySecondsOf(db))
  return { db, started, measured }
}

test('start time: it is the 75th percentile of a core’s starts, in whole seconds', async () => {
  const { started, measured } = await withStarts()
  await started('paper', [4_000, 5_000, 6_000, 8_100, 60_000])
  await started('flying-squid', [1, 2, 3, 4, 5])
  expect(await measured()).toEqual({ paper: 9, 'flying-squid': 1 })
})

test('start time: fewer than five starts, or starts older than a month, are no measurement', async () => {
  const { db, started, measured } = await withStarts()
  await started('paper', [4_000, 4_000, 4_000, 4_000])
  await started('paper', [4_000, 4_000], 31)
  expect(await measured()).toEqual({})
  await started('paper', [4_000])
  expect(await measured()).toEqual({ paper: 4 })
  await deleteOldStarts(db)
  const { rows } = await db.$client.query('select count(*)::int as n from core_starts')
  expect(rows).toEqual([{ n: 5 }])
})

test('start time: only the newest two hundred starts count', async () => {
  const { started, measured } = await withStarts()
  await started('paper', Array(300).fill(40_000), 2)
  await started('paper', Array(200).fill(7_000), 1)
  expect(await measured()).toEqual({ paper: 7 })
})

test('start time: a core that comes with agents is offered once it was measured', async () => {
  const { db, started } = await withStarts()
  expect(await offeredCores(db)).toEqual([])
  await started('serenityjs', Array(5).fill(2_500))
  expect(await offeredCores(db)).toEqual([{ id: 'serenityjs', versions: [], readySeconds: 3 }])
})
