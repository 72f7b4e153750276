import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '../../servers/testing/servers.ts'
import { attributeFlag, openFlag, packet, status } from '../protocol/codes.ts'
import { noAttributes, rawSession, text, u32, u64 } from './testing/raw.ts'

const { read, write, create } = openFlag
const size = (bytes: number) => Buffer.concat([u32(attributeFlag.size), u64(bytes)])

async function begun() {
  const raw = await rawSession()
  raw.begin()
  return raw
}

test('order: path requests between writes, sent without waiting, are all answered', async () => {
  const { data, session, connection, code, open, write: send, read: get } = await begun()
  const file = await open('/a', read | write | create)
  const requests = [
    send(file, 0, 'one '),
    code(packet.stat, text('/a')),
    send(file, 4, 'two '),
    code(packet.open, text('/b'), u32(write | create), noAttributes),
    code(packet.opendir, text('/')),
    code(packet.fstat, file),
    send(file, 8, 'three'),
    code(packet.stat, text('/a')),
  ]
  const got = get(file, 0, 100)
  expect(await Promise.all(requests)).toEqual([
    ...[status.ok, packet.attrs, status.ok, packet.handle, packet.handle],
    ...[packet.attrs, status.ok, packet.attrs],
  ])
  expect(await got).toBe('one two three')
  await session.end()
  await eventually(() => expect([connection.opened(), connection.pending()]).toEqual([0, 0]))
  expect(await readFile(join(data, 'a'), 'utf8')).toBe('one two three')
})

test('order: after a disconnect pending requests are done, and nothing stays open', async () => {
  const { data, session, connection, code, open, write: send } = await begun()
  const file = await open('/a', write | create)
  void send(file, 0, 'one ')
  void code(packet.stat, text('/a'))
  void send(file, 4, 'two')
  await session.end()
  await eventually(() => expect([connection.opened(), connection.pending()]).toEqual([0, 0]))
  expect(await readFile(join(data, 'a'), 'utf8')).toBe('one two')
})

test('order: a path request between two adjacent writes runs between them', async () => {
  const { data, code, open, write: send } = await begun()
  await writeFile(join(data, 'a'), '')
  const file = await open('/a', write)
  const requests = [send(file, 0, 'hello'), code(packet.setstat, text('/a'), size(2)), send(file, 5, 'world')]
  expect(await Promise.all(requests)).toEqual([status.ok, status.ok, status.ok])
  expect(await readFile(join(data, 'a'), 'utf8')).toBe('he\0\0\0world')
})
