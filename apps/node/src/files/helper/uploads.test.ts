import { readdir, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesForTest } from '../testing/helper.ts'
import { sweepUploads } from './uploads.ts'
import { Walk } from './walk.ts'

const input = { ifTaken: 'replace', mtimeMs: null, length: 0 } as const

test.each(['a/../../escaped', 'a/..', '..', 'a//b', 'a/./b', ''])(
  'upload: one to %j is refused and leaves nothing',
  async (path) => {
    const { data, files } = await filesForTest()
    for (const ifTaken of ['replace', 'keep_both', 'refuse'] as const)
      await expect(
        files.call('makeUpload', { id: '0'.repeat(32), ...input, ifTaken, path }),
      ).rejects.toMatchObject({ code: 'bad_name' })
    expect(await readdir(dirname(data))).not.toContain('escaped')
    expect((await readdir(data)).filter((name) => name !== '.zubr')).toEqual([])
  },
)

test('upload: one that waits for a decision is kept, however old its file is', async () => {
  const { data, files } = await filesForTest()
  const id = '1'.repeat(32)
  await files.call('makeUpload', { id, ...input, length: 5, path: 'old.dat' })
  const uploads = join(data, '.zubr/uploads')
  const years = new Date('2015-06-01')
  await utimes(join(uploads, id), years, years)
  const before = await readdir(uploads)
  sweepUploads(new Walk(data))
  expect(await readdir(uploads)).toEqual(before)
  sweepUploads(new Walk(data), Date.now() + 25 * 60 * 60 * 1_000)
  expect(await readdir(uploads)).toEqual([])
  expect((await stat(data)).isDirectory()).toBe(true)
})
