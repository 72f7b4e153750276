import { randomUUID } from 'node:crypto'
import { Server } from '@zubr/contracts/servers/server'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { nodeCapabilities, nodes } from '../nodes/nodes-schema.ts'
import { sendReport } from '../nodes/testing/nodes.ts'
import { serverJobs } from './jobs/server-jobs-schema.ts'
import { addJob } from './jobs/store.ts'
import { serverMigrations } from './migrations/migration-schema.ts'
import {
  create,
  credit,
  customerForTest,
  hostingForTest,
  nodeForTest,
  sayServers,
} from './testing/servers.ts'

test('silent node: its servers are shown as unknown until the node reports again', async () => {
  const hosting = await hostingForTest()
  const token = await nodeForTest(hosting, 'minsk-1')
  const customer = await customerForTest(hosting, 'bison')
  await credit(hosting.db, customer.accountId, 10_000)
  const { id } = await create(customer)
  const stats = { cpuPercent: 12, memoryMb: 300, diskMb: 200, players: 3 }
  await sayServers(hosting.url, token, { servers: [{ id, stats }] })
  const viewServer = async () => {
    const [one] = Server.array().parse(await (await customer.call('GET', '/api/servers')).json())
    const other = Server.parse(await (await customer.call('GET', `/api/servers/${id}`)).json())
    expect(other).toEqual(one)
    return one
  }
  expect(await viewServer()).toMatchObject({ state: 'running', nodeSilent: false, stats })
  const reportedAt = (secondsAgo: number) =>
    hosting.db
      .update(nodes)
      .set({ reportedAt: sql`now() - make_interval(secs => ${secondsAgo})` })
      .where(eq(nodes.name, 'minsk-1'))
  await reportedAt(40)
  expect(await viewServer()).toMatchObject({ state: 'running', nodeSilent: true, stats: null })
  await reportedAt(0)
  expect(await viewServer()).toMatchObject({ nodeSilent: false, stats })

  // The machine still reports, but without its servers.
  await hosting.db.update(nodeCapabilities).set({ reportedAt: sql`now() - interval '100 seconds'` })
  await sendReport(hosting.url, token)
  expect(await viewServer()).toMatchObject({ nodeSilent: true, stats: null })
  expect(await (await customer.call('GET', '/api/nodes')).json()).toMatchObject([{ capacity: 'unknown' }])
  await sayServers(hosting.url, token, {})
  expect(await viewServer()).toMatchObject({ nodeSilent: false, stats })
})

test('maintenance: a restore or migration that locks the files is shown until it has ended', async () => {
  const hosting = await hostingForTest()
  await nodeForTest(hosting, 'minsk-1')
  const customer = await customerForTest(hosting, 'bison')
  await credit(hosting.db, customer.accountId, 10_000)
  const { id } = await create(customer)
  const maintenance = async () =>
    Server.parse(await (await customer.call('GET', `/api/servers/${id}`)).json()).maintenance
  expect(await maintenance()).toBeNull()
  const now = new Date()
  const job = { kind: 'restore', snapshot: 's', paths: null } as const
  const jobId = await inTransaction(hosting.db, (tx) => addJob(tx, { serverId: id, job, now }))
  expect(await maintenance()).toEqual({ kind: 'restore', percent: null })
  await hosting.db.update(serverJobs).set({ state: 'working', percent: 40 }).where(eq(serverJobs.id, jobId))
  expect(await maintenance()).toEqual({ kind: 'restore', percent: 40 })
  const { rows } = await hosting.db.$client.query('select id from nodes')
  const node = rows[0].id
  const move = { id: randomUUID(), serverId: id, fromNodeId: node, toNodeId: node, generation: 2 }
  await hosting.db
    .insert(serverMigrations)
    .values({ ...move, phase: 'copying', startedAt: now, progressAt: now, bytes: 200, doneBytes: 50 })
  expect(await maintenance()).toEqual({ kind: 'move', percent: 25 })
  await hosting.db.update(serverMigrations).set({ phase: 'done', endedAt: now })
  await hosting.db.update(serverJobs).set({ state: 'done', percent: null, endedAt: now })
  expect(await maintenance()).toBeNull()
})
