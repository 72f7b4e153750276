import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '../../files/files-of-server.ts'
import { openFlag, packet, status } from '../protocol/codes.ts'
import { maxKept } from './first-bytes.ts'
import { rawSession } from './testing/raw.ts'

test('first bytes: only a few files keep them until read or closed, and each is read whole', async () => {
  const { data, connection, serveBy, begin, open, read, code } = await rawSession()
  begin()
  const length = 200_000
  const content = (n: number) => String(n % 10).repeat(length)
  const names = Array.from({ length: 20 }, (_, n) => `file ${n}`)
  for (const [n, name] of names.entries()) await writeFile(join(data, name), content(n))
  const files = filesOf(async () => connection)
  let came = 0
  serveBy({
    ...files,
    async callForBytes(op, args, options) {
      const answer = await files.callForBytes(op, args, options)
      if (op === 'open') came += answer.bytes.length
      return answer
    },
  })
  const comesWith = async (work: () => Promise<unknown>) => {
    came = 0
    await work()
    return came
  }
  const opened: Buffer[] = []
  const openAll = async () => {
    for (const name of names) opened.push(await open(`/${name}`, openFlag.read))
  }
  expect(await comesWith(openAll)).toBe(maxKept)
  for (const [n, file] of opened.entries()) expect((await read(file, 0, length)) === content(n)).toBe(true)
  // All of them are released.
  expect(await comesWith(openAll)).toBe(maxKept)
  for (const file of opened) expect(await code(packet.close, file)).toBe(status.ok)
  expect(await comesWith(openAll)).toBe(maxKept)
})
