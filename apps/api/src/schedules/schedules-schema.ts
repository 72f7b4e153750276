import { missedChoices } from '@zubr/contracts/schedules/limits'
import {
  type NewSchedule,
  runOutcomes,
  type ScheduleRun,
  skipReasons,
} from '@zubr/contracts/schedules/schedules'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import { servers } from '../servers/servers-schema.ts'

const ofServer = () =>
  uuid()
    .notNull()
    .references(() => servers.id, { onDelete: 'cascade' })

/** Scheduled work of servers. */
export const schedules = pgTable(
  'schedules',
  {
    id: uuid().primaryKey(),
    serverId: ofServer(),
    createdAt: instant().notNull(),
    name: text().notNull(),
    enabled: boolean().notNull(),
    rule: jsonb().$type<NewSchedule['rule']>().notNull(),
    zone: text().notNull(),
    /** The language of the account that created it, for messages to players. */
    language: text().notNull(),
    steps: jsonb().$type<NewSchedule['steps']>().notNull(),
    onlyIfEmpty: boolean().notNull(),
    skipIfNotRunning: boolean().notNull(),
    missed: text({ enum: missedChoices }).notNull(),
    nextRunAt: instant(),
  },
  (table) => [
    index('schedules_server').on(table.serverId),
    index('schedules_next_run').on(table.nextRunAt).where(sql`next_run_at is not null`),
    check('schedules_on', sql`(${table.nextRunAt} is null) or ${table.enabled}`),
  ],
)

/**
 * What the current step, or a run whose node is away, waits for. Fields of other kinds of steps are
 * absent.
 */
export type Doing = {
  /** When the step fails if it has not ended. */
  until?: string
  job?: string
  /**
   * The job belongs to a backup that something else requested: the run awaits it and never cancels
   * it.
   */
  isBorrowed?: true
  operation?: string
  /**
   * For a restart with a countdown: its time, the seconds before it that are still to be announced,
   * and the job of the last announcement.
   */
  restartAt?: string
  marks?: number[]
  said?: string
  /** For a run that has not begun: since when its node is away. */
  awaySince?: string
}

/** Runs of schedules, each with the steps as they were when it was planned. */
export const scheduleRuns = pgTable(
  'schedule_runs',
  {
    id: uuid().primaryKey(),
    /** Runs of a server begin in this order. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    scheduleId: uuid()
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    serverId: ofServer(),
    plannedFor: instant().notNull(),
    isManual: boolean().notNull(),
    startedAt: instant(),
    endedAt: instant(),
    outcome: text({ enum: runOutcomes }),
    reason: text({ enum: skipReasons }),
    steps: jsonb().$type<ScheduleRun['steps']>().notNull(),
    currentStep: jsonb().$type<Doing>(),
    /** When it is due to be polled again. */
    wakeAt: instant().notNull(),
  },
  (table) => [
    index('schedule_runs_schedule').on(table.scheduleId, table.number),
    uniqueIndex('schedule_runs_open').on(table.scheduleId).where(sql`ended_at is null`),
    uniqueIndex('schedule_runs_running')
      .on(table.serverId)
      .where(sql`started_at is not null and ended_at is null`),
    index('schedule_runs_server').on(table.serverId),
    index('schedule_runs_wake').on(table.wakeAt).where(sql`ended_at is null`),
    check('schedule_runs_ended', sql`(${table.endedAt} is not null) = (${table.outcome} is not null)`),
    check('schedule_runs_skipped', sql`(${table.reason} is not null) = (${table.outcome} = 'skipped')`),
  ],
)
