import { execFileSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackedEntry } from '@zubr/contracts/files/answers'
import { type NameEncoding, nameEncodings } from '@zubr/contracts/files/file-constants'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { beforeAll, expect, test } from 'vitest'
import { filesForTest, rowsOf } from '../../../testing/helper.ts'
import { rawZip, run, scratch } from '../testing/archives.ts'
import { detectEncoding } from './detect-encoding.ts'
import { decodeName } from './name-encodings.ts'
import { cleanPath } from './paths.ts'

beforeAll(() => ensureSandboxTools(() => undefined, ['libarchive-tools', '7zip']))

/** The bytes of a text in an encoding, by the decoding tables. */
function encoded(text: string, encoding: NameEncoding): Buffer {
  const all = Array.from({ length: 256 }, (_, byte) => decodeName(Buffer.of(byte), encoding))
  return Buffer.from([...text].map((letter) => all.indexOf(letter)))
}

test('tables: encodings without a decoder of the platform match those of iconv', () => {
  for (const encoding of [
    'cp437',
    'cp850',
    'cp852',
    'cp775',
    'cp1125',
    'cp866',
    'cp1250',
    'cp1257',
  ] as const) {
    const bytes = Buffer.from(Array.from({ length: 128 }, (_, at) => at + 128))
    const unassigned = encoding === 'cp1250' || encoding === 'cp1257'
    if (unassigned) continue
    const expected = execFileSync('iconv', ['-f', encoding.toUpperCase(), '-t', 'UTF-8'], { input: bytes })
    expect(decodeName(bytes, encoding), encoding).toBe(expected.toString())
  }
})

test.each<[likely: NameEncoding, packedIn: NameEncoding, names: string[]]>([
  ['cp852', 'cp852', ['Świat gracza', 'Żółw', 'ŁĄKA']],
  ['cp852', 'cp1250', ['Świat gracza', 'Zażółć gęślą jaźń']],
  ['cp866', 'cp866', ['Мой мир', 'ёлка']],
  ['cp866', 'cp1251', ['Мой мир', 'Новая папка']],
  ['cp866', 'cp1125', ['Світ гравця', 'Їжак', 'Європа']],
  ['cp866', 'cp1251', ['Світ гравця', 'Їжак', 'Мій світ']],
  ['cp850', 'cp850', ['Welt für Jörg', 'Straße', 'ÄÖÜ']],
  ['cp850', 'cp1252', ['Welt für Jörg', 'Größe']],
  ['cp850', 'cp850', ['Söiden maailma', 'äiti']],
  ['cp775', 'cp775', ['Pasaulė', 'Žaidėjų pasaulis', 'Šiaurė']],
  ['cp775', 'cp1257', ['Žaidėjų pasaulis', 'Mįslė']],
  ['cp775', 'cp775', ['Mājas', 'Spēlētāja pasaule', 'ŅĶĻ']],
  ['cp775', 'cp775', ['Õhtu', 'Jõulud', 'Ööbik']],
  ['cp437', 'cp437', ['Welt für Jörg']],
  // From another language than the panel's.
  ['cp866', 'cp852', ['Świat gracza', 'Żółw']],
  ['cp852', 'cp866', ['Мой мир', 'Новая папка']],
  ['cp437', 'cp866', ['Мой мир', 'Новая папка']],
  ['cp437', 'cp775', ['Žaidėjų pasaulis', 'Pasaulė']],
  ['cp866', 'cp850', ['Welt für Jörg', 'Straße']],
])('detection: with %s likely, names in %s are read: %s', (likely, encoding, names) => {
  const raw = names.map((name) => encoded(name, encoding))
  expect(raw.map((name) => decodeName(name, detectEncoding(raw, likely)))).toEqual(names)
})

test('names: those of Windows Explorer are detected, and the owner’s choice has priority', async () => {
  const { data, files } = await filesForTest()
  const content = Buffer.from('x')
  const names = ['Świat gracza/level.dat', 'plain.txt'].map((name) => encoded(name, 'cp852'))
  const utf8 = Buffer.from('Żółw.txt')
  await writeFile(join(data, 'a.zip'), rawZip([...names, utf8].map((name) => ({ name, content }))))
  const peek = async (args: { names?: NameEncoding; likely?: NameEncoding }) =>
    (await rowsOf<PackedEntry>(files.rows('peek', { path: 'a.zip', ...args }))).map(({ path, names }) => [
      path,
      names,
    ])
  const rest = [
    ['plain.txt', undefined],
    ['Żółw.txt', undefined],
  ]
  expect(await peek({ likely: 'cp852' })).toEqual([['Świat gracza/level.dat', 'cp852'], ...rest])
  expect(await peek({ likely: 'cp866' })).toEqual([['Świat gracza/level.dat', 'cp852'], ...rest])
  expect(await peek({ names: 'cp866' })).toEqual([['Чwiat gracza/level.dat', 'cp866'], ...rest])
  await rowsOf(files.rows('unpack', { path: 'a.zip', into: 'out', ifTaken: 'refuse', likely: 'cp852' }))
  expect((await readdir(join(data, 'out'))).sort()).toEqual(['plain.txt', 'Świat gracza', 'Żółw.txt'].sort())
})

test('names: a tar and a zip with another method are decoded in the same way', async () => {
  const folder = scratch()
  const name = encoded('Żółw', 'cp852')
  await writeFile(Buffer.concat([Buffer.from(`${folder}/`), name]), Buffer.alloc(20_000, 'zubr'))
  run(folder, 'sh', '-c', 'tar -cf a.tar -- *w')
  const { data, files } = await filesForTest()
  run(folder, 'cp', 'a.tar', data)
  const listed = await rowsOf<PackedEntry>(files.rows('peek', { path: 'a.tar', likely: 'cp852' }))
  expect(listed).toEqual([{ path: 'Żółw', kind: 'file', size: 20_000, names: 'cp852' }])
})

test('paths: absolute paths become relative, and every encoding has a name', () => {
  for (const [text, path] of [
    ['./a//b/./c.txt', 'a/b/c.txt'],
    ['/a', 'a'],
    ['///a/', 'a'],
    ['C:\\a\\b', 'a/b'],
    ['c:/', ''],
    ['\\\\?\\D:\\a', 'a'],
    ['C:a', 'C:a'],
    ['.', ''],
  ] as const)
    expect(cleanPath(text, true), text).toEqual({ path })
  expect(cleanPath('a\\b', false)).toEqual({ path: 'a\\b' })
  for (const encoding of nameEncodings) expect(decodeName(Buffer.from('abc'), encoding)).toBe('abc')
})
