import { mkdir, readdir, readFile, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileOutcome, PackedEntry } from '@zubr/contracts/files/answers'
import { expect, test } from 'vitest'
import type { Args } from '../../server-files.ts'
import { contentOf, filesForTest, rowsOf } from '../../testing/helper.ts'
import { writeTarball, writeZip } from './testing/archives.ts'

type Files = Awaited<ReturnType<typeof filesForTest>>['files']
const formats = ['zip', 'tar.gz'] as const
const refuse = 'refuse' as const

const outcomes = (files: Files, op: 'pack' | 'unpack', args: Args<'pack'> | Args<'unpack'>) =>
  rowsOf<FileOutcome>(files.rows(op, args))

/** A world of a few files, one of which is larger than a piece. */
async function world(data: string) {
  await mkdir(join(data, 'Мой мир/region'), { recursive: true })
  await mkdir(join(data, 'Мой мир/empty'))
  await writeFile(join(data, 'Мой мир/level.dat'), 'level', { mode: 0o640 })
  await utimes(join(data, 'Мой мир/level.dat'), 1_700_000_000, 1_700_000_000)
  const region = Buffer.from(Array.from({ length: 700_000 }, (_, i) => (i * i) % 251))
  await writeFile(join(data, 'Мой мир/region/r.0.0.mca'), region)
  return region
}

test.each(formats)('pack: an archive as %s unpacks to the same files', async (format) => {
  const { data, files } = await filesForTest()
  const region = await world(data)
  await symlink('level.dat', join(data, 'Мой мир/link'))
  await symlink('..', join(data, 'Мой мир/circle'))
  await symlink('/etc/passwd', join(data, 'Мой мир/out'))
  await mkdir(join(data, 'there'))
  const pack = { paths: ['Мой мир'], into: '', name: 'a', format, ifTaken: refuse }
  expect(await outcomes(files, 'pack', pack)).toEqual([{ path: 'Мой мир', to: 'a' }])
  const listed = await rowsOf<PackedEntry>(files.rows('peek', { path: 'a' }))
  expect(
    listed
      .filter(({ kind }) => kind === 'file')
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    'Мой мир/level.dat',
    // The file to which an inner link leads.
    'Мой мир/link',
    'Мой мир/region/r.0.0.mca',
  ])
  expect(await outcomes(files, 'unpack', { path: 'a', into: 'there', ifTaken: refuse })).toEqual([
    { path: 'a', to: 'there' },
  ])
  const out = join(data, 'there/Мой мир')
  expect((await readdir(out)).sort()).toEqual(['empty', 'level.dat', 'link', 'region'])
  expect((await readFile(join(out, 'region/r.0.0.mca'))).equals(region)).toBe(true)
  const { mode, mtimeMs } = await stat(join(out, 'level.dat'))
  expect([mode & 0o777, mtimeMs]).toEqual([0o640, 1_700_000_000_000])
})

test.each(formats)('download: a %s equals the one that packing creates', async (format) => {
  const { data, files } = await filesForTest()
  await world(data)
  const whole = await contentOf(await files.content('packStream', { paths: ['Мой мир'], format }))
  await writeFile(join(data, 'a'), whole)
  const listed = await rowsOf<PackedEntry>(files.rows('peek', { path: 'a' }))
  expect(listed.length).toBe(5)
})

test('pack: the top can be packed, without the agent’s own folder', async () => {
  const { data, files } = await filesForTest()
  await world(data)
  await files.call('write', { path: 'a.txt' }, { content: Buffer.from('a') })
  const whole = await contentOf(await files.content('packStream', { paths: [''], format: 'zip' }))
  await writeFile(join(data, 'all.zip'), whole)
  const listed = await rowsOf<PackedEntry>(files.rows('peek', { path: 'all.zip' }))
  expect(listed.map(({ path }) => path)).not.toContainEqual(expect.stringMatching(/^\.zubr/))
  expect(listed.map(({ path }) => path)).toContain('Мой мир/level.dat')
})

