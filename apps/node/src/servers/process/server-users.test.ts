import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serverUsers } from './server-users.ts'

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
    const users = await serverUsers(40_000, servers)
    expect(users.of('a')).toBe(40_001)
    expect([users.of('b'), users.of('c')]).toEqual([undefined, undefined])
    expect([users.assign('b'), users.assign('c')]).toEqual([40_000, 40_002])
    expect(new Set([users.assign('d'), users.assign('copy')])).toEqual(new Set([40_003, 40_004]))
    users.release('a')
    expect(users.assign('new')).toBe(40_001)
  },
)
