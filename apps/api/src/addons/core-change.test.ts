import type { CorePlan } from '@zubr/contracts/addons/core'
import { beforeEach, expect, test } from 'vitest'
import { taken } from '../backups/testing/backups.ts'
import { errorOf, keyed } from '../servers/testing/servers.ts'
import { addonsForTest, coreForTest, present } from './testing/addons.ts'

let it: Awaited<ReturnType<typeof addonsForTest>>
beforeEach(async () => {
  it = await addonsForTest()
  await it.states('running')
})
const query = async (text: string, values: unknown[] = []) =>
  (await it.hosting.db.$client.query(text, values)).rows
const serverRow = async () => (await query('select core, settings, desired_state from servers'))[0]
const fabric = { core: { id: 'fabric', version: '1.21.4' }, newWorld: false, worldFolder: 'world' }
const agree = () => it.anna.call('POST', `${it.path}/eula`, { eula: true })

async function begin(wanted = fabric, more: object = {}) {
  const body = { ...wanted, present: [present('Shop-1')] }
  const { digest } = await it.post<CorePlan>('core/plan', body)
  return it.anna.call('POST', `${it.path}/core`, { ...body, digest, ...more }, keyed())
}

test('core change: a backup, then the files while the server is down, then the core; the backup undoes it', async () => {
  await agree()
  expect((await begin()).status).toBe(202)
  expect(await it.newest()).toMatchObject({
    ...{ kind: 'core', phase: 'saving' },
    steps: [{ do: 'core', name: 'Fabric', from: 'Paper 1.21.4', to: 'Fabric 1.21.4' }],
  })
  expect(await query('select cause from server_backups')).toEqual([{ cause: 'core' }])
  await it.end('backup', taken('safe'))
  expect(await it.newest()).toMatchObject({ phase: 'applying' })
  expect(await it.wanted()).toMatchObject({
    ...{ desiredState: 'stopped', core: { id: 'paper' } },
    jobs: [{ stopped: true, forgets: true, rename: [{ to: 'world/DIM-1' }, { to: 'world/DIM1' }] }],
  })
  await it.end('change_files')
  expect(await it.newest()).toMatchObject({ phase: 'done', canUndo: true, awaitsStart: true })
  expect(await it.wanted()).toMatchObject({ desiredState: 'running', core: { id: 'fabric' } })
  await it.states('stopped', 'starting')
  expect(await it.newest()).toMatchObject({ awaitsStart: false, isSuspect: false })
  // The node cannot get the new core, and retries.
  const { generation = 1 } = await it.wanted()
  await it.say({ generation, state: 'creating', reason: 'core_unavailable' })
  const change = await it.newest()
  expect(change).toMatchObject({ isSuspect: true, canUndo: true })
  expect((await it.act(change ?? { id: '' }, 'undo')).status).toBe(202)
  await it.end('backup', taken('broken'))
  expect(await it.job('restore')).toMatchObject({ snapshot: 'safe' })
  await it.end('restore', {}, { state: 'stopped' })
  expect(await it.newest()).toMatchObject({ phase: 'undone' })
  expect(await it.core()).toBe('paper')
})

test('consent: a plan that changed meanwhile is not applied, nor one without the required agreement', async () => {
  await query('update servers set core = $1', [{ ...coreForTest('flying-squid'), package: undefined }])
  const fresh = { ...fabric, newWorld: true }
  expect(await errorOf(await begin(fresh))).toMatchObject({ code: 'eula_required' })
  expect(await errorOf(await begin(fresh, { digest: 'another' }))).toMatchObject({ code: 'conflict' })
  expect(await errorOf(await begin(fabric, { eula: true }))).toMatchObject({ code: 'core_refused' })
  await expect(begin({ ...fresh, core: { id: 'fabric', version: '1.2' } })).rejects.toThrow('core_refused')
  expect(await it.changes()).toEqual([])
  expect((await begin(fresh, { eula: true })).status).toBe(202)
})

test('reinstallation: the core replaces what the owner does not keep, once the name is typed', async () => {
  const send = (name: string) =>
    it.anna.call('POST', `${it.path}/reinstall`, { name, fresh: ['world', 'settings'] }, keyed())
  await it.anna.call('PATCH', `${it.path}/settings`, { settings: { motd: 'Mine' } })
  expect(await errorOf(await send('no such'))).toMatchObject({ code: 'invalid_request' })
  const [{ name }] = await query('select name from servers')
  expect((await send(name)).status).toBe(202)
  await it.end('backup', taken('safe'))
  const { jobs } = await it.wanted()
  expect(jobs).toMatchObject([{ kind: 'change_files', forgets: true, put: [] }])
  expect(jobs?.[0]).toMatchObject({ remove: expect.arrayContaining(['world_nether', 'server.properties']) })
  expect(jobs?.[0]).toMatchObject({ remove: expect.not.arrayContaining(['plugins']) })
  await it.end('change_files')
  expect(await it.newest()).toMatchObject({ kind: 'reinstall', phase: 'done', canUndo: true })
  expect((await serverRow()).settings.motd).not.toBe('Mine')
})

test('java: another version must be one of the node’s, and the default can be restored', async () => {
  await query("update node_capabilities set architecture = 'x64'")
  await query(
    `insert into java_releases (java, architecture, release, file)
      values (17, 'x64', '17.0.1', $1), (25, 'aarch64', '25.0.1', $1)`,
    [{ name: 'jre.tar.gz', url: 'https://files.example/jre.tar.gz', bytes: 1, hash: null }],
  )
  const java = () => it.anna.call('GET', `${it.path}/java`).then((answer) => answer.json())
  const choose = (wanted: number | null) => it.anna.call('PATCH', `${it.path}/java`, { java: wanted })
  expect(await java()).toEqual({ java: 21, usual: 21, choices: [17, 21] })
  const { generation = 0 } = await it.wanted()
  expect(await (await choose(17)).json()).toMatchObject({ core: { java: 17 } })
  expect(await it.wanted()).toMatchObject({ generation: generation + 1, core: { package: { java: 17 } } })
  expect(await errorOf(await choose(25))).toMatchObject({ code: 'invalid_request' })
  await choose(null)
  expect(await java()).toMatchObject({ java: 21 })
})
