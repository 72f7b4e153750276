import type { Server } from '@zubr/contracts/servers/server'
import { beforeEach, expect, test } from 'vitest'
import {
  type Customer,
  create,
  customerForTest,
  fetchDesired,
  type Hosting,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../servers/testing/servers.ts'
import { requestStart } from './testing/edge.ts'

let hosting: Hosting
let token: string
let anna: Customer
let server: Server
beforeEach(async () => {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  server = await create(anna, { plan: 'java-free' })
  await set(`starts_by_joining = true, starters = '{Zubrenok}', desired_state = 'stopped', state = 'stopped'`)
})
const set = (change: string) => hosting.db.$client.query(`update servers set ${change}`)
const starts = (player = 'zubrenok', by = token) => requestStart(hosting.url, by, server.id, player)
const wanted = async () => (await fetchDesired(hosting.url, token)).servers[0]?.desiredState

test('join to start: a listed player starts a stopped server once, and the activity names the player', async () => {
  const { revision } = await fetchDesired(hosting.url, token)
  const waiting = fetchDesired(hosting.url, token, revision)
  expect(await starts('ZUBRENOK')).toBe(true)
  expect((await waiting).servers).toMatchObject([{ desiredState: 'running', generation: 2 }])
  // The next player sees that it is starting, and no second start is requested.
  expect(await starts()).toBe(true)
  expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ generation: 2 }])
  await sayServers(hosting.url, token, { servers: [{ id: server.id, generation: 2, state: 'running' }] })
  const journal = await (await anna.call('GET', `/api/servers/${server.id}/activity`)).json()
  expect(journal).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ actor: 'service', event: 'started_by_joining:ZUBRENOK' }),
    ]),
  })
  expect(hosting.logged.join('').toLowerCase()).not.toContain('zubrenok')
})

test('refusal: other players, other nodes, and servers that may not run or are down start nothing', async () => {
  const other = await nodeForTest(hosting, 'minsk-2')
  expect(await starts('stranger')).toBe(false)
  expect(await starts('zubrenok', other)).toBe(false)
  for (const change of [
    `starts_by_joining = false`,
    `contract = 'suspended'`,
    `contract = 'blocked'`,
    `desired_state = 'absent'`,
    `desired_state = 'running', state = 'failed', reason = 'crash_loop'`,
    `core = jsonb_set(core, '{id}', '"paper"')`,
  ]) {
    const { rows } = await hosting.db.$client.query('select * from servers')
    await set(change)
    expect(await starts(), change).toBe(false)
    const { core, contract, state, reason } = rows[0]
    await hosting.db.$client.query(
      `update servers set starts_by_joining = true, desired_state = 'stopped', core = $1, contract = $2, state = $3, reason = $4`,
      [core, contract, state, reason],
    )
  }
  expect(await wanted()).toBe('stopped')
  expect(await starts()).toBe(true)
})

test('stop in game: a server stopped from the game is started, one that is down for a reason is not', async () => {
  await set(`desired_state = 'running', state = 'stopped', generation = 3, reported_generation = 3`)
  expect(await starts()).toBe(true)
  expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([
    { desiredState: 'running', generation: 4 },
  ])
  // Its node has not received that yet.
  expect(await starts()).toBe(true)
  expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ generation: 4 }])
  await set(`reported_generation = generation, reason = 'out_of_memory'`)
  expect(await starts()).toBe(false)
})

test('rate limit: six starts per hour for all players', async () => {
  for (let i = 0; i < 6; i++) {
    expect(await starts()).toBe(true)
    await set(`desired_state = 'stopped'`)
  }
  expect(await starts()).toBe(false)
  expect(await wanted()).toBe('stopped')
})
