import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually, smallDiskForTest } from '../../servers/testing/servers.ts'
import { contentOf, engineForTest, ownedForTest, put } from '../testing/engines.ts'
import { ArchiveEngine } from './archive-engine.ts'

const { signal } = new AbortController()
const work = { signal, percent: () => undefined }
const take = { ...work, again: false }
const world = { 'a.txt': 'a', 'world/level.dat': 'level', 'world/region.mca': 'region '.repeat(200_000) }

/** Files below the folder that this process has open. */
async function openIn(folder: string): Promise<string[]> {
  const all = await Promise.all(
    (await readdir('/proc/self/fd')).map((one) => readlink(`/proc/self/fd/${one}`).catch(() => '')),
  )
  return all.filter((path) => path.startsWith(folder))
}
const nothingOpenIn = (folder: string) => eventually(async () => expect(await openIn(folder)).toEqual([]))

test.runIf(process.platform === 'linux')(
  'archive: a reader that stops early leaves no file open',
  async () => {
    const { engine, server, repository } = await engineForTest('archives')
    await put(server.data, world)
    const { snapshot } = await engine.take(server, randomUUID(), take)
    for await (const _ of engine.entries(server, snapshot, null, signal)) break
    const whole = { path: '', format: 'tar' } as const
    for (const what of [whole, { path: 'world/region.mca', format: 'file' } as const]) {
      const { content } = await engine.dump(server, snapshot, what, signal)
      for await (const _ of content) break
    }
    const disconnect = new AbortController()
    const { content } = await engine.dump(server, snapshot, whole, disconnect.signal)
    await content[Symbol.asyncIterator]().next()
    disconnect.abort()
    content.destroy()
    await nothingOpenIn(repository)
  },
)

test('archive: a missing part refuses the archive without other effects', async () => {
  const { engine, server, repository } = await engineForTest('archives')
  await put(server.data, world)
  const { snapshot } = await engine.take(server, randomUUID(), take)
  const folder = join(repository, `${server.id}.archives`)
  await rm(join(folder, `${snapshot}.files.gz`))
  await rm(join(folder, `${snapshot}.tar.zst`))
  await expect(engine.entries(server, snapshot, null, signal).next()).rejects.toThrow('ENOENT')
  await expect(engine.check(server, work)).rejects.toThrow('ENOENT')
  const { content } = await engine.dump(server, snapshot, { path: '', format: 'tar' }, signal)
  await expect(content.toArray()).rejects.toThrow('ENOENT')
})

test('archive: a folder of backups that is deleted during a backup fails it', async () => {
  const { engine, server, repository } = await engineForTest('archives')
  await put(server.data, world)
  const failed = expect(engine.take(server, randomUUID(), take)).rejects.toThrow('ENOENT')
  const folder = join(repository, `${server.id}.archives`)
  await eventually(() => expect(existsSync(folder)).toBe(true), { interval: 1 })
  await rm(folder, { recursive: true })
  await failed
})

test('archive: a full disk fails the backup and frees its space', async ({ skip }) => {
  const disk = await smallDiskForTest(2)
  if (!disk) return skip('it takes the right to mount a disk')
  const { sandbox, server } = await engineForTest('archives')
  const engine = new ArchiveEngine(join(disk.dataDir, 'backups'), sandbox)
  await put(server.data, world)
  const { snapshot } = await engine.take(server, randomUUID(), take)
  // Random bytes cannot be compressed.
  const noise = crypto.getRandomValues(new Uint8Array(65_536))
  for (let i = 0; i < 64; i++)
    await writeFile(
      join(server.data, `noise-${i}`),
      noise.map((byte) => byte ^ i),
    )
  await ownedForTest(server.data)
  await expect(engine.take(server, randomUUID(), take)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await engine.list(server)).toEqual([snapshot])
  expect(await readdir(join(disk.dataDir, 'backups', `${server.id}.archives`))).toHaveLength(3)
  await nothingOpenIn(disk.dataDir)
  await engine.check(server, work)
})

test('archive: a hard-linked file is restored with its content under both names', async () => {
  const { dataDir, engine, server } = await engineForTest('archives')
  await put(server.data, world)
  await link(join(server.data, 'a.txt'), join(server.data, 'b.txt'))
  const { snapshot } = await engine.take(server, randomUUID(), take)
  await engine.check(server, work)
  const scratch = join(dataDir, 'scratch')
  await mkdir(scratch, { recursive: true })
  const into = { mounted: scratch, beneath: '' }
  await engine.restore(server, snapshot, { ...work, into, paths: ['b.txt'], verify: true })
  expect(await contentOf(scratch)).toEqual({ 'b.txt': 'a' })
})
