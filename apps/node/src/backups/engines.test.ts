import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { byTier, isNightly } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import type { BackupEntry } from './backup-engine.ts'
import { changesOf } from './changes.ts'
import { withConsistentCopies } from './consistent-copies.ts'
import { recover, restore } from './restoring.ts'
import {
  contentOf,
  engineForTest,
  enginesForTests,
  ownedForTest,
  put,
  uidForTest,
} from './testing/engines.ts'

const work = { signal: new AbortController().signal, percent: () => undefined }
const world = {
  'server.properties': 'motd=one',
  'world/level.dat': 'level',
  'world/region/r.0.0.mca': 'region '.repeat(50_000),
  "plugins/a [b] *ö's/config.yml": 'key: value',
}
const beside = { '.zubr/bin/x': 'deleted', 'cache/mojang.jar': 'jar', 'world/session.lock': 'lock' }

async function all<T>(rows: AsyncGenerator<T>): Promise<T[]> {
  const found: T[] = []
  for await (const row of rows) found.push(row)
  return found
}
const pathsOf = (entries: BackupEntry[]) => entries.map(({ path }) => path).toSorted()

/** On every change each test runs with the first engine, and only one test with all. */
const enginesOfTier = byTier({ change: enginesForTests.slice(0, 1), nightly: enginesForTests })
const atNight = test.runIf(isNightly).each(enginesOfTier)

atNight('a server whose files are all deleted has a backup, too (%s)', async (kind) => {
  const { sandbox, engine, server, place } = await engineForTest(kind)
  await put(server.data, beside)
  await rm(join(server.data, 'world'), { recursive: true })
  const { snapshot, files } = await engine.take(server, randomUUID(), { ...work, again: false })
  expect(files).toBe(0)
  await put(server.data, world)
  await restore({ sandbox, engine }, place, server, { snapshot, paths: null }, work)
  const { 'world/session.lock': _, ...expected } = beside
  expect(await contentOf(server.data)).toEqual(expected)
})

test.each(enginesForTests)('backup: all files worth keeping are restored as they were (%s)', async (kind) => {
  const { sandbox, engine, server, place } = await engineForTest(kind)
  await put(server.data, { ...world, ...beside })
  await symlink('/etc/passwd', join(server.data, 'link'))
  await mkdir(join(server.data, 'empty'))
  await ownedForTest(server.data)
  await utimes(join(server.data, 'server.properties'), 1_000, 1_000)
  const taken = await engine.take(server, randomUUID(), { ...work, again: false })
  expect(taken).toMatchObject({ files: 4, bytes: Object.values(world).join('').length })
  expect(await engine.list(server)).toHaveLength(1)
  const entries = await all(engine.entries(server, taken.snapshot, null, work.signal))
  expect(pathsOf(entries).filter((path) => path in world)).toEqual(Object.keys(world).toSorted())
  expect(pathsOf(entries).filter((path) => path in beside)).toEqual([])
  expect(pathsOf(await all(engine.entries(server, taken.snapshot, '', work.signal)))).toEqual([
    ...['empty', 'link', 'plugins', 'server.properties', 'world'],
  ])
  expect(await all(engine.entries(server, taken.snapshot, 'world', work.signal))).toMatchObject([
    { path: 'world/level.dat', kind: 'file', size: 5 },
    { path: 'world/region', kind: 'folder' },
  ])

  await rm(join(server.data, 'world'), { recursive: true })
  await rm(join(server.data, 'link'))
  await put(server.data, {
    'server.properties': 'motd=two',
    'world/new.dat': 'new',
    'more/x': 'x',
    ...beside,
  })
  const input = { snapshot: taken.snapshot, paths: null }
  expect(await changesOf({ sandbox, engine }, server, input, work.signal)).toMatchObject({
    ...{ added: 3, changed: 1, removed: 2 },
    named: expect.arrayContaining([
      { path: 'server.properties', kind: 'changed' },
      { path: 'world/new.dat', kind: 'removed' },
      { path: 'link', kind: 'added' },
    ]),
  })
  await restore({ sandbox, engine }, place, server, input, work)
  const expected = { '.zubr/bin/x': 'deleted', 'cache/mojang.jar': 'jar' }
  expect(await contentOf(server.data)).toEqual({ ...world, ...expected })
  expect(await readlink(join(server.data, 'link'))).toBe('/etc/passwd')
  expect((await lstat(join(server.data, 'empty'))).isDirectory()).toBe(true)
  const { uid, mtimeMs } = await lstat(join(server.data, 'server.properties'))
  expect({ uid, mtimeMs }).toEqual({ uid: uidForTest, mtimeMs: 1_000_000 })
  expect((await lstat(join(server.data, 'world/region'))).uid).toBe(uidForTest)
  expect(await changesOf({ sandbox, engine }, server, input, work.signal)).toMatchObject({
    added: 0,
    changed: 0,
    removed: 0,
  })
  await engine.check(server, work)
  expect(await engine.size(server)).toBeGreaterThan(0)
})

