import { expect, onTestFinished, test } from 'vitest'
import { floodGround } from './ground.ts'

test("flood: while one server's name is flooded, players of another join and play on", async () => {
  // Lower than the default limit, so that a slow machine reaches it too.
  const testbed = await floodGround({ server: { perSecond: 30, burst: 60, open: 2_000 } })
  onTestFinished(testbed.end)
  await testbed.limit()
  const seconds = 4
  const [players] = await Promise.all([
    testbed.watch(seconds),
    testbed.attack({ how: 'join', perSecond: 3_000, seconds }),
    testbed.attack({ how: 'half', perSecond: 1_000, seconds, addresses: 2 }),
    testbed.attack({ how: 'slow', perSecond: 30, seconds }),
  ])
  expect(players).toMatchObject({ failed: 0, joins: expect.any(Number) })
  expect(players.joins).toBeGreaterThan(0)
  await expect(players.rttMs.p50).toTakeAtMost(50)
  const { refused } = await testbed.refused()
  expect(refused.server_rate).toBeGreaterThan(0)
  const dropped = await testbed.dropped()
  expect(dropped.address_rate).toBeGreaterThan(0)
})
