import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type RawZipEntry, rawZip, scratch } from '../archives/testing/archives.ts'
import { describe, nestedIds } from './describe.ts'
import { type Jar, openJar } from './jar.ts'
import { classReturning } from './testing/jars.ts'

const mib = 2 ** 20
const entry = (name: string, content: string | Buffer, more: Partial<RawZipEntry> = {}): RawZipEntry => ({
  ...{ name, content: Buffer.from(content), ...more },
})
const fabric = (id: string, more: object = {}) =>
  entry('fabric.mod.json', JSON.stringify({ schemaVersion: 1, id, version: '1', ...more }))
const nesting = (files: readonly string[]) => fabric('top', { jars: files.map((file) => ({ file })) })
const jarJar = (paths: readonly string[]) =>
  entry('META-INF/jarjar/metadata.json', JSON.stringify({ jars: paths.map((path) => ({ path })) }))
const library = entry('META-INF/MANIFEST.MF', 'FMLModType: LIBRARY\n')

function opened(bytes: Buffer): Jar {
  const file = join(scratch(), 'made.jar')
  writeFileSync(file, bytes)
  const fd = openSync(file, 'r')
  onTestFinished(() => closeSync(fd))
  return openJar(fd)
}

/** A zip whose central directory has many names for its one entry. */
function withManyNames(names: readonly string[], content: Buffer, first: readonly RawZipEntry[]): Buffer {
  const whole = rawZip([...first, entry('shared.jar', content), ...names.map((name) => entry(name, ''))])
  const end = whole.length - 22
  let at = whole.readUInt32LE(end + 16)
  let shared: Buffer | undefined
  while (at < end) {
    const length = whole.readUInt16LE(at + 28)
    const name = whole.toString('latin1', at + 46, at + 46 + length)
    if (name === 'shared.jar') shared = whole.subarray(at, at + 46)
    // Sizes and offset of the shared one.
    else if (shared && names.includes(name)) {
      shared.copy(whole, at + 20, 20, 28)
      shared.copy(whole, at + 42, 42, 46)
    }
    at += 46 + length
  }
  return whole
}

test('nested budget: many names of one entry are one jar', async () => {
  const names = Array.from({ length: 500 }, (_, i) => `n${i}.jar`)
  const jar = opened(withManyNames(names, rawZip([fabric('inner')]), [nesting(names)]))
  const breathe = vi.fn(async () => undefined)
  expect(await nestedIds(jar, ['fabric'], breathe)).toEqual(['inner'])
  expect(breathe).toHaveBeenCalledTimes(1)
})

test('nested budget: entries of all nested jars are limited, and other requests run between them', async () => {
  const many = Array.from({ length: 25_000 }, (_, i) => entry(`${i}`, ''))
  const names = ['a', 'b', 'c', 'd']
  const inner = names.map((id) => entry(id, rawZip([fabric(id), ...many])))
  const jar = opened(rawZip([nesting([...names, 'e']), ...inner, entry('e', rawZip([fabric('e')]))]))
  const breathe = vi.fn(async () => undefined)
  expect(await nestedIds(jar, ['fabric'], breathe)).toEqual(['a', 'b', 'e'])
  expect(breathe).toHaveBeenCalledTimes(5)
})

test('nested budget: inflated bytes are limited over all jars, also for invalid ones', async () => {
  const zeros = Buffer.alloc(20 * mib)
  const names = ['a', 'b', 'c', 'd', 'e']
  const packed = names.map((name) => entry(name, zeros, { method: 8 }))
  const good = entry('good', rawZip([fabric('good')]), { method: 8 })
  const jar = opened(rawZip([nesting([...names, 'good']), ...packed, good]))
  const open = vi.spyOn(jar, 'openNested')
  expect(await nestedIds(jar, ['fabric'])).toEqual(['good'])
  const faults = open.mock.results.map((one) => (one.type === 'throw' ? String(one.value) : 'opened'))
  expect(faults).toEqual([
    ...Array(3).fill('Error: not_an_archive'),
    ...['Error: too_large', 'Error: too_large', 'opened'],
  ])
})

test('nested budget: a library’s jars are opened once each, twenty at most', async () => {
  const inner = entry('inner', Buffer.alloc(mib), { method: 8 })
  const same = opened(rawZip([library, jarJar(Array(500).fill('inner')), inner]))
  const open = vi.spyOn(same, 'openNested')
  expect(await describe(same, { loaders: ['forge'], name: 'lib' })).toMatchObject({ id: 'lib' })
  expect(open).toHaveBeenCalledTimes(1)
  const names = Array.from({ length: 60 }, (_, i) => `n${i}`)
  const other = opened(rawZip([library, jarJar(names), ...names.map((name) => entry(name, 'no jar'))]))
  const openOther = vi.spyOn(other, 'openNested')
  await describe(other, { loaders: ['forge'], name: 'lib' })
  expect(openOther).toHaveBeenCalledTimes(20)
})

test('nested budget: classes of language providers count, and a cancelled call ends the visit', async () => {
  const service = 'META-INF/services/net.neoforged.neoforgespi.language.IModLanguageLoader'
  const inner = (at: number) => {
    const provider = Buffer.concat([classReturning(`language${at}`), Buffer.alloc(mib - 1_000)])
    const classes = Array.from({ length: 20 }, (_, i) => `P${at}x${i}`)
    return rawZip([
      entry(service, classes.join('\n')),
      ...classes.map((name) => entry(`${name}.class`, provider, { method: 8 })),
      entry('META-INF/mods.toml', `modLoader="javafml"\n[[mods]]\nmodId="m${at}"\nversion="1"\n`),
    ])
  }
  const names = Array.from({ length: 6 }, (_, i) => `n${i}`)
  const jar = opened(rawZip([library, jarJar(names), ...names.map((name, i) => entry(name, inner(i)))]))
  const ids = await nestedIds(jar, ['neoforge'])
  // Each jar's classes take 20 MiB. The first ones of the fourth still fit, and small descriptions
  // always do.
  expect(ids.filter((id) => id.startsWith('language'))).toEqual(
    names.slice(0, 4).map((_, i) => `language${i}`),
  )
  expect(ids).toContain('m5')
  await expect(nestedIds(jar, ['neoforge'], () => Promise.reject(new Error('off')))).rejects.toThrow('off')
})

test('zip end: a signature in the comment misleads nobody', async () => {
  const plain = rawZip([fabric('top')])
  const remark = Buffer.concat([Buffer.from('a PK\x05\x06', 'latin1'), Buffer.alloc(30, 1)])
  plain.writeUInt16LE(remark.length, plain.length - 2)
  const jar = opened(Buffer.concat([plain, remark]))
  expect((await describe(jar, { loaders: ['fabric'], name: 'x' })).id).toBe('top')
})
