import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { beforeAll, expect, test } from 'vitest'
import { filesForTest, rowsOf, treeOf } from '../../testing/helper.ts'
import { rar4, rar5 } from './testing/rar.ts'

beforeAll(() => ensureSandboxTools(() => undefined, ['libarchive-tools']))

test.each([
  ['4', rar4],
  ['5', rar5],
] as const)('rar: one of version %s is unpacked, and refused if truncated', async (_, rar) => {
  const { data, files } = await filesForTest()
  const level = { name: 'world/level.dat', content: Buffer.from('level') }
  const region = { name: 'world/region/r.0.0.mca', content: Buffer.alloc(50_000, 'zubr') }
  await writeFile(join(data, 'a.rar'), rar([level, region]))
  await writeFile(join(data, 'c.rar'), rar([level, region]).subarray(0, 40_000))
  expect(await rowsOf(files.rows('unpack', { path: 'a.rar', into: 'out', ifTaken: 'refuse' }))).toEqual([
    { path: 'a.rar', to: 'out' },
  ])
  const { 'world/level.dat': first, 'world/region/r.0.0.mca': second } = await treeOf(join(data, 'out'))
  expect([first, second?.length]).toEqual(['level', 50_000])
  await expect(
    rowsOf(files.rows('unpack', { path: 'c.rar', into: 'bad', ifTaken: 'refuse' })),
  ).rejects.toMatchObject({ code: 'damaged_archive' })
  expect(Object.keys(await treeOf(data))).not.toContain('bad')
})
