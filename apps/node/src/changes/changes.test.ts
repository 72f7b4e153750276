import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { treeOf } from '../files/testing/helper.ts'
import { runtimesForTests } from '../servers/testing/runtimes.ts'
import { serversForTest } from '../servers/testing/servers.ts'
import { changesForTest } from './testing/changes.ts'

const serves = { 'beds.jar': Buffer.from('new beds'), 'base.jar': Buffer.alloc(3_000_000, 'b') }
const has = { 'plugins/beds.jar': 'old beds', 'plugins/Beds/config.yml': 'a: 1', 'plugins/gone.jar': 'gone' }

test.each(runtimesForTests)(
  'change files: fetched files apply as one change and undo restores the settings of then (%s)',
  async (runtime) => {
    const it = await changesForTest({ runtime, serves, has })
    const { data } = it.folder
    const before = await treeOf(data)
    const change = randomUUID()
    const put = [
      { path: 'plugins/beds.jar', file: it.fileOf('beds.jar') },
      { path: 'world/datapacks/base.jar', file: it.fileOf('base.jar') },
    ]
    const remove = ['plugins/gone.jar', 'plugins/never.jar']
    const keep = ['plugins/Beds', 'plugins/None']
    const changed = await it.done({ kind: 'change_files', change, hosts: it.hosts, put, remove, keep })
    expect(changed).toMatchObject({ state: 'done', failure: null })
    const { 'plugins/gone.jar': _, ...stays } = before
    expect(await treeOf(data)).toEqual({
      ...{ ...stays, 'plugins/beds.jar': 'new beds', world: 'folder', 'world/datapacks': 'folder' },
      'world/datapacks/base.jar': serves['base.jar'].toString(),
    })
    expect(it.source.asked[0]?.userAgent).toMatch(/^zubr-node/)
    await it.put('plugins/Beds/config.yml', 'a: 2')
    expect(await it.done({ kind: 'undo_files', change })).toMatchObject({ state: 'done' })
    expect(await treeOf(data)).toEqual({ ...before, world: 'folder', 'world/datapacks': 'folder' })
    // Files that were made since the change go to the bin.
    expect(await readdir(join(data, '.zubr/bin'))).toHaveLength(3)
    // A second undo has nothing to restore and succeeds.
    expect(await it.done({ kind: 'undo_files', change })).toMatchObject({ state: 'done' })
    expect(await readdir(join(it.dataDir, 'change-files')).catch(() => [])).toEqual([])
  },
)

test('change files: a wrong hash, unknown host, full disk or escaping path leaves the server unchanged', async () => {
  const it = await changesForTest({ serves, has })
  const { data } = it.folder
  await symlink('/tmp', join(data, 'out'))
  const before = await treeOf(data)
  const good = it.fileOf('beds.jar')
  const change = async (path: string, file: Partial<typeof good>, hosts = it.hosts) => {
    const put = [
      { path: 'plugins/base.jar', file: it.fileOf('base.jar') },
      { path, file: { ...good, ...file } },
    ]
    const job = {
      kind: 'change_files' as const,
      change: randomUUID(),
      hosts,
      put,
      remove: ['plugins/gone.jar'],
      keep: [],
    }
    const { failure } = await it.done(job)
    expect(await treeOf(data)).toEqual(before)
    return failure
  }
  const beds = 'plugins/beds.jar'
  expect(await change(beds, { hash: it.fileOf('base.jar').hash })).toBe('fetch_failed')
  expect(await change(beds, { bytes: 5 })).toBe('fetch_failed')
  expect(await change(beds, { url: it.source.urlOf('none.jar') })).toBe('fetch_failed')
  expect(await change(beds, {}, ['files.example'])).toBe('fetch_failed')
  // Without a port, the host would need a public address and TLS.
  expect(await change(beds, { url: 'http://127.0.0.1/beds.jar' }, [...it.hosts, '127.0.0.1'])).toBe(
    'fetch_failed',
  )
  expect(await change(beds, { url: 'https://127.0.0.1/beds.jar' }, [...it.hosts, '127.0.0.1'])).toBe(
    'fetch_failed',
  )
  expect(await change(beds, { bytes: 10 ** 12 })).toBe('no_room')
  for (const path of ['out/beds.jar', '../beds.jar', '.zubr/bin/beds.jar', '/etc/beds.jar'])
    expect(await change(path, {}), path).toBe('failed')
  expect(await it.changes()).toEqual([])
})

