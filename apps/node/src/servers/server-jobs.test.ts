import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { expect, onTestFinished, test } from 'vitest'
import { type JobHandlers, ServerJobs } from '../jobs/server-jobs.ts'
import { dataDirForTest, eventually, nodeForTest, serversForTest } from './testing/servers.ts'

const line = (text: string): ServerJob => ({ kind: 'command', id: randomUUID(), text })
const backup = (): ServerJob => ({ kind: 'backup', id: randomUUID() })
const restore = (): ServerJob => ({ kind: 'restore', id: randomUUID(), snapshot: 's', paths: null })
const result = { snapshot: 's', bytes: 1, addedBytes: 1, files: 1, hadChangingFiles: false }
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
  )

async function jobsForTest(handlers: JobHandlers, dir?: string) {
  const folder = dir ?? (await dataDirForTest())
  const warnings: string[] = []
  const say = (text: string) => warnings.push(text)
  const file = join(folder, 'jobs.json')
  const jobs = new ServerJobs({
    ...{ id: 'server', file, handlers, changed: () => undefined },
    log: { info: say, warn: say, error: say },
  })
  onTestFinished(() => jobs.stop())
  const states = () => jobs.report().map(({ state, failure }) => failure ?? state)
  return { folder, file, jobs, states, warnings }
}

test('jobs: they run in order, one by one, and once each, however often they are listed', async () => {
  const done: string[] = []
  const { jobs, states } = await jobsForTest({
    async command({ text }) {
      done.push(text)
      return undefined
    },
    backup: async () => ({ backup: result }),
  })
  const all = [line('a'), backup(), line('b')]
  jobs.follow(all)
  await jobs.begin()
  jobs.follow([...all])
  await eventually(() => expect(states()).toEqual(['done', 'done', 'done']))
  jobs.follow([...all, line('c')])
  await eventually(() => expect(states()).toHaveLength(4))
  await eventually(() => expect(done).toEqual(['a', 'b', 'c']))
  expect(jobs.report()[1]?.backup).toEqual(result)
})

test('jobs: one that is no longer listed is cancelled, and the next one runs', async () => {
  const begun: string[] = []
  const { jobs, states, file } = await jobsForTest({
    backup: async ({ id }, { signal }) => {
      begun.push(id)
      return never(signal)
    },
    command: async () => undefined,
  })
  const [first, second] = [backup(), line('next')]
  jobs.follow([first, second])
  await jobs.begin()
  await eventually(() => expect(begun).toEqual([first.id]))
  expect(states()).toEqual(['working'])
  jobs.follow([second])
  await eventually(() => expect(states()).toEqual(['done']))
  expect(await readFile(file, 'utf8')).toContain('called_off')
})

test('agent restart: safe jobs are repeated, and a command is never typed twice', async () => {
  const typed: string[] = []
  const again: boolean[] = []
  const handlers = (end: boolean): JobHandlers => ({
    async command({ text }, { signal }) {
      typed.push(text)
      return end ? undefined : never(signal)
    },
    async backup(_, doing) {
      again.push(doing.again)
      return end ? { backup: result } : never(doing.signal)
    },
  })
  const wanted = [line('stop'), backup()]
  const first = await jobsForTest(handlers(false))
  first.jobs.follow(wanted)
  await first.jobs.begin()
  await eventually(() => expect(typed).toEqual(['stop']))
  await first.jobs.stop()
  const second = await jobsForTest(handlers(true), first.folder)
  second.jobs.follow(wanted)
  await second.jobs.begin()
  await eventually(() => expect(second.states()).toEqual(['interrupted', 'done']))
  expect(typed).toEqual(['stop'])
  expect(again).toEqual([false])
  await second.jobs.stop()
  // A later agent repeats nothing, even when it gets an old desired state.
  const third = await jobsForTest(handlers(true), first.folder)
  third.jobs.follow(wanted)
  await third.jobs.begin()
  await eventually(() => expect(third.states()).toEqual(['interrupted', 'done']))
  expect(again).toEqual([false])
})

