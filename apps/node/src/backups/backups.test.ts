import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobReport, ServerJob } from '@zubr/contracts/jobs/jobs'
import type { DesiredServer } from '@zubr/contracts/node-servers'
import { expect, test } from 'vitest'
import { serverFolder } from '../servers/folder/server-folder.ts'
import { bestRuntimeForTests, runtimesForTests } from '../servers/testing/runtimes.ts'
import { dataDirForTest, eventually, nodeForTest, serversForTest } from '../servers/testing/servers.ts'
import { enginesForTests } from './testing/engines.ts'

type Api = Awaited<ReturnType<typeof nodeForTest>>['api']

const backupKey = 'a key of this server alone'
const running = { settings: { autosaveMs: 20 }, backupKey }

/** Runs one job and returns its final report. */
async function done(
  api: Api,
  id: string,
  job: ServerJob,
  change: Partial<DesiredServer> = {},
): Promise<JobReport> {
  api.want(id, { ...change, jobs: [job] })
  let report: JobReport | undefined
  await eventually(
    () => {
      report = api.reportOf(id)?.jobs?.find((one) => one.id === job.id)
      expect(report?.state).toMatch(/done|failed/)
    },
    { timeout: 90_000 },
  )
  return report as JobReport // It ended, so there is a report.
}
const backup = (): ServerJob => ({ kind: 'backup', id: randomUUID() })
const snapshotOf = ({ backup, failure }: JobReport): string => {
  if (!backup) throw new Error(`it failed: ${failure}`)
  return backup.snapshot
}

/** The numbers in the world's files. */
const worldIn = async (data: string) =>
  Promise.all(
    ['world/level.dat', 'world/region/r.0.0.mca'].map(async (name) => [
      ...new Set((await readFile(join(data, name), 'utf8')).trim().split(' ')),
    ]),
  )

test.each(runtimesForTests)(
  'backup: a world that is being written is saved whole, and restored as it was (%s)',
  async (runtime) => {
    const { api, id, folder, lines, node } = await nodeForTest({ runtime })
    api.want(id, running)
    await api.until(id, { state: 'running' })
    await eventually(() => expect(existsSync(join(folder.data, 'world/region/r.0.0.mca'))).toBe(true))
    const report = await done(api, id, backup())
    expect(report).toMatchObject({ state: 'done', backup: { hadChangingFiles: false } })
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'Automatic saving is now disabled',
        'Saved the game',
        'Automatic saving is now enabled',
      ]),
    )
    expect(existsSync(join(folder.path, 'saving-held.json'))).toBe(false)
    const restore: ServerJob = {
      kind: 'restore',
      id: randomUUID(),
      snapshot: snapshotOf(report),
      paths: null,
    }
    expect(await done(api, id, restore)).toMatchObject({ failure: 'still_running' })
    const again = { ...restore, id: randomUUID() }
    await done(api, id, again, { desiredState: 'stopped' })
    await api.until(id, { state: 'stopped' })
    const [level, region] = await worldIn(folder.data)
    expect(level).toHaveLength(1)
    expect(region).toEqual(level)
    expect(await readdir(folder.data)).not.toContain('saved.txt')
    api.want(id, { desiredState: 'running', jobs: [] })
    await api.until(id, { state: 'running' })
    const rehearse: ServerJob = { kind: 'rehearse', id: randomUUID(), snapshot: snapshotOf(report) }
    expect(await done(api, id, rehearse)).toMatchObject({ state: 'done' })
    const forget: ServerJob = { kind: 'forget', id: randomUUID(), snapshots: [snapshotOf(report)] }
    expect(await done(api, id, forget)).toMatchObject({ state: 'done' })
    expect(await done(api, id, { ...rehearse, id: randomUUID() })).toMatchObject({ failure: 'no_backup' })
    expect(node.logged.join('\n')).not.toContain(backupKey)
    expect(api.reports.at(-1)?.backups).toMatchObject({
      ...{ engine: enginesForTests[0], isRemote: false, problem: null },
    })
  },
)

