import { beforeEach, describe, expect, test } from 'vitest'
import type { FakeCoreSources } from '../../cores/fake-sources/fake-sources.ts'
import { fakeCoreSourcesForTest, readForTest } from '../../cores/testing/cores.ts'
import {
  type Customer,
  core,
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

let hosting: Hosting
let token: string
let anna: Customer
let source: FakeCoreSources
const paper = { id: 'paper', version: '1.21.11' }
const sandbox = { kind: 'sandbox', verified: true, missingProtections: [] } as const
/** The report of an agent that runs catalogue cores. */
const says = { runs: ['paper', 'velocity'], runtime: sandbox, architecture: 'x64' } as const
const reportAgent = (change = {}) =>
  sayServers(hosting.url, token, {
    ...says,
    runs: [...says.runs],
    runtime: { ...sandbox, missingProtections: [] },
    ...change,
  })

beforeEach(async () => {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 100_000)
  source = await fakeCoreSourcesForTest()
  await readForTest(hosting.db, source)
  await reportAgent()
})
const ask = async (change: Parameters<typeof newServer>[0]) =>
  errorOf(await anna.call('POST', '/api/servers', newServer(change), keyed()))
const count = async (table: string) =>
  (await hosting.db.$client.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('catalogue: the panel gets the offered cores, and which of them each node runs', async () => {
  const offers = await (await anna.call('GET', '/api/cores')).json()
  expect(offers[0]).toMatchObject({
    id: 'paper',
    versions: expect.arrayContaining([
      expect.objectContaining({ version: '1.21.11', build: '132', java: 21 }),
    ]),
  })
  expect(await (await anna.call('GET', '/api/nodes')).json()).toMatchObject([{ runs: ['paper', 'velocity'] }])
  // An agent of the previous version lists none, and its report is accepted.
  expect((await sayServers(hosting.url, token, {})).status).toBe(204)
  expect(await (await anna.call('GET', '/api/nodes')).json()).toMatchObject([{ runs: [] }])
})

test('core package: a new server stores it in its own row, whatever the source publishes later', async () => {
  const server = await create(anna, { core: paper, eula: true })
  expect(server).toMatchObject({
    core: { ...paper, gameVersion: '1.21.11', build: '132', java: 21, experimental: false },
    edition: 'java',
    transport: 'tcp',
    settings: { maxPlayers: expect.anything() },
  })
  await hosting.db.$client.query('delete from core_versions')
  const { servers, javaReleases: javas, prefetchCores } = await fetchDesired(hosting.url, token)
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
  expect(prefetchCores).toEqual([])
  expect(await ask({ core: paper, eula: true, subdomain: 'second' })).toMatchObject({ code: 'core_refused' })
})

describe('EULA', () => {
  test('EULA: without consent nothing is sold', async () => {
    for (const eula of [undefined, false])
      expect(await ask({ core: paper, ...(eula !== undefined && { eula }) })).toMatchObject({
        status: 409,
        code: 'eula_required',
      })
    expect([await count('servers'), await count('ledger_entries'), await count('eula_acceptances')]).toEqual([
      0, 1, 0,
    ])
  })

  test('EULA: consent is stored with account, server, text and time, exported, and deleted with the account', async () => {
    const { id } = await create(anna, { core: paper, eula: true })
    const agreement = { url: 'https://aka.ms/MinecraftEULA', at: '2026-11-20T12:00:00.000Z' }
    const { rows } = await hosting.db.$client.query('select * from eula_acceptances')
    expect(rows).toMatchObject([{ account_id: anna.accountId, server_id: id, url: agreement.url }])
    const exported = await (await anna.call('GET', '/api/account/export')).json()
    expect(exported.serversAndMoney.servers).toMatchObject([{ agreedTo: [agreement] }])
    expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
    expect(await count('eula_acceptances')).toBe(0)
  })

  test('EULA: a server that waits for consent starts after it', async () => {
    const { id } = await create(anna, { core: paper, eula: true })
    // The state of a server from before consent was required.
    await hosting.db.$client.query('delete from eula_acceptances')
    const stopped = { id, state: 'stopped', reason: 'eula', port: null } as const
    await reportAgent({ servers: [stopped] })
    const look = async () => (await anna.call('GET', `/api/servers/${id}`)).json()
    expect(await look()).toMatchObject({ state: 'stopped', reason: 'eula', awaitsEula: true })
    const agree = (body: unknown) => anna.call('POST', `/api/servers/${id}/eula`, body)
    expect(await errorOf(await agree({ eula: false }))).toMatchObject({ status: 400 })
    expect(await count('eula_acceptances')).toBe(0)

    hosting.time.now = new Date('2026-11-22T09:00:00Z')
    const answer = await agree({ eula: true })
    expect(answer.status).toBe(202)
    expect(await answer.json()).toMatchObject({ awaitsEula: false, desiredState: 'running' })
    const { rows } = await hosting.db.$client.query('select account_id, server_id, url from eula_acceptances')
    const url = 'https://aka.ms/MinecraftEULA'
    expect(rows).toEqual([{ account_id: anna.accountId, server_id: id, url }])
    expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([
      { id, eula: true, desiredState: 'running', generation: 2 },
    ])
    const exported = await (await anna.call('GET', '/api/account/export')).json()
    expect(exported.serversAndMoney.servers).toMatchObject([
      {
        agreedTo: [{ url, at: '2026-11-22T09:00:00.000Z' }],
        activity: [{ what: 'eula_accepted', who: 'anna' }, {}, {}],
      },
    ])
    // The core reports it again: consent is requested again and keeps its first time.
    await reportAgent({ servers: [{ ...stopped, generation: 2 }] })
    expect(await look()).toMatchObject({ awaitsEula: true })
    hosting.time.now = new Date('2026-11-22T10:00:00Z')
    expect((await agree({ eula: true })).status).toBe(202)
    const { rows: consents } = await hosting.db.$client.query('select accepted_at from eula_acceptances')
    expect(consents).toEqual([{ accepted_at: new Date('2026-11-22T09:00:00Z') }])
  })

  test('EULA: consent is refused from strangers, for suspended servers, and where none is required', async () => {
    const { id } = await create(anna, { core: paper, eula: true })
    const boris = await customerForTest(hosting, 'boris')
    const agree = async (by: Customer, server: string) =>
      errorOf(await by.call('POST', `/api/servers/${server}/eula`, { eula: true }))
    expect(await agree(boris, id)).toMatchObject({ status: 404 })
    await hosting.db.$client.query(`update servers set contract = 'suspended', suspended_at = now()`)
    expect(await agree(anna, id)).toMatchObject({ status: 409, code: 'server_not_active' })
    const other = await create(anna, {
      plan: 'proxy-0.5',
      core: { id: 'velocity', version: '3.4.0' },
      subdomain: 'proxy',
    })
    expect(await agree(anna, other.id)).toMatchObject({ status: 400, fields: { eula: expect.any(String) } })
    expect(await count('eula_acceptances')).toBe(1)
  })

  test('EULA: a core that does not require it needs none', async () => {
    await create(anna, { plan: 'proxy-0.5', core: { id: 'velocity', version: '3.4.0' }, eula: true })
    expect(await count('eula_acceptances')).toBe(0)
    expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ eula: false }])
  })
})

