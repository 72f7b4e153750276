import { expect, onTestFinished, test } from 'vitest'
import { floodGround } from './ground.ts'

test("flood: while one server's name is flooded, players of another join and play on", async () => {
  // Lower than the default limit, so that a slow machine reaches it too.
  const ground = await floodGround({ server: { perSecond: 30, burst: 60, open: 2_000 } })
  onTestFinished(ground.end)
  await ground.limit()
  const seconds = 4
  const [players] = await Promise.all([
    ground.watch(seconds),
    ground.attack({ how: 'join', perSecond: 3_000, seconds }),
    ground.attack({ how: 'half', perSecond: 1_000, seconds, addresses: 2 }),
    ground.attack({ how: 'slow', perSecond: 30, seconds }),
  ])
  expect(players).toMatchObject({ failed: 0, joins: expect.any(Number) })
  expect(players.joins).toBeGreaterThan(0)
  await expect(players.rttMs.p50).toTakeAtMost(50)
  const { refused } = await ground.refused()
  expect(refused.server_rate).toBeGreaterThan(0)
  const dropped = await ground.dropped()
  expect(dropped.address_rate).toBeGreaterThan(0)
})
