import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmod,
  chown,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { runTool } from '@zubr/process/run-tool'
import { expect, onTestFinished, test } from 'vitest'
import { serverFolder } from '../folder/server-folder.ts'
import { runtimesForTests } from '../testing/runtimes.ts'
import { eventually, nodeForTest } from '../testing/servers.ts'
import { sourceForTest, takeOf, tokenOf, tree } from './testing/migrations.ts'

// A server may have left any kind of file, and root reads and writes them.

const asRoot = test.runIf(process.platform === 'linux' && process.getuid?.() === 0)
const onLinux = test.runIf(process.platform === 'linux')

const mebi = 1024 ** 2

/** Copies the source's server to the target and resolves once that has ended. */
async function takeServer(source: Awaited<ReturnType<typeof sourceForTest>>, diskMb = 1_000) {
  const target = await nodeForTest()
  const takes = () => target.api.reports.at(-1)?.incomingMigrations
  target.api.change({ incomingMigrations: [takeOf(source, diskMb)] })
  source.give()
  return { takes, to: serverFolder(target.dataDir, source.id) }
}

/** A file outside of the servers' folders, in a folder of its own. */
async function secretBeside(dataDir: string) {
  const folder = join(dataDir, 'operators')
  await mkdir(folder, { mode: 0o755 })
  await writeFile(join(folder, 'secret'), 'of the operator', { mode: 0o600 })
  return join(folder, 'secret')
}

/** The text of every file of a folder, and the targets of links. */
async function everythingIn(folder: string): Promise<string> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && (await lstat(path)).size < mebi) found.push(await readFile(path, 'latin1'))
  }
  return found.join('\n')
}

onLinux('move: pipes, sockets and devices are skipped and counted; other odd files are copied', async () => {
  const source = await sourceForTest()
  const { data } = source.folder
  const isRoot = process.getuid?.() === 0
  let deep = join(data, 'deep')
  for (let level = 0; level < 10; level += 1) deep = join(deep, `level\n${level}`)
  await mkdir(deep, { recursive: true })
  await writeFile(join(deep, 'at the\tbottom'), 'found')
  await writeFile(join(data, 'sudo'), '#!/bin/sh\n')
  await chmod(join(data, 'sudo'), 0o6755)
  await mkdir(join(data, 'sticky'))
  await chmod(join(data, 'sticky'), 0o3777)
  for (const [name, to] of [
    ['out', '/etc/shadow'],
    ['up', '../../../../../../etc'],
    ['itself', 'itself'],
    ['nowhere', 'x'.repeat(1_000)],
  ] as const)
    await symlink(to, join(data, name))
  await runTool('mkfifo', [join(data, 'pipe')])
  const listener = createServer().listen(join(data, 'socket'))
  onTestFinished(() => void listener.close())
  if (isRoot) await runTool('mknod', [join(data, 'disk'), 'b', '7', '0'])
  const { takes, to } = await takeServer(source)
  await eventually(() => expect(takes()).toMatchObject([{ state: 'complete', skipped: isRoot ? 3 : 2 }]))
  expect(await tree(Buffer.from(join(to.data, 'deep')))).toEqual(await tree(Buffer.from(join(data, 'deep'))))
  expect((await lstat(join(to.data, 'sudo'))).mode & 0o7777).toBe(0o755)
  expect((await lstat(join(to.data, 'sticky'))).mode & 0o7777).toBe(0o777)
  for (const name of ['out', 'up', 'itself', 'nowhere'])
    expect(await readlink(join(to.data, name))).toBe(await readlink(join(data, name)))
  for (const name of ['pipe', 'socket', 'disk'])
    await expect(lstat(join(to.data, name))).rejects.toThrow('ENOENT')
})

onLinux('move: sparse files stay sparse, and hard links stay hard links', async () => {
  const source = await sourceForTest()
  const { data } = source.folder
  const region = await open(join(data, 'r.0.0.mca'), 'w')
  await region.write(randomBytes(5_000), 0, 5_000, 70_000)
  await region.write(randomBytes(10), 0, 10, 60 * mebi + 3)
  await region.truncate(100 * mebi)
  await region.close()
  await writeFile(join(data, 'b first'), randomBytes(3 * mebi))
  await mkdir(join(data, 'a'))
  await link(join(data, 'b first'), join(data, 'a', 'other'))
  await link(join(data, 'b first'), join(data, 'third'))
  // As if its server had made it.
  const { uid, gid } = await lstat(data)
  await chown(join(data, 'b first'), uid, gid)
  // It is a sparse file, far longer than the disk.
  const { takes, to } = await takeServer(source, 20)
  await eventually(() => expect(takes()).toMatchObject([{ state: 'complete', skipped: 0 }]))
  expect(await tree(Buffer.from(to.data))).toEqual(await tree(Buffer.from(data)))
  const copy = await lstat(join(to.data, 'r.0.0.mca'))
  expect(copy.size).toBe(100 * mebi)
  expect(copy.blocks * 512).toBeLessThan(mebi)
  const names = ['b first', 'a/other', 'third'].map((name) => lstat(join(to.data, name)))
  const [one, ...others] = await Promise.all(names)
  for (const other of others) expect([other.ino, other.nlink]).toEqual([one?.ino, 3])
})

