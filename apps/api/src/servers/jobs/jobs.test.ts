import type { JobReport, ServerJob } from '@zubr/contracts/jobs/jobs'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { storeServersReport } from '../agent/reports.ts'
import { anna, freshServer, hosting, say, server, token } from '../agent/testing/agent.ts'
import { updateDueServers } from '../lifecycle/due.ts'
import { beginMigration } from '../migrations/begin-migration.ts'
import { lockServer } from '../owner-actions.ts'
import { servers } from '../servers-schema.ts'
import { fetchDesired, nodeForTest, sayServers } from '../testing/servers.ts'
import { type JobCompletionHandlers, type JobEnd, processDueJobs } from './ends.ts'
import { serverJobs } from './server-jobs-schema.ts'
import { addJob, cancelJob, type NewJob } from './store.ts'

beforeEach(freshServer)

const command = { kind: 'command', text: 'say hello' } as const
const give = (job: NewJob = command, more: { expiresAt?: Date } = {}) =>
  inTransaction(hosting.db, (tx) => addJob(tx, { serverId: server.id, job, now: hosting.time.now, ...more }))
const callOff = (id: string) => inTransaction(hosting.db, (tx) => cancelJob(tx, id, hosting.time.now))
const desiredJobs = async (by = token): Promise<ServerJob[]> =>
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
/** Results that a handler gets in the next minute's pass. */
async function runHandlers(fail = false) {
  const ends: JobEnd[] = []
  const errors: unknown[] = []
  const handle = async (_tx: unknown, end: JobEnd) => {
    if (fail) throw new Error('not now')
    ends.push(end)
  }
  const completionHandlers: JobCompletionHandlers[] = [{ command: handle, backup: handle, forget: handle }]
  const onError = (error: unknown) => errors.push(error)
  await processDueJobs({ db: hosting.db, completionHandlers, onError }, hosting.time.now)
  return { ends: ends.map(({ job, report }) => [job.kind, report.failure ?? report.state]), errors }
}

