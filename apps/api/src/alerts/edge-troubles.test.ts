import { expect, test } from 'vitest'
import { storeEdgeReport } from '../edge/reports.ts'
import { addNode } from '../nodes/testing/nodes.ts'
import { alertsForTest } from './testing/alerts.ts'

async function withEdge() {
  const alerts = await alertsForTest()
  const { db } = alerts
  await addNode(db, 'minsk-1')
  const { rows } = await db.$client.query<{ id: number }>('update nodes set reported_at = now() returning id')
  const report = (refused = 0) =>
    storeEdgeReport(db, rows[0]?.id ?? 0, {
      ...{ id: crypto.randomUUID(), port: 25_565, open: { players: 0, unnamed: 0 }, joins: 0, answered: 0 },
      refused: refused === 0 ? [] : [{ server: null, reason: 'address_rate', count: refused }],
    })
  /** Lets time go by for what is known of the edge. */
  const pass = (seconds: number) =>
    db.$client.query(
      `update node_edges set reported_at = reported_at - make_interval(secs => $1),
        flooded_since = flooded_since - make_interval(secs => $1), flooded_at = flooded_at - make_interval(secs => $1)`,
      [seconds],
    )
  await report()
  return { ...alerts, report, pass }
}

test('an edge that is silent while its agent reports is told of once, and its end; with its whole node it is not', async () => {
  const { db, check, told, report, pass } = await withEdge()
  await check()
  expect(await told()).toEqual([])
  await pass(121)
  await check()
  await check()
  expect(await told()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] The edge of node minsk-1 has been silent since .*\nWhat to do: .*zubr-edge/,
    ),
  ])
  await report()
  await check()
  expect(await told()).toEqual([expect.stringContaining('Over: the edge of node minsk-1 reports again')])
  await pass(121)
  await db.$client.query(`update nodes set reported_at = now() - interval '121 seconds'`)
  await check()
  expect(await told()).toEqual([expect.stringContaining('Node minsk-1 has been silent')])
})

test('an edge that refuses very much is told of after three minutes of it, with why, and when it has ended', async () => {
  const { check, told, report, pass } = await withEdge()
  const flood = async (refused: number) => {
    for (let i = 0; i < 8; i++) {
      await report(refused)
      await pass(30)
    }
    await report(refused)
    await check()
  }
  await flood(999)
  expect(await told()).toEqual([])
  await flood(1_000)
  expect(await told()).toEqual([
    expect.stringMatching(/edge of node minsk-1 has been refusing more than 100 .* `address_rate`, since /),
  ])
  await flood(5)
  expect(await told()).toEqual([expect.stringContaining('has not refused much for 3 minutes')])
  // Single bursts with minutes between them are none.
  for (let i = 0; i < 3; i++) {
    await report(50_000)
    await pass(100)
  }
  await report()
  await check()
  expect(await told()).toEqual([])
})
