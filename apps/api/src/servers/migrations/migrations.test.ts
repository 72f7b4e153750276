import { setTimeout as wait } from 'node:timers/promises'
import type { NodeServersReport } from '@zubr/contracts/node-servers'
import type { Server } from '@zubr/contracts/servers/server'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { nodeCommands } from '../../nodes/node-commands.ts'
import { sendReport } from '../../nodes/testing/nodes.ts'
import { runCommand } from '../../operators/run-command.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { sweepWorkflows } from '../../workflows/sweeper.ts'
import { servers } from '../servers-schema.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  errorOf,
  fetchDesired,
  type Hosting,
  hostingForTest,
  keyed,
  newServer,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'
import { migrationCheck } from './advance-migration.ts'
import { drainCommands, migrationCommands } from './migration-commands.ts'
import { serverMigrations } from './migration-schema.ts'

let hosting: Hosting
let anna: Customer
let server: Server
let [from, to] = ['', '']
beforeEach(async () => {
  hosting = await hostingForTest()
  from = await nodeForTest(hosting, 'minsk-1')
  to = await nodeForTest(hosting, 'brest-1')
  for (const token of [from, to]) await say(token, { incomingMigrations: [] })
  anna = await customerForTest(hosting, 'anna')
  server = await create(anna, { plan: 'java-free' })
})

const say = (token: string, serversReport: Parameters<typeof sayServers>[2]) =>
  sayServers(hosting.url, token, serversReport)
const verbs = { ...nodeCommands, ...drainCommands, ...migrationCommands }
const contextFor = (printed: string[]) => ({
  db: hosting.db,
  config: { panelUrl: 'https://panel.zubr.example' },
  catalogue: catalogueForTest,
  clock: () => hosting.time.now,
  print: (line: string) => void printed.push(line),
})
async function run(verb: keyof typeof verbs, ...args: string[]): Promise<string[]> {
  const printed: string[] = []
  await runCommand(verbs[verb], contextFor(printed), args)
  return printed
}
/** Begins a migration without waiting for its end. */
async function begin(node = 'brest-1'): Promise<{ printed: string[]; over: Promise<unknown> }> {
  const printed: string[] = []
  const over = runCommand(migrationCommands.move, contextFor(printed), [server.id, node])
  over.catch(() => undefined)
  while ((await moveRow()) === undefined)
    await Promise.race([wait(10), over.then(() => Promise.reject(new Error('it was over at once')))])
  return { printed, over }
}
async function moveRow() {
  const [move] = await hosting.db
    .select()
    .from(serverMigrations)
    .where(eq(serverMigrations.serverId, server.id))
  return move
}
async function row() {
  const [found] = await hosting.db.select().from(servers).where(eq(servers.id, server.id))
  if (!found) throw new Error('no server')
  return found
}
const wantedAt = async (token: string) =>
  (await fetchDesired(hosting.url, token)).servers.find(({ id }) => id === server.id)
const takesAt = async (token: string) => (await fetchDesired(hosting.url, token)).incomingMigrations ?? []
/** The node reports the server in the newest generation. */
const reportNode = async (
  token: string,
  state: 'stopped' | 'running' | 'absent',
  more: Partial<NodeServersReport> = {},
) =>
  say(token, {
    incomingMigrations: [],
    ...more,
    servers: [{ id: server.id, generation: (await row()).generation, state }],
  })
const takeSaid = async (state: 'working' | 'complete' | 'failed', failure: 'no_space' | null = null) =>
  say(to, {
    incomingMigrations: [
      {
        ...{ move: (await moveRow())?.id ?? '', server: server.id, state, failure },
        ...{ bytes: 100, doneBytes: 50, skipped: 0 },
      },
    ],
  })

describe('a drained node', () => {
  test('drain: the node takes no more servers until it is undrained, and shows it', async () => {
    await run('drain', 'Minsk-1')
    expect((await run('list')).find((line) => line.startsWith('minsk-1'))).toContain('drained')
    const bruno = await customerForTest(hosting, 'bruno')
    const order = newServer({ plan: 'java-free', subdomain: 'other-world' })
    expect(await errorOf(await bruno.call('POST', '/api/servers', order, keyed()))).toMatchObject({
      code: 'node_unavailable',
    })
    const offered = (await (await bruno.call('GET', '/api/nodes')).json()) as {
      name: string
      capacity: string
    }[]
    expect(offered.map(({ name, capacity }) => [name, capacity])).toEqual([
      ['brest-1', 'available'],
      ['minsk-1', 'full'],
    ])
    await run('undrain', 'minsk-1')
    expect((await bruno.call('POST', '/api/servers', order, keyed())).status).toBe(201)
    await expect(run('drain', 'nowhere')).rejects.toThrow('there is no node nowhere')
  })

  test('drain: the node is no target for migrations', async () => {
    await run('drain', 'brest-1')
    await expect(run('move', server.id, 'brest-1')).rejects.toThrow('that node takes no more servers')
  })
})

