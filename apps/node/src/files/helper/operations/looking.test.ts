import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStat, fileAnswers } from '@zubr/contracts/files/answers'
import { FileEntry } from '@zubr/contracts/files/operations'
import { expect, test } from 'vitest'
import { contentOf, filesForTest, rowsOf } from '../../testing/helper.ts'

test('list: a folder has its entries with the targets of links, without the agent’s folder', async () => {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'world'))
  await writeFile(join(data, 'world/level.dat'), 'level')
  await symlink('world', join(data, 'inside'))
  await symlink(join(data, 'world/level.dat'), join(data, 'absolute'))
  await symlink('/etc', join(data, 'out'))
  await symlink('../x', join(data, 'up'))
  await symlink('circle', join(data, 'circle'))
  const rows = (await rowsOf(files.rows('list', { path: '' }))).map((row) => FileEntry.parse(row))
  expect(Object.fromEntries(rows.map(({ name, kind, t }) => [name, t ? `${kind} to ${t}` : kind]))).toEqual({
    absolute: 'link to file',
    circle: 'link',
    inside: 'link to folder',
    out: 'link',
    up: 'link',
    world: 'folder',
  })
  expect(await rowsOf(files.rows<FileEntry>('list', { path: 'inside' }))).toMatchObject([
    { name: 'level.dat', kind: 'file', size: 5 },
  ])
  await expect(rowsOf(files.rows('list', { path: 'none' }))).rejects.toMatchObject({ code: 'not_found' })
  await expect(rowsOf(files.rows('list', { path: 'absolute' }))).rejects.toMatchObject({
    code: 'not_a_folder',
  })
})

test('names: those that are not UTF-8 can be listed, read, renamed and deleted', async () => {
  const { data, files } = await filesForTest()
  const bytes = Buffer.concat([Buffer.from(`${data}/`), Buffer.from([0xec, 0xe8, 0xf0, 0x2e, 0x74])])
  await writeFile(bytes, 'мир')
  await writeFile(join(data, 'зубр'), '')
  const names = (await rowsOf(files.rows<FileEntry>('list', { path: '' }))).map(({ name }) => name)
  expect(names.sort()).toEqual(['зубр', '\udcec\udce8\udcf0.t'])
  const path = '\udcec\udce8\udcf0.t'
  expect((await contentOf(await files.content('read', { path }))).toString()).toBe('мир')
  await files.call('rename', { path, name: 'мир.t' })
  expect(await readFile(join(data, 'мир.t'), 'utf8')).toBe('мир')
  await files.call('rename', { path: 'мир.t', name: '\udcff' })
  expect(await rowsOf(files.rows('remove', { paths: ['\udcff'], forever: true }))).toEqual([
    { path: '\udcff' },
  ])
  expect(await rowsOf(files.rows<FileEntry>('list', { path: '' }))).toMatchObject([{ name: 'зубр' }])
})

test('read: any part of a file, with its size and version', async () => {
  const { data, files } = await filesForTest()
  const text = 'x'.repeat(3 * 2 ** 20).concat('the end')
  await writeFile(join(data, 'log'), text)
  const read = async (args: object) => {
    const { about, pieces } = await files.content('read', { path: 'log', ...args })
    return [about, (await contentOf({ pieces })).toString()] as const
  }
  const { version } = FileStat.parse(await files.call('stat', { path: 'log' }))
  const about = { version, size: text.length }
  expect(await read({})).toEqual([{ ...about, offset: 0, length: text.length }, text])
  expect(await read({ fromEnd: 7 })).toEqual([{ ...about, offset: text.length - 7, length: 7 }, 'the end'])
  expect(await read({ offset: text.length - 3 })).toEqual([
    { ...about, offset: text.length - 3, length: 3 },
    'end',
  ])
  expect(await read({ offset: 1, length: 2 })).toEqual([{ ...about, offset: 1, length: 2 }, 'xx'])
  expect(await read({ offset: text.length + 5 })).toEqual([
    { ...about, offset: text.length + 5, length: 0 },
    '',
  ])
  await expect(files.content('read', { path: '' }).then(contentOf)).rejects.toMatchObject({
    code: 'is_a_folder',
  })
  // A reader may stop early.
  const { pieces } = await files.content('read', { path: 'log' })
  for await (const piece of pieces) {
    expect(piece.length).toBeGreaterThan(0)
    break
  }
  expect(await read({ fromEnd: 3 })).toMatchObject([about, 'end'])
})

test('measure: it counts everything below; a file with two names counts once', async () => {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'a/b'), { recursive: true })
  await writeFile(join(data, 'a/one'), '12345')
  await files.call('symlink', { path: 'a/link', target: '/etc' })
  await writeFile(join(data, 'a/b/two'), '123')
  expect(await rowsOf(files.rows('measure', { paths: ['a', 'a/one', ''] }))).toEqual([
    { path: 'a', bytes: 8, files: 3, folders: 2 },
    { path: 'a/one', bytes: 5, files: 1, folders: 0 },
    { path: '', bytes: 8, files: 3, folders: 3 },
  ])
  expect(fileAnswers.room.parse(await files.call('room', {})).used).toBeGreaterThan(0)
})

test('list: other requests are served while many files are listed', async () => {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'many'))
  const count = 4_000
  // A larger batch would be slower.
  for (let made = 0; made < count; made += 500)
    await Promise.all(
      Array.from({ length: 500 }, (_, index) => writeFile(join(data, 'many', `${made + index}`), '')),
    )
  let seen = 0
  let served = 0
  for await (const rows of files.rows('list', { path: 'many' })) {
    seen += rows.length
    if ((await files.call('stat', { path: '' })).kind === 'folder') served += 1
  }
  expect(seen).toBe(count)
  expect(served).toBeGreaterThan(4)
})

test('search: by part of a name, pattern or text, without binary files and never outside', async () => {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'plugins/Essentials'), { recursive: true })
  await writeFile(join(data, 'plugins/Essentials/config.yml'), 'one\r\nSpawn: here\r\n')
  await writeFile(join(data, 'plugins/essentials.jar'), 'a\0spawn')
  await writeFile(join(data, 'long.txt'), `${'x'.repeat(5_000)}SPAWN${'y'.repeat(5_000)}`)
  await symlink('/etc', join(data, 'etc'))
  const search = async (args: { path?: string; name?: string; text?: string }) =>
    (await rowsOf(files.rows('search', { path: '', ...args })))
      .map((row) => fileAnswers.search.parse(row))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  const paths = async (args: Parameters<typeof search>[0]) => (await search(args)).map(({ path }) => path)
  expect(await paths({ name: 'ESSENT' })).toEqual(['plugins/Essentials', 'plugins/essentials.jar'])
  expect(await paths({ name: '*.y?l' })).toEqual(['plugins/Essentials/config.yml'])
  expect(await paths({ name: 'e*s' })).toEqual(['plugins/Essentials'])
  expect(await paths({ name: 'passwd' })).toEqual([])
  expect(await paths({ path: 'plugins', text: 'spawn' })).toEqual(['plugins/Essentials/config.yml'])
  const [long, config] = await search({ text: 'spawn' })
  expect(config).toMatchObject({ line: 2, text: 'Spawn: here' })
  expect(long?.text).toContain('SPAWN')
  expect(long?.text?.length).toBeLessThan(500)
  expect(await paths({ name: '*.yml', text: 'nothing' })).toEqual([])
  const slow = new AbortController()
  slow.abort()
  await expect(
    rowsOf(files.rows('search', { path: '', name: 'a' }, { signal: slow.signal })),
  ).rejects.toMatchObject({ code: 'cancelled' })
})