test('agent restart: a backup that had begun is repeated, and reported as such', async () => {
  const again: boolean[] = []
  const wanted = [backup()]
  const handlers = (end: boolean): JobHandlers => ({
    async backup(_, doing) {
      again.push(doing.again)
      return end ? { backup: result } : never(doing.signal)
    },
  })
  const first = await jobsForTest(handlers(false))
  first.jobs.follow(wanted)
  await first.jobs.begin()
  await eventually(() => expect(again).toEqual([false]))
  await first.jobs.stop()
  const second = await jobsForTest(handlers(true), first.folder)
  second.jobs.follow(wanted)
  await second.jobs.begin()
  await eventually(() => expect(second.states()).toEqual(['done']))
  expect(again).toEqual([false, true])
})

test('cancel: a job that is cancelled while it is recorded never begins, and the next one runs', async () => {
  const begun: string[] = []
  const { jobs, states } = await jobsForTest({
    backup: ({ id }, { signal }) => {
      begun.push(id)
      return never(signal)
    },
    command: async () => undefined,
  })
  jobs.follow([backup()])
  await jobs.begin()
  jobs.follow([line('list')])
  await eventually(() => expect(states()).toEqual(['done']))
  expect(begun).toEqual([])
})

test('cancel: what a former agent began is undone by its handler, even if cancelled while recorded', async () => {
  const one = backup()
  const former = await jobsForTest({ backup: (_, { signal }) => never(signal) })
  former.jobs.follow([one])
  await former.jobs.begin()
  await eventually(() => expect(former.states()).toEqual(['working']))
  await former.jobs.stop()
  const changes: unknown[] = []
  const { jobs } = await jobsForTest(
    {
      backup: async (_, { signal, again }) => {
        changes.push({ again, aborted: signal.aborted })
        return undefined
      },
    },
    former.folder,
  )
  jobs.follow([one])
  await jobs.begin()
  jobs.follow([])
  await eventually(() => expect(changes).toEqual([{ again: true, aborted: true }]))
})

test('idempotency: a command is not typed if its beginning could not be recorded', async () => {
  const typed: string[] = []
  const { jobs, states, folder } = await jobsForTest({
    async command({ text }) {
      typed.push(text)
      return undefined
    },
  })
  await jobs.begin()
  await rm(folder, { recursive: true })
  await writeFile(folder, 'no folder')
  jobs.follow([line('stop')])
  await eventually(() => expect(states()).toEqual(['failed']))
  expect(typed).toEqual([])
})

test('restore: the server may not start before it has ended', async () => {
  let end: (() => void) | undefined
  const { jobs, states } = await jobsForTest({
    restore: (_, { signal }) =>
      Promise.race([never(signal), new Promise<undefined>((resolve) => (end = () => resolve(undefined)))]),
  })
  const [one, other] = [restore(), restore()]
  expect(jobs.holdsStart()).toBe(false)
  jobs.follow([one])
  expect(jobs.holdsStart()).toBe(true)
  await jobs.begin()
  await eventually(() => expect(end).toBeDefined())
  expect(states()).toEqual(['working'])
  end?.()
  await eventually(() => expect(states()).toEqual(['done']))
  // It reports its end first and then releases the server.
  await eventually(() => expect(jobs.holdsStart()).toBe(false))
  jobs.follow([other])
  await eventually(() => expect(states()).toEqual(['working']))
  // A cancelled restore blocks the start until it is undone.
  jobs.follow([])
  expect(jobs.holdsStart()).toBe(true)
  await eventually(() => expect(jobs.holdsStart()).toBe(false))
})

test('command: it is typed and shown in the console; a stopped server takes none', async () => {
  const { api, id, lines, dataDir, node } = await nodeForTest()
  api.want(id, { settings: {} })
  await api.until(id, { state: 'running' })
  const first = line('hello')
  api.want(id, { jobs: [first] })
  await eventually(() => expect(api.reportOf(id)?.jobs).toMatchObject([{ id: first.id, state: 'done' }]))
  await eventually(async () => expect(await lines()).toEqual(['ready', '> hello', 'heard: hello']))
  const second = line('again')
  api.want(id, { desiredState: 'stopped', jobs: [] })
  await api.until(id, { state: 'stopped' })
  api.want(id, { jobs: [second] })
  await eventually(() =>
    expect(api.reportOf(id)?.jobs).toMatchObject([
      { id: second.id, state: 'failed', failure: 'not_running' },
    ]),
  )
  await node.stop()
  api.reports.length = 0
  await serversForTest({ apiUrl: api.url, dataDir })
  await eventually(() =>
    expect(api.reportOf(id)?.jobs).toMatchObject([
      { id: second.id, state: 'failed', failure: 'not_running' },
    ]),
  )
})