test('backup: a server that does not confirm the pause of its saving is still saved, and reported', async () => {
  const { api, id, folder } = await nodeForTest({
    // Skips the half minute of waiting.
    clock: {
      now: Date.now,
      elapsed: () => performance.now(),
      wait: (ms, signal) =>
        new Promise((resolve) => {
          const timer = setTimeout(resolve, Math.min(ms, 20))
          signal.addEventListener('abort', () => {
            clearTimeout(timer)
            resolve()
          })
        }),
    },
  })
  api.want(id, { ...running, settings: { autosaveMs: 20, mute: true } })
  await api.until(id, { state: 'running' })
  await eventually(() => expect(existsSync(join(folder.data, 'world/region/r.0.0.mca'))).toBe(true))
  expect(await done(api, id, backup())).toMatchObject({ state: 'done', backup: { hadChangingFiles: true } })
})

test('restore: another node restores a server of a lost node with its key and the same repository', async () => {
  const first = await nodeForTest({ runtime: bestRuntimeForTests })
  const { api, id } = first
  const repository = join(first.dataDir, 'backups')
  api.want(id, running)
  await api.until(id, { state: 'running' })
  await eventually(() => expect(existsSync(join(first.folder.data, 'world/region/r.0.0.mca'))).toBe(true))
  const report = await done(api, id, backup())
  await first.node.stop()
  const dataDir = await dataDirForTest()
  const backups = { repository, credentials: {}, resticPath: undefined }
  await serversForTest({ apiUrl: api.url, dataDir, runtime: bestRuntimeForTests, backups })
  const restore: ServerJob = { kind: 'restore', id: randomUUID(), snapshot: snapshotOf(report), paths: null }
  expect(await done(api, id, restore, { desiredState: 'stopped' })).toMatchObject({ state: 'done' })
  const [level, region] = await worldIn(serverFolder(dataDir, id).data)
  expect(region).toEqual(level)
  api.want(id, { desiredState: 'running', jobs: [] })
  await api.until(id, { state: 'running' })
})

test('retention: backups of a deleted server are deleted when due, and leave nothing', async () => {
  const { api, id, folder, dataDir } = await nodeForTest()
  api.want(id, running)
  await api.until(id, { state: 'running' })
  await done(api, id, backup())
  expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1)
  const forget: ServerJob = { kind: 'forget', id: randomUUID(), snapshots: null }
  expect(await done(api, id, forget, { desiredState: 'absent' })).toMatchObject({ state: 'done' })
  await api.until(id, { state: 'absent' })
  expect(await readdir(join(dataDir, 'backups'))).toEqual([])
  expect(existsSync(folder.path)).toBe(false)
})

test('logs: old logs and crash reports are deleted, newer ones and running servers stay', async () => {
  const { api, id, folder } = await nodeForTest()
  api.want(id, running)
  await api.until(id, { state: 'running' })
  const old = new Date(Date.now() - 10 * 24 * 3_600_000)
  for (const name of [
    'logs/2020.log.gz',
    'logs/new.log.gz',
    'logs/latest.log',
    'crash-reports/crash.txt',
    'notes.gz',
  ]) {
    await mkdir(join(folder.data, name, '..'), { recursive: true })
    await writeFile(join(folder.data, name), '')
    if (name !== 'logs/new.log.gz') await utimes(join(folder.data, name), old, old)
  }
  const job: ServerJob = { kind: 'delete_logs', id: randomUUID(), olderThanDays: 7 }
  expect(await done(api, id, job)).toMatchObject({ state: 'done' })
  expect((await readdir(join(folder.data, 'logs'))).toSorted()).toEqual(['latest.log', 'new.log.gz'])
  expect(await readdir(join(folder.data, 'crash-reports'))).toEqual([])
  expect(existsSync(join(folder.data, 'notes.gz'))).toBe(true)
})