describe('a job', () => {
  test('life cycle: it notifies its node, is in the desired state in order, and leaves after its end', async () => {
    const { revision } = await fetchDesired(hosting.url, token)
    const waiting = fetchDesired(hosting.url, token, revision)
    const first = await give()
    expect((await waiting).servers[0]?.jobs).toEqual([{ ...command, id: first }])
    const second = await give({ kind: 'backup' })
    expect(await desiredJobs()).toEqual([
      { ...command, id: first },
      { kind: 'backup', id: second },
    ])
    const known = (await fetchDesired(hosting.url, token)).revision
    const after = fetchDesired(hosting.url, token, known)
    await sayJobs({ id: first }, { id: second, state: 'working', percent: 40 })
    expect((await after).servers[0]?.jobs).toEqual([{ kind: 'backup', id: second }])
    expect(await stored(second)).toMatchObject({ state: 'working', percent: 40, endedAt: null })
    const backup = { snapshot: 'abc', bytes: 1_000, addedBytes: 10, files: 3, hadChangingFiles: false }
    await sayJobs({ id: second, backup })
    expect(await stored(second)).toMatchObject({ state: 'done', result: backup, percent: null })
    // Repeated or late reports change nothing.
    await sayJobs({ id: second, state: 'failed', failure: 'failed' })
    expect(await stored(second)).toMatchObject({ state: 'done', failure: null })
  })

  test('authentication: only its own node, in the report about its own server, can end it', async () => {
    const id = await give()
    const other = await nodeForTest(hosting, 'minsk-2')
    await sayServers(hosting.url, other, {
      servers: [{ id: server.id, jobs: [{ id, state: 'done', failure: null, percent: null }] }],
    })
    expect(await stored(id)).toMatchObject({ state: 'waiting' })
  })

  test('cancel: it leaves the desired state and fails; an ended job cannot be cancelled', async () => {
    const id = await give()
    expect(await callOff(id)).toBe(true)
    expect(await desiredJobs()).toEqual([])
    expect(await stored(id)).toMatchObject({ state: 'failed', failure: 'called_off' })
    expect(await callOff(id)).toBe(false)
    await sayJobs({ id })
    expect(await stored(id)).toMatchObject({ state: 'failed' })
  })

  test('timeout: a job that no agent began in time is cancelled; one in progress continues', async () => {
    const expiresAt = new Date(+hosting.time.now + 60_000)
    const [begun, late] = [await give(command, { expiresAt }), await give(command, { expiresAt })]
    await sayJobs({ id: begun, state: 'working' })
    expect((await runHandlers()).ends).toEqual([])
    hosting.time.now = new Date(+expiresAt + 1)
    expect((await runHandlers()).ends).toEqual([['command', 'called_off']])
    expect(await desiredJobs()).toEqual([{ ...command, id: begun }])
    expect(await stored(late)).toMatchObject({ failure: 'called_off' })
  })

  test('suspension: it stays while its server is suspended, and while its node is away', async () => {
    const id = await give({ kind: 'backup' })
    await hosting.db.update(servers).set({ paidUntil: new Date(+hosting.time.now - 1) })
    await updateDueServers(
      { db: hosting.db, sendMail: async () => undefined, onError: (error) => expect.fail(String(error)) },
      hosting.time.now,
    )
    expect((await fetchDesired(hosting.url, token)).servers[0]).toMatchObject({
      desiredState: 'stopped',
      jobs: [{ id }],
    })
  })

  test("deletion: it ends with its server, except cleanup jobs, which stay in the node's state", async () => {
    const backup = await give({ kind: 'backup' })
    const forget = await give({ kind: 'forget', snapshots: ['abc'] })
    await hosting.db.update(servers).set({ paidUntil: null })
    await sayJobs()
    expect((await anna.call('DELETE', `/api/servers/${server.id}`, { name: 'My world' })).status).toBe(202)
    expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([
      { desiredState: 'absent', jobs: [{ id: forget }] },
    ])
    expect(await stored(backup)).toMatchObject({ failure: 'called_off' })
    expect((await runHandlers()).ends).toEqual([['backup', 'called_off']])
    const absent = { id: server.id, generation: 2, state: 'absent', port: null } as const
    await say([absent])
    expect((await fetchDesired(hosting.url, token)).servers).toHaveLength(1)
    await say([{ ...absent, jobs: [{ id: forget, state: 'done', failure: null, percent: null }] }])
    expect((await fetchDesired(hosting.url, token)).servers).toEqual([])
  })

  test('migration: it waits while its server migrates, and restarts on the new node', async () => {
    const id = await give({ kind: 'backup' })
    await sayJobs({ id, state: 'working', percent: 50 })
    const other = await nodeForTest(hosting, 'minsk-2')
    for (const by of [token, other]) await sayServers(hosting.url, by, { incomingMigrations: [] })
    const move = await inTransaction(hosting.db, async (tx) => {
      const row = await lockServer(tx, eq(servers.id, server.id))
      if (!row) throw new Error('no server')
      return beginMigration(tx, row, { node: 'minsk-2', actor: 'operator', now: hosting.time.now })
    })
    if (!('id' in move)) throw new Error(move.refused)
    expect(await desiredJobs()).toEqual([])
    await sayServers(hosting.url, token, {
      incomingMigrations: [],
      servers: [{ id: server.id, generation: 2, state: 'stopped' }],
    })
    const take = { move: move.id, server: server.id, bytes: 1, doneBytes: 1, skipped: 0, failure: null }
    await sayServers(hosting.url, other, { incomingMigrations: [{ ...take, state: 'complete' }] })
    expect(await desiredJobs()).toEqual([])
    expect(await desiredJobs(other)).toEqual([{ kind: 'backup', id }])
    expect(await stored(id)).toMatchObject({ state: 'waiting', percent: null })
  })
})

describe('the end of a job', () => {
  test('handler: it is called once, again after a failure, and the job is deleted a week later', async () => {
    const [done, off] = [await give(), await give()]
    const report = { id: server.id, generation: 1, state: 'running', reason: null, port: 1 } as const
    const jobs = [{ id: done, state: 'done', failure: null, percent: null } as const]
    const refused: unknown[] = []
    const node = await hosting.db.select().from(servers)
    const broken: JobCompletionHandlers = { command: () => Promise.reject(new Error('not now')) }
    // A failing handler does not reject the report.
    await storeServersReport(
      hosting.db,
      node[0]?.nodeId ?? 0,
      { servers: [{ ...report, operation: null, stats: null, jobs }], orphans: [], cores: [] },
      hosting.time.now,
      { completionHandlers: [broken], onError: (error) => refused.push(error) },
    )
    expect(refused).toHaveLength(1)
    await callOff(off)
    expect((await runHandlers(true)).errors).toHaveLength(2)
    expect((await runHandlers()).ends).toEqual([
      ['command', 'done'],
      ['command', 'called_off'],
    ])
    expect((await runHandlers()).ends).toEqual([])
    hosting.time.now = new Date(+hosting.time.now + 7 * 86_400_000 + 1)
    await runHandlers()
    expect(await hosting.db.select().from(serverJobs)).toEqual([])
  })
})
