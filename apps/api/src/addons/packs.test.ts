import type { PackPreview } from '@zubr/contracts/addons/pack'
import { beforeEach, expect, test } from 'vitest'
import { gone, taken } from '../backups/testing/backups.ts'
import { create, credit, errorOf, fetchDesired, keyed, sayServers } from '../servers/testing/servers.ts'
import { addonsForTest, coreForTest, packAbout } from './testing/addons.ts'
import { sha512Of } from './testing/catalogue.ts'

let it: Awaited<ReturnType<typeof addonsForTest>>
beforeEach(async () => {
  it = await addonsForTest()
  await it.states('running')
})
const skylands = { source: 'modrinth', project: 'Skylands', version: 'Skylands-2.0' } as const
const begin = (body: object = skylands) => it.post<{ id: string }>('pack', body)

test('modpack: it is read, shown, agreed to, backed up, and installed with its core on a stopped server', async () => {
  const change = await begin()
  expect(await it.newest()).toMatchObject({
    kind: 'pack',
    phase: 'reading',
    steps: [{ name: 'Skylands', to: '2.0' }],
  })
  const read = await it.job('read_pack')
  expect(read).toMatchObject({ change: change.id, file: { name: 'skylands.mrpack' } })
  expect(read).toMatchObject({ hosts: ['files.example'] })
  expect((await it.act(change, 'agree')).status).toBe(409)
  await it.end('read_pack', { pack: packAbout })
  expect(await it.newest()).toMatchObject({ phase: 'asking', canUndo: false })
  const answer = await it.anna.call('GET', `${it.path}/changes/${change.id}/pack`)
  expect(await answer.json()).toMatchObject({
    ...{ name: 'Skylands', core: { id: 'fabric', version: '1.21.4', build: '5' } },
    memory: { recommendedMb: 5_120, availableMb: it.server.limits.memoryMb },
  })
  expect(await it.wanted()).toMatchObject({ desiredState: 'running', jobs: [] })
  expect((await it.act(change, 'agree')).status).toBe(202)
  expect(await it.newest()).toMatchObject({ phase: 'saving' })
  const { backups } = await it.shown()
  expect(backups).toMatchObject([{ kind: 'safety', cause: 'pack' }])
  // A backup that a change waits for.
  expect((await it.anna.call('DELETE', `${it.path}/backups/${backups[0]?.id}`)).status).toBe(409)
  await it.end('backup', taken('safe'))
  expect(await it.wanted()).toMatchObject({
    desiredState: 'stopped',
    jobs: [{ kind: 'install_pack', change: change.id }],
  })
  expect(await it.core()).toBe('paper')
  await it.end('install_pack', {}, { state: 'stopped' })
  expect(await it.newest()).toMatchObject({ phase: 'done', canUndo: true, awaitsStart: true })
  expect(await it.wanted()).toMatchObject({ desiredState: 'running', core: { id: 'fabric' }, jobs: [] })
  // The backup undoes it, with the former core.
  await it.states('starting', 'crashed')
  expect(await it.newest()).toMatchObject({ isSuspect: true })
  expect((await it.act(change, 'undo')).status).toBe(202)
  expect(await it.newest()).toMatchObject({ phase: 'undoing' })
  await it.end('backup', taken('broken'))
  expect(await it.job('restore')).toMatchObject({ snapshot: 'safe', paths: null })
  expect(await it.core()).toBe('fabric')
  await it.end('restore', {}, { state: 'stopped' })
  expect(await it.newest()).toMatchObject({ phase: 'undone', failure: null })
  expect(await it.wanted()).toMatchObject({ desiredState: 'running', core: { id: 'paper' } })
})

