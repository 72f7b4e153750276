import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serverFolder } from '../folder/server-folder.ts'
import { eventually, livingIn, nodeForTest, smallDiskForTest, tokenForTest } from '../testing/servers.ts'
import { sourceForTest, takeOf, tokenOf, tree } from './testing/migrations.ts'

async function worldIn(data: string): Promise<void> {
  const region = join(data, 'world', 'region')
  await mkdir(region, { recursive: true })
  for (let index = 0; index < 2_000; index += 1)
    await writeFile(join(region, `r.${index}.0.mca`), index % 7 === 0 ? '' : randomBytes(100 + (index % 300)))
  await writeFile(join(data, 'large.bin'), randomBytes(20 * 1024 * 1024))
  await mkdir(join(data, 'empty', 'within'), { recursive: true })
  await writeFile(join(data, 'имя с пробелом\n"и строкой".txt'), 'odd')
  await writeFile(
    Buffer.concat([Buffer.from(`${data}/bytes-`), Buffer.from([0xff, 0xfe])]),
    'no Unicode',
  ).catch(() => undefined)
  await symlink('/etc/passwd', join(data, 'link-out'))
  await symlink('world', join(data, 'link-in'))
  await writeFile(join(data, 'closed.txt'), 'read by its owner', { mode: 0o400 })
  await utimes(join(data, 'world'), 1_600_000_000, 1_600_000_000.123)
  await chmod(join(data, 'empty'), 0o500)
}

test('move: a server is copied whole: files, links, odd names, modes, times and its console', async () => {
  const source = await sourceForTest()
  await worldIn(source.folder.data)
  const target = await nodeForTest()
  const to = serverFolder(target.dataDir, source.id)
  target.api.change({ incomingMigrations: [takeOf(source)] })
  source.give()
  const takes = () => target.api.reports.at(-1)?.incomingMigrations
  await eventually(() =>
    expect(takes()).toMatchObject([{ move: source.move, state: 'complete', skipped: 0 }]),
  )
  expect(await tree(Buffer.from(to.data))).toEqual(await tree(Buffer.from(source.folder.data)))
  expect(await livingIn(source.folder.data)).toEqual([])
  expect(target.api.reports.at(-1)).toMatchObject({ orphans: [], servers: [] })
  // From here on the other node owns it, with its console.
  target.api.change({ incomingMigrations: [] })
  target.api.want(source.id, { generation: 3 })
  await target.api.until(source.id, { state: 'running' })
  // The report may come before the line is in the log.
  await eventually(async () =>
    expect((await target.node.servers.lines(source.id)).map(([, , , text]) => text)).toContain('ready'),
  )
  source.api.want(source.id, { desiredState: 'absent', generation: 3 })
  await source.api.until(source.id, { state: 'absent' })
  await expect(stat(source.folder.path)).rejects.toThrow('ENOENT')
  source.api.change({ servers: [] })
  await eventually(async () => {
    const sourceFiles = await readdir(join(source.dataDir, 'servers'))
    expect(sourceFiles.filter((name) => name.includes(source.id) || name.includes(source.move))).toEqual([])
  })
})

test('move: a cancelled copy is deleted, and the source runs it only by a newer generation', async () => {
  const source = await sourceForTest()
  const target = await nodeForTest()
  target.api.change({ incomingMigrations: [takeOf(source)] })
  source.give()
  await eventually(() =>
    expect(target.api.reports.at(-1)?.incomingMigrations).toMatchObject([{ state: 'complete' }]),
  )
  target.api.change({ incomingMigrations: [] })
  await eventually(async () => {
    const sourceFiles = await readdir(join(target.dataDir, 'servers'))
    expect(sourceFiles.filter((name) => name.includes(source.id))).toEqual([])
  })
  const old = source.api
    .wanted()
    .map(({ outgoingMigration: _, ...one }) => ({ ...one, desiredState: 'running' as const }))
  source.api.change({ servers: old })
  source.api.want(source.id, { desiredState: 'running', generation: 2, outgoingMigration: undefined })
  await source.api.until(source.id, { state: 'stopped' })
  expect(await livingIn(source.folder.data)).toEqual([])
  source.api.want(source.id, { desiredState: 'running', generation: 3, outgoingMigration: undefined })
  await source.api.until(source.id, { state: 'running', generation: 3 })
})