test.each(enginesOfTier)(
  'restore: only chosen paths are restored, even with wildcard characters (%s)',
  async (kind) => {
    const { sandbox, engine, server, place } = await engineForTest(kind)
    await put(server.data, { ...world, 'plugins/a b x/config.yml': 'other', 'world/session.lock': 'lock' })
    const { snapshot } = await engine.take(server, randomUUID(), { ...work, again: false })
    await rm(join(server.data, 'plugins'), { recursive: true })
    await put(server.data, {
      'server.properties': 'two',
      'world/region/r.0.0.mca': 'broken',
      'world/region/r.9.9.mca': 'new',
    })
    const paths = ["plugins/a [b] *ö's", 'world/region', 'world/region/r.0.0.mca']
    expect(await changesOf({ sandbox, engine }, server, { snapshot, paths }, work.signal)).toMatchObject({
      ...{ added: 1, changed: 1, removed: 1 },
    })
    await restore({ sandbox, engine }, place, server, { snapshot, paths }, work)
    expect(await contentOf(server.data)).toEqual({
      ...world,
      'server.properties': 'two',
      'world/session.lock': 'lock',
    })
    for (const path of ['../x', '.zubr/bin', '', 'world/../..'])
      await expect(
        restore({ sandbox, engine }, place, server, { snapshot, paths: [path] }, work),
      ).rejects.toThrow('no path')
    await expect(
      restore({ sandbox, engine }, place, server, { snapshot, paths: ['nothing'] }, work),
    ).rejects.toThrow('nothing of that')
  },
)

test.each(enginesOfTier)(
  'retention: forgotten backups are gone, the others stay whole; null deletes all (%s)',
  async (kind) => {
    const { engine, server } = await engineForTest(kind)
    expect(await engine.list(server)).toEqual([])
    expect(await engine.size(server)).toBe(0)
    await put(server.data, world)
    const first = await engine.take(server, randomUUID(), { ...work, again: false })
    await put(server.data, { 'server.properties': 'two' })
    const second = await engine.take(server, randomUUID(), { ...work, again: false })
    await engine.forget(
      server,
      [first.snapshot, 'ffffffffffffffff'].slice(0, kind === 'restic' ? 2 : 1),
      work,
    )
    expect(await engine.list(server)).toEqual([expect.stringContaining(second.snapshot)])
    await engine.check(server, work)
    await expect(all(engine.entries(server, first.snapshot, null, work.signal))).rejects.toThrow(/no.*backup/)
    await engine.forget(server, null, work)
    expect(await engine.list(server)).toEqual([])
  },
)

test.each(enginesOfTier)(
  'idempotency: a backup that a killed agent had made is not made twice (%s)',
  async (kind) => {
    const { engine, server } = await engineForTest(kind)
    await put(server.data, world)
    const job = randomUUID()
    const first = await engine.take(server, job, { ...work, again: false })
    const again = await engine.take(server, job, { ...work, again: true })
    expect(again.snapshot).toContain(first.snapshot)
    expect(again.bytes).toBe(first.bytes)
    expect(await engine.list(server)).toHaveLength(1)
  },
)

test.each(enginesOfTier)('download: files and folders of a backup arrive as they were (%s)', async (kind) => {
  const { engine, server } = await engineForTest(kind)
  await put(server.data, world)
  const { snapshot } = await engine.take(server, randomUUID(), { ...work, again: false })
  const file = await engine.dump(
    server,
    snapshot,
    { path: 'world/region/r.0.0.mca', format: 'file' },
    work.signal,
  )
  expect(await text(file.content)).toBe(world['world/region/r.0.0.mca'])
  await file.ended
  const archive = await engine.dump(server, snapshot, { path: 'world', format: 'tar' }, work.signal)
  const packed = await text(archive.content)
  await archive.ended
  expect(packed).toContain('level.dat')
  expect(packed).not.toContain('motd')
})

test.each(enginesOfTier)(
  'restart: a restore killed at any step is finished or undone by the next agent (%s)',
  async (kind) => {
    const { sandbox, engine, server, place } = await engineForTest(kind)
    await put(server.data, world)
    const { snapshot } = await engine.take(server, randomUUID(), { ...work, again: false })
    const present = { 'server.properties': 'two', 'other/file': 'x' }
    await rm(server.data, { recursive: true })
    await put(server.data, present)
    // Cancelled while files arrive: nothing has changed.
    const stop = new AbortController()
    const stopped = restore(
      { sandbox, engine },
      place,
      server,
      { snapshot, paths: null },
      {
        signal: stop.signal,
        percent: () => undefined,
      },
    )
    stop.abort()
    await expect(stopped).rejects.toThrow('abort')
    await recover(sandbox, place)
    expect(await contentOf(server.data)).toEqual(present)
  },
)