test('change files: renames go before new files, replaced files are kept, undo restores everything', async () => {
  const more = {
    'mods/a.jar': 'a',
    'mods/b.jar': 'b',
    'world/DIM-1/r.mca': 'nether',
    'plugins/Old/x.yml': 'x',
  }
  const it = await changesForTest({ serves, has: { ...has, ...more } })
  const { data } = it.folder
  const before = await treeOf(data)
  const change = randomUUID()
  const rename = [
    { from: 'mods/a.jar', to: 'mods/c.jar' },
    { from: 'mods/b.jar', to: 'mods/a.jar' },
    { from: 'mods/none.jar', to: 'mods/none.jar.disabled' },
    { from: 'world/DIM-1', to: 'world_nether/DIM-1' },
    { from: 'plugins/gone.jar', to: 'plugins/beds.jar' },
  ]
  const put = [{ path: 'mods/b.jar', file: it.fileOf('beds.jar') }]
  const remove = ['plugins/Old']
  const job = {
    kind: 'change_files' as const,
    change,
    hosts: it.hosts,
    rename,
    put,
    remove,
    keep: [],
    stopped: true,
  }
  expect(await it.done(job)).toMatchObject({ state: 'done' })
  const { 'plugins/gone.jar': _, 'plugins/Old': __, 'plugins/Old/x.yml': ___, ...stays } = before
  const { 'world/DIM-1': dim, 'world/DIM-1/r.mca': region, ...rest } = stays
  expect(await treeOf(data)).toEqual({
    ...{
      ...rest,
      'mods/a.jar': 'b',
      'mods/b.jar': 'new beds',
      'mods/c.jar': 'a',
      'plugins/beds.jar': 'gone',
    },
    ...{ world_nether: 'folder', 'world_nether/DIM-1': dim, 'world_nether/DIM-1/r.mca': region },
  })
  // A file that has the former name by then goes to the bin.
  await it.put('world/DIM-1/other.mca', 'made meanwhile')
  expect(await it.done({ kind: 'undo_files', change, stopped: true })).toMatchObject({ state: 'done' })
  expect(await treeOf(data)).toEqual({ ...before, world_nether: 'folder' })
  const forgotten = { ...job, change: randomUUID(), forgets: true }
  expect(await it.done(forgotten)).toMatchObject({ state: 'done' })
  expect(await treeOf(join(data, '.zubr/changes', forgotten.change))).not.toHaveProperty(['old/5'])
  expect(await it.done({ kind: 'undo_files', change: forgotten.change })).toMatchObject({ state: 'failed' })
})

test('undo: the newest ten changes can be undone', async () => {
  const it = await changesForTest({ serves })
  const all: string[] = []
  for (let i = 0; i < 12; i += 1) {
    const change = randomUUID()
    all.push(change)
    const put = [{ path: 'plugins/beds.jar', file: it.fileOf('beds.jar') }]
    await it.done({ kind: 'change_files', change, hosts: it.hosts, put, remove: [], keep: [] })
  }
  expect((await it.changes()).sort()).toEqual(all.slice(-10).sort())
  expect(await it.done({ kind: 'undo_files', change: all[0] ?? '' })).toMatchObject({ failure: 'failed' })
})

test('agent crash: the next agent finishes a half-applied change before the server starts', async () => {
  const it = await changesForTest({ serves, has })
  const { api, id, folder, dataDir } = it
  const change = randomUUID()
  const put = [{ path: 'plugins/beds.jar', file: it.fileOf('beds.jar') }]
  const job = {
    kind: 'change_files' as const,
    change,
    hosts: it.hosts,
    put,
    remove: ['plugins/gone.jar'],
    keep: [],
  }
  expect(await it.done(job)).toMatchObject({ state: 'done' })
  // The state after a kill between two steps.
  const manifestFile = join(folder.data, '.zubr/changes', change, 'manifest.json')
  await it.node.stop()
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const olderMap = join(folder.data, '.zubr/changes', change)
  await it.put(`.zubr/changes/${change}/new/1`, 'newest beds')
  await writeFile(manifestFile, JSON.stringify({ ...manifest, phase: 'applying' }))
  await writeFile(join(folder.path, 'change.json'), JSON.stringify({ change, do: 'applyChange' }))
  api.want(id, { desiredState: 'running', jobs: [] })
  await serversForTest({ apiUrl: api.url, dataDir })
  await api.until(id, { state: 'running' })
  expect(await readFile(join(folder.data, 'plugins/beds.jar'), 'utf8')).toBe('newest beds')
  expect(existsSync(join(folder.path, 'change.json'))).toBe(false)
  expect(await readFile(join(olderMap, 'old/1'), 'utf8')).toBe('old beds')
})
