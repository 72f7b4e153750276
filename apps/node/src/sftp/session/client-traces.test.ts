import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { treeOf } from '../../files/testing/helper.ts'
import { eventually } from '../../servers/testing/servers.ts'
import { openFlag, packet, status } from '../protocol/codes.ts'
import { mode, noAttributes, rawSession, text, times, u32, u64 } from './testing/raw.ts'

// Recorded requests of PSFTP 0.78, whose core WinSCP uses, and of FZSFTP 3.63, the SFTP program of
// FileZilla.

const { ok, eof, noSuchFile, failure, permissionDenied } = status
const { read, write, create, truncate: emptied } = openFlag

async function begun(options: Parameters<typeof rawSession>[0] = {}) {
  const raw = await rawSession(options)
  raw.begin(3)
  /** The target of a path, which these clients request before each action. */
  const real = async (path: string) => {
    const { body } = await raw.ask(packet.realpath, text(path))
    return [body.number(), body.string().toString()]
  }
  /** Pieces of a file, all requested before the first answer. */
  const pieces = (file: Buffer, content: Buffer, from: number, length: number) =>
    Promise.all(
      Array.from({ length: Math.ceil((content.length - from) / length) }, (_, n) => from + n * length).map(
        (at) => raw.write(file, at, content.subarray(at, at + length)),
      ),
    )
  return { ...raw, real, pieces }
}

test('PSFTP: sends modes with the file type, 4 kB at a time, and resumes from the open file’s size', async () => {
  const { data, real, ask, code, open, pieces } = await begun()
  const content = Buffer.alloc(300_000, 'psftp sends ')
  expect([await real('.'), await real('/world/..')]).toEqual([
    [1, '/'],
    [1, '/'],
  ])
  const file = await open('/big', write | create | emptied, mode(0o100644))
  expect(new Set(await pieces(file, content, 0, 4_096))).toEqual(new Set([ok]))
  expect(await code(packet.close, file)).toBe(ok)
  await truncate(join(data, 'big'), 123_456)
  const resumed = await open('/big', write, mode(0o100644))
  const { body: about } = await ask(packet.fstat, resumed)
  expect(about.attributes().size).toBe(123_456)
  expect(new Set(await pieces(resumed, content, 123_456, 4_096))).toEqual(new Set([ok]))
  expect(await code(packet.close, resumed)).toBe(ok)
  expect(await treeOf(data)).toEqual({ big: content.toString() })
  // It reads, changes and sets modes with the file type.
  expect(await code(packet.setstat, text('/big'), mode(0o100740))).toBe(ok)
  const { body: its } = await ask(packet.stat, text('/big'))
  expect(its.attributes().mode).toBe(0o740)
  // It checks the new name first, and does not replace a file.
  await writeFile(join(data, 'other'), 'other')
  expect(await code(packet.stat, text('/other'))).toBe(packet.attrs)
  expect(await code(packet.rename, text('/big'), text('/other'))).toBe(failure)
})

test('FileZilla: lists a folder by four parallel requests, and sends one more after the end', async () => {
  const { ask, code, open } = await begun()
  const names = Array.from({ length: 250 }, (_, n) => `файл ${n}`)
  for (const name of names) await code(packet.close, await open(`/${name}`, write | create | emptied))
  const { body } = await ask(packet.opendir, text('/'))
  const folder = text(body.string())
  const found: string[] = []
  const next = async () => {
    const { type, body: rows } = await ask(packet.readdir, folder)
    const count = rows.number()
    if (type !== packet.name) return count
    for (let left = count; left > 0; left -= 1) {
      found.push(rows.string().toString())
      rows.string()
      rows.attributes()
    }
    return 'names'
  }
  const first = await Promise.all([next(), next(), next(), next()])
  expect(first).toEqual(['names', 'names', eof, eof])
  expect([await next(), await code(packet.close, folder)]).toEqual([eof, ok])
  expect(found.sort()).toEqual(names.sort())
})

