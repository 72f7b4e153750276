import { mkdir, readFile, readlink, rename, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { byTier } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { connectHelper } from '../../files/connection.ts'
import { filesOf } from '../../files/files-of-server.ts'
import { startHelperProcess, treeOf } from '../../files/testing/helper.ts'
import { openFlag, packet, status } from '../protocol/codes.ts'
import { mode, noAttributes, rawSession, text, times, u32, u64 } from './testing/raw.ts'

const { ok, eof, noSuchFile, failure } = status
const { read, write, append, create, truncate, exclusive } = openFlag

async function begun() {
  const raw = await rawSession()
  raw.begin()
  return raw
}

test('version: a client with a newer version gets version 3 and its extensions', async () => {
  const raw = await rawSession()
  raw.begin(6)
  const version = raw.version()?.toString('latin1') ?? ''
  expect(raw.version()?.readUInt32BE(1)).toBe(3)
  for (const name of ['posix-rename@', 'statvfs@', 'fsync@', 'limits@']) expect(version).toContain(name)
})

test('WinSCP: sends a file under another name, resumes, sets its times, and renames it over the old one', async () => {
  const { data, ask, code, open, write: send } = await begun()
  await writeFile(join(data, 'level.dat'), 'the old one')
  // It reads the folder and what it contains.
  const { body } = await ask(packet.realpath, text('.'))
  expect([body.number(), body.string().toString()]).toEqual([1, '/'])
  expect(await code(packet.lstat, text('/level.dat.filepart'))).toBe(noSuchFile)
  expect(await code(packet.lstat, text('/level.dat'))).toBe(packet.attrs)
  const part = await open('/level.dat.filepart', write | create | truncate, mode(0o644))
  expect(await Promise.all([send(part, 0, 'the new '), send(part, 8, 'one, wh')])).toEqual([ok, ok])
  expect(await code(packet.close, part)).toBe(ok)
  // Later it reads the size and continues from the end.
  const { body: about } = await ask(packet.lstat, text('/level.dat.filepart'))
  expect(about.attributes().size).toBe(15)
  const again = await open('/level.dat.filepart', write)
  expect(await code(packet.fstat, again)).toBe(packet.attrs)
  expect(await send(again, 15, 'ich is whole')).toBe(ok)
  expect(await code(packet.close, again)).toBe(ok)
  expect(await code(packet.setstat, text('/level.dat.filepart'), times(1_700_000_000))).toBe(ok)
  // Version 3 replaces nothing on a rename. Clients delete the old file, or use the extension.
  expect(await code(packet.rename, text('/level.dat.filepart'), text('/level.dat'))).toBe(failure)
  const over = [text('posix-rename@openssh.com'), text('/level.dat.filepart'), text('/level.dat')]
  expect(await code(packet.extended, ...over)).toBe(ok)
  expect(await treeOf(data)).toEqual({ 'level.dat': 'the new one, which is whole' })
  expect((await stat(join(data, 'level.dat'))).mtimeMs).toBe(1_700_000_000_000)
})

test('WinSCP: checks before it replaces a file, and deletes it if necessary', async () => {
  const { data, code, ask, open, write: send } = await begun()
  await writeFile(join(data, 'ops.json'), '[]')
  const fields = [text('/ops.json'), u32(write | create | exclusive), noAttributes]
  expect(await code(packet.open, ...fields)).toBe(failure)
  const whole = await open('/ops.json.filepart', write | create | exclusive)
  await send(whole, 0, '[1]')
  await ask(packet.close, whole)
  expect(await code(packet.remove, text('/ops.json'))).toBe(ok)
  expect(await code(packet.rename, text('/ops.json.filepart'), text('/ops.json'))).toBe(ok)
  expect(await treeOf(data)).toEqual({ 'ops.json': '[1]' })
})

test('FileZilla: enters folders, resumes both ways by offset and by append, and keeps times', async () => {
  const { data, ask, code, open, names, read: get, write: send } = await begun()
  expect(await code(packet.mkdir, text('/world'), noAttributes)).toBe(ok)
  const { body } = await ask(packet.realpath, text('/world/./region/..'))
  expect([body.number(), body.string().toString()]).toEqual([1, '/world'])
  const file = await open('/world/a.mca', write | create | truncate)
  await send(file, 0, 'first ')
  await ask(packet.close, file)
  const resumed = await open('/world/a.mca', write)
  const { body: about } = await ask(packet.fstat, resumed)
  expect(about.attributes().size).toBe(6)
  await send(resumed, 6, 'second ')
  await ask(packet.close, resumed)
  // Append mode ignores the offset.
  const appended = await open('/world/a.mca', write | append)
  await send(appended, 0, 'third')
  await ask(packet.close, appended)
  expect(await code(packet.setstat, text('/world/a.mca'), times(1_600_000_000))).toBe(ok)
  expect(await names('/world')).toEqual(['a.mca'])
  // It sends many requests beyond the end, and from its present offset.
  const taken = await open('/world/a.mca', read)
  const pieces = await Promise.all([13, 16, 18, 50].map((at) => get(taken, at, 3)))
  expect(pieces).toEqual(['thi', 'rd', 'end', 'end'])
  await ask(packet.close, taken)
  expect((await stat(join(data, 'world/a.mca'))).mtimeMs).toBe(1_600_000_000_000)
})

test('small files: the whole content comes with the opening, and later content is read too', async () => {
  const { data, ask, open, read: get, write: send } = await begun()
  await writeFile(join(data, 'log'), 'one')
  const file = await open('/log', read)
  expect([await get(file, 0, 100), await get(file, 3, 100)]).toEqual(['one', 'end'])
  await writeFile(join(data, 'log'), ' two', { flag: 'a' })
  expect([await get(file, 3, 100), await get(file, 0, 100), await get(file, 7, 1)]).toEqual([
    ' two',
    'one two',
    'end',
  ])
  // The session sees its own changes at once.
  const reads = await open('/log', read)
  const writes = await open('/log', write)
  await send(writes, 0, 'ONE')
  expect(await get(reads, 0, 100)).toBe('ONE two')
  const { body } = await ask(packet.fstat, reads)
  expect(body.attributes().size).toBe(7)
})

test('links: links within the files are created, read and followed', async () => {
  const { data, ask, code, open, read: get } = await begun()
  await mkdir(join(data, 'world'))
  await writeFile(join(data, 'world/level.dat'), 'level')
  // OpenSSH's order: the target first.
  expect(await code(packet.symlink, text('/world/level.dat'), text('/link'))).toBe(ok)
  expect(await readlink(join(data, 'link'))).toBe('world/level.dat')
  const { body } = await ask(packet.readlink, text('/link'))
  expect([body.number(), body.string().toString()]).toEqual([1, 'world/level.dat'])
  const isLink = async (type: number) => {
    const { body: its } = await ask(type, text('/link'))
    // The file type is in the bits above the permissions.
    its.number()
    its.long()
    its.long()
    return (its.number() & 0o170000) === 0o120000
  }
  expect([await isLink(packet.lstat), await isLink(packet.stat)]).toEqual([true, false])
  expect(await get(await open('/link', read), 0, 100)).toBe('level')
  await symlink('/etc', join(data, 'out'))
  expect(await code(packet.open, text('/out/passwd'), u32(read), noAttributes)).toBe(status.permissionDenied)
})

const fileCount = byTier({ change: 2_000, nightly: 10_000 })

test(`small files: ${fileCount} are sent and listed`, async () => {
  const { data, code, open, write: send, names, ask } = await begun()
  await ask(packet.mkdir, text('/many'), noAttributes)
  const all = Array.from({ length: fileCount }, (_, n) => `r.${String(n).padStart(5, '0')}.mca`)
  // Several at a time, like clients with several connections.
  const one = async (name: string) => {
    const file = await open(`/many/${name}`, write | create | truncate)
    await send(file, 0, name)
    await code(packet.close, file)
  }
  for (let at = 0; at < all.length; at += 50) await Promise.all(all.slice(at, at + 50).map(one))
  expect(await names('/many')).toEqual(all)
  expect(await readFile(join(data, 'many', all.at(-1) ?? ''), 'utf8')).toBe(all.at(-1))
})

test('helper: an open file moves to a new helper, unless its name now belongs to another file', async () => {
  const { data, open, write: send, read: get, serveBy, connection, helper } = await begun()
  await writeFile(join(data, 'a'), 'aaa')
  await writeFile(join(data, 'b'), 'bbb')
  const [a, b] = [await open('/a', read | write), await open('/b', write)]
  connection.kill()
  await helper.exited
  const next = connectHelper(startHelperProcess(data))
  try {
    await next.isReady
    serveBy(filesOf(async () => next))
    await writeFile(join(data, 'other'), 'another')
    await rename(join(data, 'other'), join(data, 'b'))
    expect([await get(a, 0, 10), await send(a, 3, 'more')]).toEqual(['aaa', ok])
    expect(await send(b, 0, 'spoilt')).toBe(failure)
    expect(await treeOf(data)).toEqual({ a: 'aaamore', b: 'another' })
  } finally {
    next.kill()
  }
})

test('order: a file in many pieces is read as written, whatever else is requested', async () => {
  const { open, code, ask } = await begun()
  const content = Buffer.alloc(5_000_000, 'many pieces in their order ')
  const file = await open('/big', read | write | create)
  const size = 200_000
  const places = Array.from({ length: content.length / size }, (_, n) => n * size)
  const sent = places.map((at) => code(packet.write, file, u64(at), text(content.subarray(at, at + size))))
  // Before the first answer.
  const got = places.map(async (at) => (await ask(packet.read, file, u64(at), u32(size))).body.string())
  expect(new Set(await Promise.all(sent))).toEqual(new Set([ok]))
  expect(Buffer.concat(await Promise.all(got)).equals(content)).toBe(true)
  expect(await code(packet.read, file, u64(content.length), u32(size))).toBe(eof)
})
