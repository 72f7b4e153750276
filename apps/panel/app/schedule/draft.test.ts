import type { Schedule } from '@zubr/contracts/schedules/schedules'
import { locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { expect, test } from 'vitest'
import {
  type Draft,
  draftFrom,
  draftOf,
  faultsOf,
  isSameDraft,
  newStep,
  scheduleOf,
  templates,
  withMoved,
} from './draft.ts'

const messages = allPanelMessages.en
const faults = (change: Partial<Draft>) =>
  Object.keys(faultsOf(messages, { ...draftFrom(messages, 'restart', 'say'), ...change }))

test('templates: each one is valid and named', () => {
  for (const template of templates) {
    const draft = draftFrom(messages, template, 'say')
    expect(faultsOf(messages, draft)).toEqual({})
    expect(scheduleOf(draft).name).toBe(messages.schedule.templates[template].name)
  }
  expect(scheduleOf(draftFrom(messages, 'message', 'say')).steps).toEqual([
    { kind: 'command', text: 'say Welcome to the server!' },
  ])
})

test('restart template: the countdown ends, and the server restarts, at the named time', () => {
  const { steps, rule } = scheduleOf(draftFrom(messages, 'restart', 'say'))
  const [step] = steps
  const seconds = step?.kind === 'restart' ? (step.countdown[0] ?? 0) : 0
  const start = rule.kind === 'daily' ? rule.times[0] : undefined
  const restart = new Date(Date.parse(`2026-01-01T${start}Z`) + seconds * 1000).toISOString().slice(11, 16)
  for (const locale of locales) {
    const { text } = allPanelMessages[locale].schedule.templates.restart
    expect(text.match(/\d\d:\d\d/g), locale).toEqual([restart, start])
  }
})

test('faults: they are listed by their fields', () => {
  expect(faults({ name: ' ' })).toEqual(['name'])
  expect(faults({ times: ['04:00', '04:02'] })).toEqual(['times'])
  expect(faults({ times: [''] })).toEqual(['times'])
  const empty = { ...draftFrom(messages, 'restart', 'say'), times: ['04:00', ''] }
  expect(faultsOf(messages, empty)).toEqual({ times: messages.schedule.timeMissing })
  expect(faults({ kind: 'weekly', days: [] })).toContain('days')
  expect(faults({ kind: 'cron', expression: '* * * * *' })).toEqual(['expression'])
  expect(faults({ zone: 'Minsk' })).toEqual(['zone'])
  expect(faults({ steps: [] })).toEqual(['steps'])
  const pause = newStep('pause')
  expect(faults({ steps: [{ ...pause, step: { kind: 'pause', seconds: 0 } }] })).toEqual([pause.key])
  const command = newStep('command')
  expect(faults({ steps: [command] })).toEqual([command.key])
})

test('round trip: a stored schedule leaves the form unchanged', () => {
  const schedule = scheduleOf({ ...draftFrom(messages, 'backup', null), kind: 'weekly', days: [6, 7] })
  const stored: Schedule = { ...schedule, id: '1', language: 'en', nextRunAt: null, lastRun: null }
  expect(scheduleOf(draftOf(stored))).toEqual(schedule)
})

test('steps: a step moves up and down', () => {
  expect(withMoved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(withMoved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
})

test('comparison: equal drafts may have other step keys, and one word makes a difference', () => {
  const one = draftFrom(messages, 'message', 'say')
  const other = draftFrom(messages, 'message', 'say')
  expect(one.steps[0]?.key).not.toBe(other.steps[0]?.key)
  expect(isSameDraft(one, other)).toBe(true)
  expect(isSameDraft(one, { ...other, name: 'Hello' })).toBe(false)
  expect(isSameDraft(one, { ...other, steps: [newStep('command', 'say hi')] })).toBe(false)
})
