import { closeSync, constants } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { setModeIn } from './tree.ts'
import { close, folderIn, openIn, statIn, Walk } from './walk.ts'

async function folderForTest() {
  const top = await mkdtemp(join(tmpdir(), 'zubr-beneath-'))
  onTestFinished(() => rm(top, { recursive: true, force: true }))
  const data = join(top, 'data')
  await mkdir(data)
  await mkdir(join(top, 'data-outside'))
  const file = join(top, 'data-outside/file')
  await writeFile(file, 'outside')
  await chmod(file, 0o600)
  const walk = new Walk(data)
  onTestFinished(() => close(walk.root))
  return { data, outside: join(top, 'data-outside'), file, walk }
}

// A link that appears after a path was checked is not followed by any step.
test('links: no step of the walk follows a link that appears on its path', async () => {
  const { data, outside, file, walk } = await folderForTest()
  await symlink(outside, join(data, 'folder'))
  await symlink(file, join(data, 'file'))
  expect(() => folderIn(walk.root, 'folder')).toThrow(/ENOTDIR|ELOOP/)
  for (const flags of [
    constants.O_RDONLY,
    constants.O_WRONLY | constants.O_TRUNC,
    constants.O_WRONLY | constants.O_CREAT,
  ])
    expect(() => openIn(walk.root, 'file', flags)).toThrow('ELOOP')
  expect(statIn(walk.root, 'file').isSymbolicLink()).toBe(true)
  expect(setModeIn(walk.root, 'file', () => 0o777)).toBe(false)
  expect((await lstat(file)).mode & 0o777).toBe(0o600)
})

test('links: they lead to any place inside, step by step, and nowhere else', async () => {
  const { data, outside, walk } = await folderForTest()
  await mkdir(join(data, 'a/b'), { recursive: true })
  await writeFile(join(data, 'a/b/file'), 'inside')
  const links = {
    up: '../data/a',
    absolute: join(data, 'a/b'),
    'a/back': '../a/./b//file',
    'a/b/top': '../..',
    out: outside,
    beside: `${data}-outside`,
    'a/b/over': '../../../data-outside',
    one: 'two',
    two: 'one',
  }
  for (const [name, target] of Object.entries(links)) await symlink(target, join(data, name))
  const reads = (path: string) => {
    const fd = walk.open(path, constants.O_RDONLY)
    closeSync(fd)
  }
  for (const path of ['absolute/file', 'a/back', 'absolute/top/a/back', 'a/b/top/absolute/file']) reads(path)
  for (const path of ['up/b', 'out/file', 'beside/file', 'a/b/over/file', 'one', 'one/x'])
    expect(() => reads(path), path).toThrow('leads_out')
  for (const path of ['..', '.', '/', '/etc', 'a//b', 'a/', 'a/../a', 'a\0', 'x'.repeat(256)])
    expect(() => reads(path), path).toThrow('bad_name')
  expect(() => reads('a/b/file/x')).toThrow('not_a_folder')
  expect(() => reads('a/none/x')).toThrow('not_found')
})
