import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { InstalledAddon } from '@zubr/contracts/addons/installed'
import { addonFoldersOf } from '@zubr/domain/cores/addons'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { runtimesForTests } from '../../../servers/testing/runtimes.ts'
import { levelNameModule } from '../../program.ts'
import { filesInRuntimeForTest, rowsOf } from '../../testing/helper.ts'

test.each(runtimesForTests)('level-name: a helper can import the parser (%s)', async (runtime) => {
  const { data, files } = await filesInRuntimeForTest(runtime)
  const pack = join(data, 'Мир 2/datapacks/hills')
  await mkdir(pack, { recursive: true })
  await writeFile(join(pack, 'pack.mcmeta'), '{"pack":{"description":"Hills"}}')
  await writeFile(join(data, 'server.properties'), 'level-name:\\u041c\\u0438\\u0440\\\n  \\ 2\n')
  const levelName = { module: levelNameModule, charset: 'latin1' } as const
  const from = addonFoldersOf('vanilla', '1.19.4')
  const rows = z.array(InstalledAddon).parse(await rowsOf(files.rows('addons', { from, levelName })))
  expect(rows.map(({ path }) => path)).toEqual(['Мир 2/datapacks/hills'])
})
