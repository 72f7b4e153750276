import { createHash, randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { InstalledAddon } from '@zubr/contracts/addons/installed'
import { PackAbout } from '@zubr/contracts/addons/pack'
import { addonFoldersOf } from '@zubr/domain/cores/addons'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { levelNameModule } from '../../program.ts'
import { filesForTest, rowsOf, treeOf } from '../../testing/helper.ts'
import { scratch, writeZip } from '../archives/testing/archives.ts'
import type { PackDownload } from '../operations/packs.ts'

const levelName = { module: levelNameModule, charset: 'utf8' } as const
const zipOf = async (path: string, content: string) =>
  readFile(await writeZip(join(scratch(), 'made.zip'), [{ path, content }]))
const made = new Map<string, Promise<Buffer>>()
/** Cached, because an archive contains its time of creation. */
function modOf(id: string, version: string): Promise<Buffer> {
  const key = `${id} ${version}`
  const content = made.get(key) ?? zipOf('fabric.mod.json', JSON.stringify({ schemaVersion: 1, id, version }))
  made.set(key, content)
  return content
}
async function* once(content: Buffer) {
  yield content
}

test('update: mods that the owner replaced, disabled or added do not appear twice after an update', async () => {
  const { data, files } = await filesForTest()
  const hosts = ['files.example']
  const served = new Map<string, Buffer>()
  const jarOf = async (mod: string) => {
    const [id = '', version = ''] = mod.split(' ')
    const content = await modOf(id, version)
    const url = `https://files.example/data/${id}/versions/${version}/${id}.jar`
    served.set(url, content)
    const [sha1, sha512] = ['sha1', 'sha512'].map((name) => createHash(name).update(content).digest('hex'))
    const path = `mods/${id}-${version}.jar`
    return { path, hashes: { sha1, sha512 }, downloads: [url], fileSize: content.length }
  }
  /** As the agent does. */
  const install = async (...mods: string[]) => {
    const change = randomUUID()
    const about = { formatVersion: 1, game: 'minecraft', versionId: String(mods.length), name: 'Sky Isles' }
    const dependencies = { minecraft: '1.21.1', 'fabric-loader': '0.16.9' }
    const index = { ...about, dependencies, files: await Promise.all(mods.map(jarOf)) }
    const pack = await zipOf('modrinth.index.json', JSON.stringify(index))
    await files.call('stagePack', { change }, { content: once(pack) })
    const packAbout = PackAbout.parse(await files.call('readPack', { change, hosts }))
    for (const { at, urls } of (await rowsOf(files.rows('planPack', { change, hosts }))) as PackDownload[])
      await files.call('stageFile', { change, at }, { content: once(served.get(urls[0] ?? '') as Buffer) })
    await files.call('notePackMods', { change })
    await files.call('applyChange', { change })
    const { added, changed, removed, kept } = packAbout
    return { change, pack, told: { added, changed, removed, kept } }
  }
  const names = async () =>
    Object.keys(await treeOf(data))
      .filter((name) => name.startsWith('mods/'))
      .sort()

  expect(await files.call('modpack', {})).toBe(null)
  const first = await install('lamps 1', 'beds 1', 'bells 1', 'doors 1')
  const sha512 = createHash('sha512').update(first.pack).digest('hex')
  expect(await files.call('modpack', {})).toEqual({ name: 'Sky Isles', version: '4', sha512 })

  // Two are replaced by newer versions, as an update does, one is disabled, and one is not from the
  // pack.
  for (const id of ['lamps', 'beds']) {
    await rm(join(data, `mods/${id}-1.jar`))
    await writeFile(join(data, `mods/${id}-2.jar`), await modOf(id, '2'))
  }
  await rename(join(data, 'mods/doors-1.jar'), join(data, 'mods/doors-1.jar.disabled'))
  await writeFile(join(data, 'mods/own.jar'), await modOf('own', '1'))
  const rows = z
    .array(InstalledAddon)
    .parse(await rowsOf(files.rows('addons', { from: addonFoldersOf('fabric', '1.21.1'), levelName })))
  expect(rows.map(({ path, pack }) => `${path} ${pack}`)).toEqual([
    ...['mods/beds-2.jar changed', 'mods/bells-1.jar as_it_came', 'mods/doors-1.jar.disabled as_it_came'],
    ...['mods/lamps-2.jar changed', 'mods/own.jar undefined'],
  ])
  const asLeft = await names()

  // The pack has the same beds, a newer lamp, and newer doors.
  const second = ['lamps 3', 'beds 1', 'bells 1', 'doors 3']
  const update = await install(...second)
  expect(update.told).toEqual({
    ...{ added: ['mods/lamps-3.jar'], changed: [], removed: ['mods/lamps-2.jar'] },
    kept: ['mods/beds-2.jar', 'mods/doors-1.jar.disabled', 'mods/own.jar'],
  })
  const after = await names()
  expect(after).toEqual([
    ...['mods/beds-2.jar', 'mods/bells-1.jar', 'mods/doors-1.jar.disabled'],
    ...['mods/lamps-3.jar', 'mods/own.jar'],
  ])
  // The next run gives the same result.
  const again = await install(...second)
  expect(again.told).toMatchObject({ added: [], changed: [], removed: [] })
  expect(await names()).toEqual(after)

  for (const { change } of [again, update]) await files.call('undoChange', { change })
  expect(await names()).toEqual(asLeft)
})
