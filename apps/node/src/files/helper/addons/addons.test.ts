import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { InstalledAddon } from '@zubr/contracts/addons/installed'
import { addonFoldersOf } from '@zubr/domain/cores/addons'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { levelNameModule } from '../../program.ts'
import { filesForTest, rowsOf, treeOf } from '../../testing/helper.ts'
import { type Packed, writeZip } from '../archives/testing/archives.ts'

/** The beginning of a class file for a version of Java. */
const madeFor = (java: number) => Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, java + 44, 0, 1, 2, 3])
const levelName = { module: levelNameModule, charset: 'utf8' } as const
const html = '<img src=x onerror=alert(1)>'

async function serverForTest(files: Record<string, readonly Packed[]> = {}) {
  const it = await filesForTest()
  for (const folder of ['plugins/Beds', 'mods', 'config/lamps', 'skylands/datapacks/hills'])
    await mkdir(join(it.data, folder), { recursive: true })
  for (const [path, entries] of Object.entries(files)) await writeZip(join(it.data, path), entries)
  const list = async (core: string, gameVersion = '1.21.4') => {
    const rows = await rowsOf(it.files.rows('addons', { from: addonFoldersOf(core, gameVersion), levelName }))
    return z.array(InstalledAddon).parse(rows)
  }
  return { ...it, list }
}
const plugin = (text: string): Packed[] => [{ path: 'plugin.yml', content: text }]

test('list: plugins and datapacks have their hashes, own descriptions, and whether they are on', async () => {
  const { data, list } = await serverForTest({
    'plugins/beds.jar': [
      ...plugin(
        `name: Beds\nversion: 2.10\nmain: org.example.Beds\nauthors: [Ann, "Bo"]\nwebsite: beds.example\ndescription: >\n  Better\n  beds ${html}\napi-version: 1.21\ndepend: [Base]\nsoftdepend:\n- Maps\nprovides: [OldBeds]\ncommands:\n${'  x: {}\n'.repeat(20_000)}`,
      ),
      { path: 'velocity-plugin.json', content: '{"id":"beds"}' },
      { path: 'org/example/Beds.class', content: madeFor(21) },
      { path: 'org/example/Old.class', content: madeFor(8) },
    ],
    'plugins/new.jar.disabled': [
      {
        path: 'paper-plugin.yml',
        content:
          'name: New\nversion: "1"\ndependencies:\n  server:\n    Base: {load: BEFORE}\n    Maps: {required: false}\n',
      },
    ],
    'skylands/datapacks/more.zip': [
      {
        path: 'pack.mcmeta',
        content: '{"pack":{"pack_format":48,"description":[{"text":"More "},"hills"]}}',
      },
    ],
  })
  await writeFile(join(data, 'server.properties'), 'motd=a\nlevel-name=sky\\u006cands\r\n')
  await writeFile(join(data, 'skylands/datapacks/hills/pack.mcmeta'), '{"pack":{"description":"§aHills"}}')
  await writeFile(join(data, 'plugins/notes.txt'), 'no plugin')
  const rows = await list('paper')
  const content = await readFile(join(data, 'plugins/beds.jar'))
  const hash = (algorithm: string) => createHash(algorithm).update(content).digest('hex')
  expect(rows).toMatchObject([
    {
      ...{ path: 'plugins/beds.jar', enabled: true, kind: 'plugin', bytes: content.length, fault: null },
      hashes: { sha1: hash('sha1'), sha256: hash('sha256'), sha512: hash('sha512') },
      about: {
        ...{ format: 'plugin.yml', id: 'Beds', version: '2.1', authors: ['Ann', 'Bo'], java: 21 },
        ...{ description: `Better beds ${html}`, website: 'https://beds.example/', gameVersion: '1.21' },
        needs: [
          { id: 'Base', required: true },
          { id: 'Maps', required: false },
        ],
        ...{ provides: ['OldBeds'], side: 'server' },
      },
      settings: ['plugins/Beds'],
    },
    {
      ...{ path: 'plugins/new.jar.disabled', enabled: false },
      about: {
        ...{ format: 'paper-plugin.yml', id: 'New', java: null },
        needs: [
          { id: 'Base', required: true },
          { id: 'Maps', required: false },
        ],
      },
    },
    { path: 'skylands/datapacks/hills', hashes: null, about: { name: 'hills', description: 'Hills' } },
    {
      path: 'skylands/datapacks/more.zip',
      kind: 'datapack',
      about: { id: 'more', description: 'More hills' },
    },
  ])
  // Velocity's view of the same jar.
  expect(await list('velocity')).toMatchObject([
    { about: { format: 'velocity-plugin.json', id: 'beds' } },
    { about: { format: 'paper-plugin.yml' } },
  ])
})

