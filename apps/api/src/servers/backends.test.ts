import { expect, test } from 'vitest'
import { create, errorOf, fetchDesired, sayServers } from './testing/servers.ts'
import { twoNodesForTest } from './testing/two-nodes.ts'

async function proxyForTest() {
  const { hosting, tokens, says, anna, boris } = await twoNodesForTest([
    'paper',
    'fabric',
    'vanilla',
    'velocity',
  ])
  const bought = (customer: typeof anna, id: string, subdomain: string, node = 'minsk-2') =>
    create(customer, { core: { id, version: '1.21.11' }, eula: true, subdomain, node })
  const proxy = await create(anna, {
    ...{ plan: 'proxy-0.5', core: { id: 'velocity', version: '3.4.0' }, subdomain: 'gate', node: 'minsk-1' },
  })
  const change = (put: { server: string; name: string }[], take: string[] = [], by = anna) =>
    by.call('POST', `/api/servers/${proxy.id}/backends`, { put, take })
  const read = async (path: string) => (await anna.call('GET', `/api/servers/${path}`)).json()
  const secretOf = async (id: string) =>
    ((await read(id)) as { settings: Record<string, unknown> }).settings.forwardingSecret
  const whatOf = async (id: string) =>
    ((await read(`${id}/activity`)) as { entries: { event: string }[] }).entries.map(({ event }) => event)
  return { hosting, tokens, says, anna, boris, bought, proxy, change, read, secretOf, whatOf }
}

test('change: one request adds and removes servers, and restarts only running ones that it changes', async () => {
  const { hosting, tokens, says, anna, bought, proxy, change, secretOf, whatOf } = await proxyForTest()
  const [lobby, mods, old] = [
    await bought(anna, 'paper', 'lobby'),
    await bought(anna, 'fabric', 'mods'),
    await bought(anna, 'paper', 'old'),
  ]
  const running = { generation: 1, state: 'running' as const, port: 25_501 }
  await sayServers(hosting.url, tokens[1], { ...says, servers: [{ ...running, id: lobby.id }] })
  const put = await change([
    { server: lobby.id, name: 'lobby' },
    { server: mods.id, name: 'mods' },
  ])
  expect(put.status).toBe(200)
  expect(await put.json()).toMatchObject({
    settings: { servers: `lobby=${lobby.id}, mods=${mods.id}` },
  })
  const secret = proxy.settings.forwardingSecret
  expect(await Promise.all([lobby, mods, old].map(({ id }) => secretOf(id)))).toEqual([secret, secret, ''])
  expect((await whatOf(lobby.id)).slice(0, 2)).toEqual(['restart', 'put_behind'])
  expect((await whatOf(mods.id))[0]).toBe('put_behind')
  expect((await whatOf(proxy.id))[0]).toBe('backends_changed')

  // A server behind another proxy keeps that proxy's secret.
  await anna.call('PATCH', `/api/servers/${mods.id}/settings`, { settings: { forwardingSecret: 'another' } })
  const swapped = await change([{ server: old.id, name: 'old' }], [lobby.id, mods.id])
  expect(await swapped.json()).toMatchObject({ settings: { servers: `old=${old.id}` } })
  expect(await Promise.all([lobby, mods, old].map(({ id }) => secretOf(id)))).toEqual(['', 'another', secret])
  expect((await whatOf(lobby.id)).slice(0, 2)).toEqual(['restart', 'taken_out'])
})

