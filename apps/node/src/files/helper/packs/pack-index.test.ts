import { expect, test } from 'vitest'
import { OperationError } from '../failure.ts'
import { packIndex } from './pack-index.ts'

const file = (path: unknown, more: object = {}) => ({
  path,
  hashes: { sha1: 'A0'.repeat(20), sha512: 'B1'.repeat(64) },
  downloads: ['https://files.example/a.jar'],
  fileSize: 1,
  ...more,
})
const indexOf = (files: object[], mark = '') =>
  packIndex(
    Buffer.from(
      mark +
        JSON.stringify({
          ...{ formatVersion: 1, game: 'minecraft', name: 'Isles', versionId: '1', files },
          dependencies: { minecraft: '1.21.4', 'fabric-loader': '0.16.9' },
        }),
    ),
    ['files.example'],
  )
const refusedFor = (files: object[]) => {
  try {
    return indexOf(files).files.map(({ path }) => path)
  } catch (error) {
    return error instanceof OperationError ? error.failure : error
  }
}

test('mrpack: Windows paths, a byte order mark and upper-case hashes are accepted', () => {
  const { files } = indexOf(
    [file('mods\\lantern.jar'), file('.\\config\\\\a/b.toml'), file('./mods/b.jar')],
    '\ufeff',
  )
  expect(files.map(({ path }) => path)).toEqual(['mods/lantern.jar', 'config/a/b.toml', 'mods/b.jar'])
  expect(files[0]?.sha512).toBe('b1'.repeat(64))
})

test.each([
  '..\\a.jar',
  'mods\\..\\..\\a.jar',
  '\\a.jar',
  '/a.jar',
  'C:\\a.jar',
  '.zubr\\a',
  '.\\.zubr/a',
  '',
  '.',
])('mrpack: %j is refused and named', (path) => {
  expect(refusedFor([file('mods/good.jar'), file(path)])).toMatchObject({ code: 'archive_refused' })
})

test('mrpack: the file that causes a refusal is named', () => {
  const bad = file('mods/elsewhere.jar', { downloads: ['https://other.example/a.jar'] })
  expect(refusedFor([file('mods/a.jar'), bad])).toEqual({
    code: 'archive_refused',
    path: 'mods/elsewhere.jar',
  })
  expect(refusedFor([file('mods\\..\\b.jar')])).toEqual({ code: 'archive_refused', path: 'mods/../b.jar' })
})