test('FileZilla: reads 4 MB of a two-byte file, and the helper only has to open it', async () => {
  const { data, files, serveBy, ask, code, open, real } = await begun()
  await writeFile(join(data, 'a'), 'ab')
  let reads = 0
  serveBy({
    ...files,
    async callForBytes(op, args, options) {
      if (op === 'pread') reads += 1
      return files.callForBytes(op, args, options)
    },
  })
  expect(await real('/a')).toEqual([1, '/a'])
  expect(await code(packet.stat, text('/a'))).toBe(packet.attrs)
  const file = await open('/a', read)
  const places = Array.from({ length: 129 }, (_, n) => n * 32_768)
  const [first, ...rest] = await Promise.all(
    places.map(async (at) => {
      const { type, body } = await ask(packet.read, file, u64(at), u32(32_768))
      return type === packet.data ? body.string().toString() : body.number()
    }),
  )
  expect(first).toBe('ab')
  expect(new Set(rest)).toEqual(new Set([eof]))
  expect(reads).toBe(0)
  expect(await code(packet.close, file)).toBe(ok)
})

test('FileZilla: sends a file without modes, sets only its time, and gets errors for bad names', async () => {
  const { data, ask, code, open, pieces, real } = await begun()
  expect(await code(packet.mkdir, text('/новая папка'), noAttributes)).toBe(ok)
  const file = await open('/a', write | create | emptied)
  await pieces(file, Buffer.alloc(100_000, 'filezilla '), 0, 16_384)
  expect(await code(packet.close, file)).toBe(ok)
  expect(await code(packet.stat, text('/a'))).toBe(packet.attrs)
  expect(await code(packet.setstat, text('/a'), times(1_700_000_000))).toBe(ok)
  const { body } = await ask(packet.stat, text('/a'))
  expect(body.attributes()).toMatchObject({ size: 100_000, mtime: 1_700_000_000 })
  expect(await code(packet.rename, text('/a'), text('/новая папка/a'))).toBe(ok)
  await writeFile(join(data, 'b'), 'b')
  expect(await code(packet.rename, text('/b'), text('/новая папка/a'))).toBe(failure)
  expect(await code(packet.rmdir, text('/новая папка'))).toBe(failure)
  // It opens a folder to enter it, and so detects a link to a file.
  expect(await code(packet.symlink, text('b'), text('/link'))).toBe(ok)
  expect(await real('/link')).toEqual([1, '/link'])
  expect(await code(packet.opendir, text('/link'))).toBe(noSuchFile)
  expect(await code(packet.symlink, text('../../etc'), text('/out'))).toBe(ok)
  expect(await code(packet.opendir, text('/out'))).toBe(permissionDenied)
  expect(await code(packet.remove, text('/nothing'))).toBe(noSuchFile)
})

test('upload: after a full disk the file has no holes, and is resumed from its size', async () => {
  const { data, files, ask, code, open, pieces } = await begun({ diskMb: 3 })
  await writeFile(join(data, 'other'), Buffer.alloc(1_500_000, 'o'))
  const content = Buffer.from(Array.from({ length: 2_500_000 }, (_, n) => 97 + (n % 23)))
  const file = await open('/big', write | create | emptied)
  const received = await pieces(file, content, 0, 100_000)
  const first = received.indexOf(failure)
  expect(received).toEqual(received.map((_, n) => (n < first ? ok : failure)))
  const { body } = await ask(packet.fstat, file)
  const { size = 0 } = body.attributes()
  expect(size).toBe(first * 100_000)
  expect(await code(packet.close, file)).toBe(ok)
  expect(await code(packet.remove, text('/other'))).toBe(ok)
  await eventually(async () => expect((await files.call('room', {})).free).toBeGreaterThan(1_400_000))
  const resumed = await open('/big', write)
  expect(new Set(await pieces(resumed, content, size, 4_096))).toEqual(new Set([ok]))
  expect(await code(packet.close, resumed)).toBe(ok)
  expect(await treeOf(data)).toEqual({ big: content.toString() })
})
