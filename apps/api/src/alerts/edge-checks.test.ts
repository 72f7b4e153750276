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
      ...{
        id: crypto.randomUUID(),
        port: 25_565,
        open: { players: 0, pending: 0 },
        joins: 0,
        statusResponses: 0,
      },
      refusals: refused === 0 ? [] : [{ server: null, reason: 'address_rate', count: refused }],
    })
  /** Moves the edge's reports into the past. */
  const passSeconds = (seconds: number) =>
    db.$client.query(
      `update node_edges set reported_at = reported_at - make_interval(secs => $1),
        flooded_since = flooded_since - make_interval(secs => $1), flooded_at = flooded_at - make_interval(secs => $1)`,
      [seconds],
    )
  await report()
  return { ...alerts, report, pass: passSeconds }
}

test('silent edge: it is alerted once with its end while its agent reports, not with its whole node', async () => {
  const { db, check, sentMessages, report, pass: passSeconds } = await withEdge()
  await check()
  expect(await sentMessages()).toEqual([])
  await passSeconds(121)
  await check()
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] The edge of node minsk-1 has been silent since .*\nWhat to do: .*zubr-edge/,
    ),
  ])
  await report()
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringContaining('Over: the edge of node minsk-1 reports again'),
  ])
  await passSeconds(121)
  await db.$client.query(`update nodes set reported_at = now() - interval '121 seconds'`)
  await check()
  expect(await sentMessages()).toEqual([expect.stringContaining('Node minsk-1 has been silent')])
})

test('flood: an edge that refuses many connections is alerted after three minutes, and its end', async () => {
  const { check, sentMessages, report, pass: passSeconds } = await withEdge()
  const flood = async (refused: number) => {
    for (let i = 0; i < 8; i++) {
      await report(refused)
      await passSeconds(30)
    }
    await report(refused)
    await check()
  }
  await flood(999)
  expect(await sentMessages()).toEqual([])
  await flood(1_000)
  expect(await sentMessages()).toEqual([
    expect.stringMatching(/edge of node minsk-1 has been refusing more than 100 .* `address_rate`, since /),
  ])
  await flood(5)
  expect(await sentMessages()).toEqual([expect.stringContaining('has refused few connections for 3 minutes')])
  // Single bursts with minutes between them cause no alert.
  for (let i = 0; i < 3; i++) {
    await report(50_000)
    await passSeconds(100)
  }
  await report()
  await check()
  expect(await sentMessages()).toEqual([])
})
