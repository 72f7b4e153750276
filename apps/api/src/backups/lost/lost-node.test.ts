import type { Server } from '@zubr/contracts/servers/server'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fundsOf } from '../../balance/journal.ts'
import { balanceOf } from '../../balance/ledger.ts'
import { nodeCommands } from '../../nodes/node-commands.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { runCommand } from '../../operators/run-command.ts'
import { drainCommands, migrationCommands } from '../../servers/migrations/migration-commands.ts'
import { serverMigrations } from '../../servers/migrations/migration-schema.ts'
import { servers } from '../../servers/servers-schema.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  fetchDesired,
  type Hosting,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../../servers/testing/servers.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { fakeAgent } from '../testing/backups.ts'
import { lostNodeCommands } from './lost-node-commands.ts'
import { releaseOnLostNodes } from './write-off.ts'

const remote = { engine: 'restic', isRemote: true, problem: null } as const
let hosting: Hosting
let anna: Customer
let [lost, other] = ['', '']

beforeEach(async () => {
  hosting = await hostingForTest()
  lost = await nodeForTest(hosting, 'minsk-1')
  other = await nodeForTest(hosting, 'brest-1')
  for (const token of [lost, other]) await say(token, { incomingMigrations: [], backups: remote })
  anna = await customerForTest(hosting, 'anna')
  // However slow the machine is, the other node keeps reporting.
  await hosting.db.$client.query("update nodes set reported_at = now() + interval '1 hour'")
  await hosting.db.$client.query("update node_capabilities set reported_at = now() + interval '1 hour'")
})

const say = (token: string, report: Parameters<typeof sayServers>[2]) =>
  sayServers(hosting.url, token, report)
