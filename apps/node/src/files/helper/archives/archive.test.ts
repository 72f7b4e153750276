import { closeSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Failed } from '../failure.ts'
import { archiveFormat, entriesOf } from './archive.ts'
import { opened, scratch, sevenZipped, writeTarball, writeZip } from './archives-for-tests.ts'
import type { NameEncoding } from './entry.ts'
import { checkedEntries, inspect, mostEntries } from './inspect.ts'
import { decodeName } from './zip-names.ts'

const never = new AbortController().signal

async function contentsOf(file: string, names: NameEncoding = 'cp866') {
  const fd = opened(file)
  const found: Record<string, string | null> = {}
  for await (const { path, kind, content } of entriesOf(fd, names, never)) {
    const pieces: Uint8Array[] = []
    if (kind === 'file') for await (const piece of content()) pieces.push(piece)
    found[path] = kind === 'file' ? Buffer.concat(pieces).toString() : null
  }
  closeSync(fd)
  return found
}

async function refusalOf(file: string): Promise<unknown> {
  const fd = opened(file)
  const refused = await inspect(fd, 'cp866', never).then(
    () => 'nothing',
    (error) => (error instanceof Failed ? error.failure.code : error),
  )
  closeSync(fd)
  return refused
}

const two = [{ path: 'мир/' }, { path: 'мир/level.dat', content: 'hello\n' }, { path: 'a.txt', content: '' }]
const asRead = { 'мир/': null, 'мир/level.dat': 'hello\n', 'a.txt': '' }

test('zip, tar.gz and 7z are read, and known by their first bytes alone', async () => {
  const folder = scratch()
  const zip = await writeZip(join(folder, 'zip.jar'), two)
  const tar = await writeTarball(join(folder, 'tar.backup'), two)
  const seven = join(folder, 'seven')
  writeFileSync(seven, sevenZipped)
  expect([zip, tar, seven].map((file) => archiveFormat(opened(file)))).toEqual(['zip', 'tar.gz', '7z'])
  expect(await contentsOf(zip)).toEqual(asRead)
  expect(await contentsOf(tar)).toEqual(asRead)
  expect(await contentsOf(seven)).toEqual({
    'мир/level.dat': 'hello\n',
    'мир/region/r.0.0.mca': '\0'.repeat(3_000),
  })
})

test('what is no archive, and one that is damaged, is said so', async () => {
  const folder = scratch()
  const text = join(folder, 'a.zip')
  writeFileSync(text, 'PK, a text')
  expect(await refusalOf(text)).toBe('not_an_archive')
  for (const write of [writeZip, writeTarball]) {
    const file = await write(join(folder, 'cut'), [
      { path: 'a', content: Buffer.alloc(100_000, 'zubr and forest ') },
      { path: 'b', content: 'b' },
    ])
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length - 30))
    expect(await refusalOf(file), write.name).toBe('damaged_archive')
  }
})

test('a file of a zip whose content is not what it was when it was packed is damaged', async () => {
  const file = await writeZip(join(scratch(), 'a.zip'), [
    { path: 'a.bin', content: Buffer.from('aaaaaaaaaabcdefghijklmnopqrstuvw0123456789') },
  ])
  const whole = readFileSync(file)
  // Within the content: behind the local head of 30 bytes and the name.
  whole[50] = (whole[50] ?? 0) ^ 1
  writeFileSync(file, whole)
  await expect(contentsOf(file)).rejects.toMatchObject({ message: 'damaged_archive' })
})

test('names of zips of Russian Windows are read, and UTF-8 that does not say so', () => {
  const cp866 = Buffer.from([0x8c, 0xa8, 0xe0])
  expect(decodeName(cp866, false, 'cp866')).toBe('Мир')
  expect(decodeName(Buffer.from([0x81, 0xe1]), false, 'cp437')).toBe('üß')
  expect(decodeName(Buffer.from('Мир'), false, 'cp437')).toBe('Мир')
})

test.each([
  ['climbs', { path: '../../etc/passwd', content: 'x' }],
  ['climbs in the middle', { path: 'a/../../b', content: 'x' }],
  ['begins at the root', { path: '/etc/passwd', content: 'x' }],
  ['names a drive', { path: 'C:/a', content: 'x' }],
])('an archive with a path that %s is refused whole', async (_, bad) => {
  const folder = scratch()
  const good = { path: 'good.txt', content: 'x' }
  expect(await refusalOf(await writeZip(join(folder, 'zip'), [good, bad]))).toBe('archive_refused')
  expect(await refusalOf(await writeTarball(join(folder, 'tar'), [good, bad]))).toBe('archive_refused')
})

test('links and devices in an archive are refused', async () => {
  const folder = scratch()
  const link = await writeZip(join(folder, 'zip'), [{ path: 'a', content: '/etc/passwd', mode: 0o120777 }])
  expect(await refusalOf(link)).toBe('archive_refused')
  for (const type of ['symlink', 'link', 'character-device', 'fifo'] as const) {
    const tar = await writeTarball(join(folder, type), [{ path: 'a', type, to: '/etc/passwd' }])
    expect(await refusalOf(tar), type).toBe('archive_refused')
  }
})

test('a bomb is refused before it is unpacked', async () => {
  const folder = scratch()
  const zeros = Buffer.alloc(60 * 2 ** 20)
  expect(await refusalOf(await writeZip(join(folder, 'zip'), [{ path: 'a', content: zeros }]))).toBe(
    'archive_refused',
  )
  expect(await refusalOf(await writeTarball(join(folder, 'tar'), [{ path: 'a', content: zeros }]))).toBe(
    'archive_refused',
  )
})

test('so many entries that they are no server’s are refused', async () => {
  const folder = scratch()
  const one = gunzipSync(readFileSync(await writeTarball(join(folder, 'one'), [{ path: 'a', content: '' }])))
  const file = join(folder, 'many')
  writeFileSync(file, gzipSync(Buffer.alloc((mostEntries + 1) * 512, one.subarray(0, 512)), { level: 1 }))
  expect(await refusalOf(file)).toBe('too_many')
})

test('an entry’s path is told as the names that it is made of', async () => {
  const file = await writeTarball(join(scratch(), 'a'), [{ path: './a//b/./c.txt', content: 'x' }])
  const fd = opened(file)
  for await (const { entry } of checkedEntries(fd, 'cp866', never))
    expect(entry.names).toEqual(['a', 'b', 'c.txt'])
  closeSync(fd)
})
