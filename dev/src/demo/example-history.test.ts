import { openDatabase } from '@zubr/api/database/open'
import { statusOf } from '@zubr/api/status/history'
import { rollUp } from '@zubr/api/status/roll-up'
import { Status } from '@zubr/contracts/status'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test } from 'vitest'
import { seedExampleHistory } from './example-history.ts'
import { keepExampleNodes } from './example-nodes.ts'

test('demo history: nodes and announcements in every state, the same after a second start', async () => {
  const database = await databaseForTest()
  const { db, close } = openDatabase(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  const start = async () => {
    const stop = await keepExampleNodes(db)
    stop()
    await seedExampleHistory(db)
    await rollUp(db)
    return Status.parse(JSON.parse(await statusOf(db)))
  }
  const first = await start()
  const second = await start()
  expect(second.incidents).toEqual(first.incidents)
  const past = ({ nodes }: Status) => nodes.map(({ name, days }) => [name, days.slice(0, -1)])
  expect(past(second)).toEqual(past(first))
  expect(new Set(first.incidents.map(({ state }) => state))).toEqual(
    new Set(['identified', 'planned', 'completed', 'resolved', 'cancelled']),
  )
  const days = first.nodes.flatMap((node) => node.days.slice(0, -1))
  expect(days.some(([up, degraded, down]) => up > 0 && degraded === 0 && down === 0)).toBe(true)
  expect(days.some(([, degraded]) => degraded > 0)).toBe(true)
  expect(days.some(([, , down]) => down > 1_000)).toBe(true)
  expect(days.some(([up, degraded, down]) => up + degraded + down < 1_440)).toBe(true)
  // A node that has never reported is not in service.
  expect(first.nodes.map(({ name }) => name)).not.toContain('Berlin-1-new')
  expect(first.nodes.find(({ name }) => name === 'Minsk-1')?.days.at(-1)?.[0]).toBeGreaterThan(0)
})