test('token: nobody gets a server’s files without the token of its move, or with one of another purpose', async () => {
  const source = await sourceForTest()
  const ask = async (token: string | undefined, path = 'manifest') =>
    (
      await fetch(`${source.url}/move/${path}`, {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      })
    ).status
  const good = tokenOf(source)
  expect(await ask(good)).toBe(404)
  source.give()
  await eventually(async () => expect(await ask(good)).toBe(200))
  expect(await ask(good, 'files?from=0&skip=0')).toBe(200)
  expect(await ask(good, 'files?from=-1&skip=0')).toBe(400)
  expect(await ask(undefined)).toBe(401)
  expect(await ask(tokenForTest({ server: source.id }))).toBe(401)
  expect(await ask(tokenOf(source, { node: 'minsk-2' }))).toBe(401)
  expect(await ask(tokenOf(source, { exp: Math.floor(Date.now() / 1000) - 1 }))).toBe(401)
  expect(await ask(tokenOf(source, { move: randomUUID() }))).toBe(404)
  expect(await ask(tokenOf(source, { server: randomUUID() }))).toBe(404)
  const console = await fetch(`${source.url}/console/download`, {
    headers: { authorization: `Bearer ${good}` },
  })
  expect(console.status).not.toBe(200)
})

const emptyHash = createHash('sha256').digest('hex')
const file = (path: string) => ({
  kind: 'file',
  path,
  mode: 0o644,
  mtimeMs: 0,
  size: 0,
  held: 0,
  sha256: emptyHash,
})

test.each<[string, object[], string]>([
  ['a path upwards', [file('data/../../evil')], 'not_the_same'],
  ['an absolute path', [file('/tmp/evil')], 'not_the_same'],
  ['a path beside the data', [file('memory.json')], 'not_the_same'],
  [
    'a link in the console',
    [{ kind: 'link', path: 'console/0000000000000001.log', to: '/etc/passwd' }],
    'not_the_same',
  ],
  [
    'a file through a link',
    [{ kind: 'link', path: 'data/out', to: '..' }, file('data/out/evil')],
    'not_the_same',
  ],
  ['a hard link out', [{ kind: 'hardlink', path: 'data/mine', to: 'console/../../evil' }], 'not_the_same'],
  ['a file above the maximum length', [{ ...file('data/hole'), size: 9_000_000_000_000 }], 'too_large'],
  [
    'more than its plan holds',
    [{ ...file('data/big'), size: 2_000_000_000, held: 2_000_000_000 }],
    'too_large',
  ],
])('manifest: one with %s is refused, and nothing is written outside', async (_, entries, failure) => {
  const lines = [...entries, { kind: 'end', entries: entries.length, bytes: 0, skipped: 0 }]
  const hostile = createServer((request, response) => {
    response.end(
      request.url === '/move/manifest' ? `${lines.map((line) => JSON.stringify(line)).join('\n')}\n` : '',
    )
  })
  await new Promise<void>((resolve) => hostile.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void hostile.close())
  const address = hostile.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const target = await nodeForTest()
  const [id, move] = [randomUUID(), randomUUID()]
  target.api.change({ incomingMigrations: [takeOf({ id, move, url })] })
  await eventually(() =>
    expect(target.api.reports.at(-1)?.incomingMigrations).toMatchObject([{ state: 'failed', failure }]),
  )
  const { path } = serverFolder(target.dataDir, id)
  await expect(stat(join(path, '..', 'evil'))).rejects.toThrow('ENOENT')
  await expect(stat(join(path, 'evil'))).rejects.toThrow('ENOENT')
  await expect(stat('/tmp/evil')).rejects.toThrow('ENOENT')
})

test.runIf(process.getuid?.() === 0)(
  'full disk: a node whose disk is too small reports it and keeps nothing',
  async () => {
    const source = await sourceForTest()
    await writeFile(join(source.folder.data, 'large.bin'), randomBytes(50 * 1024 * 1024))
    const disk = await smallDiskForTest(280)
    if (!disk) return
    const target = await nodeForTest({ dataDir: disk.dataDir })
    target.api.change({ incomingMigrations: [takeOf(source)] })
    source.give()
    await eventually(() =>
      expect(target.api.reports.at(-1)?.incomingMigrations).toMatchObject([
        { state: 'failed', failure: 'no_space' },
      ]),
    )
    target.api.change({ incomingMigrations: [] })
    await eventually(() => expect(stat(serverFolder(disk.dataDir, source.id).path)).rejects.toThrow('ENOENT'))
    await rm(join(source.folder.data, 'large.bin'))
  },
)
