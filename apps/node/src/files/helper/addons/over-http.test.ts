import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesHttpForTest, filesToken, linesOf } from '../../http/testing/http.ts'
import { writeZip } from '../archives/testing/archives.ts'

test('whoever may read a server’s files sees what is added to its core, and nothing for a core that takes nothing', async () => {
  const it = await filesHttpForTest()
  await mkdir(join(it.data, 'plugins'))
  await writeZip(join(it.data, 'plugins/beds.jar'), [
    { path: 'plugin.yml', content: 'name: Beds\nversion: 1' },
  ])
  const token = filesToken(it.server, { right: 'read' })
  const told = async (core: string) => linesOf(await it.ask('addons', { core }, { token }))
  expect(await told('paper')).toMatchObject([{ row: { path: 'plugins/beds.jar', about: { id: 'Beds' } } }])
  expect(await told('fabric')).toEqual([])
  expect(await told('none-such')).toEqual([])
})
