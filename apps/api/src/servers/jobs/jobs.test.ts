import type { JobReport, ServerJob } from '@zubr/contracts/jobs/jobs'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { storeServersReport } from '../agent/reports.ts'
import { anna, freshServer, hosting, say, server, token } from '../agent/testing/agent.ts'
import { passLife } from '../lifecycle/due.ts'
import { beginMove } from '../moving/begin.ts'
import { lockServer } from '../owner-actions.ts'
import { servers } from '../servers-schema.ts'
import { fetchDesired, nodeForTest, sayServers } from '../testing/servers.ts'
import { type JobEnd, type JobEndings, passJobs } from './ends.ts'
import { serverJobs } from './server-jobs-schema.ts'
import { addJob, callOffJob, type NewJob } from './store.ts'

beforeEach(freshServer)

const command = { kind: 'command', text: 'say hello' } as const
const give = (job: NewJob = command, more: { expiresAt?: Date } = {}) =>
  inTransaction(hosting.db, (tx) => addJob(tx, { serverId: server.id, job, now: hosting.time.now, ...more }))
const callOff = (id: string) => inTransaction(hosting.db, (tx) => callOffJob(tx, id, hosting.time.now))
const asked = async (by = token): Promise<ServerJob[]> =>
  (await fetchDesired(hosting.url, by)).servers[0]?.jobs ?? []
const sayJobs = (...jobs: (Partial<JobReport> & { id: string })[]) =>
  say([
    {
      id: server.id,
      jobs: jobs.map((job) => ({ state: 'done', failure: null, percent: null, ...job })),
    },
  ])
const stored = async (id: string) =>
  (await hosting.db.select().from(serverJobs).where(eq(serverJobs.id, id)))[0]
/** What a subject hears, when the minute is over. */
async function heard(fail = false) {
  const ends: JobEnd[] = []
  const errors: unknown[] = []
  const hear = async (_tx: unknown, end: JobEnd) => {
    if (fail) throw new Error('not now')
    ends.push(end)
  }
  const endings: JobEndings[] = [{ command: hear, backup: hear, forget: hear }]
  const onError = (error: unknown) => errors.push(error)
  await passJobs({ db: hosting.db, endings, onError }, hosting.time.now)
  return { ends: ends.map(({ job, report }) => [job.kind, report.failure ?? report.state]), errors }
}

