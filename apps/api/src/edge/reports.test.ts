import { randomUUID } from 'node:crypto'
import type { Server } from '@zubr/contracts/servers/server'
import { beforeEach, expect, test } from 'vitest'
import {
  create,
  customerForTest,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../servers/testing/servers.ts'
import { forgetRefusals, refusedLastHour } from './reports.ts'
import { sendEdgeReport } from './testing/edge.ts'

let hosting: Awaited<ReturnType<typeof hostingForTest>>
let token: string
let anna: Awaited<ReturnType<typeof customerForTest>>
let server: Server
beforeEach(async () => {
  hosting = await hostingForTest({ config: { gameDomain: 'play.example' } })
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  server = await create(anna, { plan: 'java-free', subdomain: 'forest' })
})
const sql = (text: string, values: unknown[] = []) => hosting.db.$client.query(text, values)
const figuresOfEdges = async () =>
  (await hosting.metrics.text()).split('\n').filter((line) => /^zubr_edge_/.test(line))

test('counters: reports add up, a repeated report counts once, and unknown servers count as none', async () => {
  const refused = [
    { server: server.id, reason: 'server_rate' as const, count: 40 },
    { server: server.id, reason: 'malformed' as const, count: 2 },
    { server: randomUUID(), reason: 'malformed' as const, count: 1 },
    { server: null, reason: 'unknown_name' as const, count: 300 },
  ]
  const first = {
    id: randomUUID(),
    open: { players: 7, pending: 3 },
    joins: 5,
    statusResponses: 11,
    refusals: refused,
  }
  for (let i = 0; i < 3; i++) expect((await sendEdgeReport(hosting.url, token, first)).status).toBe(204)
  expect(await refusedLastHour(hosting.db, server.id)).toBe(42)
  await sendEdgeReport(hosting.url, token, { ...first, id: randomUUID(), open: { players: 1, pending: 0 } })
  expect((await sendEdgeReport(hosting.url, token, first)).status).toBe(204)
  expect(await refusedLastHour(hosting.db, server.id)).toBe(84)
  expect(await figuresOfEdges()).toEqual(
    expect.arrayContaining([
      'zubr_edge_connections{node="minsk-1",of="players"} 1',
      'zubr_edge_connections{node="minsk-1",of="pending"} 0',
      'zubr_edge_joins_total{node="minsk-1"} 10',
      'zubr_edge_status_responses_total{node="minsk-1"} 22',
      'zubr_edge_refusals_total{node="minsk-1",reason="malformed"} 6',
      'zubr_edge_refusals_total{node="minsk-1",reason="unknown_name"} 600',
      'zubr_edge_refusals_total{node="minsk-1",reason="late"} 0',
    ]),
  )
  // On average, half of the previous hour belongs to the last sixty minutes.
  await sql(`update edge_refusals set hour = hour - interval '2 hours'`)
  expect(await refusedLastHour(hosting.db, server.id)).toBe(0)
  await sql(`update edge_refusals set hour = hour - interval '46 hours'`)
  await forgetRefusals(hosting.db)
  expect((await sql('select from edge_refusals')).rowCount).toBe(0)
})

test('address: a server is joined by name while an edge serves its node, with a non-default port', async () => {
  await sayServers(hosting.url, token, { servers: [{ id: server.id, port: 26_001 }] })
  const address = async () =>
    ((await (await anna.call('GET', `/api/servers/${server.id}`)).json()) as Server).address
  expect(await address()).toBe('localhost:26001')
  await sendEdgeReport(hosting.url, token)
  expect(await address()).toBe('forest.play.example')
  await sendEdgeReport(hosting.url, token, { port: 4_774 })
  expect(await address()).toBe('forest.play.example:4774')
  await sql(`update servers set core = jsonb_set(core, '{id}', '"pocketmine"')`)
  expect(await address()).toBe('localhost:26001')
  await sql(`update servers set core = jsonb_set(core, '{id}', '"paper"')`)
  await sql(`update node_edges set reported_at = now() - interval '4 minutes'`)
  expect(await address()).toBe('localhost:26001')
})

test('node removal: it deletes all data of its edge', async () => {
  const refused = [{ server: null, reason: 'late' as const, count: 1 }]
  await sendEdgeReport(hosting.url, await nodeForTest(hosting, 'minsk-2'), { refusals: refused })
  await sql(`delete from nodes where name = 'minsk-2'`)
  for (const table of ['node_edges', 'edge_refusals'])
    expect((await sql(`select from ${table}`)).rowCount).toBe(0)
})
