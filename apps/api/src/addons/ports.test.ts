import type { AddonPlan, RequestedChange, ServerChange } from '@zubr/contracts/addons/changes'
import type { ServerPorts } from '@zubr/contracts/servers/ports'
import { beforeEach, expect, test } from 'vitest'
import { errorOf, keyed, sayServers } from '../servers/testing/servers.ts'
import { addonsForTest } from './testing/addons.ts'

let it: Awaited<ReturnType<typeof addonsForTest>>
beforeEach(async () => {
  it = await addonsForTest()
  it.addons.add('Voicebox', { '1': {} }, { slug: 'simple-voice-chat' })
  await sayServers(it.hosting.url, it.token, { serverPorts: 20 })
})
const want: RequestedChange[] = [{ do: 'install', source: 'modrinth', project: 'Voicebox' }]
const wish = { changes: want, present: [] }
const plan = () => it.post<AddonPlan>('addons/plan', wish)
const ports = async () =>
  ((await (await it.anna.call('GET', `${it.path}/ports`)).json()) as ServerPorts).ports
const activity = async () => {
  const { entries } = await (await it.anna.call('GET', `${it.path}/activity`)).json()
  return entries.map(({ event }: { event: string }) => event) as string[]
}
const install = async (body: object, key = keyed()) => {
  const { digest } = await plan()
  return it.anna.call('POST', `${it.path}/addons`, { ...wish, digest, ...body }, key)
}

test('extra port: the plan names it, and the change reserves it', async () => {
  expect((await plan()).ports).toEqual([
    { name: 'Voicebox', purpose: 'voice', protocol: 'udp', state: 'new' },
  ])
  const key = keyed()
  const answers = [await install({ ports: ['voice'] }, key), await install({ ports: ['voice'] }, key)]
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  expect(await ports()).toMatchObject([{ purpose: 'voice', protocol: 'udp' }])
  expect((await activity()).slice(0, 2).toSorted()).toEqual(['addons_change', 'port_added'])
  expect((await plan()).ports).toMatchObject([{ state: 'present' }])
})

test('extra port: without the owner’s consent none is reserved', async () => {
  const { phase } = (await (await install({})).json()) as ServerChange
  expect(phase).toBe('applying')
  expect(await ports()).toEqual([])
})

test('extra port: without a free one nothing is installed, unless the owner accepts that', async () => {
  const request = { purpose: 'other', protocol: 'tcp' }
  for (let count = 0; count < 5; count += 1) await it.post('ports', request)
  expect((await plan()).ports).toMatchObject([{ state: 'server_full' }])
  expect(await errorOf(await install({ ports: ['voice'] }))).toMatchObject({
    status: 409,
    code: 'too_many_ports',
  })
  expect(await it.changes()).toEqual([])
  expect((await install({})).status).toBe(202)
  expect(await ports()).toHaveLength(5)
})

test('extra port: a node without free ports says so', async () => {
  await sayServers(it.hosting.url, it.token, { serverPorts: 1 })
  expect((await plan()).ports).toMatchObject([{ state: 'node_full' }])
  expect(await errorOf(await install({ ports: ['voice'] }))).toMatchObject({ code: 'no_free_ports' })
  expect(await it.changes()).toEqual([])
})

test('extra port: one that no addon of the plan needs is refused', async () => {
  expect(await errorOf(await install({ ports: ['map'] }))).toMatchObject({
    status: 400,
    code: 'invalid_request',
  })
})