test('modpack recognition: an installed one is known by its archive, with its newest supported version', async () => {
  const made = (name: string) => ({
    file: { name, url: `https://files.example/${name}`, bytes: 1, hash: `sha512:${'0'.repeat(128)}` },
  })
  const pack = made('skylands.mrpack')
  const versions = {
    ...{
      '2.0': pack,
      '2.1': { ...pack, changes: 'Longer nights' },
      '2.2': { ...pack, channel: 'beta' as const },
    },
    ...{ '2.3': { ...pack, gameVersions: ['1.7.10'] }, '2.4': made('skylands.zip') },
  }
  it.addons.add('Skylands', versions, { kind: 'modpack', loaders: ['fabric'] })
  const known = async (version: string) => it.post('pack/known', { sha512: sha512Of(version) })
  expect(await known('Skylands-2.0')).toMatchObject({
    ...{ project: { name: 'Skylands' }, version: { number: '2.0' } },
    update: { id: 'Skylands-2.1', changes: 'Longer nights' },
  })
  expect(await known('Skylands-2.1')).toMatchObject({ update: null })
  expect(await known('of somebody')).toBe(null)
})

test('modpack downgrade: one for an older game version needs the owner’s consent to a new world', async () => {
  const { db } = it.hosting
  await db.$client.query('update servers set core = $1', [coreForTest('paper', '1.21.11')])
  const change = await begin()
  await it.end('read_pack', { pack: packAbout })
  const answer = await it.anna.call('GET', `${it.path}/changes/${change.id}/pack`)
  expect(await answer.json()).toMatchObject({
    before: { id: 'paper', version: '1.21.11' },
    world: { reason: 'older', converted: false },
  })
  expect(await errorOf(await it.act(change, 'agree', { worldFolder: 'map' }))).toMatchObject({
    code: 'core_refused',
  })
  expect(await it.newest()).toMatchObject({ phase: 'asking' })
  expect((await it.act(change, 'agree', { worldFolder: 'map', newWorld: true })).status).toBe(202)
  await it.end('backup', taken('safe'))
  expect(await it.job('install_pack')).toMatchObject({
    rename: [],
    remove: ['map', 'map_nether', 'map_the_end'],
  })
})

test('modpack undo: a cancelled undo leaves the modpack in place, and it can be undone again', async () => {
  const change = await begin({ path: 'packs/skylands.mrpack' })
  expect(await it.job('read_pack')).toMatchObject({ path: 'packs/skylands.mrpack' })
  await it.end('read_pack', { pack: packAbout })
  await it.act(change, 'agree')
  await it.end('backup', taken('safe'))
  await it.end('install_pack', {}, { state: 'stopped' })
  await it.act(change, 'undo')
  expect((await it.anna.call('DELETE', `${it.path}/restore`)).status).toBe(202)
  await it.end('backup', taken('broken'))
  expect(await it.newest()).toMatchObject({ phase: 'done', failure: 'called_off', canUndo: true })
  expect(await it.core()).toBe('fabric')
})

test.each([
  [{ loader: 'quilt' }, 'pack_loader'],
  [{ loader: 'toString' }, 'pack_loader'],
  [{ gameVersion: '1.7.10' }, 'pack_game_version'],
  [{ loaderVersion: '6' }, 'pack_loader_version'],
])(
  'modpack refusal: one that asks for %j is refused with a message, and nothing changes',
  async (asks, failure) => {
    await begin({ path: 'x.mrpack' })
    await it.end('read_pack', { pack: { ...packAbout, ...asks } })
    expect(await it.newest()).toMatchObject({ phase: 'failed', failure, canUndo: false })
    expect((await it.wanted()).jobs).toEqual([])
  },
)

test('builds: a modpack gets its exact loader build, or its owner is told before agreeing', async () => {
  const { db } = it.hosting
  const shown = async (loaderVersion: string) => {
    const change = await begin({ path: 'x.mrpack' })
    await it.end('read_pack', { pack: { ...packAbout, loaderVersion } })
    const answer = await it.anna.call('GET', `${it.path}/changes/${change.id}/pack`)
    const { core, loaderVersion: wantedBuild } = (await answer.json()) as PackPreview
    await it.act(change, 'cancel')
    return { wanted: wantedBuild, build: core.build }
  }
  expect(await shown('4')).toEqual({ wanted: '4', build: '5' })
  await db.$client.query(
    `insert into core_source_responses (url, source, content, last_used_at)
      values ('https://meta.fabricmc.net/v2/versions/loader', 'fabric', '[{"version":"5"},{"version":"4"}]', now())`,
  )
  expect(await shown('4')).toEqual({ wanted: '4', build: '4' })
  expect(await shown('3')).toEqual({ wanted: '3', build: '5' })
})

