import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync, zstdCompress } from 'node:zlib'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { beforeAll, expect, test } from 'vitest'
import { filesForTest, rowsOf, treeOf } from '../../testing/helper.ts'
import { engineFailure, requireEngine } from './engine.ts'
import { rawZip, run, scratch, writeTarball } from './testing/archives.ts'

beforeAll(() => ensureSandboxTools(() => undefined, ['libarchive-tools', '7zip']))

const zstd = promisify(zstdCompress)
const noise = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * i + (i >> 7) * 31) % 253))

/** The error of unpacking these bytes, which must leave nothing. */
async function refusalOf(name: string, bytes: Buffer, diskMb?: number): Promise<unknown> {
  const { data, files } = await filesForTest(diskMb === undefined ? {} : { diskMb })
  await mkdir(join(data, 'out'))
  await writeFile(join(data, name), bytes)
  const before = Object.keys(await treeOf(data))
  const refused = await rowsOf(files.rows('unpack', { path: name, into: 'out', ifTaken: 'replace' })).then(
    (rows) => rows,
    (error) => error.code,
  )
  expect(Object.keys(await treeOf(data))).toEqual(before)
  return refused
}

/** The bytes of an archive of two files, packed by a tool. */
async function packed(name: string, ...command: [string, ...string[]]): Promise<Buffer> {
  const folder = scratch()
  await mkdir(join(folder, 'd'))
  await writeFile(join(folder, 'd/first.bin'), noise)
  await writeFile(join(folder, 'd/second.txt'), 'second')
  run(folder, ...command)
  return readFile(join(folder, name))
}

const formats: [name: string, ...command: [string, ...string[]]][] = [
  ['a.tar', 'tar', '-cf', 'a.tar', 'd'],
  ['a.tar.gz', 'tar', '-czf', 'a.tar.gz', 'd'],
  ['a.tar.bz2', 'bsdtar', '-cf', 'a.tar.bz2', '--bzip2', 'd'],
  ['a.tar.xz', 'bsdtar', '-cf', 'a.tar.xz', '--xz', 'd'],
  ['a.tar.zst', 'bsdtar', '-cf', 'a.tar.zst', '--zstd', 'd'],
  ['a.tar.lz4', 'bsdtar', '-cf', 'a.tar.lz4', '--lz4', 'd'],
  ['a.zip', '7zz', 'a', 'a.zip', 'd'],
  ['a.7z', '7zz', 'a', 'a.7z', 'd'],
]

test.each(formats)('damage: nothing of a truncated %s is unpacked', async (name, ...command) => {
  const whole = await packed(name, ...command)
  for (const part of [0.5, 0.9])
    expect(await refusalOf(name, whole.subarray(0, Math.floor(whole.length * part))), `${part}`).toBe(
      'damaged_archive',
    )
})

// A tar has no checksum of its content, and zstd only on request.
test.each(formats.filter(([name]) => !/\.(?:tar|zst)$/.test(name)))(
  'damage: nothing of %s with one wrong bit is unpacked',
  async (name, ...command) => {
    const whole = await packed(name, ...command)
    whole[Math.floor(whole.length / 2)] = (whole[Math.floor(whole.length / 2)] ?? 0) ^ 4
    expect(await refusalOf(name, whole)).toBe('damaged_archive')
  },
)

test('damage: a zip with false sizes or checksums is refused', async () => {
  const content = Buffer.alloc(300_000, 'zubr')
  // As Finder writes files above 4 GB, with the size modulo 32 bits.
  for (const says of [{ size: 100_000 }, { size: 400_000 }, { crc: 1 }])
    for (const method of [0, 8] as const) {
      const zip = rawZip([
        { name: 'a.db', content, method, says },
        { name: 'b.txt', content: Buffer.from('b') },
      ])
      expect(await refusalOf('a.zip', zip), JSON.stringify({ says, method })).toBe('damaged_archive')
    }
})

test.each<[string, string, ...string[]]>([
  ['zip', 'a.zip'],
  ['zip, AES', 'a.zip', '-mem=AES256'],
  ['7z', 'a.7z'],
  ['7z with its names', 'a.7z', '-mhe=on'],
])('password: a %s is refused as such', async (_, name, ...how) => {
  const bytes = await packed(name, '7zz', 'a', '-psecret', ...how, name, 'd')
  expect(await refusalOf(name, bytes)).toBe('archive_encrypted')
})

