import type { JobReport } from '@zubr/contracts/jobs/jobs'
import { type NewSchedule, Schedule, ScheduleRun } from '@zubr/contracts/schedules/schedules'
import { expect } from 'vitest'
import { z } from 'zod'
import { anna, hosting, say, server, token } from '../../servers/agent/testing/agent.ts'
import { fetchDesired } from '../../servers/testing/servers.ts'
import type { MissBackup } from '../missed.ts'
import { processDueSchedules } from '../pass.ts'
import type { TakeBackup } from '../steps.ts'

export const path = (rest = '') => `/api/servers/${server.id}/schedules${rest}`

export const newSchedule = (change: Partial<NewSchedule> = {}): NewSchedule => ({
  name: 'Every night',
  enabled: true,
  rule: { kind: 'daily', times: ['05:00'] },
  zone: 'Europe/Warsaw',
  steps: [{ kind: 'command', text: 'save-all' }],
  onlyIfEmpty: false,
  skipIfNotRunning: false,
  missed: 'run',
  ...change,
})

export async function makeSchedule(change: Partial<NewSchedule> = {}): Promise<Schedule> {
  const answer = await anna.call('POST', path(), newSchedule(change))
  expect(answer.status, await answer.clone().text()).toBe(201)
  return Schedule.parse(await answer.json())
}

export async function listed(): Promise<Schedule[]> {
  return z.array(Schedule).parse(await (await anna.call('GET', path())).json())
}

export async function runs(schedule: Pick<Schedule, 'id'>): Promise<ScheduleRun[]> {
  return z.array(ScheduleRun).parse(await (await anna.call('GET', path(`/${schedule.id}/runs`))).json())
}

/** The runs of a schedule as text, newest first: `failed: done, failed by timed_out, waiting`. */
export async function runTexts(schedule: Pick<Schedule, 'id'>): Promise<string[]> {
  return (await runs(schedule)).map(({ outcome, reason, startedAt, steps }) => {
    const how = outcome ?? (startedAt ? 'working' : 'queued')
    const each = steps.map(({ state, failure }) => (failure ? `${state} by ${failure}` : state))
    return `${how}: ${reason ?? each.join(', ')}`
  })
}

export const runNow = (schedule: Pick<Schedule, 'id'>) => anna.call('POST', path(`/${schedule.id}/runs`))

/** Advances the clock and runs one pass. */
export async function pass(seconds = 0, takeBackup?: TakeBackup, missBackup?: MissBackup): Promise<void> {
  hosting.time.now = new Date(+hosting.time.now + seconds * 1_000)
  // The silence of nodes follows the database's clock, and a test on a busy machine takes long.
  await hosting.db.$client.query(
    `update nodes set reported_at = now() where reported_at > now() - interval '30 minutes'`,
  )
  await hosting.db.$client.query(`update node_capabilities set reported_at = now()`)
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  await processDueSchedules({ db: hosting.db, onError, takeBackup, missBackup }, hosting.time.now)
  expect(errors).toEqual([])
}

export async function passUntil(moment: string): Promise<void> {
  hosting.time.now = new Date(moment)
  await pass()
}

/** The agent's open jobs, in order. */
export async function openJobs(): Promise<string[]> {
  const jobs = (await fetchDesired(hosting.url, token)).servers[0]?.jobs ?? []
  return jobs.map((job) => (job.kind === 'command' ? job.text : job.kind))
}

/** The agent does all its jobs, or fails. */
export async function doJobs(report: Partial<JobReport> = {}): Promise<void> {
  const desired = (await fetchDesired(hosting.url, token)).servers[0]
  await say([
    {
      id: server.id,
      generation: desired?.generation ?? 1,
      jobs: (desired?.jobs ?? []).map(({ id }) => ({
        id,
        state: 'done',
        failure: null,
        percent: null,
        ...report,
      })),
    },
  ])
}

/** The agent carries out the requested action. */
export async function doAction(): Promise<void> {
  const desired = (await fetchDesired(hosting.url, token)).servers[0]
  if (!desired) throw new Error('no server')
  const { generation, desiredState, operation } = desired
  await say([
    {
      id: server.id,
      generation,
      state: desiredState === 'running' ? 'running' : 'stopped',
      operation: operation && { id: operation.id, outcome: 'done' },
    },
  ])
}
