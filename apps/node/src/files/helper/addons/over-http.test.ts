import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesHttpForTest, filesToken, linesOf } from '../../http/testing/http.ts'
import { writeZip } from '../archives/testing/archives.ts'

test('permissions: readers of a server’s files see its addons, and nothing for a core without addons', async () => {
  const it = await filesHttpForTest()
  await mkdir(join(it.data, 'plugins'))
  await writeZip(join(it.data, 'plugins/beds.jar'), [
    { path: 'plugin.yml', content: 'name: Beds\nversion: 1' },
  ])
  const token = filesToken(it.server, { right: 'read' })
  const addonsOf = async (core: string) => linesOf(await it.ask('addons', { core }, { token }))
  expect(await addonsOf('paper')).toMatchObject([
    { row: { path: 'plugins/beds.jar', about: { id: 'Beds' } } },
  ])
  expect(await addonsOf('fabric')).toEqual([])
  expect(await addonsOf('none-such')).toEqual([])
})
