import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { create, customerForTest } from '../../servers/testing/servers.ts'
import { backupsForTest } from '../testing/backups.ts'
import { eraseAll } from './erase-all.ts'
import { dueErasures } from './erasures.ts'
import { eraseFromStorage } from './restic-storage.ts'

const address = 'rest:http://127.0.0.1:9/'
const never = 'exec tail -f /dev/null'

/** A program that replaces restic. */
async function programForTest(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-erase-failures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'restic')
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

test.each([
  ['what is no JSON', 'echo "<html>"', /no list/],
  ['JSON of another form', 'echo "{}"', /no list/],
  ['a run that never ends', never, /too long/],
  ['a program that is not there', undefined, /ENOENT/],
])('erasing: %s is a failure of one server alone', async (_, script, message) => {
  const resticPath = script === undefined ? '/nowhere/restic' : await programForTest(script)
  const storage = { address, credentials: {}, resticPath, timeoutMs: script === never ? 100 : 60_000 }
  await expect(
    eraseFromStorage(storage, { serverId: 'x', key: 'key', snapshots: null }),
  ).rejects.toMatchObject({ name: 'EraseFailed', message: expect.stringMatching(message) })
})

test('erasing: the longest overdue server comes first', async () => {
  const { hosting, server } = await backupsForTest()
  const { db, time } = hosting
  const boris = await customerForTest(hosting, 'boris')
  const other = await create(boris, { plan: 'java-free', subdomain: 'river' })
  const dueSince = (id: string, ms: number) =>
    db.$client.query(
      `insert into backup_repositories (server_id, key, created_at, erase_after) values ($1, 'none', $2, $2)
        on conflict (server_id) do update set erase_after = excluded.erase_after`,
      [id, new Date(+time.now - ms)],
    )
  const order = async () => (await dueErasures(db, time.now)).map(({ serverId }) => serverId)
  for (const [longest, shortest] of [
    [server.id, other.id],
    [other.id, server.id],
  ] as const) {
    await dueSince(longest, 2_000)
    await dueSince(shortest, 1_000)
    expect(await order()).toEqual([longest, shortest])
  }
})

test('erasing: a slow repository delays no other, and is listed for a second attempt', async () => {
  const begun: number[] = []
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const servers = [0, 1, 2, 3, 4, 5]
  const ends = await eraseAll(servers, async (server) => {
    begun.push(server)
    if (server === 5) finish()
    if (server !== 0) return server === 2 ? 'failed' : 'erased'
    await finished
    return 'too slow'
  })
  expect(begun).toEqual(servers)
  expect(ends).toEqual({ failed: [2], slow: [0] })
})