test('mods: each loader’s mods have name, dependencies, provided ids and side', async () => {
  const forge = (more: string, mod = '') =>
    `modLoader="javafml"\n${more}\n[[mods]]\nmodId="lamps"\nversion="\${file.jarVersion}"\ndisplayName="Lamps"\nauthors="Ann, Bo"\n${mod}\n[[mods]]\nmodId="bulbs"\n[[dependencies.lamps]]\nmodId="base"\nmandatory=true\n[[dependencies.lamps]]\nmodId="minecraft"\nversionRange="[1.21,)"\nside="BOTH"\n[[dependencies.lamps]]\nmodId="java"\nversionRange="[17,)"\n`
  const { data, list } = await serverForTest({
    'mods/a-fabric.jar': [
      {
        path: 'fabric.mod.json',
        // Fabric's reader accepts these.
        content:
          '\ufeff{"schemaVersion":1, // a remark\n"id":"shine","version":"3","description":"two\nlines","environment":"client","depends":{"minecraft":["1.21","1.21.1"],"fabricloader":"*","fabric-api":"*","java":[">=22",">=21"]},"recommends":{"base":"*"},"authors":["Ann",{"name":"Bo"}],"provides":["glow"],}',
      },
    ],
    'mods/b-quilt.jar': [
      {
        path: 'quilt.mod.json',
        content:
          '{"quilt_loader":{"id":"weave","version":"1","depends":["quilt_base",{"id":"minecraft","versions":">=1.21"}],"metadata":{"name":"Weave"}},"minecraft":{"environment":"dedicated_server"}}',
      },
    ],
    'mods/c-forge.jar': [
      { path: 'META-INF/mods.toml', content: forge('', 'displayTest="IGNORE_SERVER_VERSION"') },
      { path: 'META-INF/MANIFEST.MF', content: 'A: b\r\nImplementation-Version: 4.5\r\n' },
    ],
    'mods/d-neoforge.jar': [{ path: 'META-INF/neoforge.mods.toml', content: forge('clientSideOnly=true') }],
    'mods/e-old.jar': [
      {
        path: 'mcmod.info',
        content: '[{"modid":"old","name":"Old","version":"1","requiredMods":["base@[1,)"]}]',
      },
    ],
  })
  for (const path of ['config/lamps-common.toml', 'config/lamps.json', 'config/lampshade.toml'])
    await writeFile(join(data, path), '')
  const rows = await list('fabric')
  expect(rows.map(({ fault }) => fault)).toEqual([null, null, null, null, null])
  expect(rows.map(({ about }) => about)).toMatchObject([
    {
      ...{ id: 'shine', description: 'two lines', side: 'client', gameVersion: '1.21 || 1.21.1', java: 21 },
      needs: [
        { id: 'fabric-api', required: true },
        { id: 'base', required: false },
      ],
      ...{ provides: ['glow'], authors: ['Ann', 'Bo'] },
    },
    { name: 'Weave', side: 'server', gameVersion: '>=1.21', needs: [{ id: 'quilt_base', required: true }] },
    {
      ...{ id: 'lamps', version: '4.5', side: 'server', authors: ['Ann', 'Bo'], provides: ['bulbs'] },
      ...{ gameVersion: '[1.21,)', needs: [{ id: 'base', required: true }], java: 17 },
    },
    { format: 'neoforge.mods.toml', side: 'client' },
    { format: 'mcmod.info', id: 'old', needs: [{ id: 'base', required: true }] },
  ])
  expect(rows[2]?.settings).toEqual(['config/lamps', 'config/lamps-common.toml', 'config/lamps.json'])
})

