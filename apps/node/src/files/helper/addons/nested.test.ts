import { expect, test } from 'vitest'
import type { Packed } from '../archives/testing/archives.ts'
import { describe, nestedIds } from './describe.ts'
import { classReturning, jarBytes, jarForTest } from './testing/jars.ts'

const fabric = (id: string, more: object = {}): Packed => ({
  path: 'fabric.mod.json',
  content: JSON.stringify({ schemaVersion: 1, id, version: '1', ...more }),
})
const forge = (id: string, more = ''): Packed => ({
  path: 'META-INF/mods.toml',
  content: `modLoader="javafml"\n[[mods]]\nmodId="${id}"\nversion="1"\n${more}`,
})
const jarJar = (...paths: string[]): Packed => ({
  path: 'META-INF/jarjar/metadata.json',
  content: JSON.stringify({
    jars: paths.map((path) => ({ identifier: { group: 'a', artifact: 'b' }, path })),
  }),
})

test('nested jars: Fabric’s `jars` count as present with what they provide, two levels deep', async () => {
  const inner = await jarBytes([fabric('networking', { provides: ['net-alias'] })])
  const middle = await jarBytes([
    fabric('api-base', { jars: [{ file: 'META-INF/jars/net.jar' }] }),
    { path: 'META-INF/jars/net.jar', content: inner },
  ])
  const client = await jarBytes([
    fabric('rendering', { environment: 'client', jars: [{ file: 'x.jar' }] }),
    { path: 'x.jar', content: inner },
  ])
  const jar = await jarForTest([
    fabric('api', {
      jars: ['a.jar', 'broken.jar', 'gone.jar', 'client.jar'].map((file) => ({ file })),
    }),
    { path: 'a.jar', content: middle },
    { path: 'broken.jar', content: 'no archive' },
    { path: 'client.jar', content: client },
    { path: 'unlisted.jar', content: await jarBytes([fabric('unlisted')]) },
  ])
  expect(await nestedIds(jar, ['fabric'])).toEqual(['api-base', 'networking', 'net-alias'])
  expect((await describe(jar, { loaders: ['fabric'], name: 'api' })).id).toBe('api')
})

test('nested jars: Quilt’s paths and jarjar’s list of Forge and NeoForge count, other jars do not', async () => {
  const quilt = await jarForTest([
    {
      path: 'quilt.mod.json',
      content: '{"quilt_loader":{"id":"q","version":"1","jars":["lib.jar"],"provides":["old-q"]}}',
    },
    { path: 'lib.jar', content: await jarBytes([fabric('lib')]) },
  ])
  expect(await nestedIds(quilt, ['quilt'])).toEqual(['lib'])
  const both = await jarForTest([
    fabric('both', { jars: [{ file: 'f.jar' }] }),
    forge('both'),
    jarJar('META-INF/jarjar/g.jar'),
    { path: 'f.jar', content: await jarBytes([fabric('for-fabric')]) },
    {
      path: 'META-INF/jarjar/g.jar',
      content: await jarBytes([forge('for_forge', '[[mods]]\nmodId="second"\n')]),
    },
  ])
  expect(await nestedIds(both, ['forge'])).toEqual(['for_forge', 'second'])
  expect(await nestedIds(both, ['fabric'])).toEqual(['for-fabric'])
})

test('languages: a provider’s name satisfies `modLoader`, also from a nested jar', async () => {
  const service = (owner: string): Packed[] => [
    { path: `META-INF/services/${owner}`, content: '# kept\norg.example.Provider # the one\n' },
    { path: 'org/example/Provider.class', content: classReturning('kotlinforforge') },
  ]
  const language = await jarBytes(service('net.neoforged.neoforgespi.language.IModLanguageLoader'))
  const jar = await jarForTest([
    { path: 'META-INF/MANIFEST.MF', content: 'Manifest-Version: 1.0\r\nFMLModType: LIBRARY\r\n' },
    jarJar('lang.jar', 'mod.jar'),
    { path: 'lang.jar', content: language },
    { path: 'mod.jar', content: await jarBytes([forge('kffmod')]) },
  ])
  expect(await describe(jar, { loaders: ['neoforge'], name: 'kff' })).toMatchObject({
    id: 'kffmod',
    version: '1',
  })
  expect(await nestedIds(jar, ['neoforge'])).toEqual(['kotlinforforge', 'kffmod'])

  const provider = await jarForTest([
    { path: 'META-INF/MANIFEST.MF', content: 'FMLModType: LANGPROVIDER\nImplementation-Version: 4.5\n' },
    ...service('net.minecraftforge.forgespi.language.IModLanguageProvider'),
  ])
  const about = await describe(provider, { loaders: ['forge'], name: 'provider' })
  expect(about).toMatchObject({ id: 'kotlinforforge', version: '4.5' })

  const needs = async (modLoader: string) => {
    const content = `modLoader="${modLoader}"\nloaderVersion="[1,)"\n[[mods]]\nmodId="a"\nversion="1"\n`
    const user = await jarForTest([{ path: 'META-INF/mods.toml', content }])
    return (await describe(user, { loaders: ['forge'], name: 'a' })).needs
  }
  expect(await needs('kotlinforforge')).toEqual([{ id: 'kotlinforforge', required: true }])
  expect(await needs('javafml')).toEqual([])
  expect(await needs('lowcodefml')).toEqual([])
})

