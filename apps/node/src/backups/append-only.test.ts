import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { ensureSandboxTools, findProgram } from '@zubr/process/sandbox-tools'
import { rcloneForTest } from '@zubr/testing/rclone'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { canDeleteFrom, watchAccess } from './can-delete.ts'
import { ResticEngine } from './restic/restic-engine.ts'
import { recover, restore } from './restoring.ts'
import { contentOf, engineForTest, enginesForTests, put } from './testing/engines.ts'

await ensureSandboxTools(() => undefined, ['rclone']).catch(() => undefined)

const work = { signal: new AbortController().signal, percent: () => undefined }
const world = { 'server.properties': 'motd=one', 'world/region/r.0.0.mca': 'region '.repeat(50_000) }
const hasTools = enginesForTests.includes('restic') && findProgram('rclone') !== undefined

async function storageForTest({ appendOnly }: { appendOnly: boolean }) {
  const node = await engineForTest('restic')
  const folder = join(node.dataDir, 'storage')
  await mkdir(folder)
  const repository = await rcloneForTest(folder, { appendOnly })
  const at = { repository, credentials: {}, resticPath: undefined }
  const engine = new ResticEngine(findProgram('restic') ?? 'restic', at, node.dataDir, node.sandbox)
  return { node, engine, folder, repository }
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))

/** Requests to the storage itself, with the node's credentials. */
function requestTo(repository: string, path: string, method: 'DELETE' | 'POST'): Promise<Response> {
  const { host, username, password, protocol } = new URL(repository.slice('rest:'.length))
  const account = `${username}:${decodeURIComponent(password)}`
  return fetch(`${protocol}//${host}${path}`, {
    method,
    headers: { authorization: `Basic ${Buffer.from(account).toString('base64')}` },
    ...(method === 'POST' && { body: 'garbage' }),
  })
}

test('append-only: a proxy that refuses every deletion with 403 proves nothing', async () => {
  const server = createServer((_, answer) => answer.writeHead(403).end()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await canDeleteFrom(`rest:http://127.0.0.1:${port}/`)).toBeNull()
})

test('append-only: the node checks each hour what it can delete', async () => {
  const answers = [null, true, false]
  let now = 0
  const events: string[] = []
  const access = await watchAccess(async () => answers.shift() ?? null, {
    ...{
      clock: { elapsed: () => now },
      changed: () => events.push('changed'),
      warn: () => events.push('warn'),
    },
  })
  expect(access()).toBeNull()
  expect(events).toEqual([])
  now = 60 * 60_000
  access()
  await vi.waitFor(() => expect(events).toEqual(['warn', 'changed']))
  expect(access()).toBe(true)
  now *= 2
  access()
  await vi.waitFor(() => expect(access()).toBe(false))
  expect(events).toEqual(['warn', 'changed', 'changed'])
})

describe.skipIf(!hasTools)('append-only storage', () => {
  test('append-only: a node backs up, lists, checks and restores, and leaves no lock', async () => {
    const { node, engine, folder } = await storageForTest({ appendOnly: true })
    const { server, sandbox, place } = node
    await put(server.data, world)
    const first = await engine.take(server, randomUUID(), { ...work, again: false })
    await put(server.data, { 'server.properties': 'motd=two' })
    const second = await engine.take(server, randomUUID(), { ...work, again: false })
    expect(await engine.list(server)).toEqual(
      [first, second].map(({ snapshot }) => expect.stringMatching(`^${snapshot}`)),
    )
    expect(await filesIn(join(folder, server.id, 'locks'))).toEqual([])
    await restore({ sandbox, engine }, place, server, { snapshot: first.snapshot, paths: null }, work)
    await recover(sandbox, place)
    expect(await contentOf(server.data)).toEqual(world)
    await engine.check(server, work)
  })

  test('append-only: the node’s credentials can delete and overwrite only locks', async () => {
    const { node, engine, folder, repository } = await storageForTest({ appendOnly: true })
    await put(node.server.data, world)
    const { snapshot } = await engine.take(node.server, randomUUID(), { ...work, again: false })
    const before = await filesIn(folder)
    for (const file of before) {
      // rclone names a data file without the folder that holds it.
      const path = file.replace(/\/data\/[\da-f]{2}\//, '/data/')
      expect([file, (await requestTo(repository, path, 'DELETE')).status]).toEqual([file, 403])
      expect([file, (await requestTo(repository, path, 'POST')).status]).toEqual([file, 403])
    }
    const lock = `/${node.server.id}/locks/${'a'.repeat(64)}`
    expect((await requestTo(repository, lock, 'POST')).status).toBe(200)
    expect((await requestTo(repository, lock, 'DELETE')).status).toBe(200)
    expect(await filesIn(folder)).toEqual(before)
    await engine.check(node.server, work)
    expect(await engine.list(node.server)).toEqual([expect.stringMatching(`^${snapshot}`)])
  })

  test('append-only: a node finds out whether it could delete, and deletes nothing', async () => {
    const { repository, folder } = await storageForTest({ appendOnly: true })
    expect(await canDeleteFrom(repository)).toBe(false)
    const open = await storageForTest({ appendOnly: false })
    expect(await canDeleteFrom(open.repository)).toBe(true)
    expect([await filesIn(folder), await filesIn(open.folder)]).toEqual([[], []])
    expect(await canDeleteFrom(repository.replace('quiet', 'loud'))).toBeNull()
    for (const other of ['/srv/backups', 's3:https://s3.example/b', 'rest:http://127.0.0.1:9/'])
      expect(await canDeleteFrom(other)).toBeNull()
    expect(await canDeleteFrom('sftp:u@h:/p')).toBe(true)
  })
})