atNight('what has a name that is no UTF-8 is put back like the rest (%s)', async (kind) => {
  const { sandbox, engine, server, place } = await engineForTest(kind)
  await put(server.data, world)
  const odd = (name: string) => Buffer.concat([Buffer.from(`${server.data}/`), Buffer.from(name, 'latin1')])
  await mkdir(odd('mondes-\xe9'))
  await writeFile(odd('mondes-\xe9/\xe8.dat'), 'kept')
  await writeFile(odd('\xe9.dat'), 'kept')
  await ownedForTest(server.data)
  const { snapshot } = await engine.take(server, randomUUID(), { ...work, again: false })
  await writeFile(odd('\xe9.dat'), 'changed')
  await writeFile(odd('\xea.dat'), 'new')
  await rm(odd('mondes-\xe9'), { recursive: true })
  await restore({ sandbox, engine }, place, server, { snapshot, paths: null }, work)
  expect(await readFile(odd('\xe9.dat'), 'utf8')).toBe('kept')
  expect(await readFile(odd('mondes-\xe9/\xe8.dat'), 'utf8')).toBe('kept')
  expect((await lstat(odd('mondes-\xe9/\xe8.dat'))).uid).toBe(uidForTest)
  await expect(lstat(odd('\xea.dat'))).rejects.toThrow('ENOENT')
  expect(await readdir(join(server.data, '.zubr'))).toEqual([])
})

atNight('a thousand paths of the longest kind are put back (%s)', async (kind) => {
  const { sandbox, engine, server, place } = await engineForTest(kind)
  const deep = Array.from({ length: 10 }, () => 'x'.repeat(200)).join('/')
  await put(server.data, { [`${deep}/0`]: 'kept', [`${deep}/999`]: 'kept', other: 'kept' })
  const { snapshot } = await engine.take(server, randomUUID(), { ...work, again: false })
  const now = { [`${deep}/0`]: 'changed', [`${deep}/1`]: 'new', other: 'changed' }
  await put(server.data, now)
  await rm(join(server.data, deep, '999'))
  const paths = Array.from({ length: 1_000 }, (_, i) => `${deep}/${i}`)
  await restore({ sandbox, engine }, place, server, { snapshot, paths }, work)
  const expected = { [`${deep}/0`]: 'kept', [`${deep}/999`]: 'kept', other: 'changed' }
  expect(await contentOf(server.data)).toEqual(expected)
})

test.runIf(process.getuid?.() === 0).each(enginesOfTier)(
  'backup: files that grow are saved up to the reported length, others as they are (%s)',
  async (kind) => {
    const { dataDir, sandbox, engine, server, place } = await engineForTest(kind)
    const db = 'worlds/My world/db'
    const files = {
      [`${db}/MANIFEST-1`]: 'held, and more',
      [`${db}/1.log`]: 'more',
      [`${db}/2.ldb`]: 'whole',
      'worlds/short': 'x',
    }
    await put(server.data, files)
    await utimes(join(server.data, `${db}/MANIFEST-1`), 1_000, 1_000)
    // Files that a server may name to block its node or to fill the disk.
    execFileSync('mkfifo', [join(server.data, 'worlds/fifo')])
    const lengths = new Map([
      ...Object.entries({ [`${db}/MANIFEST-1`]: 4, [`${db}/1.log`]: 0, [`${db}/2.ldb`]: 5 }),
      ...Object.entries({ 'worlds/short': 10, 'worlds/gone': 4, '../../outside': 1 }),
      ...Object.entries({ 'worlds/fifo': 0, [`${db}/./1.log`]: 4, 'worlds//short': 1 }),
    ])
    const folder = join(dataDir, 'cut')
    const { taken, isConsistent: isAsSaid } = await withConsistentCopies(
      sandbox,
      server,
      lengths,
      folder,
      work.signal,
      (replacements) => engine.take(server, randomUUID(), { ...work, again: false, replacements }),
    )
    const { snapshot } = taken
    expect(isAsSaid).toBe(false)
    expect(existsSync(folder)).toBe(false)
    expect(await contentOf(server.data)).toEqual(files)
    await restore({ sandbox, engine }, place, server, { snapshot, paths: null }, work)
    const expected = { ...files, [`${db}/MANIFEST-1`]: 'held', [`${db}/1.log`]: '' }
    expect(await contentOf(server.data)).toEqual(expected)
    const { uid, mtimeMs } = await lstat(join(server.data, `${db}/MANIFEST-1`))
    expect({ uid, mtimeMs }).toEqual({ uid: uidForTest, mtimeMs: 1_000_000 })
    await engine.check(server, work)
  },
)