test.each([
  ['that the agent does not say it runs', { core: { id: 'vanilla', version: '26.1' } }],
  ['in a version that nobody offers', { core: { id: 'paper', version: '1.2.3' } }],
  ['of another edition than the plan', { core: { id: 'velocity', version: '3.4.0' } }],
])('validation: a core %s is refused', async (_, change) => {
  expect(await ask({ ...change, eula: true })).toMatchObject({ status: 409, code: 'core_refused' })
})

test('core package: its URL never comes from the agent', async () => {
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
  await reportAgent({
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

test('memory: a core that needs more than a plan has cannot be bought, however often it is requested', async () => {
  await reportAgent({
    runs: ['bedrock-dedicated'],
    cores: [{ ...core, id: 'serenityjs', edition: 'bedrock' }],
  })
  const order = {
    plan: 'bedrock-free',
    core: { id: 'serenityjs', version: core.version },
  }
  const key = keyed()
  for (const _ of [1, 2])
    expect(await errorOf(await anna.call('POST', '/api/servers', newServer(order), key))).toEqual({
      status: 409,
      code: 'plan_too_small',
      fields: { plan: 'serenityjs needs 1024 MB of memory' },
    })
  expect([await count('servers'), await count('ledger_entries')]).toEqual([0, 1])
  // A core that runs with little memory is sold; the panel shows a warning.
  await create(anna, { ...order, core: { id: 'bedrock-dedicated', version: '1.21.124.2' }, eula: true })
})

test('processor cores: they come with the plan', async () => {
  await create(anna, { plan: 'ultra-8', core: paper, eula: true })
  expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ cpuCores: 3, memoryMb: 8192 }])
})

test('prefetch: nodes get the cores and Javas that the operator wants in advance', async () => {
  await hosting.db.$client.query(
    `insert into prefetched_cores values ('paper', 'latest', now()), ('velocity', '3.4.0', now()), ('vanilla', '26.1', now()), ('paper', '9.9', now())`,
  )
  const names = ({
    prefetchCores = [],
    javaReleases: javas = [],
  }: Awaited<ReturnType<typeof fetchDesired>>) => ({
    ahead: prefetchCores.map(({ id, version }) => `${id} ${version}`),
    javas: javas.map(({ java, architecture }) => `${java} ${architecture}`),
  })
  expect(names(await fetchDesired(hosting.url, token))).toEqual({
    ahead: ['paper 1.21.11', 'velocity 3.4.0'],
    javas: ['17 x64', '21 x64'],
  })
  await reportAgent({ architecture: 'aarch64', runs: ['velocity'] })
  expect(names(await fetchDesired(hosting.url, token))).toEqual({
    ahead: ['velocity 3.4.0'],
    javas: ['17 aarch64'],
  })
  // An agent of the previous version would not understand these.
  await sayServers(hosting.url, token, {})
  expect(names(await fetchDesired(hosting.url, token))).toEqual({ ahead: [], javas: [] })
})
