import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sftpForTest } from './sftp-for-tests.ts'

test("Debian's client puts, gets and lists", async () => {
  const { batch, data, here, sums } = await sftpForTest()
  await writeFile(join(here, 'a.txt'), 'hello')
  const said = await batch([
    'pwd',
    'put a.txt',
    'mkdir world',
    'put a.txt "world/мир b.txt"',
    'ls -l',
    'get a.txt back.txt',
  ])
  expect(said).toContain('a.txt')
  expect(await readFile(join(data, 'world/мир b.txt'), 'utf8')).toBe('hello')
  expect(await readFile(join(here, 'back.txt'), 'utf8')).toBe('hello')
  expect(sums()).toEqual(['made 1', 'uploaded 2'])
})
