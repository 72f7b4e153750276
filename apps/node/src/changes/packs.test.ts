import { createHash, randomUUID } from 'node:crypto'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Packed, scratch, writeZip } from '../files/helper/archives/testing/archives.ts'
import { treeOf as allOf } from '../files/testing/helper.ts'
import { runtimesForTests } from '../servers/testing/runtimes.ts'
import { changesForTest } from './testing/changes.ts'

/** All files but the record of the installed modpack. */
async function treeOf(data: string): Promise<Record<string, string>> {
  const { '.modpack.json': _, ...files } = await allOf(data)
  return files
}

const hashOf = (algorithm: string, content: Buffer) => createHash(algorithm).update(content).digest('hex')

async function packsForTest(options: Omit<Parameters<typeof changesForTest>[0], 'serves'> = {}) {
  const serves: Record<string, Buffer> = {}
  const it = await changesForTest({ ...options, serves })
  /** The entry of a modpack's index for a jar with this content. */
  const jar = (name: string, text: string, more: object = {}) => {
    const content = Buffer.from(text)
    const served = `${text.replaceAll(' ', '-')}-${name}`
    serves[served] = content
    return {
      path: `mods/${name}`,
      hashes: { sha1: hashOf('sha1', content), sha512: hashOf('sha512', content) },
      downloads: [it.source.urlOf(served)],
      fileSize: content.length,
      ...more,
    }
  }
  const pack = async (name: string, files: object[], over: Record<string, string>, index: object = {}) => {
    const packIndex = {
      ...{ formatVersion: 1, game: 'minecraft', versionId: '2.0', name: 'Sky Isles', files },
      dependencies: { minecraft: '1.21.1', 'fabric-loader': '0.16.9' },
      ...index,
    }
    const entries: Packed[] = [
      ...Object.entries(over).map(([path, content]) => ({ path, content })),
      { path: 'modrinth.index.json', content: JSON.stringify(packIndex) },
    ]
    serves[name] = await readFile(await writeZip(join(scratch(), name), entries))
    return it.fileOf(name)
  }
  return { ...it, jar, pack, serves }
}

test.each(runtimesForTests)(
  "modpack: it is read, installed, updated around its owner's changes, and undone (%s)",
  async (runtime) => {
    const it = await packsForTest({
      runtime,
      has: { 'mods/own.jar': 'own', 'config/a.toml': 'made by the server' },
    })
    const { data } = it.folder
    const before = await treeOf(data)
    const first = await it.pack(
      'first.mrpack',
      [
        it.jar('lamps.jar', 'lamps 1'),
        it.jar('beds.jar', 'beds 1'),
        it.jar('shine.jar', 'client', { env: { client: 'required', server: 'unsupported' } }),
      ],
      {
        'overrides/config/a.toml': 'a1',
        'overrides/config/b.toml': 'b1',
        'overrides/eula.txt': 'eula=true',
        'server-overrides/config/b.toml': 'b1 of servers',
        'client-overrides/options.txt': 'client',
      },
    )
    const change = randomUUID()
    const read = await it.done({ kind: 'read_pack', change, hosts: it.hosts, file: first })
    expect(read).toMatchObject({
      state: 'done',
      pack: {
        ...{
          name: 'Sky Isles',
          version: '2.0',
          gameVersion: '1.21.1',
          loader: 'fabric',
          loaderVersion: '0.16.9',
        },
        ...{
          files: 4,
          mods: 2,
          bytes: 7 + 6 + 2 + 13,
          changed: ['config/a.toml'],
          removed: [],
          kept: ['mods/own.jar'],
        },
        added: ['mods/lamps.jar', 'mods/beds.jar', 'config/b.toml'],
      },
    })
    expect(await treeOf(data)).toEqual(before)
    const install = { kind: 'install_pack' as const, hosts: it.hosts }
    expect(await it.done({ ...install, change, file: first })).toMatchObject({ state: 'done' })
    const installed = { ...before, 'mods/lamps.jar': 'lamps 1', 'mods/beds.jar': 'beds 1' }
    Object.assign(installed, { 'config/a.toml': 'a1', 'config/b.toml': 'b1 of servers' })
    expect(await treeOf(data)).toEqual(installed)
    expect(JSON.parse(await readFile(join(data, '.modpack.json'), 'utf8'))).toMatchObject({
      ...{ name: 'Sky Isles', version: '2.0', sha512: first.hash.replace('sha512:', '') },
      mods: { 'mods/lamps.jar': { ids: [], project: null } },
    })

    // The owner changes settings. The next version has another jar and one file less.
    await it.put('config/b.toml', 'b of the owner')
    await it.put('config/c.toml', 'c of the owner')
    const second = await it.pack('second.mrpack', [it.jar('lamps.jar', 'lamps 2')], {
      ...{
        'overrides/config/a.toml': 'a2',
        'overrides/config/b.toml': 'b2',
        'overrides/config/c.toml': 'c2',
      },
      'overrides/config/d.toml': 'd2',
    })
    await it.put('uploaded.mrpack', it.serves[second.name] ?? '')
    const update = randomUUID()
    const of = { change: update, path: 'uploaded.mrpack' }
    expect((await it.done({ kind: 'read_pack', hosts: it.hosts, ...of })).pack).toMatchObject({
      ...{
        added: ['config/d.toml'],
        changed: ['mods/lamps.jar', 'config/a.toml'],
        removed: ['mods/beds.jar'],
      },
      kept: ['config/b.toml', 'config/c.toml', 'mods/own.jar'],
    })
    expect(await it.done({ ...install, ...of })).toMatchObject({ state: 'done' })
    const { 'uploaded.mrpack': _, ...updated } = await treeOf(data)
    const { 'mods/beds.jar': __, ...stays } = installed
    expect(updated).toEqual({
      ...{ ...stays, 'mods/lamps.jar': 'lamps 2', 'config/a.toml': 'a2', 'config/d.toml': 'd2' },
      ...{ 'config/b.toml': 'b of the owner', 'config/c.toml': 'c of the owner' },
    })

    // Undoes the update, and then the first installation.
    expect(await it.done({ kind: 'undo_files', change: update, stopped: true })).toMatchObject({
      state: 'done',
    })
    expect(await treeOf(data)).toMatchObject({
      'mods/lamps.jar': 'lamps 1',
      'mods/beds.jar': 'beds 1',
      'config/a.toml': 'a1',
    })
    expect(await it.done({ kind: 'undo_files', change, stopped: true })).toMatchObject({ state: 'done' })
    expect(await treeOf(data)).toMatchObject(before)
    expect(await readFile(join(data, '.modpack.json')).catch(() => 'none')).toBe('none')
  },
)

