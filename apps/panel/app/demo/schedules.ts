import type { schedulesEndpoints } from '@zubr/contracts/schedules/endpoints'
import { scheduleLimits } from '@zubr/contracts/schedules/limits'
import type {
  NewSchedule,
  Schedule,
  ScheduleRun,
  ScheduleStep,
  StepFailure,
} from '@zubr/contracts/schedules/schedules'
import { nextTime } from '@zubr/domain/schedules/times'
import { ApiFailure } from '../api/request.ts'
import { backupBySchedule } from './backups/backups.ts'
import type { Handlers } from './handlers.ts'
import { type DemoServer, demoMessagesOf, type Memory } from './memory.ts'
import { act, note } from './servers/running.ts'
import { demoServerBy } from './servers/servers.ts'

type Entry = {
  schedule: Omit<Schedule, 'lastRun'>
  namedAs: 'restart' | 'backup' | null
  runs: ScheduleRun[]
}

const dayMs = 86_400_000
/** The time of a command or a pause in the demo. */
const stepMs = 1_500

let made = 0
export const demoScheduleId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const newId = () => demoScheduleId(++made + 1_000)

/** Schedules of demo servers: they run only on request. */
export function schedulesHandlers(memory: Memory): Handlers<keyof typeof schedulesEndpoints> {
  const schedulesByServer = new Map<string, Entry[]>(
    memory.servers.map((server) => [server.view.id, server.namedAs === 'running' ? examples(memory) : []]),
  )
  const listOf = (id: string) => {
    const server = demoServerBy(memory, id)
    const list = schedulesByServer.get(id) ?? []
    schedulesByServer.set(id, list)
    return { server, list }
  }
  const active = (id: string) => {
    const found = listOf(id)
    const { contract } = found.server.view
    if (contract !== 'active') throw new ApiFailure('server_not_active', { contract })
    return found
  }
  const entryOf = (list: Entry[], id: string) => {
    const entry = list.find(({ schedule }) => schedule.id === id)
    if (!entry) throw new ApiFailure('not_found')
    return entry
  }
  const view = ({ schedule, namedAs, runs }: Entry): Schedule => ({
    ...schedule,
    name: namedAs ? demoMessagesOf(memory).schedules[namedAs] : schedule.name,
    lastRun: runs[0] ?? null,
  })

  return {
    'GET /api/servers/:id/schedules': ({ params }) => listOf(params.id).list.map(view),
    'POST /api/servers/:id/schedules': ({ params, body }) => {
      const { server, list } = active(params.id)
      if (list.length >= scheduleLimits.schedules) throw new ApiFailure('too_many_schedules')
      const entry: Entry = { schedule: scheduleOf(newId(), body, memory.locale), namedAs: null, runs: [] }
      list.push(entry)
      note(memory, server, 'schedule_created')
      return view(entry)
    },
    'PUT /api/servers/:id/schedules/:schedule': ({ params, body }) => {
      const { server, list } = active(params.id)
      const entry = entryOf(list, params.schedule)
      if (body.name !== view(entry).name) entry.namedAs = null
      entry.schedule = scheduleOf(entry.schedule.id, body, entry.schedule.language)
      note(memory, server, 'schedule_changed')
      return view(entry)
    },
    'PATCH /api/servers/:id/schedules/:schedule': ({ params, body }) => {
      const { server, list } = active(params.id)
      const entry = entryOf(list, params.schedule)
      const { id, language, nextRunAt: _, ...input } = entry.schedule
      entry.schedule = scheduleOf(id, { ...input, ...body }, language)
      note(memory, server, 'schedule_changed')
      return view(entry)
    },
    'DELETE /api/servers/:id/schedules/:schedule': ({ params }) => {
      const { server, list } = listOf(params.id)
      list.splice(list.indexOf(entryOf(list, params.schedule)), 1)
      note(memory, server, 'schedule_deleted')
      return null
    },
    'POST /api/servers/:id/schedules/:schedule/runs': ({ params }) => {
      const { server, list } = active(params.id)
      const entry = entryOf(list, params.schedule)
      if (entry.runs[0] && entry.runs[0].outcome === null) throw new ApiFailure('schedule_runs')
      return begin(memory, server, entry)
    },
    'GET /api/servers/:id/schedules/:schedule/runs': ({ params }) =>
      entryOf(listOf(params.id).list, params.schedule).runs,
  }
}

function scheduleOf(id: string, input: NewSchedule, language: string): Entry['schedule'] {
  const next = input.enabled ? nextTime(input.rule, input.zone, new Date()) : undefined
  return { ...input, id, language, nextRunAt: next?.toISOString() ?? null }
}

