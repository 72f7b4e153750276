import { expect, test } from 'vitest'
import { fakeCoreSourcesForTest, readForTest } from '../../cores/testing/cores.ts'
import {
  create,
  credit,
  customerForTest,
  fetchDesired,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'
import { twoNodesForTest } from '../testing/two-nodes.ts'

test('proxy: it gets the current addresses of its owner’s servers, and of nobody else’s', async () => {
  const { hosting, tokens, anna, boris } = await twoNodesForTest(['paper', 'velocity'])
  const paper = { core: { id: 'paper', version: '1.21.11' }, eula: true }
  const [near, far, waiting] = [
    await create(anna, { ...paper, subdomain: 'near', node: 'minsk-1' }),
    await create(anna, { ...paper, subdomain: 'far', node: 'minsk-2' }),
    await create(anna, { ...paper, subdomain: 'waiting', node: 'minsk-2' }),
  ]
  const strange = await create(boris, { ...paper, subdomain: 'strange', node: 'minsk-1' })
  const proxy = await create(anna, {
    plan: 'proxy-0.5',
    core: { id: 'velocity', version: '3.4.0' },
    subdomain: 'gate',
    node: 'minsk-1',
  })
  // The owner copies the secret to the backend servers.
  expect(proxy.settings.forwardingSecret).toMatch(/^[\w-]{32}$/)
  for (const [at, port] of [
    [near, 25_501],
    [far, 25_502],
    [strange, 25_503],
  ] as const)
    await hosting.db.$client.query('update servers set port = $1 where id = $2', [port, at.id])

  const named = { near, far, waiting, strange }
  const servers = Object.entries(named).map(([name, { id }]) => `${name}=${id}`)
  const backends = [...servers, 'other=play.example.com:25565'].join(', ')
  const path = `/api/servers/${proxy.id}/settings`
  const saved = await anna.call('PATCH', path, { settings: { servers: backends } })
  expect(await saved.json()).toMatchObject({ settings: { servers: backends } })
  const desired = await fetchDesired(hosting.url, tokens[0])
  expect(desired.servers.find(({ id }) => id === proxy.id)?.settings).toMatchObject({
    servers: expect.stringMatching(
      /^near=localhost:25501, far=[\w.-]+:25502, waiting=localhost:1, other=play\.example\.com:25565$/,
    ),
    forwardingSecret: proxy.settings.forwardingSecret,
  })
})

test('settings: a server older than a field of its form has the default of that field', async () => {
  const hosting = await hostingForTest()
  const token = await nodeForTest(hosting, 'minsk-1')
  const runtime = { kind: 'sandbox' as const, verified: true, missingProtections: [] }
  await sayServers(hosting.url, token, { runs: ['paper'], runtime, architecture: 'x64' })
  await readForTest(hosting.db, await fakeCoreSourcesForTest())
  const anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 100_000)
  const { id } = await create(anna, { core: { id: 'paper', version: '1.21.11' }, eula: true })
  await hosting.db.$client.query(
    `update servers set settings = settings - 'forwardingSecret', core = jsonb_set(core, '{settings}', '[]')`,
  )
  const settings = { forwardingSecret: 'a secret' }
  expect(await (await anna.call('GET', `/api/servers/${id}`)).json()).toMatchObject({
    settings: { forwardingSecret: '' },
  })
  const saved = await anna.call('PATCH', `/api/servers/${id}/settings`, { settings })
  expect(await saved.json()).toMatchObject({
    fields: expect.arrayContaining([expect.objectContaining({ key: 'forwardingSecret' })]),
    settings,
  })
})
