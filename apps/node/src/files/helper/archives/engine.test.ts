import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { beforeAll, expect, test } from 'vitest'
import { entriesOf } from './archive.ts'
import { opened, rawZip, scratch, writeTarball } from './testing/archives.ts'

beforeAll(() => ensureSandboxTools(() => undefined, ['libarchive-tools', '7zip']))

const read = (fd: number, signal = new AbortController().signal) =>
  entriesOf(fd, { signal, breathe: async () => undefined, contents: 'none' })
const isPending = async (result: Promise<unknown>) =>
  (await Promise.race([result, new Promise((resolve) => setTimeout(resolve, 1_500, 'pending'))])) ===
  'pending'

test('queue: engines read one archive at a time, and a waiting one can be cancelled', async () => {
  const folder = scratch()
  const tar = opened(
    await writeTarball(
      join(folder, 'a'),
      ['a', 'b'].map((path) => ({ path, content: 'x' })),
    ),
  )
  await writeFile(join(folder, 'b'), rawZip([{ name: 'a', content: Buffer.from('x') }]))
  const zip = opened(join(folder, 'b'))
  const first = read(tar)
  expect((await first.next()).value?.rawName).toBe('a')
  const cancel = new AbortController()
  const cancelled = read(zip, cancel.signal).next()
  const waiting = read(zip)
  const next = waiting.next()
  cancel.abort()
  await expect(cancelled).rejects.toThrow('aborted')
  expect(await isPending(next)).toBe(true)
  await first.return(undefined)
  expect((await next).value?.rawName).toBe('a')
  expect((await waiting.next()).done).toBe(true)
  expect((await read(tar).next()).value?.rawName).toBe('a')
})