/** Runs the steps independent of other actions; a failed step ends the run. */
function begin(memory: Memory, server: DemoServer, { schedule, runs }: Entry): ScheduleRun {
  const now = new Date().toISOString()
  const run: ScheduleRun = {
    id: newId(),
    plannedFor: now,
    isManual: true,
    startedAt: now,
    endedAt: null,
    outcome: null,
    reason: null,
    steps: schedule.steps.map((step) => ({ step, state: 'waiting', failure: null, endedAt: null })),
  }
  runs.unshift(run)
  runs.splice(scheduleLimits.runs)
  const end = (outcome: 'done' | 'failed') => {
    Object.assign(run, { endedAt: new Date().toISOString(), outcome })
  }
  const next = () => {
    const current = run.steps.find(({ state }) => state === 'waiting')
    if (!current) return end('done')
    current.state = 'working'
    doStep(memory, server, { step: current.step, of: schedule.name }, (failure) => {
      Object.assign(current, {
        state: failure ? 'failed' : 'done',
        failure,
        endedAt: new Date().toISOString(),
      })
      if (failure) end('failed')
      else next()
    })
  }
  next()
  return run
}

function doStep(
  memory: Memory,
  server: DemoServer,
  { step, of }: { step: ScheduleStep; of: string },
  onEnd: (failure: StepFailure | null) => void,
): void {
  const { view } = server
  const later = (act: () => void, ms = stepMs) => void setTimeout(act, ms)
  const until = (state: 'running' | 'stopped', tries = 20) =>
    later(() => {
      if (view.state === state) onEnd(null)
      else if (tries === 0) onEnd('not_done')
      else until(state, tries - 1)
    }, 500)
  switch (step.kind) {
    case 'command':
      later(() => {
        if (view.state === 'running') server.log.append(`> ${step.text}`, 'normal', Date.now())
        onEnd(view.state === 'running' ? null : 'not_running')
      })
      break
    case 'backup':
      if (!backupBySchedule(memory, server, (made) => onEnd(made ? null : 'called_off')))
        later(() => onEnd('backup_refused'))
      break
    case 'start':
    case 'restart':
      if (step.kind === 'restart' || view.state !== 'running') act(memory, server, step.kind, of)
      until('running')
      break
    case 'stop':
      if (view.state !== 'stopped') act(memory, server, 'stop', of)
      until('stopped')
      break
    default:
      later(() => onEnd(null))
  }
}

function examples(memory: Memory): Entry[] {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const restart: NewSchedule = {
    name: '',
    enabled: true,
    rule: { kind: 'daily', times: ['05:00'] },
    zone,
    steps: [
      { kind: 'restart', countdown: [300, 60, 30, 10, 5, 4, 3, 2, 1] },
      { kind: 'delete_logs', olderThanDays: 14 },
    ],
    onlyIfEmpty: false,
    skipIfNotRunning: true,
    missed: 'skip',
  }
  const backup: NewSchedule = {
    ...restart,
    rule: { kind: 'weekly', days: [5], times: ['18:00'] },
    steps: [{ kind: 'backup' }],
    skipIfNotRunning: false,
    missed: 'run',
  }
  return (
    [
      ['restart', restart, 5],
      ['backup', backup, 2],
    ] as const
  ).map(([namedAs, input, count], at) => {
    const schedule = scheduleOf(demoScheduleId(at + 1), input, memory.locale)
    const every = input.rule.kind === 'daily' ? dayMs : 7 * dayMs
    const next = Date.parse(schedule.nextRunAt ?? '')
    const runs = Array.from({ length: count }, (_, back) =>
      pastRun(schedule, next - (back + 1) * every, back === 2),
    )
    return { schedule, namedAs, runs }
  })
}

function pastRun({ steps }: Entry['schedule'], planned: number, isSkipped: boolean): ScheduleRun {
  const at = (ms: number) => new Date(planned + ms).toISOString()
  const ended = at(330_000)
  return {
    id: newId(),
    plannedFor: at(0),
    isManual: false,
    startedAt: isSkipped ? null : at(400),
    endedAt: isSkipped ? at(400) : ended,
    outcome: isSkipped ? 'skipped' : 'done',
    reason: isSkipped ? 'not_running' : null,
    steps: steps.map((step) => ({
      step,
      state: isSkipped ? 'waiting' : 'done',
      failure: null,
      endedAt: isSkipped ? null : ended,
    })),
  }
}