onLinux('move: a sparse file above the maximum length is refused at once', async () => {
  const source = await sourceForTest()
  const hole = await open(join(source.folder.data, 'hole'), 'w')
  await hole.truncate(8 * 1024 ** 4)
  await hole.close()
  const { takes } = await takeServer(source)
  await eventually(() => expect(takes()).toMatchObject([{ state: 'failed', failure: 'too_large' }]))
})

asRoot('move: a hard link to another user’s file is skipped', async () => {
  const source = await sourceForTest()
  const secret = await secretBeside(source.dataDir)
  await link(secret, join(source.folder.data, 'mine now'))
  const { takes, to } = await takeServer(source)
  await eventually(() => expect(takes()).toMatchObject([{ state: 'complete', skipped: 1 }]))
  expect(await everythingIn(to.data)).not.toContain('of the operator')
})

asRoot('move: a mount in a server’s folder is not read, and the move fails', async () => {
  const source = await sourceForTest()
  const at = join(source.folder.data, 'mounted')
  await mkdir(at)
  const { uid, gid } = await lstat(source.folder.data)
  await chown(at, uid, gid)
  await runTool('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', at])
  onTestFinished(async () => void (await runTool('umount', ['--lazy', at])))
  await writeFile(join(at, 'secret'), 'of the operator')
  const { takes, to } = await takeServer(source)
  await eventually(() => expect(takes()).toMatchObject([{ state: 'failed', failure: 'unreadable' }]))
  expect(await everythingIn(to.data)).not.toContain('of the operator')
})

onLinux('move: names that are replaced by links during the copy are not followed', async () => {
  const source = await sourceForTest()
  const { data } = source.folder
  const secret = await secretBeside(source.dataDir)
  for (let index = 0; index < 300; index += 1) {
    await mkdir(join(data, `folder ${index}`))
    await writeFile(join(data, `folder ${index}`, 'secret'), 'of a player')
  }
  await symlink(dirname(secret), join(data, 'folder link'))
  await writeFile(join(data, 'plain'), 'of a player')
  await symlink(secret, join(data, 'plain link'))
  const swap = async (one: string, other: string) => {
    const away = join(data, randomUUID())
    await rename(join(data, one), away)
    await rename(join(data, other), join(data, one))
    await rename(away, join(data, other))
  }
  const { takes, to } = await takeServer(source)
  const isOver = () => expect(takes()).toMatchObject([{ state: expect.stringMatching(/complete|failed/) }])
  await eventually(() => expect(takes()).toMatchObject([{}]))
  for (let index = 0; index < 600 && takes()?.[0]?.state === 'working'; index += 1) {
    // Swaps back and forth, so that each name is a link at times.
    await swap(`folder ${index % 300}`, 'folder link')
    await swap('plain', 'plain link')
    await swap(`folder ${index % 300}`, 'folder link')
  }
  await eventually(isOver)
  expect(await everythingIn(to.path)).not.toContain('of the operator')
})

onLinux('move: a file that became a link after the manifest was written ends the move', async () => {
  const source = await sourceForTest()
  const secret = await secretBeside(source.dataDir)
  const plain = join(source.folder.data, 'plain')
  await writeFile(plain, 'of a player')
  source.give()
  const headers = { authorization: `Bearer ${tokenOf(source)}` }
  await eventually(async () =>
    expect((await fetch(`${source.url}/move/manifest`, { headers })).status).toBe(200),
  )
  await rm(plain)
  await symlink(secret, plain)
  const { takes, to } = await takeServer(source)
  await eventually(() => expect(takes()).toMatchObject([{ state: 'failed', failure: 'unreadable' }]))
  expect(await everythingIn(to.path)).not.toContain('of the operator')
})

test.runIf(runtimesForTests.includes('sandbox'))(
  'sandbox: files are copied to a disk of the plan’s size, which is deleted if the copy is cancelled',
  async () => {
    const source = await sourceForTest()
    await writeFile(join(source.folder.data, 'world.dat'), randomBytes(mebi))
    const target = await nodeForTest({ runtime: 'sandbox' })
    const { path, data } = serverFolder(target.dataDir, source.id)
    target.api.change({ incomingMigrations: [takeOf(source, 64)] })
    source.give()
    const takes = () => target.api.reports.at(-1)?.incomingMigrations
    await eventually(() => expect(takes()).toMatchObject([{ state: 'complete' }]), { timeout: 60_000 })
    expect(await tree(Buffer.from(data))).toEqual(await tree(Buffer.from(source.folder.data)))
    expect((await lstat(data)).dev).not.toBe((await lstat(path)).dev)
    target.api.change({ incomingMigrations: [] })
    await eventually(() => expect(lstat(path)).rejects.toThrow('ENOENT'), { timeout: 60_000 })
    expect(await readFile('/proc/self/mounts', 'utf8')).not.toContain(source.id)
    await rm(join(source.folder.data, 'world.dat'))
  },
)