test('parts: one part of a split archive is refused as such', async () => {
  const parts = ['-v60k', '-mx0'] as const
  expect(await refusalOf('a.7z.001', await packed('a.7z.001', '7zz', 'a', ...parts, 'a.7z', 'd'))).toBe(
    'archive_split',
  )
  for (const part of ['001', '002', '003']) {
    const bytes = await packed(`a.zip.${part}`, '7zz', 'a', ...parts, 'a.zip', 'd')
    expect(await refusalOf(`a.zip.${part}`, bytes), part).toBe('archive_split')
  }
  const last = rawZip([{ name: 'a', content: noise }])
  // The number of its part, and of the part with its directory.
  last.writeUInt16LE(1, last.length - 18)
  last.writeUInt16LE(1, last.length - 16)
  expect(await refusalOf('a.zip', last)).toBe('archive_split')
})

test('formats: an archive that could name files of the machine is refused, also if compressed', async () => {
  const mtree = Buffer.from('#mtree\n./passwd type=file contents=/etc/passwd\n')
  const cpio = await packed('a.cpio', 'bsdtar', '-cf', 'a.cpio', '--format', 'newc', 'd')
  for (const bytes of [mtree, gzipSync(mtree), gzipSync(cpio), cpio, gzipSync(Buffer.from('text'))])
    expect(await refusalOf('a.tar.gz', bytes)).toBe('not_an_archive')
})

/** A gzip whose header has the checksum of a tar's first block, so that it is both. */
function gzipWithTarChecksum(content: Buffer): Buffer {
  const head = Buffer.alloc(512)
  Buffer.of(0x1f, 0x8b, 8, 4).copy(head)
  head.writeUInt16LE(500, 10)
  head.write('00000000000\0', 124, 'latin1')
  head.fill(' ', 148, 156)
  const sum = head.reduce((all, byte) => all + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  // The header of zlib's output is its first ten bytes.
  return Buffer.concat([head, gzipSync(content).subarray(10)])
}

test('formats: a compressed mtree is refused despite the checksum of a tar', async () => {
  const secret = join(scratch(), 'secret.txt')
  await writeFile(secret, 'secret of the machine')
  const mtree = Buffer.from(`#mtree\n./stolen.txt type=file uname=x contents=${secret}\n`)
  const polyglot = gzipWithTarChecksum(mtree)
  expect(await refusalOf('a.tar', polyglot)).toBe('damaged_archive')
  expect(await refusalOf('a.tar.gz', gzipSync(polyglot))).toBe('damaged_archive')
  expect(await refusalOf('a.tar.zst', await zstd(polyglot))).toBe('not_an_archive')
})

test('formats: a tar of any kind may begin with a block that other formats claim', async () => {
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'BZh91AY&SY'), 'content')
  for (const format of ['v7', 'ustar', 'gnu', 'pax']) {
    run(data, 'tar', '-cf', `${format}.tar`, `--format=${format}`, 'BZh91AY&SY')
    const about = { path: `${format}.tar`, into: format, ifTaken: 'refuse' as const }
    expect(await rowsOf(files.rows('unpack', about))).toEqual([{ path: `${format}.tar`, to: format }])
    expect(await treeOf(join(data, format))).toEqual({ 'BZh91AY&SY': 'content' })
  }
})

test('quota: a bomb is refused before anything is written', async () => {
  const folder = scratch()
  const zeros = Buffer.alloc(60 * 2 ** 20)
  const tar = await readFile(await writeTarball(join(folder, 'a'), [{ path: 'a', content: zeros }]))
  const zip = rawZip([{ name: 'a', content: zeros, method: 8 }])
  for (const bytes of [tar, zip]) expect(await refusalOf('a', bytes, 20)).toBe('no_room')
})

test('tools: a machine without the programs reports that', () => {
  expect(() => requireEngine('7zz', ['/nowhere'])).toThrow('no_archive_tool')
  expect(requireEngine('bsdtar')).toMatch(/bsdtar$/)
  expect(engineFailure("ERROR: Can't allocate required memory!").failure.code).toBe('archive_not_supported')
})