const verbs = { ...nodeCommands, ...drainCommands, ...lostNodeCommands, ...migrationCommands }
async function run(verb: keyof typeof verbs, ...args: string[]): Promise<string> {
  const printed: string[] = []
  await runCommand(
    verbs[verb],
    {
      ...{ db: hosting.db, config: configForTest, catalogue: catalogueForTest },
      clock: () => hosting.time.now,
      print: (line) => void printed.push(line),
    },
    args,
  )
  return printed.join('\n')
}
/** The node's machine is destroyed: no report for an hour. */
const burn = (name = 'minsk-1') =>
  hosting.db
    .update(nodes)
    .set({ reportedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(nodes.name, name))
async function rowOf({ id }: Pick<Server, 'id'>) {
  const [row] = await hosting.db.select().from(servers).where(eq(servers.id, id))
  if (!row) throw new Error('no server')
  return row
}
const nodeIdOf = async (name: string) =>
  (await hosting.db.select().from(nodes).where(eq(nodes.name, name)))[0]?.id
async function mailsSent() {
  const { rows } = await hosting.db.$client.query(
    `select data->>'kind' as kind, data->'values' as values, data->'money' as money from jobs.job where name = 'send-mail' and data->>'kind' <> 'server_bought' order by created_on`,
  )
  return rows as { kind: string; values: Record<string, string>; money?: Record<string, { minor: number }> }[]
}

test('lost node: a node that reports is not written off, and a plan changes nothing', async () => {
  const server = await create(anna, { plan: 'java-free' })
  await expect(run('lost', 'minsk-1', '--confirm')).rejects.toThrow('reports, so it is not lost')
  await expect(run('lost', 'nowhere')).rejects.toThrow('there is no node nowhere')
  await burn()
  expect(await run('lost', 'minsk-1')).toContain('has no backup elsewhere: would be ended')
  expect((await rowOf(server)).contract).toBe('active')
  expect(await mailsSent()).toEqual([])
  expect(await run('list')).not.toContain('written off')
})

test('lost node: a server is restored elsewhere from its last backup, and its owner gets a mail', async () => {
  const server = await create(anna, { plan: 'java-free' })
  const agent = fakeAgent({ hosting, token: lost, anna, server })
  await agent.made('01d01d01')
  await agent.made('4e3e4e3e')
  await burn()
  expect(await run('lost', 'minsk-1')).toContain('would be restored on brest-1')
  expect((await rowOf(server)).nodeId).toBe(await nodeIdOf('minsk-1'))
  expect(await run('lost', 'minsk-1', '--confirm')).toContain('is restored on brest-1')
  expect((await rowOf(server)).nodeId).toBe(await nodeIdOf('brest-1'))
  const { servers: wanted } = await fetchDesired(hosting.url, other)
  expect(wanted).toMatchObject([
    {
      id: server.id,
      desiredState: 'stopped',
      jobs: expect.arrayContaining([expect.objectContaining({ kind: 'restore', snapshot: '4e3e4e3e' })]),
    },
  ])
  expect(await mailsSent()).toMatchObject([
    { kind: 'server_node_lost_restored', values: { server: 'My world', until: expect.any(String) } },
  ])
  // Repeated: nothing is left to do, and nobody gets a second mail.
  await run('lost', 'minsk-1', '--confirm')
  expect(await mailsSent()).toHaveLength(1)
})

test('lost node: one that returns stops its copies and does not affect the restored servers', async () => {
  const server = await create(anna, { plan: 'java-free' })
  await fakeAgent({ hosting, token: lost, anna, server }).made('1a571a57')
  await burn()
  await run('lost', 'minsk-1', '--confirm')
  const before = await rowOf(server)
  // Its agent requests its desired state, and reports what it still has.
  expect((await fetchDesired(hosting.url, lost)).servers).toEqual([])
  await say(lost, { servers: [{ id: server.id, generation: 9, state: 'running', port: 25_570 }] })
  await say(lost, { orphans: [server.id] })
  expect(await rowOf(server)).toEqual(before)
  expect(await (await fetch(`${hosting.url}/nodes_stats`)).text()).not.toContain('minsk-1')
  expect(await run('list')).toContain('written off')
  await expect(run('remove', 'minsk-1')).rejects.toThrow('has not been informed')
  await expect(run('undrain', 'minsk-1')).rejects.toThrow('does not report')
  await hosting.db.$client.query(
    "update nodes set reported_at = now() + interval '1 hour' where name = 'minsk-1'",
  )
  expect(await run('undrain', 'minsk-1')).toContain('takes servers again')
  expect(await run('list')).not.toContain('written off')
})

test('lost node: without a backup elsewhere a paid server ends, is credited, and frees its name', async () => {
  await credit(hosting.db, anna.accountId, 10_000)
  hosting.time.now = new Date(Date.now() - 10 * 86_400_000)
  const server = await create(anna, { subdomain: 'burnt' })
  const paid = 10_000 - (await balanceOf(hosting.db, anna.accountId))
  const { paidUntil } = await rowOf(server)
  const hours = (+(paidUntil ?? 0) - +hosting.time.now) / 3_600_000
  hosting.time.now = new Date()
  await hosting.db.$client.query('update nodes set reported_at = $1 where name = $2', [
    new Date(+hosting.time.now - 86_400_000),
    'minsk-1',
  ])
  const output = await run('lost', 'minsk-1', '--confirm')
  expect(output).toContain('is ended')
  // Nobody used the day since its last report. A started hour counts as unused.
  const after = await balanceOf(hosting.db, anna.accountId)
  const unused = Math.ceil((paid * (hours - 9 * 24 + 1)) / hours)
  expect(unused - (after - (10_000 - paid))).toBeLessThanOrEqual(Math.ceil(paid / hours))
  expect(after - (10_000 - paid)).toBeLessThanOrEqual(unused)
  expect(await fundsOf(hosting.db, anna.accountId)).toMatchObject({ given: 0 })
  expect(await rowOf(server)).toMatchObject({ contract: 'deleted', nodeId: null })
  expect(await mailsSent()).toMatchObject([
    { kind: 'server_node_lost_credited', money: { amount: { minor: after - (10_000 - paid) } } },
  ])
  expect(await create(anna, { subdomain: 'burnt', node: 'brest-1', plan: 'java-free' })).toMatchObject({
    subdomain: 'burnt',
  })
  expect(await run('remove', 'minsk-1', '--confirm')).toContain('removed')
})

test('lost node: without capacity elsewhere a server with a backup waits, or ends by --end-waiting', async () => {
  const server = await create(anna, { plan: 'java-free' })
  await fakeAgent({ hosting, token: lost, anna, server }).made('1a571a57')
  await burn()
  await run('drain', 'brest-1')
  expect(await run('lost', 'minsk-1', '--confirm')).toContain('fits on no other node')
  expect(await rowOf(server)).toMatchObject({ contract: 'active', nodeId: await nodeIdOf('minsk-1') })
  expect(await mailsSent()).toEqual([])
  await run('undrain', 'brest-1')
  expect(await run('lost', 'minsk-1')).toContain('would be restored on brest-1')
  await run('drain', 'brest-1')
  expect(await run('lost', 'minsk-1', '--confirm', '--end-waiting')).toContain('nothing was paid')
  expect(await mailsSent()).toMatchObject([{ kind: 'server_node_lost_ended' }])
})

test('lost node: a server that its owner deletes while it waits is deleted within a minute', async () => {
  const server = await create(anna, { plan: 'java-free' })
  await fakeAgent({ hosting, token: lost, anna, server }).made('1a571a57')
  await burn()
  await run('drain', 'brest-1')
  await run('lost', 'minsk-1', '--confirm')
  expect((await anna.call('DELETE', `/api/servers/${server.id}`, { name: 'My world' })).ok).toBe(true)
  const fail = (error: unknown) => {
    throw error
  }
  await releaseOnLostNodes(hosting.db, hosting.time.now, fail)
  expect(await rowOf(server)).toMatchObject({ contract: 'deleted', nodeId: null })
})

test('lost node: deleted and blocked servers no longer prevent its removal', async () => {
  const deleted = await create(anna, { plan: 'java-free' })
  await anna.call('DELETE', `/api/servers/${deleted.id}`, { name: 'My world' })
  const bruno = await customerForTest(hosting, 'bruno')
  const blocked = await create(bruno, { plan: 'java-free', subdomain: 'blocked' })
  await hosting.db.$client.query(
    "update servers set contract = 'blocked', blocked_at = now() where id = $1",
    [blocked.id],
  )
  await burn()
  await run('lost', 'minsk-1', '--confirm')
  for (const server of [deleted, blocked])
    expect(await rowOf(server)).toMatchObject({ contract: 'deleted', nodeId: null })
  await run('remove', 'minsk-1', '--confirm')
  expect(await nodeIdOf('minsk-1')).toBeUndefined()
})

test('lost node: a server that was moving to it returns to the node that still has its old copy', async () => {
  const server = await create(anna, { plan: 'java-free', node: 'brest-1' })
  const [from, to] = [await nodeIdOf('brest-1'), await nodeIdOf('minsk-1')]
  const now = new Date()
  for (const [phase, nodeId] of [
    ['copying', from],
    ['settling', to],
  ] as const) {
    await hosting.db.delete(serverMigrations)
    await hosting.db
      .update(servers)
      .set({ nodeId: nodeId ?? null })
      .where(eq(servers.id, server.id))
    await hosting.db.insert(serverMigrations).values({
      ...{ id: server.id, serverId: server.id, fromNodeId: from ?? 0, toNodeId: to ?? 0, phase },
      ...{ generation: 2, startedAt: now, progressAt: now },
    })
    const { generation } = await rowOf(server)
    await burn()
    await run('lost', 'minsk-1', '--confirm')
    const row = await rowOf(server)
    expect(row, phase).toMatchObject({ nodeId: from, contract: 'active' })
    expect(row.generation, phase).toBeGreaterThan(generation)
    expect((await hosting.db.select().from(serverMigrations))[0]).toMatchObject({ failure: 'target_away' })
    expect((await fetchDesired(hosting.url, other)).servers, phase).toMatchObject([
      { id: server.id, desiredState: 'running' },
    ])
  }
})
