import { randomUUID } from 'node:crypto'
import { endpoints } from '@zubr/contracts/endpoints'
import { beforeEach, expect, test } from 'vitest'
import { report } from '../nodes/testing/nodes.ts'
import {
  core,
  create,
  customerForTest,
  fetchDesired,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../servers/testing/servers.ts'

type NodeKey = {
  [Key in keyof typeof endpoints]: (typeof endpoints)[Key] extends { node: true } ? Key : never
}[keyof typeof endpoints]

let hosting: Awaited<ReturnType<typeof hostingForTest>>
let tokens: { own: string; foreign: string }
let anna: Awaited<ReturnType<typeof customerForTest>>
let serverId: string
let jobId: string
let moveId: string
/** The backup settings that each agent reports. */
const backups = { engine: 'restic', isRemote: false, problem: null } as const
const sshKey = btoa(`\0\0\0\x0bssh-ed25519\0\0\0\x20${'k'.repeat(32)}`)

beforeEach(async () => {
  hosting = await hostingForTest()
  tokens = { own: await nodeForTest(hosting, 'minsk-1'), foreign: await nodeForTest(hosting, 'riga-1') }
  anna = await customerForTest(hosting, 'anna')
  serverId = (await create(anna, { plan: 'java-free', name: 'Secret garden', subdomain: 'garden' })).id
  await sayServers(hosting.url, tokens.own, { backups })
  await anna.call('POST', `/api/servers/${serverId}/backups`, { note: 'before the castle' })
  const [wanted] = (await fetchDesired(hosting.url, tokens.own)).servers
  jobId = wanted?.jobs?.[0]?.id ?? ''
  expect(jobId).not.toBe('')
  moveId = randomUUID()
  await anna.call('PUT', `/api/servers/${serverId}/starts`, { isOn: true, players: ['Zubrenok'] })
  await anna.call('POST', '/api/account/ssh-keys', {
    name: 'laptop',
    key: `ssh-ed25519 ${sshKey}`,
    password: '',
  })
})

type NodeRequest = { query?: string; body?: unknown }
type Entry = {
  ask(): NodeRequest
  reaches: 'reads' | 'writes' | 'nothing of servers'
  /** SQL that prepares the server for the request. By default a player may start it. */
  state?: string
}
const stopped = `update servers set desired_state = 'stopped', state = 'stopped'`
/** A node's request about the server, and the effect when its own node sends it. */
const table: Record<NodeKey, Entry> = {
  'POST /api/nodes/report': { ask: () => ({ body: report }), reaches: 'nothing of servers' },
  'GET /api/node/desired-state': { ask: () => ({ query: '?after=0' }), reaches: 'reads' },
  'GET /api/node/edge/routes': { ask: () => ({ query: '?after=0&keys=pairs' }), reaches: 'reads' },
  'POST /api/node/servers': {
    ask: () => ({
      body: {
        ...{ orphans: [], cores: [core], backups },
        servers: [
          {
            ...{
              id: serverId,
              generation: 1,
              state: 'crashed',
              reason: 'crash',
              port: 25_000,
              operation: null,
            },
            ...{
              stats: { cpuPercent: 1, memoryMb: 1, diskMb: 1, players: 1, names: ['Zubrenok'] },
              startMs: 1,
            },
            jobs: [{ id: jobId, state: 'failed', failure: 'no_room', percent: null }],
          },
        ],
        incomingMigrations: [
          {
            ...{ move: moveId, server: serverId, state: 'complete', failure: null },
            ...{ bytes: 1, doneBytes: 1, skipped: 0 },
          },
        ],
      },
    }),
    reaches: 'writes',
  },
  'POST /api/node/edge/report': {
    ask: () => ({
      body: {
        ...{ id: randomUUID(), port: 25_565, open: { players: 0, pending: 0 }, joins: 0, statusResponses: 0 },
        refusals: [{ server: serverId, reason: 'server_rate', count: 5 }],
      },
    }),
    // Any edge may refuse connections to a server. They count for that edge.
    reaches: 'nothing of servers',
  },
  'POST /api/node/edge/starts': {
    ask: () => ({ body: { server: serverId, player: 'Zubrenok' } }),
    reaches: 'writes',
  },
  'POST /api/node/empty-stops': {
    ask: () => ({ body: { server: serverId, generation: 1, minutes: 15 } }),
    state: `with ended as (update server_jobs set state = 'done', ended_at = now())
      update servers set empty_stop_minutes = 15, desired_state = 'running'`,
    reaches: 'writes',
  },
  'POST /api/node/sftp/login': {
    ask: () => ({
      body: {
        ...{ user: `anna.${serverId.slice(0, 8)}`, address: '198.51.100.7' },
        proof: { method: 'key', key: sshKey },
      },
    }),
    reaches: 'reads',
  },
  'POST /api/node/files/activity': {
    ask: () => ({
      body: {
        id: randomUUID(),
        changes: [{ server: serverId, account: anna.accountId, way: 'sftp', kind: 'uploaded', count: 1 }],
      },
    }),
    reaches: 'writes',
  },
}

async function send(key: string, { query = '', body }: NodeRequest, token: string): Promise<string> {
  const [method = '', path = ''] = key.split(' ')
  const answer = await fetch(hosting.url + path + query, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  expect([200, 204, 403], `${key}: ${answer.status} ${text}`).toContain(answer.status)
  return text
}

/** Every row that names the server or its account, except those derived for edges. */
async function rowsOfServer(): Promise<string[]> {
  const { db } = hosting
  const { rows: names } = await db.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'edge_%'`,
  )
  const found: string[] = []
  for (const { name } of names) {
    const { rows } = await db.$client.query<{ row: string }>(
      `select t::text as row from "${name}" t where t::text like any($1)`,
      [[serverId, anna.accountId].map((id) => `%${id}%`)],
    )
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return found.sort()
}

const secrets = ['Secret garden', 'Zubrenok', 'zubrenok', 'anna', 'active']

test.each(Object.entries(table))(
  "node token: %s reaches its node's own servers only",
  async (key, { ask, reaches, state = stopped }) => {
    await hosting.db.$client.query(state)
    const before = await rowsOfServer()
    const answer = await send(key, ask(), tokens.foreign)
    for (const secret of [...secrets, anna.accountId]) expect(answer, key).not.toContain(secret)
    // Every edge must know the names of a server.
    if (key !== 'GET /api/node/edge/routes') expect(answer, key).not.toContain(serverId)
    expect(await rowsOfServer(), key).toEqual(before)
    const own = await send(key, ask(), tokens.own)
    if (reaches === 'reads') expect(own).toContain(serverId)
    if (reaches === 'writes') expect(await rowsOfServer(), key).not.toEqual(before)
  },
)

test('node token: every endpoint of the contract for nodes is in the table above', () => {
  const ofNodes = Object.entries(endpoints).flatMap(([key, endpoint]) => ('node' in endpoint ? [key] : []))
  expect(Object.keys(table).sort()).toEqual(ofNodes.sort())
})

test('node token: connections that an edge refused count for its own node, whatever server it names', async () => {
  await send('POST /api/node/edge/report', table['POST /api/node/edge/report'].ask(), tokens.foreign)
  const { rows } = await hosting.db.$client.query(
    'select nodes.name from edge_refusals join nodes on nodes.id = node_id',
  )
  expect(rows).toEqual([{ name: 'riga-1' }])
})

test('node token: failed SFTP log-ins reported by another node lock nobody out', async () => {
  const wrong = { user: `anna.${serverId.slice(0, 8)}`, address: '198.51.100.7' }
  const body = { ...wrong, proof: { method: 'password', password: 'wrong' } }
  for (let n = 0; n < 30; n += 1)
    await fetch(`${hosting.url}/api/node/sftp/login`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.foreign}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const made = await anna.call('POST', `/api/servers/${serverId}/sftp/password`, { password: '' })
  const { password } = await made.json()
  const right = { body: { ...wrong, proof: { method: 'password', password } } }
  expect(await send('POST /api/node/sftp/login', right, tokens.own)).toContain(serverId)
})
