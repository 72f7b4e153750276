import type { CorePackage } from '@zubr/contracts/cores/packages'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { coreSourceSyncs, coreVersions } from '../../cores/cores-schema.ts'
import { servers } from '../servers-schema.ts'
import {
  create,
  customerForTest,
  fetchDesired,
  type Hosting,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'
import { processReplacedFiles } from './replaced-files.ts'

let hosting: Hosting
let [token, id] = ['', '']

const packageOf = (hash: string, { build = '132', at = 'a' } = {}): CorePackage => ({
  ...{ build, java: 21, javaFlags: [] },
  files: [
    {
      name: 'paper.jar',
      url: `https://${at}.example/paper.jar`,
      bytes: 5,
      hash: `sha256:${hash.repeat(64)}`,
    },
  ],
})
/** Stores a build as the next reading of its source would. */
const publish = (pack: CorePackage) =>
  hosting.db
    .insert(coreVersions)
    .values({
      ...{ core: 'paper', version: '1.21.11', source: 'paper', gameVersion: '1.21.11' },
      ...{ channel: 'stable', package: pack },
    })
    .onConflictDoUpdate({ target: [coreVersions.core, coreVersions.version], set: { package: pack } })
const report = (reason: 'core_unavailable' | null) =>
  sayServers(hosting.url, token, { servers: [{ id, state: 'creating', reason, port: null }] })
const fileNow = async () => {
  const { servers: wanted } = await fetchDesired(hosting.url, token)
  return wanted[0]?.core.package?.files[0]
}
const pass = () =>
  processReplacedFiles({
    db: hosting.db,
    onError: (error) => {
      throw error
    },
  })
const isDue = async (source: 'paper' | 'adoptium' | 'purpur') => {
  const [row] = await hosting.db
    .select({ due: sql<boolean>`next_sync_at <= now()` })
    .from(coreSourceSyncs)
    .where(eq(coreSourceSyncs.source, source))
  return row?.due
}

beforeEach(async () => {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
  id = (await create(await customerForTest(hosting, 'anna'), { plan: 'java-free' })).id
  await hosting.db.update(servers).set({
    core: {
      ...{ id: 'paper', version: '1.21.11', gameVersion: '1.21.11', edition: 'java', experimental: false },
      ...{ settings: [], package: packageOf('a') },
    },
  })
  for (const source of ['paper', 'adoptium', 'purpur'] as const)
    await hosting.db.insert(coreSourceSyncs).values({
      ...{
        source,
        nextSyncAt: sql`now() + interval '50 minutes'`,
        lastAttemptAt: sql`now() - interval '16 minutes'`,
      },
    })
})

test('replaced hash: after a failure the source is read again, and the server gets the new hash', async () => {
  await publish(packageOf('a'))
  await report('core_unavailable')
  const { revision } = await fetchDesired(hosting.url, token)
  await pass()
  expect([await isDue('paper'), await isDue('adoptium'), await isDue('purpur')]).toEqual([true, true, false])
  expect((await fetchDesired(hosting.url, token)).revision).toBe(revision)
  await publish(packageOf('b', { at: 'moved' }))
  await pass()
  expect(await fileNow()).toMatchObject({
    hash: `sha256:${'b'.repeat(64)}`,
    url: 'https://moved.example/paper.jar',
  })
  expect((await fetchDesired(hosting.url, token)).revision).toBeGreaterThan(revision)
})

test('replaced hash: other builds, and servers that still download, stay unchanged', async () => {
  await publish(packageOf('b'))
  await report(null)
  await pass()
  expect(await fileNow()).toMatchObject({ hash: `sha256:${'a'.repeat(64)}` })
  expect(await isDue('paper')).toBe(false)
  await publish(packageOf('c', { build: '133' }))
  await report('core_unavailable')
  await pass()
  expect(await fileNow()).toMatchObject({ hash: `sha256:${'a'.repeat(64)}` })
})

test('replaced hash: a source that was just read is not read again each minute', async () => {
  await publish(packageOf('a'))
  await hosting.db.update(coreSourceSyncs).set({ lastAttemptAt: sql`now() - interval '14 minutes'` })
  await report('core_unavailable')
  await pass()
  expect(await isDue('paper')).toBe(false)
})