test('nested jars: depth, count and bytes are limited, and a jar without a description stays unknown', async () => {
  let deep = await jarBytes([fabric('bottom')])
  for (let depth = 0; depth < 12; depth += 1)
    deep = await jarBytes([
      fabric(`d${depth}`, { jars: [{ file: 'n.jar' }] }),
      { path: 'n.jar', content: deep },
    ])
  const jar = await jarForTest([
    fabric('top', { jars: [{ file: 'zeros.jar' }, { file: 'n.jar' }] }),
    { path: 'zeros.jar', content: Buffer.alloc(40 * 2 ** 20) },
    { path: 'n.jar', content: deep },
  ])
  const ids = await nestedIds(jar, ['fabric'])
  expect(ids).toEqual(Array.from({ length: 8 }, (_, at) => `d${11 - at}`))
  const plain = await jarForTest([{ path: 'a.txt', content: 'a' }])
  await expect(describe(plain, { loaders: ['forge'], name: 'a' })).rejects.toThrow('unknown')
})

test('nested jars: a client-only mod is skipped with its nested ones', async () => {
  const jar = await jarForTest([
    fabric('client', { environment: 'client', jars: [{ file: 'a.jar' }] }),
    { path: 'a.jar', content: await jarBytes([fabric('placeholder-api')]) },
  ])
  expect(await nestedIds(jar, ['fabric'])).toEqual([])
})

test('nested jars: a jar for another loader does not count, on Forge as on Fabric', async () => {
  const inner = await jarBytes([fabric('fapi')])
  const jar = await jarForTest([forge('top'), jarJar('x.jar'), { path: 'x.jar', content: inner }])
  expect(await nestedIds(jar, ['neoforge'])).toEqual([])
  expect(await nestedIds(jar, ['forge'])).toEqual([])
  const other = await jarForTest([
    fabric('top', { jars: [{ file: 'x.jar' }] }),
    { path: 'x.jar', content: await jarBytes([forge('for_forge')]) },
  ])
  expect(await nestedIds(other, ['fabric'])).toEqual([])
})

test('old Forge: all mods of mcmod.info count, and the jars of the manifest’s ContainedDeps', async () => {
  const info = (...ids: string[]): Packed => ({
    path: 'mcmod.info',
    content: JSON.stringify(
      ids.map((modid) => ({ modid, version: '1', requiredMods: [ids[0], 'Core@[1,)'] })),
    ),
  })
  const manifest = 'Manifest-Version: 1.0\r\nContainedDeps: a.jar very/l\r\n ong/path/b.jar gone.jar\r\n'
  const jar = await jarForTest([
    info('BuildCraft|Core', 'BuildCraft|Transport'),
    { path: 'META-INF/MANIFEST.MF', content: manifest },
    { path: 'very/long/path/b.jar', content: await jarBytes([info('b', 'b2')]) },
    { path: 'META-INF/libraries/a.jar', content: await jarBytes([info('a')]) },
  ])
  expect(await describe(jar, { loaders: ['forge'], name: 'x' })).toMatchObject({
    ...{ id: 'BuildCraft|Core', provides: ['BuildCraft|Transport'] },
    needs: [{ id: 'Core', required: true }],
  })
  expect(await nestedIds(jar, ['forge'])).toEqual(['a', 'b', 'b2'])
  expect(await nestedIds(jar, ['neoforge'])).toEqual([])
})