test('modpack: one with escaping paths, a false index or no index is refused and changes nothing', async () => {
  const it = await packsForTest({ has: { 'mods/own.jar': 'own' } })
  const { data } = it.folder
  await symlink('/tmp', join(data, 'out'))
  const before = await treeOf(data)
  const good = it.jar('lamps.jar', 'lamps')
  let count = 0
  const tried = async (files: object[], over: Record<string, string> = {}, index: object = {}) => {
    count += 1
    const file = await it.pack(`${count}.mrpack`, files, over, index)
    const change = randomUUID()
    const { failure, refusedFile } = await it.done({ kind: 'install_pack', change, hosts: it.hosts, file })
    if (failure === 'pack_refused' && count === 1) expect(refusedFile).toBe('../a.jar')
    expect(await treeOf(data)).toEqual(before)
    return failure
  }
  for (const path of [
    '../a.jar',
    '/etc/a.jar',
    'mods/../../a.jar',
    '.zubr/a',
    'C:/a.jar',
    '..\\a.jar',
    'mods\\..\\..\\a.jar',
    '\\mods\\a.jar',
    'C:\\a.jar',
    '',
    'a\0b',
    'out/a.jar',
  ])
    expect(await tried([good, { ...good, path }]), JSON.stringify(path)).toBe('pack_refused')
  expect(await tried([good], { 'overrides/../../a.txt': 'a' })).toBe('pack_refused')
  expect(await tried([good], { 'overrides/mods/lamps.jar/x': 'a' })).toBe('pack_refused')
  expect(await tried([good], {}, { formatVersion: 2 })).toBe('pack_refused')
  expect(await tried([good], {}, { dependencies: {} })).toBe('pack_refused')
  expect(await tried([{ ...good, hashes: { sha512: good.hashes.sha512 } }])).toBe('pack_refused')
  expect(await tried([{ ...good, downloads: ['https://files.example/lamps.jar'] }])).toBe('pack_refused')
  expect(await tried([good], { 'overrides/bomb.txt': ' '.repeat(80 * 2 ** 20) })).toBe('pack_refused')
  expect(await tried([{ ...good, hashes: { ...good.hashes, sha512: '0'.repeat(128) } }])).toBe('fetch_failed')
  expect(await tried([{ ...good, fileSize: 2 ** 39 }])).toBe('no_room')
  expect(await it.changes()).toEqual([])
})
