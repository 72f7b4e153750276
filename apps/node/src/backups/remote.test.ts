import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram } from '@zubr/process/sandbox-tools'
import { describe, expect, test } from 'vitest'
import { ResticEngine } from './restic/restic-engine.ts'
import { recover, restore } from './restoring.ts'
import { contentOf, engineForTest, enginesForTests, put } from './testing/engines.ts'
import { s3ForTest } from './testing/s3.ts'

const work = { signal: new AbortController().signal, percent: () => undefined }
const world = { 'server.properties': 'motd=one', 'world/region/r.0.0.mca': 'region '.repeat(50_000) }

describe.skipIf(!enginesForTests.includes('restic'))('S3 repository', () => {
  test('restore: another node restores a backup with the server’s key alone', async () => {
    const s3 = await s3ForTest('node-1')
    const credentials = { AWS_ACCESS_KEY_ID: 'node-1', AWS_SECRET_ACCESS_KEY: 'quiet green meadow' }
    const at = { repository: s3.repository, credentials, resticPath: undefined }
    const node = await engineForTest('restic')
    const engine = new ResticEngine(findProgram('restic') ?? 'restic', at, node.dataDir, node.sandbox)
    expect(engine.isRemote).toBe(true)
    await put(node.server.data, world)
    const first = await engine.take(node.server, randomUUID(), { ...work, again: false })
    await put(node.server.data, { 'server.properties': 'motd=two' })
    const second = await engine.take(node.server, randomUUID(), { ...work, again: false })
    expect(second.addedBytes).toBeLessThan(first.addedBytes / 2)
    expect([...s3.objects.keys()].every((name) => name.startsWith(`${node.server.id}/`))).toBe(true)
    expect([...s3.objects.values()].some((object) => object.includes('region region'))).toBe(false)

    const other = await engineForTest('restic')
    const there = new ResticEngine(findProgram('restic') ?? 'restic', at, other.dataDir, other.sandbox)
    const moved = { ...other.server, id: node.server.id, key: node.server.key }
    expect(await there.list(moved)).toEqual(
      [first, second].map(({ snapshot }) => expect.stringMatching(`^${snapshot}`)),
    )
    await restore(
      { sandbox: other.sandbox, engine: there },
      other.place,
      moved,
      { snapshot: first.snapshot, paths: null },
      work,
    )
    await recover(other.sandbox, other.place)
    expect(await contentOf(moved.data)).toEqual(world)
    await there.check(moved, work)
    await there.forget(moved, [first.snapshot], work)
    expect(await engine.list(node.server)).toEqual([expect.stringMatching(`^${second.snapshot}`)])

    await rm(join(node.dataDir, 'backups-work'), { recursive: true, force: true })
    await engine.forget(node.server, null, work)
    expect(await engine.list(node.server)).toEqual([])
  })

  test('credentials: a rejected node key is reported without address and key', async () => {
    const s3 = await s3ForTest('node-1')
    const credentials = { AWS_ACCESS_KEY_ID: 'stranger', AWS_SECRET_ACCESS_KEY: 'quiet green meadow' }
    const node = await engineForTest('restic')
    await put(node.server.data, world)
    const at = { repository: s3.repository, credentials, resticPath: undefined }
    const engine = new ResticEngine(findProgram('restic') ?? 'restic', at, node.dataDir, node.sandbox)
    const failed = await engine
      .take(node.server, randomUUID(), { ...work, again: false })
      .then(() => '', String)
    expect(failed).toMatch(/InvalidAccessKeyId|Access ?Key/i)
    expect(failed).not.toMatch(/127\.0\.0\.1|meadow/)
    expect(s3.objects.size).toBe(0)
  })
})
