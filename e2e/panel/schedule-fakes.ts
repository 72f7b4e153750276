import type { NewSchedule, Schedule, ScheduleRun } from '@zubr/contracts/schedules/schedules'

export const restart: NewSchedule = {
  name: 'Restart every night',
  enabled: true,
  rule: { kind: 'daily', times: ['05:00'] },
  zone: 'Europe/Minsk',
  steps: [{ kind: 'restart', countdown: [300, 60, 30, 10, 5, 4, 3, 2, 1] }],
  onlyIfEmpty: false,
  skipIfNotRunning: true,
  missed: 'skip',
}

export const scheduleId = 'dddddddd-0000-4000-8000-000000000001'

export const schedule = (own: Partial<Schedule> = {}): Schedule => ({
  ...restart,
  id: scheduleId,
  language: 'en',
  nextRunAt: '2026-11-25T02:00:00.000Z',
  lastRun: null,
  ...own,
})

let runs = 0

/** A run at five in the morning of the 24th, in Minsk. */
export const run = (own: Partial<ScheduleRun> = {}): ScheduleRun => ({
  id: `eeeeeeee-0000-4000-8000-${String(++runs).padStart(12, '0')}`,
  plannedFor: '2026-11-24T02:00:00.000Z',
  isManual: false,
  startedAt: '2026-11-24T02:00:00.000Z',
  endedAt: '2026-11-24T02:05:00.000Z',
  outcome: 'done',
  reason: null,
  steps: [],
  ...own,
})

/** Steps of a run with their states. */
export const results = (
  ...list: [step: ScheduleRun['steps'][number]['step'], rest?: Partial<ScheduleRun['steps'][number]>][]
): ScheduleRun['steps'] =>
  list.map(([step, rest]) => ({ step, state: 'done', failure: null, endedAt: null, ...rest }))
