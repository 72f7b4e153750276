import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runtimesForTests } from '../servers/testing/runtimes.ts'
import { connectHelper } from './connection.ts'
import { filesOf } from './files-of-server.ts'
import { versionOf } from './helper/entries.ts'
import { openContent } from './http/content.ts'
import type { FilesByName } from './http/exchange.ts'
import { maxShared, openSharedFiles } from './shared-files.ts'
import { contentOf, filesForTest, filesInRuntimeForTest } from './testing/helper.ts'

const size = 3 * 2 ** 20
const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'

/** Files in a folder that this process has open. */
const openIn = (folder: string) =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder)
    } catch {
      return false
    }
  })

const pattern = Buffer.alloc(size, 'a line of a large file\n')

test.each(runtimesForTests)(
  'lending: the agent itself reads a large file and closes it (%s)',
  async (kind) => {
    const { data, all, files, id } = await filesInRuntimeForTest(kind)
    await files.call('write', { path: 'large' }, { content: pattern })
    const { about, pieces } = await files.content('read', { path: 'large', offset: 5, length: size - 10 })
    expect(about).toMatchObject({ size, offset: 5, length: size - 10 })
    const first = (await pieces.next()).value as Buffer // There is more than one piece.
    if (isRoot) expect(openIn(data)).toHaveLength(1)
    expect(Buffer.concat([first, await contentOf({ pieces })])).toEqual(pattern.subarray(5, size - 5))
    expect(openIn(data)).toEqual([])
    // An early return also releases the file, and so does a cancel.
    const left = await files.content('read', { path: 'large' })
    for await (const piece of left.pieces) if (piece.length > 0) break
    const stop = new AbortController()
    const stopped = await files.content('read', { path: 'large' }, { signal: stop.signal })
    await stopped.pieces.next()
    stop.abort()
    await expect.poll(() => openIn(data)).toEqual([])
    const ended = await files.content('read', { path: 'large' })
    await ended.pieces.next()
    await all.end(id)
    expect(openIn(data)).toEqual([])
    await expect(contentOf(ended)).rejects.toMatchObject({ code: 'away' })
  },
)

test.runIf(isLinux)('lending: a file that shrinks during the read is an error', async () => {
  const { data, files } = await filesForTest()
  await writeFile(join(data, 'large'), pattern)
  const { pieces } = await files.content('read', { path: 'large' })
  await pieces.next()
  await truncate(join(data, 'large'), 10)
  await expect(contentOf({ pieces })).rejects.toMatchObject({ code: 'changed' })
})

/**
 * A process with open files, like a helper that its server has taken over. The numbers are those of
 * its streams, from 3 on.
 */
