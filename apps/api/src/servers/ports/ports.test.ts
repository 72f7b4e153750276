import type { ServerPorts } from '@zubr/contracts/servers/ports'
import { beforeEach, expect, test } from 'vitest'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  errorOf,
  fetchDesired,
  type Hosting,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'

let hosting: Hosting
let token: string
let anna: Customer
let id: string
beforeEach(async () => {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
  await sayServers(hosting.url, token, { serverPorts: 20 })
  anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 100_000)
  id = (await create(anna)).id
})

const path = () => `/api/servers/${id}/ports`
const add = (purpose: string, protocol: string) => anna.call('POST', path(), { purpose, protocol })
const shown = async () => (await (await anna.call('GET', path())).json()) as ServerPorts
const say = (extraPorts: { id: string; port: number | null }[], more = {}, by = token) =>
  sayServers(hosting.url, by, { serverPorts: 20, servers: [{ id, extraPorts, ...more }] })
const activity = async () => {
  const answer = await anna.call('GET', `/api/servers/${id}/activity`)
  const { entries } = (await answer.json()) as { entries: { event: string }[] }
  return entries.map(({ event }) => event)
}

test('extra port: it is requested from the node, shown with the reported address, and removed', async () => {
  expect(await shown()).toEqual({
    ports: [],
    mapLink: expect.stringMatching(/\/map\/my-world$/),
    more: 'yes',
  })
  const answer = await add('voice', 'udp')
  expect(answer.status).toBe(201)
  const [voice] = ((await answer.json()) as ServerPorts).ports
  expect(voice).toMatchObject({ purpose: 'voice', protocol: 'udp', port: null, address: null, former: null })
  const wanted = async () => (await fetchDesired(hosting.url, token)).servers[0]?.extraPorts
  expect(await wanted()).toEqual([{ id: voice?.id, protocol: 'udp', purpose: 'voice' }])
  await say([{ id: voice?.id ?? '', port: 25_510 }])
  expect((await shown()).ports).toMatchObject([{ port: 25_510, address: 'localhost:25510', former: null }])
  const removed = await anna.call('DELETE', `${path()}/${voice?.id}`)
  expect(((await removed.json()) as ServerPorts).ports).toEqual([])
  expect(await wanted()).toEqual([])
  expect(await errorOf(await anna.call('DELETE', `${path()}/${voice?.id}`))).toMatchObject({ status: 404 })
  expect((await activity()).slice(0, 2)).toEqual(['port_removed', 'port_added'])
})

test('quota: a server has at most five, and a node reserves half of its ports for games', async () => {
  for (let count = 0; count < 5; count += 1) expect((await add('other', 'tcp')).status).toBe(201)
  expect(await shown()).toMatchObject({ more: 'server_full' })
  expect(await errorOf(await add('other', 'tcp'))).toMatchObject({ status: 409, code: 'too_many_ports' })
  await sayServers(hosting.url, token, { serverPorts: 10 })
  const second = await create(anna, { subdomain: 'second' })
  const portInput = { purpose: 'other', protocol: 'tcp' }
  const refused = await anna.call('POST', `/api/servers/${second.id}/ports`, portInput)
  expect(await errorOf(refused)).toMatchObject({ status: 409, code: 'no_free_ports' })
  // An extra port is not available to other servers.
  await sayServers(hosting.url, token, { serverPorts: 7 })
  const [node] = (await (await anna.call('GET', '/api/nodes')).json()) as { capacity: string }[]
  expect(node?.capacity).toBe('full')
})

test('migration: a changed number is shown until the owner confirms it', async () => {
  const [port] = ((await (await add('map', 'tcp')).json()) as ServerPorts).ports
  const portId = port?.id ?? ''
  await say([{ id: portId, port: 25_510 }])
  await hosting.db.$client.query('update server_ports set former = port, port = null')
  await say([{ id: portId, port: 25_600 }])
  expect((await shown()).ports).toMatchObject([{ port: 25_600, former: 25_510 }])
  expect((await activity())[0]).toBe('port_changed')
  const known = await anna.call('PATCH', `${path()}/${portId}`, { known: true })
  expect(((await known.json()) as ServerPorts).ports).toMatchObject([{ port: 25_600, former: null }])
})

test('map link: it leads to the map while it is enabled and the server runs', async () => {
  const visit = (name: string, language = 'de') =>
    fetch(`${hosting.url}/map/${name}`, { redirect: 'manual', headers: { 'accept-language': language } })
  await add('map', 'tcp')
  const { ports } = (await (await add('other', 'udp')).json()) as ServerPorts
  const [map, other] = ['map', 'other'].map((purpose) => ports.find((port) => port.purpose === purpose))
  await say([
    { id: map?.id ?? '', port: 25_510 },
    { id: other?.id ?? '', port: 25_511 },
  ])
  const none = await visit('my-world')
  expect([none.status, none.headers.get('content-language')]).toEqual([404, 'de'])
  expect(await none.text()).toContain('<html lang="de">')
  const off = await (await visit('my-world')).text()
  // The answer does not reveal which servers exist.
  for (const name of ['nobody-has-this', 'a<b', 'My-World'])
    expect(await (await visit(name)).text()).toBe(off)

  const on = await anna.call('PATCH', `${path()}/${map?.id}`, { link: true })
  expect(((await on.json()) as ServerPorts).ports.find(({ id }) => id === map?.id)?.link).toMatch(
    /\/map\/my-world$/,
  )
  const redirect = await visit('my-world')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, 'http://localhost:25510/'])
  expect(redirect.headers.get('cache-control')).toBe('no-store')
  expect(redirect.headers.get('referrer-policy')).toBe('no-referrer')
  const wrong = await anna.call('PATCH', `${path()}/${other?.id}`, { link: true })
  expect(await errorOf(wrong)).toMatchObject({ status: 400, fields: { link: 'expected a port for a map' } })
  await say([{ id: map?.id ?? '', port: 25_510 }], { state: 'stopped' })
  const down = await visit('my-world', 'uk')
  expect([down.status, down.headers.get('content-language')]).toEqual([503, 'uk'])
})
