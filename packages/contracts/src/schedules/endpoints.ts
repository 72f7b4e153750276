import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { NewSchedule, Schedule, ScheduleRun } from './schedules.ts'

const ofServer = { session: true, params: z.object({ id: z.uuid() }) } as const
const one = { session: true, params: z.object({ id: z.uuid(), schedule: z.uuid() }) } as const

/** Scheduled actions of a server. */
export const schedulesEndpoints = {
  'GET /api/servers/:id/schedules': {
    summary: "A server's schedules with their next times, oldest first",
    ...ofServer,
    right: 'view',
    answers: { 200: z.array(Schedule) },
  },
  'POST /api/servers/:id/schedules': {
    summary: 'Creates a schedule',
    ...ofServer,
    right: 'schedules.edit',
    limits: ['mutate'],
    body: NewSchedule,
    answers: { 201: Schedule },
    errors: ['server_not_active', 'too_many_schedules'],
  },
  'PUT /api/servers/:id/schedules/:schedule': {
    summary: 'Changes a schedule; a run that has begun goes on as it was',
    ...one,
    right: 'schedules.edit',
    limits: ['mutate'],
    body: NewSchedule,
    answers: { 200: Schedule },
    errors: ['server_not_active'],
  },
  'PATCH /api/servers/:id/schedules/:schedule': {
    summary: 'Switches a schedule on or off',
    ...one,
    right: 'schedules.edit',
    limits: ['mutate'],
    body: z.object({ enabled: z.boolean() }).strict(),
    answers: { 200: Schedule },
    errors: ['server_not_active'],
  },
  'DELETE /api/servers/:id/schedules/:schedule': {
    summary: 'Deletes a schedule with its runs; one that goes on is called off',
    ...one,
    right: 'schedules.edit',
    limits: ['mutate'],
    answers: { 204: z.null().describe('Deleted.') },
  },
  'POST /api/servers/:id/schedules/:schedule/runs': {
    summary: 'Runs a schedule now, whatever its time, also if it is off',
    ...one,
    right: 'schedules.run',
    limits: ['mutate'],
    answers: { 202: ScheduleRun },
    errors: ['server_not_active', 'schedule_runs'],
  },
  'GET /api/servers/:id/schedules/:schedule/runs': {
    summary: 'The last runs of a schedule with what became of each step, newest first',
    ...one,
    right: 'view',
    answers: { 200: z.array(ScheduleRun) },
  },
} as const satisfies Endpoints
