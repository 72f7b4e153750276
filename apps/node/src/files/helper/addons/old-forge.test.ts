import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { InstalledAddon } from '@zubr/contracts/addons/installed'
import { addonFoldersOf } from '@zubr/domain/cores/addons'
import { kindAt } from '@zubr/domain/cores/change/addon-outcomes'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { levelNameModule } from '../../program.ts'
import { filesForTest, rowsOf } from '../../testing/helper.ts'
import { writeZip } from '../archives/testing/archives.ts'

test('old Forge: zips and the game version’s folder are listed only until 1.12.2', async () => {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'mods/1.12.2'), { recursive: true })
  await mkdir(join(data, 'mods/1.7.10'))
  const mod = (id: string) => [{ path: 'mcmod.info', content: `[{modid:'${id}',version:1.10}]` }]
  for (const path of [
    'mods/a.jar',
    'mods/b.zip',
    'mods/c.zip.disabled',
    'mods/1.12.2/d.jar',
    'mods/1.12.2/e.zip',
    'mods/1.7.10/f.jar',
  ])
    await writeZip(join(data, path), mod(path.replace(/\W/g, '')))
  const list = async (gameVersion: string) => {
    const levelName = { module: levelNameModule, charset: 'utf8' } as const
    const from = addonFoldersOf('forge', gameVersion)
    const rows = z.array(InstalledAddon).parse(await rowsOf(files.rows('addons', { from, levelName })))
    return rows.map(({ path, enabled, about, kind }) => [path, enabled, about?.version, kind].join(' '))
  }
  expect(await list('1.12.2')).toEqual([
    'mods/a.jar true 1.10 mod',
    'mods/b.zip true 1.10 mod',
    'mods/c.zip.disabled false 1.10 mod',
    'mods/1.12.2/d.jar true 1.10 mod',
    'mods/1.12.2/e.zip true 1.10 mod',
  ])
  expect(await list('1.7.10')).toContain('mods/1.7.10/f.jar true 1.10 mod')
  expect(await list('1.16.5')).toEqual(['mods/a.jar true 1.10 mod'])
})

test('old Forge: a file in the folder of a game version counts as a mod, in another folder not', () => {
  expect(kindAt('mods/1.12.2/d.jar')).toBe('mod')
  expect(kindAt('mods/memory_repo/d.jar')).toBeNull()
  expect(kindAt('mods/1.12.2/x/d.jar')).toBeNull()
  expect(addonFoldersOf('fabric', '1.12.2').map(({ folder }) => folder)).toEqual(['mods', 'world/datapacks'])
  expect(addonFoldersOf('forge', '1.12.2').map(({ folder }) => folder)).toEqual([
    ...['mods', 'mods/1.12.2', 'world/datapacks'],
  ])
})
