import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { locks } from '../database/locks.ts'
import type { Db } from '../database/open.ts'
import { nodeCommands } from '../nodes/node-commands.ts'
import { runCommand } from '../operators/run-command.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { rollUp } from './roll-up.ts'
import {
  databasesForTest,
  daysOf,
  everything,
  hoursOf,
  listened,
  minutesOf,
  nodeSince,
  reported,
} from './testing/status.ts'

const longAgo = '2026-01-01T00:00:00Z'
let db: Db
let other: Db
let node: number
beforeEach(async () => {
  ;[db, other] = await databasesForTest()
  node = await nodeSince(db, 'minsk-1', longAgo)
})
const at = (time: string, from = db) => rollUp(from, { at: new Date(time) })

test('sums: minutes add up to hours and hours to days, the current ones included', async () => {
  await reported(db, node, '2026-03-10T22:30:00Z', 30, { load: 20 })
  await reported(db, node, '2026-03-10T23:00:00Z', 60, { load: 40 })
  await reported(db, node, '2026-03-11T00:00:00Z', 3, { state: 'degraded', load: 90 })
  await at('2026-03-11T00:03:20Z')
  expect(await hoursOf(db, node)).toEqual([
    { at: '2026-03-10 22:00', up: 30, degraded: 0, down: 0, mean: 20, max: 20 },
    { at: '2026-03-10 23:00', up: 60, degraded: 0, down: 0, mean: 40, max: 40 },
    { at: '2026-03-11 00:00', up: 0, degraded: 3, down: 0, mean: 90, max: 90 },
  ])
  expect(await daysOf(db, node)).toEqual([
    { at: '2026-03-10', up: 90, degraded: 0, down: 0, mean: 33.33, max: 40 },
    { at: '2026-03-11', up: 0, degraded: 3, down: 0, mean: 90, max: 90 },
  ])
})

test('idempotency: a second run, or two concurrent processes, change nothing', async () => {
  await listened(db, '2026-03-10T08:00:00Z', 300)
  await reported(db, node, '2026-03-10T08:00:00Z', 100)
  await at('2026-03-10T12:00:30Z')
  const first = await everything(db)
  await at('2026-03-10T12:00:30Z')
  expect(await everything(db)).toEqual(first)
  await Promise.all([at('2026-03-10T12:00:30Z'), at('2026-03-10T12:00:30Z', other)])
  expect(await everything(db)).toEqual(first)
})

