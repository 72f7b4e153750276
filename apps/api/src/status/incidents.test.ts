import type { IncidentState } from '@zubr/contracts/status'
import { expect, test } from 'vitest'
import { updatesUntil } from './incidents.ts'

const time = (hours: string) => new Date(`2026-03-10T${hours}:00Z`)
const window = { kind: 'maintenance' as const, startsAt: time('10:00'), endsAt: time('12:00') }
const storedUpdates = (...updates: [string, IncidentState][]) =>
  updates.map(([at, state]) => ({ at: time(at), state, texts: {} }))

test.each<[string, string, [string, IncidentState][], IncidentState[]]>([
  ['planned before its window', '09:59', [['08:00', 'planned']], ['planned']],
  ['in progress when its window begins', '10:00', [['08:00', 'planned']], ['in_progress', 'planned']],
  [
    'completed when its window ends',
    '12:00',
    [['08:00', 'planned']],
    ['completed', 'in_progress', 'planned'],
  ],
  [
    'in progress from when the operator began it early, once',
    '11:00',
    [
      ['08:00', 'planned'],
      ['09:30', 'in_progress'],
    ],
    ['in_progress', 'planned'],
  ],
  [
    'cancelled for good when called off before it began',
    '13:00',
    [
      ['08:00', 'planned'],
      ['09:00', 'cancelled'],
    ],
    ['cancelled', 'planned'],
  ],
  [
    'completed for good when the operator ended it early',
    '13:00',
    [
      ['08:00', 'planned'],
      ['11:00', 'completed'],
    ],
    ['completed', 'in_progress', 'planned'],
  ],
  [
    'under way when it is announced after its beginning',
    '11:30',
    [['11:00', 'planned']],
    ['in_progress', 'planned'],
  ],
])('maintenance: %s', (_, now, updates, states) => {
  expect(updatesUntil(time(now), window, storedUpdates(...updates)).map(({ state }) => state)).toEqual(states)
})

test('incident: only an update changes its state', () => {
  const updates = storedUpdates(['08:00', 'investigating'], ['09:00', 'monitoring'])
  const states = updatesUntil(time('23:00'), { ...window, kind: 'incident' }, updates).map(
    ({ state }) => state,
  )
  expect(states).toEqual(['monitoring', 'investigating'])
})
