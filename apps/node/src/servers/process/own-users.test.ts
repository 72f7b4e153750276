import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownUsers } from './own-users.ts'

test.runIf(process.getuid?.() === 0)(
  'users: a data folder’s owner is kept over restarts; accounts and second owners get a new user',
  async () => {
    const servers = await mkdtemp(join(tmpdir(), 'zubr-users-'))
    onTestFinished(() => rm(servers, { recursive: true }))
    const owners = { a: 40_001, b: 1_000, c: 0, d: 40_003 }
    for (const [id, uid] of Object.entries(owners)) {
      await mkdir(join(servers, id, 'data'), { recursive: true })
      await chown(join(servers, id, 'data'), uid, uid)
    }
    await mkdir(join(servers, 'copy', 'data'), { recursive: true })
    await chown(join(servers, 'copy', 'data'), 40_003, 40_003)
    const users = await ownUsers(40_000, servers)
    expect(users.of('a')).toBe(40_001)
    expect([users.of('b'), users.of('c')]).toEqual([undefined, undefined])
    expect([users.take('b'), users.take('c')]).toEqual([40_000, 40_002])
    expect(new Set([users.take('d'), users.take('copy')])).toEqual(new Set([40_003, 40_004]))
    users.free('a')
    expect(users.take('new')).toBe(40_001)
  },
)