test('lock: a running check for alerts does not block the roll-up', async () => {
  await reported(db, node, '2026-03-10T22:30:00Z', 30)
  await other.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.alerts})`)
    await at('2026-03-10T23:00:20Z')
  })
  expect(await hoursOf(db, node)).toHaveLength(1)
})

describe('silence', () => {
  test('silence: it counts as down if reports were received throughout the minute and the one before', async () => {
    await listened(db, '2026-03-10T10:00:00Z', 10)
    await reported(db, node, '2026-03-10T10:00:00Z', 6)
    await at('2026-03-10T10:10:00Z')
    expect((await minutesOf(db, node)).slice(5)).toEqual([
      '10:05 up',
      '10:06 down',
      '10:07 down',
      '10:08 down',
      '10:09 down',
    ])
    expect(await hoursOf(db, node)).toMatchObject([{ up: 6, down: 4, mean: 10 }])
  })

  test.each<[string, (db: Db) => Promise<void>]>([
    ['nobody listened', async () => undefined],
    ['10 of its seconds were not listened to', (db) => listened(db, '2026-03-10T10:00:00Z', 10, 0b111011)],
    ['the API has just come back and agents may not have', (db) => listened(db, '2026-03-10T10:05:00Z', 1)],
  ])('silence: it is no data where %s', async (_, listen) => {
    await listen(db)
    await at('2026-03-10T10:10:00Z')
    expect(await minutesOf(db, node)).toEqual([])
    expect([await hoursOf(db, node), await daysOf(db, node)]).toEqual([[], []])
  })

  test('silence: it does not count in the current minute', async () => {
    await listened(db, '2026-03-10T10:00:00Z', 3)
    await at('2026-03-10T10:02:59Z')
    expect(await minutesOf(db, node)).toEqual(['10:01 down'])
  })

  test('silence: it does not count before a node existed', async () => {
    await listened(db, '2026-03-10T10:00:00Z', 4)
    const late = await nodeSince(db, 'late', '2026-03-10T10:02:30Z')
    await at('2026-03-10T10:04:00Z')
    expect(await minutesOf(db, late)).toEqual(['10:03 down'])
  })
})

describe('missed runs', () => {
  test('catch-up: all stored minutes are summed, and only then deleted', async () => {
    await reported(db, node, '2026-03-10T10:00:00Z', 11)
    await at('2026-03-10T10:10:30Z')
    await reported(db, node, '2026-03-10T10:11:00Z', 9)
    await listened(db, '2026-03-10T10:00:00Z', 25)
    await reported(db, node, '2026-03-11T05:00:00Z', 60)
    await at('2026-03-13T09:00:00Z')
    expect(await hoursOf(db, node)).toMatchObject([
      { at: '2026-03-10 10:00', up: 20, down: 5 },
      { at: '2026-03-11 05:00', up: 60, down: 0 },
    ])
    expect(await daysOf(db, node)).toMatchObject([
      { at: '2026-03-10', up: 20, down: 5 },
      { at: '2026-03-11', up: 60 },
    ])
    expect(await minutesOf(db, node)).toEqual([])
  })

  test('catch-up: an interrupted run is continued', async () => {
    await reported(db, node, '2026-03-10T08:00:00Z', 180)
    const cut = new AbortController()
    cut.abort()
    await rollUp(db, { at: new Date('2026-03-10T11:00:00Z'), signal: cut.signal })
    expect(await hoursOf(db, node)).toEqual([])
    await at('2026-03-10T11:00:00Z')
    expect(await daysOf(db, node)).toMatchObject([{ up: 180 }])
  })

  test('catch-up: a report stored after its hour was summed is counted by the next run', async () => {
    await reported(db, node, '2026-03-10T10:00:00Z', 59)
    await at('2026-03-10T11:00:00Z')
    await reported(db, node, '2026-03-10T10:59:00Z', 2)
    await at('2026-03-10T11:01:00Z')
    expect(await hoursOf(db, node)).toMatchObject([{ up: 60 }, { up: 1 }])
  })
})

test('retention: minutes for 48 hours, hours for 90 days, and sums outlive their sources', async () => {
  await reported(db, node, '2026-03-10T10:00:00Z', 60)
  await listened(db, '2026-03-10T10:00:00Z', 60)
  await at('2026-03-10T11:00:00Z')
  const [hours, days] = [await hoursOf(db, node), await daysOf(db, node)]
  await at('2026-03-12T10:30:00Z')
  expect((await minutesOf(db, node)).at(0)).toBe('10:30 up')
  expect([await hoursOf(db, node), await daysOf(db, node)]).toEqual([hours, days])
  await at('2026-06-08T10:00:00Z')
  expect([await hoursOf(db, node), await daysOf(db, node)]).toEqual([hours, days])
  await at('2026-06-08T10:00:01Z')
  expect([await minutesOf(db, node), await hoursOf(db, node), await daysOf(db, node)]).toEqual([[], [], days])
})

describe('a clock', () => {
  test('clock: one that was days ahead leaves no rows, and what it deleted stays summed', async () => {
    await reported(db, node, '2026-03-10T10:00:00Z', 30)
    await listened(db, '2026-03-10T10:00:00Z', 30)
    await at('2026-03-10T10:30:00Z')
    const [hours, days] = [await hoursOf(db, node), await daysOf(db, node)]
    await reported(db, node, '2026-03-15T10:30:00Z', 5)
    await listened(db, '2026-03-15T10:30:00Z', 5)
    await at('2026-03-15T10:35:00Z')
    expect(await daysOf(db, node)).toHaveLength(2)
    await reported(db, node, '2026-03-10T10:36:00Z', 2)
    await at('2026-03-10T10:38:00Z')
    expect([await hoursOf(db, node), await daysOf(db, node)]).toEqual([hours, days])
    expect(await minutesOf(db, node)).toEqual(['10:36 up', '10:37 up'])
    // The time that it skipped passes without observation.
    await at('2026-03-15T11:00:00Z')
    expect(await daysOf(db, node)).toEqual(days)
  })

  test('clock: one set back by an hour counts no minute twice', async () => {
    await reported(db, node, '2026-03-10T10:00:00Z', 60)
    await listened(db, '2026-03-10T10:00:00Z', 60)
    await at('2026-03-10T11:00:00Z')
    await reported(db, node, '2026-03-10T10:00:00Z', 60)
    await at('2026-03-10T10:20:00Z')
    await reported(db, node, '2026-03-10T10:00:00Z', 60)
    await at('2026-03-10T11:00:00Z')
    expect(await daysOf(db, node)).toMatchObject([{ up: 60, degraded: 0, down: 0 }])
  })

  test('clock: one set ahead makes no silence of the skipped time', async () => {
    await reported(db, node, '2026-03-10T10:00:00Z', 30)
    await listened(db, '2026-03-10T10:00:00Z', 30)
    await reported(db, node, '2026-03-10T15:00:00Z', 30)
    await listened(db, '2026-03-10T15:00:00Z', 30)
    await at('2026-03-10T15:30:00Z')
    expect(await daysOf(db, node)).toMatchObject([{ up: 60, down: 0 }])
  })
})

test('delete: a removed node takes its history along, and the others keep theirs', async () => {
  const otherNode = await nodeSince(db, 'brest-1', longAgo)
  for (const id of [node, otherNode]) await reported(db, id, '2026-03-10T10:00:00Z', 10)
  await at('2026-03-10T10:10:00Z')
  await runCommand(
    nodeCommands.remove,
    {
      db,
      config: { panelUrl: '' },
      catalogue: catalogueForTest,
      clock: () => new Date(),
      print: () => undefined,
    },
    ['minsk-1'],
  )
  await at('2026-03-10T10:11:00Z')
  expect([await minutesOf(db, node), await hoursOf(db, node), await daysOf(db, node)]).toEqual([[], [], []])
  expect(await daysOf(db, otherNode)).toMatchObject([{ up: 10 }])
})

test("time zone: days are in UTC whatever the database's time zone is", async () => {
  await db.$client.query(
    `do $$ begin execute format('alter database %I set timezone to ''Asia/Kathmandu''', current_database()); end $$`,
  )
  await reported(db, node, '2026-03-10T23:55:00Z', 10)
  await at('2026-03-11T00:05:00Z', other)
  expect(await hoursOf(db, node)).toMatchObject([
    { at: '2026-03-10 23:00', up: 5 },
    { at: '2026-03-11 00:00', up: 5 },
  ])
  expect(await daysOf(db, node)).toMatchObject([
    { at: '2026-03-10', up: 5 },
    { at: '2026-03-11', up: 5 },
  ])
})