test('busy: a node with a high load for hours is shown as busy', async () => {
  await hosting.db.$client.query(
    `insert into node_minutes select id, date_trunc('minute', now()) - interval '1 hour', 'up', 6, 6 * 90, 95
     from nodes where name = 'minsk-1'`,
  )
  const offered = (await (await anna.call('GET', '/api/nodes')).json()) as { name: string; busy: boolean }[]
  expect(offered.map(({ name, busy }) => [name, busy])).toEqual([
    ['brest-1', false],
    ['minsk-1', true],
  ])
})

test('phases: stopped, copied, switched, settled, and the old copy deleted last', async () => {
  const { printed, over } = await begin()
  expect(await wantedAt(from)).toMatchObject({
    desiredState: 'stopped',
    outgoingMigration: { move: (await moveRow())?.id },
  })
  expect(await takesAt(to)).toEqual([])
  await reportNode(from, 'stopped')
  expect((await moveRow())?.phase).toBe('copying')
  expect(await takesAt(to)).toMatchObject([{ server: server.id, url: 'http://localhost:8443' }])
  expect(await wantedAt(to)).toBeUndefined()
  await takeSaid('working')
  expect(await moveRow()).toMatchObject({ bytes: 100, doneBytes: 50 })
  await takeSaid('complete')
  expect(await moveRow()).toMatchObject({ phase: 'settling' })
  expect(await row()).toMatchObject({ state: 'creating', port: null, desiredState: 'running' })
  expect(await wantedAt(to)).toMatchObject({ desiredState: 'running' })
  expect(await wantedAt(to)).not.toHaveProperty('give')
  expect(await wantedAt(from)).toMatchObject({ desiredState: 'stopped', outgoingMigration: {} })
  // Later reports of the source are ignored.
  await reportNode(from, 'stopped')
  expect((await row()).state).toBe('creating')
  await reportNode(to, 'running')
  expect((await moveRow())?.phase).toBe('clearing')
  expect(await wantedAt(from)).toMatchObject({ desiredState: 'absent' })
  await reportNode(from, 'absent')
  await over
  expect((await moveRow())?.phase).toBe('done')
  expect(await wantedAt(from)).toBeUndefined()
  expect((await row()).contract).toBe('active')
  expect(printed.at(-1)).toContain('moved')
})

test('failure: the server stays on its source, with a newer generation than its handover', async () => {
  const { printed, over } = await begin()
  await reportNode(from, 'stopped')
  const { generation } = await row()
  await takeSaid('failed', 'no_space')
  await over
  expect(printed.at(-1)).toContain("the other node's disk is full; it is on minsk-1 as before")
  expect(await takesAt(to)).toEqual([])
  expect(await wantedAt(from)).toMatchObject({ desiredState: 'running', generation: generation + 1 })
  expect(await wantedAt(from)).not.toHaveProperty('give')
})

test('timeout: a node that is silent for ten minutes ends the migration', async () => {
  await begin()
  const later = (minutes: number) => new Date(+hosting.time.now + minutes * 60_000)
  const pass = (minutes: number) =>
    sweepWorkflows(
      { db: hosting.db, onError: (error) => expect.fail(String(error)) },
      [migrationCheck(hosting)],
      later(minutes),
    )
  await pass(9)
  expect((await moveRow())?.phase).toBe('stopping')
  await pass(11)
  expect(await moveRow()).toMatchObject({ phase: 'failed', failure: 'source_away' })
})

