import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeOld } from './pages.ts'

test('page cache: the six last used folders and all that a running site may serve are kept', async () => {
  const folders = await mkdtemp(path.join(tmpdir(), 'zubr-pages-'))
  onTestFinished(() => rm(folders, { recursive: true, force: true }))
  const made = async (name: string, hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * 3_600_000)
    await mkdir(path.join(folders, name))
    await utimes(path.join(folders, name), at, at)
  }
  for (let n = 1; n <= 8; n++) await made(`today-${n}`, n)
  await made('last-week', 170)
  await removeOld(folders)
  expect(await readdir(folders)).toEqual(Array.from({ length: 8 }, (_, n) => `today-${n + 1}`))
  for (let n = 1; n <= 8; n++) await rm(path.join(folders, `today-${n}`), { recursive: true })
  for (let n = 1; n <= 8; n++) await made(`days-ago-${n}`, 24 * n + 1)
  await removeOld(folders)
  expect(await readdir(folders)).toEqual(Array.from({ length: 6 }, (_, n) => `days-ago-${n + 1}`))
})