test('faults: broken, false or oversized files are reported as such, and nothing is written', async () => {
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'.replace(
    /./g,
    (key, i) =>
      `${key}: &${key} [${Array(9)
        .fill(`*${String.fromCharCode(97 + i)}`)
        .join()}]\n`,
  )}name: *h\n`
  const { data, files, list, helper } = await serverForTest({
    'plugins/a-bomb.jar': plugin(' '.repeat(100 * 2 ** 20)),
    'plugins/b-aliases.jar': plugin(`{x: 1}\n${bomb}`),
    'plugins/c-deep.jar': plugin(`name: ${'['.repeat(20_000)}`),
    'plugins/d-climbs.jar': [
      { path: '../../out.txt', content: 'out' },
      ...plugin(
        `name: ../../${html}\nversion: "\\u0007\\u202e${'9'.repeat(5_000)}"\nwebsite: javascript:alert(1)`,
      ),
    ],
    'plugins/e-many.jar': [],
    'plugins/f-lies.jar': plugin('name: F\nversion: 1'),
    'plugins/g-cut.jar': plugin('name: G\nversion: 1'),
    'plugins/h-nothing.jar': [{ path: 'readme.txt', content: 'nothing' }],
    'plugins/i-wide.jar': plugin(`name: I\nauthors:\n${'- x\n'.repeat(100_000)}`),
  })
  const at = (name: string) => join(data, 'plugins', name)
  // The maximum number of entries, and a directory behind the end of the file.
  const many = Buffer.alloc(22)
  many.write('PK\x05\x06', 'latin1')
  many.writeUInt16LE(0xffff, 10)
  await writeFile(at('e-many.jar'), many)
  const lies = await readFile(at('f-lies.jar'))
  const head = lies.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  lies.writeUInt32LE(0x7fffffff, head + 42)
  await writeFile(at('f-lies.jar'), lies)
  await truncate(at('g-cut.jar'), 40)
  await writeFile(at('j-text.jar'), html)
  execFileSync('mkfifo', [at('k-fifo.jar')])
  await symlink('/etc/passwd', at('l-out.jar'))
  await symlink('l-out.jar', at('m-chain.jar'))
  await mkdir(at('n-folder.jar'))
  const before = await treeOf(join(data, 'config'))
  const rows = await list('paper')
  const faults = Object.fromEntries(rows.map(({ path, fault }) => [path.slice('plugins/'.length, -4), fault]))
  expect(faults).toEqual({
    ...{ 'a-bomb': 'too_large', 'b-aliases': 'damaged', 'c-deep': 'damaged', 'd-climbs': null },
    ...{
      'e-many': 'too_many_entries',
      'f-lies': 'damaged',
      'g-cut': 'not_an_archive',
      'h-nothing': 'unknown',
    },
    ...{ 'i-wide': 'too_large', 'j-text': 'not_an_archive', 'k-fifo': 'not_an_archive' },
    ...{ 'l-out': 'not_an_archive', 'm-chain': 'not_an_archive' },
  })
  const climbs = rows.find(({ path }) => path.includes('climbs'))
  expect(climbs?.about).toMatchObject({ name: `../../${html}`.replaceAll(' ', '_'), website: null })
  expect(climbs?.about?.version).toBe('9'.repeat(200))
  expect(climbs?.settings).toEqual([])
  expect(await treeOf(join(data, 'config'))).toEqual(before)
  // The same helper still runs, with little memory.
  expect(await files.call('room', {})).toBeDefined()
  const peak = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${helper.pid}/status`, 'utf8'))?.[1]
  expect(Number(peak)).toBeLessThan(250 * 1024)
})
