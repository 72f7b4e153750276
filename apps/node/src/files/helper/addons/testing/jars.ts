import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Packed, scratch, writeZip } from '../../archives/testing/archives.ts'
import { type Jar, openJar } from '../jar.ts'

/** A jar in memory, as builds make it. */
export const jarBytes = async (entries: readonly Packed[]): Promise<Buffer> =>
  readFile(await writeZip(join(scratch(), 'made.jar'), entries))

/** The same, opened from a file. */
export async function jarForTest(entries: readonly Packed[]): Promise<Jar> {
  const fd = openSync(await writeZip(join(scratch(), 'made.jar'), entries), 'r')
  onTestFinished(() => closeSync(fd))
  return openJar(fd)
}

/** A class with a method `name()` that returns a text, as a Java compiler writes it. */
export function classReturning(text: string): Buffer {
  const u2 = (value: number) => Buffer.of(value >> 8, value & 0xff)
  const utf8 = (own: string) => Buffer.concat([Buffer.of(1), u2(Buffer.byteLength(own)), Buffer.from(own)])
  const constants = [
    utf8('Provider'),
    Buffer.concat([Buffer.of(7), u2(1)]),
    utf8('name'),
    utf8('()Ljava/lang/String;'),
    utf8('Code'),
    utf8(text),
    Buffer.concat([Buffer.of(8), u2(6)]),
    // A long takes two slots.
    Buffer.concat([Buffer.of(5), Buffer.alloc(8)]),
  ]
  const code = Buffer.from([0x12, 7, 0xb0])
  const attribute = Buffer.concat([u2(5), Buffer.of(0, 0, 0, 12 + code.length), u2(1), u2(1)])
  const method = Buffer.concat([
    ...[u2(1), u2(3), u2(4), u2(1), attribute, Buffer.of(0, 0, 0, code.length), code, u2(0), u2(0)],
  ])
  return Buffer.concat([
    ...[Buffer.of(0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61), u2(constants.length + 2), ...constants],
    ...[u2(0x21), u2(2), u2(0), u2(0), u2(0), u2(1), method, u2(0)],
  ])
}
