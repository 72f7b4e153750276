import { chmod, lstat, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesForTest, treeOf } from '../../testing/helper.ts'

const content = (text: string) => ({ content: Buffer.from(text) })

test('write: content is replaced in one step, keeps the mode, and leaves open readers unaffected', async () => {
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'a.yml'), 'old')
  await chmod(join(data, 'a.yml'), 0o644)
  const { version } = await files.call('stat', { path: 'a.yml' })
  const written = await files.call('write', { path: 'a.yml', version: version ?? '' }, content('new'))
  expect(written).toMatchObject({ name: 'a.yml', size: 3, mode: 0o644, version: expect.any(String) })
  expect(written.version).not.toBe(version)
  // Another client has written meanwhile.
  const save = (more: { version?: string | null }) =>
    files.call('write', { path: 'a.yml', ...more }, content('mine'))
  await expect(save({ version: version ?? '' })).rejects.toMatchObject({ code: 'changed' })
  await expect(save({ version: null })).rejects.toMatchObject({ code: 'taken' })
  expect(await readFile(join(data, 'a.yml'), 'utf8')).toBe('new')
  await save({})
  await expect(files.call('write', { path: 'b', version: 'x' }, content(''))).rejects.toMatchObject({
    code: 'changed',
  })
  await files.call('write', { path: 'b', version: null }, content('b'))
  expect(await treeOf(data)).toEqual({ 'a.yml': 'mine', b: 'b' })
})

test('links: the target of an inner link is written, and the link stays', async () => {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'a'))
  await symlink('a/real', join(data, 'link'))
  await files.call('write', { path: 'link' }, content('x'))
  expect(await treeOf(data)).toEqual({ a: 'folder', 'a/real': 'x', link: '-> a/real' })
})

test('write: interrupted or cancelled content changes nothing', async () => {
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'a'), 'old')
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('the browser is gone')
  }
  await expect(files.call('write', { path: 'a' }, { content: broken() })).rejects.toThrow(
    'the browser is gone',
  )
  const stop = new AbortController()
  async function* endless() {
    yield Buffer.from('half')
    stop.abort()
    await new Promise(() => undefined)
  }
  await expect(
    files.call('write', { path: 'a' }, { content: endless(), signal: stop.signal }),
  ).rejects.toMatchObject({ code: 'cancelled' })
  await expect.poll(() => treeOf(join(data, '.zubr/unfinished')), { timeout: 30_000 }).toEqual({})
  expect(await treeOf(data)).toEqual({ a: 'old' })
})

test('create: files and folders are created only if the name is free', async () => {
  const { data, files } = await filesForTest()
  expect(await files.call('makeFolder', { path: 'a' })).toMatchObject({ name: 'a', kind: 'folder' })
  expect(await files.call('makeFile', { path: 'a/b' })).toMatchObject({ name: 'b', kind: 'file', size: 0 })
  for (const op of ['makeFolder', 'makeFile'] as const) {
    await expect(files.call(op, { path: 'a/b' })).rejects.toMatchObject({ code: 'taken' })
    await expect(files.call(op, { path: 'none/b' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(files.call(op, { path: 'a/b/c' })).rejects.toMatchObject({ code: 'not_a_folder' })
    await expect(files.call(op, { path: '' })).rejects.toMatchObject({ code: 'not_here' })
  }
  expect((await lstat(join(data, 'a'))).mode & 0o777).toBe(0o700)
})