describe('a job', () => {
  test('is news to its node, stands in the desired state in its order, and goes when its end was heard', async () => {
    const { revision } = await fetchDesired(hosting.url, token)
    const waiting = fetchDesired(hosting.url, token, revision)
    const first = await give()
    expect((await waiting).servers[0]?.jobs).toEqual([{ ...command, id: first }])
    const second = await give({ kind: 'backup' })
    expect(await asked()).toEqual([
      { ...command, id: first },
      { kind: 'backup', id: second },
    ])
    const known = (await fetchDesired(hosting.url, token)).revision
    const after = fetchDesired(hosting.url, token, known)
    await sayJobs({ id: first }, { id: second, state: 'working', percent: 40 })
    expect((await after).servers[0]?.jobs).toEqual([{ kind: 'backup', id: second }])
    expect(await stored(second)).toMatchObject({ state: 'working', percent: 40, endedAt: null })
    const backup = { snapshot: 'abc', bytes: 1_000, addedBytes: 10, files: 3, wasRestless: false }
    await sayJobs({ id: second, backup })
    expect(await stored(second)).toMatchObject({ state: 'done', result: backup, percent: null })
    // What is said again, or too late, changes nothing.
    await sayJobs({ id: second, state: 'failed', failure: 'failed' })
    expect(await stored(second)).toMatchObject({ state: 'done', failure: null })
  })

  test("is ended by its own node alone, and by no other server's report", async () => {
    const id = await give()
    const other = await nodeForTest(hosting, 'minsk-2')
    await sayServers(hosting.url, other, {
      servers: [{ id: server.id, jobs: [{ id, state: 'done', failure: null, percent: null }] }],
    })
    expect(await stored(id)).toMatchObject({ state: 'waiting' })
  })

  test('that is called off is asked for no more, and fails; one that has ended cannot be', async () => {
    const id = await give()
    expect(await callOff(id)).toBe(true)
    expect(await asked()).toEqual([])
    expect(await stored(id)).toMatchObject({ state: 'failed', failure: 'called_off' })
    expect(await callOff(id)).toBe(false)
    await sayJobs({ id })
    expect(await stored(id)).toMatchObject({ state: 'failed' })
  })

  test('that nobody has begun in its time is called off; one that was begun goes on', async () => {
    const expiresAt = new Date(+hosting.time.now + 60_000)
    const [begun, late] = [await give(command, { expiresAt }), await give(command, { expiresAt })]
    await sayJobs({ id: begun, state: 'working' })
    expect((await heard()).ends).toEqual([])
    hosting.time.now = new Date(+expiresAt + 1)
    expect((await heard()).ends).toEqual([['command', 'called_off']])
    expect(await asked()).toEqual([{ ...command, id: begun }])
    expect(await stored(late)).toMatchObject({ failure: 'called_off' })
  })

  test('stays while its server is suspended, and while its node is away', async () => {
    const id = await give({ kind: 'backup' })
    await hosting.db.update(servers).set({ paidUntil: new Date(+hosting.time.now - 1) })
    await passLife(
      { db: hosting.db, sendMail: async () => undefined, onError: (error) => expect.fail(String(error)) },
      hosting.time.now,
    )
    expect((await fetchDesired(hosting.url, token)).servers[0]).toMatchObject({
      wanted: 'stopped',
      jobs: [{ id }],
    })
  })

  test('ends with its server, but for what clears up after it, which the node keeps hearing of', async () => {
    const backup = await give({ kind: 'backup' })
    const forget = await give({ kind: 'forget', snapshots: ['abc'] })
    await hosting.db.update(servers).set({ paidUntil: null })
    await sayJobs()
    expect((await anna.call('DELETE', `/api/servers/${server.id}`, { name: 'My world' })).status).toBe(202)
    expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([
      { wanted: 'absent', jobs: [{ id: forget }] },
    ])
    expect(await stored(backup)).toMatchObject({ failure: 'called_off' })
    expect((await heard()).ends).toEqual([['backup', 'called_off']])
    const absent = { id: server.id, generation: 2, state: 'absent', port: null } as const
    await say([absent])
    expect((await fetchDesired(hosting.url, token)).servers).toHaveLength(1)
    await say([{ ...absent, jobs: [{ id: forget, state: 'done', failure: null, percent: null }] }])
    expect((await fetchDesired(hosting.url, token)).servers).toEqual([])
  })

  test('waits while its server moves, and is begun anew where it comes to', async () => {
    const id = await give({ kind: 'backup' })
    await sayJobs({ id, state: 'working', percent: 50 })
    const other = await nodeForTest(hosting, 'minsk-2')
    for (const by of [token, other]) await sayServers(hosting.url, by, { takes: [] })
    const move = await inTransaction(hosting.db, async (tx) => {
      const row = await lockServer(tx, eq(servers.id, server.id))
      if (!row) throw new Error('no server')
      return beginMove(tx, row, { node: 'minsk-2', actor: 'operator', now: hosting.time.now })
    })
    if (!('id' in move)) throw new Error(move.refused)
    expect(await asked()).toEqual([])
    await sayServers(hosting.url, token, {
      takes: [],
      servers: [{ id: server.id, generation: 2, state: 'stopped' }],
    })
    const take = { move: move.id, server: server.id, bytes: 1, doneBytes: 1, skipped: 0, failure: null }
    await sayServers(hosting.url, other, { takes: [{ ...take, state: 'complete' }] })
    expect(await asked()).toEqual([])
    expect(await asked(other)).toEqual([{ kind: 'backup', id }])
    expect(await stored(id)).toMatchObject({ state: 'waiting', percent: null })
  })
})

describe('the end of a job', () => {
  test('is told to its subject once, again where that failed, and forgotten a week later', async () => {
    const [done, off] = [await give(), await give()]
    const report = { id: server.id, generation: 1, state: 'running', reason: null, port: 1 } as const
    const jobs = [{ id: done, state: 'done', failure: null, percent: null } as const]
    const refused: unknown[] = []
    const node = await hosting.db.select().from(servers)
    const broken: JobEndings = { command: () => Promise.reject(new Error('not now')) }
    // A subject that fails stops no report.
    await storeServersReport(
      hosting.db,
      node[0]?.nodeId ?? 0,
      { servers: [{ ...report, operation: null, stats: null, jobs }], orphans: [], cores: [] },
      hosting.time.now,
      { endings: [broken], onError: (error) => refused.push(error) },
    )
    expect(refused).toHaveLength(1)
    await callOff(off)
    expect((await heard(true)).errors).toHaveLength(2)
    expect((await heard()).ends).toEqual([
      ['command', 'done'],
      ['command', 'called_off'],
    ])
    expect((await heard()).ends).toEqual([])
    hosting.time.now = new Date(+hosting.time.now + 7 * 86_400_000 + 1)
    await heard()
    expect(await hosting.db.select().from(serverJobs)).toEqual([])
  })
})