test('atomic: nothing changes if one server is foreign, unsuitable, or has a duplicate name', async () => {
  const { anna, boris, bought, proxy, change, secretOf, whatOf, read } = await proxyForTest()
  const lobby = await bought(anna, 'paper', 'lobby')
  const plain = await bought(anna, 'vanilla', 'plain')
  const strange = await bought(boris, 'paper', 'strange')
  const good = { server: lobby.id, name: 'lobby' }
  const refused = async (...args: Parameters<typeof change>) => errorOf(await change(...args))
  expect(await refused([good, { server: strange.id, name: 'x' }])).toMatchObject({ code: 'not_found' })
  expect(await refused([good, { server: plain.id, name: 'x' }])).toMatchObject({ code: 'core_refused' })
  expect(await refused([good, { server: proxy.id, name: 'x' }])).toMatchObject({ code: 'core_refused' })
  expect(await refused([good], [lobby.id])).toMatchObject({ code: 'invalid_request' })
  expect(await refused([{ ...good, name: 'try' }])).toMatchObject({ code: 'invalid_request' })
  expect(await refused([{ server: strange.id, name: 'mine' }], [], boris)).toMatchObject({
    code: 'not_found',
  })
  // A server that is no proxy has no backends.
  const of = await anna.call('POST', `/api/servers/${plain.id}/backends`, { put: [good], take: [] })
  expect((await errorOf(of)).code).toBe('invalid_request')
  expect(await secretOf(lobby.id)).toBe('')
  expect(await whatOf(lobby.id)).not.toContain('put_behind')
  expect(await read(proxy.id)).toMatchObject({ settings: { servers: '' } })
  const other = await bought(anna, 'paper', 'other')
  await change([good])
  expect(await refused([{ server: other.id, name: 'lobby' }])).toMatchObject({ code: 'conflict' })
})

test("migration: a proxy's node gets the new address of a backend at once", async () => {
  const { hosting, tokens, says, anna, bought, proxy, change } = await proxyForTest()
  const lobby = await bought(anna, 'paper', 'lobby')
  await change([{ server: lobby.id, name: 'lobby' }])
  const before = await fetchDesired(hosting.url, tokens[0])
  const say = (port: number) =>
    sayServers(hosting.url, tokens[1], {
      ...says,
      servers: [{ id: lobby.id, generation: 1, state: 'running', port }],
    })
  await say(25_501)
  const desired = await fetchDesired(hosting.url, tokens[0], before.revision)
  expect(desired.servers.find(({ id }) => id === proxy.id)?.settings.servers).toMatch(/^lobby=[\w.-]+:25501$/)
  await say(25_501)
  expect((await fetchDesired(hosting.url, tokens[0])).revision).toBe(desired.revision)
})

test('deletion: servers behind a deleted proxy let players in directly again', async () => {
  const { hosting, tokens, says, anna, bought, proxy, change, secretOf, whatOf } = await proxyForTest()
  const [lobby, mods, other] = [
    await bought(anna, 'paper', 'lobby'),
    await bought(anna, 'fabric', 'mods'),
    await bought(anna, 'paper', 'other'),
  ]
  const running = { generation: 1, state: 'running' as const, port: 25_501 }
  await sayServers(hosting.url, tokens[1], { ...says, servers: [{ ...running, id: lobby.id }] })
  await change([
    { server: lobby.id, name: 'lobby' },
    { server: mods.id, name: 'mods' },
  ])
  await anna.call('PATCH', `/api/servers/${other.id}/settings`, { settings: { forwardingSecret: 'another' } })
  const deleted = await anna.call('DELETE', `/api/servers/${proxy.id}`, { name: proxy.name })
  expect(deleted.status).toBe(202)
  expect(await Promise.all([lobby, mods, other].map(({ id }) => secretOf(id)))).toEqual(['', '', 'another'])
  expect((await whatOf(lobby.id)).slice(0, 2)).toEqual(['restart', 'taken_out'])
  expect((await whatOf(mods.id))[0]).toBe('taken_out')
  const { servers } = await fetchDesired(hosting.url, tokens[1])
  expect(servers.find(({ id }) => id === lobby.id)).toMatchObject({ settings: { forwardingSecret: '' } })
})

test('deletion: a server keeps the secret of another proxy that lists it', async () => {
  const { anna, bought, proxy, change, secretOf, whatOf } = await proxyForTest()
  const lobby = await bought(anna, 'paper', 'lobby')
  const second = await create(anna, {
    ...{
      plan: 'proxy-0.5',
      core: { id: 'velocity', version: '3.4.0' },
      subdomain: 'gate-2',
      node: 'minsk-1',
    },
  })
  await change([{ server: lobby.id, name: 'lobby' }])
  const secret = await secretOf(lobby.id)
  const settings = { servers: `lobby=${lobby.id}`, forwardingSecret: secret }
  await anna.call('PATCH', `/api/servers/${second.id}/settings`, { settings })
  await anna.call('DELETE', `/api/servers/${proxy.id}`, { name: proxy.name })
  expect(await secretOf(lobby.id)).toBe(secret)
  expect(await whatOf(lobby.id)).not.toContain('taken_out')
})
