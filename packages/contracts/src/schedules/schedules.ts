import { ruleFault } from '@zubr/domain/schedules/times'
import { isTimeZone } from '@zubr/domain/schedules/zone'
import { z } from 'zod'
import { readableName } from '../fields/readable-name.ts'
import { jobFailures } from '../jobs/jobs.ts'
import { countdownMarks, missedChoices, scheduleLimits } from './limits.ts'

const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'expected HH:MM')
const Times = z.array(Time).min(1).max(scheduleLimits.times)

export const ScheduleRule = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('daily'), times: Times }).strict(),
    /** Monday is 1, Sunday 7. */
    z
      .object({ kind: z.literal('weekly'), days: z.array(z.int().min(1).max(7)).min(1).max(7), times: Times })
      .strict(),
    /** Minute, hour, day of the month, month, day of the week. */
    z.object({ kind: z.literal('cron'), expression: z.string().trim().max(200) }).strict(),
  ])
  .superRefine((rule, context) => {
    const fault = ruleFault(rule)
    if (fault) context.addIssue({ code: 'custom', message: fault })
  })

/** One action of a schedule. */
export const ScheduleStep = z.discriminatedUnion('kind', [
  /** One line for the server's input, without a slash. */
  z
    .object({
      kind: z.literal('command'),
      text: z
        .string()
        .trim()
        .min(1, 'missing')
        .max(scheduleLimits.command, 'too_long')
        .regex(/^\P{Cc}*$/u, 'expected one line'),
    })
    .strict(),
  /**
   * Seconds before the restart at which the chat shows the remaining time; empty: it restarts at
   * once.
   */
  z
    .object({
      kind: z.literal('restart'),
      countdown: z
        .array(z.int().refine((seconds) => countdownMarks.some((mark) => mark === seconds)))
        .max(countdownMarks.length),
    })
    .strict(),
  z.object({ kind: z.literal('stop') }).strict(),
  z.object({ kind: z.literal('start') }).strict(),
  z.object({ kind: z.literal('backup') }).strict(),
  z.object({ kind: z.literal('delete_logs'), olderThanDays: z.int().min(1).max(365) }).strict(),
  z.object({ kind: z.literal('pause'), seconds: z.int().min(1).max(scheduleLimits.pauseSeconds) }).strict(),
])
export type ScheduleStep = z.infer<typeof ScheduleStep>
export type StepKind = ScheduleStep['kind']

export const NewSchedule = z
  .object({
    name: readableName(60).min(1, 'missing'),
    enabled: z.boolean(),
    rule: ScheduleRule,
    /** A name of the IANA time zone database. */
    zone: z.string().max(60).refine(isTimeZone, 'expected the name of a time zone'),
    steps: z.array(ScheduleStep).min(1).max(scheduleLimits.steps),
    onlyIfEmpty: z.boolean(),
    skipIfNotRunning: z.boolean(),
    missed: z.enum(missedChoices),
  })
  .strict()
  .meta({ id: 'NewSchedule' })
export type NewSchedule = z.infer<typeof NewSchedule>

/** Why a run was skipped. */
export const skipReasons = [
  'players_online',
  /** The game could not be asked for its players. */
  'players_unknown',
  'not_running',
  'missed',
  'node_away',
  /** The previous run had not ended. */
  'still_running',
  'suspended',
  'blocked',
  'moving',
  'restoring',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** Why a step failed: failures of jobs, and those that the API detects. */
export const stepFailures = [
  ...jobFailures,
  /** It did not end within its timeout. */
  'timed_out',
  /** A newer request replaced it. */
  'superseded',
  /** The server did not start, or did not stop. */
  'not_done',
  'suspended',
  'blocked',
  'moving',
  'backup_refused',
] as const
export type StepFailure = (typeof stepFailures)[number]

export const stepStates = ['waiting', 'working', 'done', 'failed'] as const
export type StepState = (typeof stepStates)[number]

export const runOutcomes = ['done', 'failed', 'skipped'] as const

export const ScheduleRun = z
  .object({
    id: z.uuid(),
    plannedFor: z.iso.datetime(),
    /** Started manually. */
    isManual: z.boolean(),
    /** Null while it waits for another run of the server, or for its node. */
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    /** Null until it has ended. */
    outcome: z.enum(runOutcomes).nullable(),
    /** For a skipped run. */
    reason: z.enum(skipReasons).nullable(),
    steps: z.array(
      z.object({
        step: ScheduleStep,
        state: z.enum(stepStates),
        failure: z.enum(stepFailures).nullable(),
        endedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'ScheduleRun' })
export type ScheduleRun = z.infer<typeof ScheduleRun>

export const Schedule = NewSchedule.extend({
  id: z.uuid(),
  /** The language of chat messages. */
  language: z.string().max(10),
  /** Null while it is disabled. */
  nextRunAt: z.iso.datetime().nullable(),
  /** The newest run, which may not have ended. */
  lastRun: ScheduleRun.nullable(),
}).meta({ id: 'Schedule' })
export type Schedule = z.infer<typeof Schedule>