test('modpack failure: an invalid one, one without a backup or one that expired changes nothing', async () => {
  await begin()
  await it.end('read_pack', { ...gone('pack_refused'), refusedFile: 'mods/a.jar' })
  expect(await it.newest()).toMatchObject({
    ...{ phase: 'failed', failure: 'pack_refused' },
    steps: [{ do: 'pack', refusedFile: 'mods/a.jar' }],
  })
  const change = await begin()
  await it.end('read_pack', { pack: packAbout })
  await it.act(change, 'agree')
  await it.end('backup', gone('repository'))
  expect(await it.newest()).toMatchObject({ phase: 'failed', failure: 'repository' })
  await begin()
  await it.end('read_pack', { pack: packAbout })
  await it.sweepChanges(5)
  expect(await it.newest()).toMatchObject({ phase: 'asking' })
  await it.sweepChanges(24 * 60 + 1)
  expect(await it.newest()).toMatchObject({ phase: 'cancelled' })
  expect(await it.core()).toBe('paper')
})

test.each([
  ['5', 'read'],
  ['4', 'read'],
  ['4', 'never read'],
])(
  'server creation: it gets a modpack for build %s, the list of builds %s, and starts with it',
  async (loaderVersion, list) => {
    const { url, db } = it.hosting
    const listed = list === 'read' ? '[{"version":"5"}]' : null
    await db.$client.query(`delete from core_source_responses where url like '%/v2/versions/loader'`)
    if (listed)
      await db.$client.query(
        `insert into core_source_responses (url, source, content, last_used_at)
          values ('https://meta.fabricmc.net/v2/versions/loader', 'fabric', $1, now())`,
        [listed],
      )
    await credit(db, it.anna.accountId, 100_000)
    await sayServers(url, it.token, { runs: ['paper', 'fabric'] })
    const made = await create(it.anna, { subdomain: 'sky', eula: true, pack: skylands })
    expect(made.core).toMatchObject({ id: 'fabric', version: '1.21.4' })
    const wanted = async () => (await fetchDesired(url, it.token)).servers.find(({ id }) => id === made.id)
    const end = async (pack?: typeof packAbout) => {
      const { generation = 1, jobs: [job] = [] } = (await wanted()) ?? {}
      const done = {
        id: job?.id ?? '',
        state: 'done',
        failure: null,
        percent: null,
        ...(pack && { pack }),
      } as const
      await sayServers(url, it.token, {
        runs: ['fabric'],
        servers: [{ id: made.id, generation, state: 'stopped', jobs: [done] }],
      })
    }
    expect(await wanted()).toMatchObject({
      desiredState: 'stopped',
      jobs: [{ kind: 'read_pack', stopped: true }],
    })
    if (listed && loaderVersion !== packAbout.loaderVersion) {
      // Nobody is asked at creation, so no other build is installed.
      await end({ ...packAbout, loaderVersion })
      const answer = await it.anna.call('GET', `/api/servers/${made.id}/changes`)
      expect(await answer.json()).toMatchObject([{ phase: 'failed', failure: 'pack_loader_version' }])
      return
    }
    await end({ ...packAbout, loaderVersion })
    expect(await wanted()).toMatchObject({ desiredState: 'stopped', jobs: [{ kind: 'install_pack' }] })
    await end()
    expect(await wanted()).toMatchObject({ desiredState: 'running' })
    const answer = await it.anna.call('GET', `/api/servers/${made.id}/changes`)
    expect(await answer.json()).toMatchObject([{ kind: 'pack', phase: 'done', canUndo: false }])
    const refused = await it.anna.call(
      'POST',
      '/api/servers',
      { ...made, pack: { ...skylands, version: 'x' } },
      keyed(),
    )
    expect((await errorOf(refused)).status).toBe(400)
  },
)
