import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentOf, filesForTest, rowsOf } from './helper-for-tests.ts'

test('files are listed, read and written', async () => {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'world'))
  await writeFile(join(data, 'world/level.dat'), 'level')
  await symlink('world', join(data, 'link'))
  await symlink('/etc', join(data, 'out'))
  expect((await rowsOf(files.rows('list', { path: '' }))).map((one) => JSON.stringify(one)).sort()).toEqual([
    expect.stringContaining('"name":"link","kind":"link","t":"folder"'),
    expect.stringContaining('"name":"out","kind":"link","size"'),
    expect.stringContaining('"name":"world","kind":"folder"'),
  ])
  const read = await files.content('read', { path: 'link/level.dat' })
  expect(read.about).toMatchObject({ size: 5, offset: 0, length: 5 })
  expect((await contentOf(read)).toString()).toBe('level')
  const { version } = await files.call('write', { path: 'link/level.dat' }, { content: Buffer.from('other') })
  expect(await readFile(join(data, 'world/level.dat'), 'utf8')).toBe('other')
  expect((await files.call('stat', { path: 'link/level.dat' })).version).toBe(version)
  for (const path of ['out/passwd', '../x', '/etc', '.zubr/bin'])
    await expect(files.call('stat', { path })).rejects.toMatchObject({ code: expect.any(String) })
})
