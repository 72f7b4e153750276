import { beforeEach, describe, expect, test } from 'vitest'
import { readForTest, standInForTest } from '../../cores/cores-for-tests.ts'
import type { StandIn } from '../../cores/stand-in/stand-in.ts'
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
} from '../servers-for-tests.ts'

let hosting: Hosting
let token: string
let anna: Customer
let standIn: StandIn
const paper = { id: 'paper', version: '1.21.11' }
const sandbox = { kind: 'sandbox', verified: true, lacks: [] } as const
/** What an agent says that runs cores of the catalogue. */
const says = { runs: ['paper', 'velocity'], runtime: sandbox, architecture: 'x64' } as const
const said = (change = {}) =>
  sayServers(hosting.url, token, {
    ...says,
    runs: [...says.runs],
    runtime: { ...sandbox, lacks: [] },
    ...change,
  })

beforeEach(async () => {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 100_000)
  standIn = await standInForTest()
  await readForTest(hosting.db, standIn)
  await said()
})
const ask = async (change: Parameters<typeof newServer>[0]) =>
  errorOf(await anna.call('POST', '/api/servers', newServer(change), keyed()))
const count = async (table: string) =>
  (await hosting.db.$client.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('the panel is told what the catalogue offers, and which of it each node runs', async () => {
  const offers = await (await anna.call('GET', '/api/cores')).json()
  expect(offers[0]).toMatchObject({
    id: 'paper',
    versions: expect.arrayContaining([
      expect.objectContaining({ version: '1.21.11', build: '132', java: 21 }),
    ]),
  })
  expect(await (await anna.call('GET', '/api/nodes')).json()).toMatchObject([{ runs: ['paper', 'velocity'] }])
  // An agent of the version before names none, and its report is taken as ever.
  expect((await sayServers(hosting.url, token, {})).status).toBe(204)
  expect(await (await anna.call('GET', '/api/nodes')).json()).toMatchObject([{ runs: [] }])
})

test('a server of the catalogue has its package in its own row, whatever the source says later', async () => {
  const server = await create(anna, { core: paper, eula: true })
  expect(server).toMatchObject({
    core: { ...paper, gameVersion: '1.21.11', build: '132', java: 21, experimental: false },
    edition: 'java',
    transport: 'tcp',
    settings: { maxPlayers: expect.anything() },
  })
  await hosting.db.$client.query('delete from core_versions')
  const { servers, javas, fetchAhead } = await fetchDesired(hosting.url, token)
  expect(servers).toMatchObject([
    {
      core: { ...paper, package: { build: '132', java: 21, files: [{ name: 'paper-1.21.11-132.jar' }] } },
      eula: true,
      cpuCores: null,
    },
  ])
  expect(javas).toMatchObject(
    [{ java: 21, architecture: 'x64', file: { name: /jre_x64/ } }].map((each) => ({
      ...each,
      file: { name: expect.stringMatching(each.file.name) },
    })),
  )
  expect(fetchAhead).toEqual([])
  expect(await ask({ core: paper, eula: true, subdomain: 'second' })).toMatchObject({ code: 'core_refused' })
})

describe('the terms of use of the game', () => {
  test('must be agreed to, or nothing is sold', async () => {
    for (const eula of [undefined, false])
      expect(await ask({ core: paper, ...(eula !== undefined && { eula }) })).toMatchObject({
        status: 409,
        code: 'eula_required',
      })
    expect([await count('servers'), await count('ledger_entries'), await count('eula_acceptances')]).toEqual([
      0, 1, 0,
    ])
  })

  test('once agreed to are kept with account, server, text and time, exported, and forgotten with the account', async () => {
    const { id } = await create(anna, { core: paper, eula: true })
    const agreement = { url: 'https://aka.ms/MinecraftEULA', at: '2026-11-20T12:00:00.000Z' }
    const { rows } = await hosting.db.$client.query('select * from eula_acceptances')
    expect(rows).toMatchObject([{ account_id: anna.accountId, server_id: id, url: agreement.url }])
    const exported = await (await anna.call('GET', '/api/account/export')).json()
    expect(exported.serversAndMoney.servers).toMatchObject([{ agreedTo: [agreement] }])
    expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
    expect(await count('eula_acceptances')).toBe(0)
  })

  test('are none of a core that has no part in them', async () => {
    await create(anna, { plan: 'proxy-0.5', core: { id: 'velocity', version: '3.4.0' }, eula: true })
    expect(await count('eula_acceptances')).toBe(0)
    expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ eula: false }])
  })
})

test.each([
  ['that the agent does not say it runs', { core: { id: 'vanilla', version: '26.1' } }],
  ['in a version that nobody offers', { core: { id: 'paper', version: '1.2.3' } }],
  ['of another edition than the plan', { core: { id: 'velocity', version: '3.4.0' } }],
])('a core %s is refused', async (_, change) => {
  expect(await ask({ ...change, eula: true })).toMatchObject({ status: 409, code: 'core_refused' })
})

test('where its files lie is never what an agent says', async () => {
  const evil = { name: 'a.jar', url: 'https://elsewhere.example/a.jar', bytes: null, hash: null }
  const pack = { build: '1', java: 21, javaFlags: [], files: [evil] }
  const claimed = {
    gameVersion: '1',
    edition: 'java',
    experimental: false,
    settings: [],
    package: pack,
  } as const
  const own = { id: 'flying-squid', version: '1.9.0' }
  await said({
    cores: [paper, { id: 'vanilla', version: '26.1' }, own].map((core) => ({ ...core, ...claimed })),
  })
  expect(await ask({ core: { id: 'vanilla', version: '26.1' }, eula: true })).toMatchObject({
    code: 'core_refused',
  })
  await create(anna, { core: paper, eula: true })
  await create(anna, { core: own, subdomain: 'second' })
  const { servers } = await fetchDesired(hosting.url, token)
  expect(servers.map(({ core }) => core.package?.build)).toEqual(['132', undefined])
})

test('processor cores come with the plan', async () => {
  await create(anna, { plan: 'ultra-8', core: paper, eula: true })
  expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ cpuCores: 3, memoryMb: 8192 }])
})

test('what the operator wants ahead is told to nodes that run it, with its Java', async () => {
  await hosting.db.$client.query(
    `insert into cores_ahead values ('paper', 'latest', now()), ('velocity', '3.4.0', now()), ('vanilla', '26.1', now()), ('paper', '9.9', now())`,
  )
  const names = ({ fetchAhead = [], javas = [] }: Awaited<ReturnType<typeof fetchDesired>>) => ({
    ahead: fetchAhead.map(({ id, version }) => `${id} ${version}`),
    javas: javas.map(({ java, architecture }) => `${java} ${architecture}`),
  })
  expect(names(await fetchDesired(hosting.url, token))).toEqual({
    ahead: ['paper 1.21.11', 'velocity 3.4.0'],
    javas: ['17 x64', '21 x64'],
  })
  await said({ architecture: 'aarch64', runs: ['velocity'] })
  expect(names(await fetchDesired(hosting.url, token))).toEqual({
    ahead: ['velocity 3.4.0'],
    javas: ['17 aarch64'],
  })
  // An agent of the version before is told of nothing that it would not understand.
  await sayServers(hosting.url, token, {})
  expect(names(await fetchDesired(hosting.url, token))).toEqual({ ahead: [], javas: [] })
})