async function holder(script: string, uid: number | undefined): Promise<ChildProcess & { pid: number }> {
  const child = spawn('bash', ['-c', `${script}; echo ready; exec sleep 600`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(uid !== undefined && { uid, gid: uid }),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child as ChildProcess & { pid: number }
}

test.runIf(isLinux && isRoot)(
  'lending: only a file of the server’s own user, on its own disk, is accepted',
  async () => {
    const uid = 54_321
    const folder = await mkdtemp(join(tmpdir(), 'zubr-lending-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const named = (name: string) => join(folder, name)
    for (const name of ['own', 'core.jar', 'changed']) await writeFile(named(name), 'content')
    execFileSync('mkfifo', [named('fifo')])
    execFileSync('mknod', [named('device'), 'c', '1', '5'])
    execFileSync('chown', [`${uid}:${uid}`, folder, ...['own', 'fifo', 'device', 'changed'].map(named)])
    execFileSync('chmod', ['666', named('device')])
    const open = ['own', 'core.jar', 'fifo', 'device', 'changed', '.'].map((name) => `'${named(name)}'`)
    const others = ['/proc/self/status', '/proc/self/mem', '/dev/zero', '/etc/hostname', '/dev/shm/.']
    const opened = [...open, ...others].map(
      (path, at) => `exec ${at + 3}<${path === `'${named('fifo')}'` ? '>' : ''}${path}`,
    )
    const { pid } = await holder(opened.join('; '), uid)
    const lender = await openSharedFiles(pid, uid, folder)
    const version = async (path: string) => versionOf(await stat(path, { bigint: true }))
    const borrow = async (at: number) => {
      const path = `/proc/${pid}/fd/${at}`
      return lender?.borrow(at, await version(path))
    }
    const own = await borrow(3)
    expect((await contentOf({ pieces: own?.pieces(0, 7) as AsyncGenerator<Buffer> })).toString()).toBe(
      'content',
    )
    // Another user's readable file, a FIFO, a device, a folder, kernel files, and other disks.
    for (let at = 4; at < 3 + opened.length; at += 1)
      if (at !== 7) expect(await borrow(at), opened[at - 3]).toBeUndefined()
    const before = await version(named('changed'))
    await appendFile(named('changed'), 'more')
    expect(lender?.borrow(7, before)).toBeUndefined()
    for (const nonsense of [-1, 99, 1.5, '3', '../../1/root/etc/shadow', null, undefined])
      expect(lender?.borrow(nonsense, before)).toBeUndefined()
    expect(openIn(folder)).toEqual([])
    expect(await readFile(named('own'), 'utf8')).toBe('content')
  },
)

test.runIf(isLinux && isRoot)(
  'lending: no other file is read while descriptors are swapped as fast as possible',
  async () => {
    const uid = 54_321
    const folder = await mkdtemp(join(tmpdir(), 'zubr-lending-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const own = join(folder, 'own')
    await writeFile(own, 'plain!!')
    execFileSync('chown', ['-R', `${uid}:${uid}`, folder])
    const secret = join(folder, 'secret')
    await writeFile(secret, 'secret!', { mode: 0o644 })
    const { pid } = await holder(
      `(while :; do exec 3<'${own}'; exec 3<'${secret}'; done) & echo $! >'${folder}/pid'`,
      uid,
    )
    onTestFinished(() => void process.kill(swapping, 'SIGKILL'))
    const swapping = Number(await readFile(join(folder, 'pid'), 'utf8'))
    expect(swapping).not.toBe(pid)
    const lender = await openSharedFiles(swapping, uid, folder)
    const version = versionOf(await stat(own, { bigint: true }))
    let borrowed = 0
    for (let tries = 0; borrowed < 200 && tries < 100_000; tries += 1) {
      const file = lender?.borrow(3, version)
      if (!file) continue
      borrowed += 1
      expect((await contentOf({ pieces: file.pieces(0, 7) })).toString()).toBe('plain!!')
    }
    expect(borrowed).toBe(200)
  },
)

/** Lends a file with `size` for each request, and then ignores all messages. */
const hostile = (path: string, about: object) => `
  const lent = require('node:fs').openSync(${JSON.stringify(path)})
  const say = (head) => {
    const json = Buffer.from(JSON.stringify(head)), lengths = Buffer.alloc(8)
    lengths.writeUInt32BE(4 + json.length), lengths.writeUInt32BE(json.length, 4)
    process.stdout.write(Buffer.concat([lengths, json]))
  }
  say({ ready: true })
  let id = 0
  process.stdin.on('data', (chunk) => {
    for (const _ of String(chunk).matchAll(/"op"/g)) say({ id: ++id, about: ${JSON.stringify(about)}, lent })
  })`

test.runIf(isLinux)('lending: a helper that ignores messages keeps no file open in the agent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-lending-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const own = join(folder, 'own')
  await writeFile(own, pattern)
  const version = versionOf(await stat(own, { bigint: true }))
  for (const about of [
    { version, size: -1, offset: 0, length: size },
    { version, size, offset: 0, length: size },
  ]) {
    const child = spawn(process.execPath, ['-e', hostile(own, about)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const exited = once(child, 'exit').then(() => undefined)
    const lends = await openSharedFiles(child.pid, null, folder)
    const kill = () => child.kill('SIGKILL')
    const connection = connectHelper({ input: child.stdin, output: child.stdout, exited, kill, lends })
    await connection.isReady
    const files = filesOf(async () => connection)
    const stop = new AbortController()
    const opened = openContent(files as unknown as FilesByName, { path: 'own' }, stop.signal)
    if (about.size < 0) await expect(opened).rejects.toThrow()
    else {
      await opened
      expect(openIn(folder)).toHaveLength(1)
      stop.abort()
    }
    await expect.poll(() => openIn(folder)).toEqual([])
    const many = Array.from({ length: maxShared + 1 }, () => files.content('read', { path: 'own' }))
    many.at(-1)?.catch(() => undefined)
    await Promise.all(many.slice(0, maxShared))
    expect(lends?.count()).toBe(maxShared)
    connection.kill()
    await exited
    await lends?.returned()
    expect(openIn(folder)).toEqual([])
  }
})