test('conflicts: taken names are refused first, replaced, skipped, or kept beside', async () => {
  const { data, files } = await filesForTest()
  await writeZip(join(data, 'a.zip'), [
    { path: 'config/' },
    { path: 'config/a.yml', content: 'new' },
    { path: 'first.txt', content: 'new' },
  ])
  await mkdir(join(data, 'config'))
  await writeFile(join(data, 'config/a.yml'), 'old')
  const unpack = (ifTaken: 'refuse' | 'replace' | 'skip' | 'keep_both') =>
    outcomes(files, 'unpack', { path: 'a.zip', into: '', ifTaken })
  const now = async () => [
    (await readdir(join(data, 'config'))).sort(),
    await readFile(join(data, 'config/a.yml'), 'utf8'),
  ]
  await expect(unpack('refuse')).rejects.toMatchObject({ code: 'taken' })
  expect(await readdir(data)).not.toContain('first.txt')
  await unpack('skip')
  expect(await now()).toEqual([['a.yml'], 'old'])
  await unpack('keep_both')
  expect(await now()).toEqual([['a (2).yml', 'a.yml'], 'old'])
  await unpack('replace')
  expect(await now()).toEqual([['a (2).yml', 'a.yml'], 'new'])
})

test('unpack: links on the path lead nowhere outside', async () => {
  const { data, files } = await filesForTest()
  const outside = (await filesForTest()).data
  await symlink(outside, join(data, 'plugins'))
  await symlink(join(outside, 'b'), join(data, 'b'))
  await writeTarball(join(data, 'a'), [{ path: 'plugins/evil.jar', content: 'x' }])
  await writeTarball(join(data, 'b2'), [{ path: 'b', content: 'x' }])
  await expect(outcomes(files, 'unpack', { path: 'a', into: '', ifTaken: 'replace' })).rejects.toMatchObject({
    code: 'leads_out',
  })
  // A link at the end of the path is replaced, not followed.
  await outcomes(files, 'unpack', { path: 'b2', into: '', ifTaken: 'replace' })
  expect(await readFile(join(data, 'b'), 'utf8')).toBe('x')
  expect((await readdir(outside)).filter((name) => name !== '.zubr')).toEqual([])
})

test('own: an archive writes nothing to the service’s folder, also through a link', async () => {
  const { data, files } = await filesForTest()
  await writeZip(join(data, 'a.zip'), [{ path: '.zubr/bin/x', content: 'x' }])
  await symlink('.', join(data, 'top'))
  for (const into of ['', 'top']) {
    const rows = await outcomes(files, 'unpack', { path: 'a.zip', into, ifTaken: 'replace' })
    expect(rows).toContainEqual({ path: '.zubr/bin/x', skipped: true, reason: 'not_here' })
  }
  expect(await readdir(join(data, '.zubr'), { recursive: true })).not.toContain('bin/x')
})

test('pack: a cancelled one leaves nothing', async () => {
  const { data, files } = await filesForTest()
  await mkdir(join(data, 'world'))
  await writeFile(join(data, 'world/big'), '')
  // A sparse file: packing it takes long, but no disk.
  await truncate(join(data, 'world/big'), 20 * 2 ** 30)
  const stop = new AbortController()
  const packing = rowsOf(
    files.rows(
      'pack',
      { paths: ['world'], into: '', name: 'a.tar.gz', format: 'tar.gz', ifTaken: refuse },
      { signal: stop.signal, onProgress: () => stop.abort() },
    ),
  )
  await expect(packing).rejects.toThrow()
  await expect.poll(() => readdir(join(data, '.zubr/unfinished'))).toEqual([])
  expect((await readdir(data)).sort()).toEqual(['.zubr', 'world'])
})
test('quota: an archive too large for the plan’s disk is refused before it is unpacked', async () => {
  const { data, files } = await filesForTest({ diskMb: 1 })
  await writeZip(join(data, 'a.zip'), [{ path: 'big', content: Buffer.alloc(3 * 2 ** 20, 'zubr') }])
  await expect(
    outcomes(files, 'unpack', { path: 'a.zip', into: '', ifTaken: 'refuse' }),
  ).rejects.toMatchObject({ code: 'no_room' })
  expect(await readdir(data)).not.toContain('big')
})