test("operation: the owner's requests during a migration take effect on the target", async () => {
  await begin()
  await reportNode(from, 'stopped')
  expect((await anna.call('POST', `/api/servers/${server.id}/actions`, { action: 'stop' })).status).toBe(202)
  expect(await wantedAt(from)).toMatchObject({ desiredState: 'stopped', outgoingMigration: {} })
  await reportNode(from, 'stopped')
  await takeSaid('complete')
  expect(await wantedAt(to)).toMatchObject({ desiredState: 'stopped' })
  await reportNode(to, 'stopped')
  expect((await moveRow())?.phase).toBe('clearing')
})

test.each(['copying', 'settling'])(
  'deletion: a server deleted while %s is deleted on both nodes',
  async (phase) => {
    await begin()
    await reportNode(from, 'stopped')
    if (phase === 'settling') await takeSaid('complete')
    await anna.call('DELETE', `/api/servers/${server.id}`, { name: server.name })
    const here = phase === 'settling' ? to : from
    expect(await wantedAt(here)).toMatchObject({ desiredState: 'absent' })
    expect(await takesAt(to)).toEqual([])
    await reportNode(here, 'absent')
    if (phase === 'settling') {
      expect(await wantedAt(from)).toMatchObject({ desiredState: 'absent' })
      await reportNode(from, 'absent')
    }
    expect((await moveRow())?.endedAt).not.toBeNull()
    expect((await row()).nodeId).toBeNull()
  },
)

test('capacity: a migration reserves it on both nodes', async () => {
  const small = await nodeForTest(hosting, 'small-1', 2_200)
  await say(small, { incomingMigrations: [] })
  await credit(hosting.db, anna.accountId, 1_000_000)
  await begin('small-1')
  const bought = await anna.call(
    'POST',
    '/api/servers',
    newServer({ node: 'small-1', subdomain: 'second-one' }),
    keyed(),
  )
  expect(await errorOf(bought)).toMatchObject({ code: 'node_full' })
})

test.each([
  ['a node that is not there', 'nowhere', 'there is no such node'],
  ['the node where it is', 'minsk-1', 'it is on that node'],
  ['an agent that knows no moving', 'old-1', "that node's agent is too old to receive servers"],
  ['a node without its core', 'bare-1', 'that node does not run its core'],
])('validation: it is not moved to %s', async (_, node, why) => {
  const old = await nodeForTest(hosting, 'old-1')
  await say(old, {})
  const bare = await nodeForTest(hosting, 'bare-1')
  await say(bare, { incomingMigrations: [], cores: [] })
  await expect(run('move', server.id, node)).rejects.toThrow(why)
  expect(await moveRow()).toBeUndefined()
})

test('capacity: a full or silent target is refused before the server stops', async () => {
  const tiny = await nodeForTest(hosting, 'tiny-1', 900)
  await say(tiny, { incomingMigrations: [] })
  await expect(run('move', server.id, 'tiny-1')).rejects.toThrow('lacks capacity')
  await hosting.db.$client.query(
    "update nodes set reported_at = now() - interval '1 hour' where name = 'minsk-1'",
  )
  await expect(run('move', server.id, 'brest-1')).rejects.toThrow('its node is silent')
  await sendReport(hosting.url, from)
})

test('owner: they can migrate a server to a node with capacity and see the progress', async () => {
  const path = `/api/servers/${server.id}/move`
  const look = async () => (await anna.call('GET', path)).json()
  expect(await look()).toEqual({ move: null, nodes: ['brest-1'] })
  expect(await errorOf(await anna.call('POST', path, { node: 'minsk-1' }))).toMatchObject({
    code: 'conflict',
  })
  expect((await anna.call('POST', path, { node: 'brest-1' })).status).toBe(202)
  await reportNode(from, 'stopped')
  await takeSaid('working')
  expect(await look()).toEqual({
    move: { to: 'brest-1', phase: 'copying', failure: null, percent: 50 },
    nodes: [],
  })
  expect(await errorOf(await anna.call('POST', path, { node: 'brest-1' }))).toMatchObject({
    code: 'conflict',
  })
  await takeSaid('failed', 'no_space')
  expect(await look()).toMatchObject({ move: { phase: 'failed', failure: 'no_space' }, nodes: ['brest-1'] })
  // A day later the result is no longer shown.
  hosting.time.now = new Date(+hosting.time.now + 25 * 3_600_000)
  expect(await look()).toMatchObject({ move: null })
  const bruno = await customerForTest(hosting, 'bruno')
  expect((await bruno.call('GET', path)).status).toBe(404)
  expect((await bruno.call('POST', path, { node: 'brest-1' })).status).toBe(404)
})
