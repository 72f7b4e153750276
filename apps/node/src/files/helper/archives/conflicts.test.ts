import { mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileOutcome } from '@zubr/contracts/files/answers'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { beforeAll, expect, test } from 'vitest'
import { filesForTest, rowsOf, treeOf } from '../../testing/helper.ts'
import { isInside, leadsThrough } from './inspect.ts'
import { type Packed, run, scratch, writeTarball } from './testing/archives.ts'

beforeAll(() => ensureSandboxTools(() => undefined, ['libarchive-tools', '7zip']))

type IfTaken = 'refuse' | 'replace' | 'keep_both' | 'skip'
type Files = Awaited<ReturnType<typeof filesForTest>>['files']
const unpack = (files: Files, ifTaken: IfTaken, into = '') =>
  rowsOf<FileOutcome>(files.rows('unpack', { path: 'a.tgz', into, ifTaken })).then(
    (rows) => Object.fromEntries(rows.flatMap(({ path, reason }) => (reason ? [[path, reason]] : []))),
    ({ failure: { code, path } }) => ({ code, path }),
  )
const contentsOf = async (data: string) => {
  const { 'a.tgz': _, ...rest } = await treeOf(data)
  return rest
}

/** Files of a server, and an archive whose second entry cannot be placed there. */
async function filesWithConflict(second: Packed) {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'plugins/Essentials'), { recursive: true })
  await writeFile(join(data, 'first.txt'), 'old')
  await writeFile(join(data, 'world'), 'a file')
  await symlink('nowhere', join(data, 'dangling'))
  await writeTarball(join(data, 'a.tgz'), [
    { path: 'first.txt', content: 'new' },
    { path: 'new.txt', content: 'new' },
    second,
  ])
  return { data, files, before: await contentsOf(data) }
}

const x = { content: 'x' }
const conflicts: [what: string, entry: Packed, code: string, path: string][] = [
  ['a file through a file', { path: 'world/level.dat', ...x }, 'not_a_folder', 'world'],
  ['a file far below a file', { path: 'world/region/r.mca', ...x }, 'not_a_folder', 'world'],
  ['a folder in place of a file', { path: 'world' }, 'not_a_folder', 'world'],
  ['a file through a dangling link', { path: 'dangling/a', ...x }, 'not_a_folder', 'dangling'],
  ['a link through a file', { path: 'world/l', type: 'symlink', to: 'm' }, 'not_a_folder', 'world'],
]

test.each([
  ...conflicts,
  ['a file in place of a folder', { path: 'plugins/Essentials', ...x }, 'is_a_folder', 'plugins/Essentials'],
] satisfies typeof conflicts)(
  'replace: %s is refused before anything changes',
  async (_, entry, code, path) => {
    const { data, files, before } = await filesWithConflict(entry)
    expect(await unpack(files, 'replace')).toEqual({ code, path })
    expect(await contentsOf(data)).toEqual(before)
  },
)

test.each(conflicts)('keep_both, refuse: %s changes nothing either', async (_, entry, code, path) => {
  const { data, files, before } = await filesWithConflict(entry)
  expect(await unpack(files, 'keep_both')).toEqual({ code, path })
  expect(await unpack(files, 'refuse')).toEqual({ code: 'taken', path: 'first.txt' })
  expect(await contentsOf(data)).toEqual(before)
})

test.each(conflicts)('skip: %s is skipped and reported', async (_, entry) => {
  const { data, files, before } = await filesWithConflict(entry)
  expect(await unpack(files, 'skip')).toEqual({ [entry.path]: 'taken' })
  expect(await contentsOf(data)).toEqual({ ...before, 'new.txt': 'new' })
})

test('refuse: the name of a dangling link counts as taken', async () => {
  const { data, files } = await filesForTest()
  await symlink('nowhere', join(data, 'z.txt'))
  await writeTarball(
    join(data, 'a.tgz'),
    ['a.txt', 'z.txt'].map((path) => ({ path, ...x })),
  )
  expect(await unpack(files, 'refuse')).toEqual({ code: 'taken', path: 'z.txt' })
  expect(Object.keys(await contentsOf(data))).not.toContain('a.txt')
})

