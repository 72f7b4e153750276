import { scheduleLimits } from '@zubr/contracts/schedules/limits'
import type { NewSchedule, Schedule, ScheduleStep, StepKind } from '@zubr/contracts/schedules/schedules'
import { refusesIpBan } from '@zubr/domain/players/ip-bans'
import { ruleFault, type TimeRule } from '@zubr/domain/schedules/times'
import { isTimeZone } from '@zubr/domain/schedules/zone'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import { ownZone } from './reading.ts'
import { isTime } from './time-text.ts'

export const templates = ['restart', 'backup', 'message'] as const
export type Template = (typeof templates)[number] | 'blank'

/** A step in the form, with a stable key. */
export type DraftStep = { key: string; step: ScheduleStep }

/** The form's state: each kind of rule keeps its input while another is selected. */
export type Draft = Omit<NewSchedule, 'rule' | 'steps'> & {
  kind: TimeRule['kind']
  times: string[]
  days: number[]
  expression: string
  steps: DraftStep[]
}

const newKey = () => crypto.randomUUID()
const keyed = (step: ScheduleStep): DraftStep => ({ key: newKey(), step })

export function newStep(kind: StepKind, text = ''): DraftStep {
  switch (kind) {
    case 'command':
      return keyed({ kind, text })
    case 'restart':
      return keyed({ kind, countdown: [300, 60, 30, 10, 5, 4, 3, 2, 1] })
    case 'delete_logs':
      return keyed({ kind, olderThanDays: 14 })
    case 'pause':
      return keyed({ kind, seconds: 30 })
    default:
      return keyed({ kind })
  }
}

/** The server restarts after its countdown: five minutes later, at 05:00. */
const begun: Record<Template, { times: string[]; steps: StepKind[]; skipIfNotRunning: boolean }> = {
  restart: { times: ['04:55'], steps: ['restart'], skipIfNotRunning: true },
  backup: { times: ['04:00'], steps: ['backup'], skipIfNotRunning: false },
  message: { times: ['18:00'], steps: ['command'], skipIfNotRunning: true },
  blank: { times: ['04:00'], steps: [], skipIfNotRunning: false },
}

/** The initial form; `say` is the core's command for messages to players, if any. */
export function draftFrom(messages: PanelMessages, template: Template, say: string | null): Draft {
  const { steps, ...rest } = begun[template]
  const { templates: named, exampleMessage } = messages.schedule
  return {
    ...rest,
    name: template === 'blank' ? '' : named[template].name,
    enabled: true,
    kind: 'daily',
    days: [1, 2, 3, 4, 5],
    expression: '0 */6 * * *',
    zone: ownZone(),
    steps: steps.map((kind) => newStep(kind, say ? `${say} ${exampleMessage}` : '')),
    onlyIfEmpty: false,
    missed: template === 'backup' ? 'run' : 'skip',
  }
}

export function draftOf({ rule, steps, ...schedule }: Schedule): Draft {
  const { name, enabled, zone, onlyIfEmpty, skipIfNotRunning, missed } = schedule
  return {
    ...{ name, enabled, zone, onlyIfEmpty, skipIfNotRunning, missed },
    kind: rule.kind,
    times: rule.kind === 'cron' ? ['04:00'] : rule.times,
    days: rule.kind === 'weekly' ? rule.days : [1, 2, 3, 4, 5],
    expression: rule.kind === 'cron' ? rule.expression : '0 */6 * * *',
    steps: steps.map(keyed),
  }
}

export function ruleOf({ kind, times, days, expression }: Draft): TimeRule {
  if (kind === 'cron') return { kind, expression }
  return kind === 'daily' ? { kind, times } : { kind, days, times }
}

export function scheduleOf({ kind, times, days, expression, steps, ...draft }: Draft): NewSchedule {
  const rule = ruleOf({ kind, times, days, expression, steps, ...draft })
  return { ...draft, rule, steps: steps.map(({ step }) => step) }
}

/** Whether two drafts are equal; step keys differ each time a form opens. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const serialized = ({ steps, ...draft }: Draft) =>
    JSON.stringify([Object.entries(draft).toSorted(), steps.map(({ step }) => step)])
  return serialized(one) === serialized(other)
}

/** Faults of a draft, by field; empty if valid. */
export function faultsOf(
  messages: PanelMessages,
  draft: Draft,
  core?: { id: string; version: string },
): Partial<Record<string, string>> {
  const t = messages.schedule
  const { kind, times, days, zone, name, steps } = draft
  const hasTimes = kind === 'cron' || times.every(isTime)
  const rule = hasTimes ? ruleFault(ruleOf(draft)) : undefined
  return Object.fromEntries(
    Object.entries({
      name: name.trim() === '' && t.nameMissing,
      times: !hasTimes ? t.timeMissing : kind !== 'cron' && rule && t.faults[rule],
      days: kind === 'weekly' && days.length === 0 && t.daysMissing,
      expression: kind === 'cron' && rule && t.faults[rule],
      zone: !isTimeZone(zone) && t.zoneFault,
      steps: steps.length === 0 && t.stepsMissing,
      ...Object.fromEntries(steps.map(({ key, step }) => [key, stepFault(messages, step, core)])),
    }).flatMap(([key, fault]) => (fault ? [[key, fault]] : [])),
  )
}

function stepFault(
  { schedule: t, console }: PanelMessages,
  step: ScheduleStep,
  core: { id: string; version: string } | undefined,
): string | undefined {
  if (step.kind === 'command' && core && refusesIpBan(core, step.text)) return console.ipBan
  if (step.kind === 'command') return step.text.trim() === '' ? t.commandMissing : undefined
  if (step.kind === 'pause')
    return isWithin(step.seconds, scheduleLimits.pauseSeconds)
      ? undefined
      : t.pauseHint.replace('{most}', String(scheduleLimits.pauseSeconds))
  return step.kind === 'delete_logs' && !isWithin(step.olderThanDays, 365)
    ? t.pauseHint.replace('{most}', '365')
    : undefined
}

const isWithin = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max

/** Moves a step up or down. */
export function withMoved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...list]
  const [step] = next.splice(at, 1)
  if (step !== undefined) next.splice(at + by, 0, step)
  return next
}
