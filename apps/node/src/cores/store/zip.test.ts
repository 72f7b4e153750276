import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipOf } from '@zubr/process/fake-jars'
import { expect, onTestFinished, test } from 'vitest'
import { normalizeModes } from './normalize-modes.ts'
import { unzip, zipNames } from './zip.ts'

async function folderForTest() {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-zip-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

test('zip: an archive is unpacked with executable files', async () => {
  const dir = await folderForTest()
  const archive = join(dir, 'a.zip')
  await writeFile(
    archive,
    zipOf({ 'config/a.json': Buffer.from('{}'), server: Buffer.from('x') }, ['server']),
  )
  expect(await zipNames(archive)).toEqual(['config/a.json', 'server'])
  await unzip(archive, join(dir, 'out'))
  expect(await readFile(join(dir, 'out/config/a.json'), 'utf8')).toBe('{}')
  expect((await stat(join(dir, 'out/server'))).mode & 0o111).toBe(0o111)
})

test.each(['../outside', '/outside', 'a/../../outside'])('zip: a name like %s is refused', async (name) => {
  const dir = await folderForTest()
  await writeFile(join(dir, 'a.zip'), zipOf({ [name]: Buffer.from('x') }))
  await expect(unzip(join(dir, 'a.zip'), join(dir, 'out'))).rejects.toThrow('leads out of it')
})

test('untrusted code: only files, folders and inner links remain of its output, read-only', async () => {
  const dir = await folderForTest()
  await mkdir(join(dir, 'libraries'), { mode: 0o700 })
  await writeFile(join(dir, 'libraries/a.jar'), 'x', { mode: 0o600 })
  await symlink('a.jar', join(dir, 'libraries/latest.jar'))
  await symlink('/etc/shadow', join(dir, 'libraries/secret'))
  await symlink('../../..', join(dir, 'libraries/up'))
  await normalizeModes(dir)
  expect((await stat(join(dir, 'libraries/a.jar'))).mode & 0o777).toBe(0o644)
  expect(await readFile(join(dir, 'libraries/latest.jar'), 'utf8')).toBe('x')
  await expect(stat(join(dir, 'libraries/secret'))).rejects.toThrow('ENOENT')
  await expect(stat(join(dir, 'libraries/up'))).rejects.toThrow('ENOENT')
})