test('keep_both: a file never takes the name of a folder in the archive', async () => {
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'a.txt'), 'old')
  await writeTarball(join(data, 'a.tgz'), [
    { path: 'a.txt', content: 'new' },
    { path: 'a (2).txt/b', content: 'inner' },
  ])
  expect(await unpack(files, 'keep_both')).toEqual({})
  expect(await contentsOf(data)).toMatchObject({
    ...{ 'a.txt': 'old', 'a (2).txt/b': 'inner', 'a (3).txt': 'new' },
  })
})

test.each(['refuse', 'replace', 'keep_both', 'skip'] as const)(
  'own: the service’s files are skipped and reported, all others are unpacked (%s)',
  async (ifTaken) => {
    const { data, files } = await filesForTest()
    await writeTarball(join(data, 'a.tgz'), [
      { path: 'first.txt', ...x },
      { path: '.zubr' },
      { path: '.zubr/bin/old.txt', ...x },
      { path: 'backup/.zubr/bin/old.txt', ...x },
      { path: 'last.txt', ...x },
    ])
    const skipped = { '.zubr': 'not_here', '.zubr/bin/old.txt': 'not_here' }
    const all = { ...skipped, 'backup/.zubr/bin/old.txt': 'not_here' }
    expect(await unpack(files, ifTaken)).toEqual(all)
    expect(await contentsOf(data)).toMatchObject({ 'first.txt': 'x', 'last.txt': 'x' })
    expect(await unpack(files, ifTaken, 'out')).toEqual(all)
    expect(await treeOf(join(data, 'out'))).toEqual({ 'first.txt': 'x', 'last.txt': 'x' })
  },
)

test('own: a link to a folder of the service is refused before anything changes', async () => {
  const { data, files } = await filesForTest()
  await symlink('.zubr', join(data, 'mine'))
  await writeTarball(
    join(data, 'a.tgz'),
    ['a.txt', 'mine/b.txt'].map((path) => ({ path, ...x })),
  )
  for (const ifTaken of ['refuse', 'replace', 'keep_both', 'skip'] as const)
    expect(await unpack(files, ifTaken)).toEqual({ code: 'not_here', path: 'mine' })
  expect(Object.keys(await contentsOf(data))).not.toContain('a.txt')
})

test.each(['tar', 'zip', '7z'])(
  'links: one that leads out through another is skipped (%s)',
  async (format) => {
    const folder = scratch()
    const good = { 'p/q/x': '../..', 'lib.so': 'lib.so.1', 'lib.so.1': 'lib.so.1.2', 'p/up': '../lib.so' }
    const bad = { y: 'p/q/x/../..', z: 'p/q/x/secret', 'p/w': './q/x/r' }
    await mkdir(join(folder, 'd/p/q'), { recursive: true })
    for (const [path, target] of Object.entries({ ...good, ...bad }))
      await symlink(target, join(folder, 'd', path))
    const how: [string, ...string[]] =
      format === 'tar' ? ['bsdtar', '-cf'] : ['7zz', 'a', '-snl', `-t${format}`]
    run(join(folder, 'd'), ...how, '../a.tgz', 'p', 'y', 'z', 'lib.so', 'lib.so.1')
    const { data, files } = await filesForTest()
    await writeFile(join(data, 'a.tgz'), await readFile(join(folder, 'a.tgz')))
    expect(await unpack(files, 'replace', 'out')).toEqual({ y: 'link', z: 'link', 'p/w': 'link' })
    for (const [path, target] of Object.entries(good))
      expect(await readlink(join(data, 'out', path))).toBe(target)
  },
)

test('links: `..` after a name may refer to the parent of another link', () => {
  expect(isInside('a/b/c', '../../d')).toBe(true)
  expect(isInside('a/b/c', './../d/e')).toBe(true)
  for (const target of ['../../../d', 'd/..', 'd/../e', '../d/../e', '/d', ''])
    expect(isInside('a/b/c', target)).toBe(false)
  expect(leadsThrough(new Set(['a/x']), 'a/b/c', '../x/y')).toBe(true)
  expect(leadsThrough(new Set(['a/x']), 'a/b/c', '../x')).toBe(false)
})
