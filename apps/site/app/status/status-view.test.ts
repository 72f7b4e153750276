import type { Incident, NodeDay, Status } from '@zubr/contracts/status'
import { expect, test } from 'vitest'
import { overallOf } from './node-stats.ts'
import { chosenText, statusViewIn } from './status-html.server.tsx'
import { dateOfDay, minutesOver, minutesWithoutData, partsOfDay, publishedSnapshot } from './status-view.ts'

test.each([
  [
    { de: 'D', en: 'E', ru: 'R' },
    { text: 'D', other: null },
  ],
  [
    { en: 'E', ru: 'R' },
    { text: 'E', other: 'en' },
  ],
  [
    { lv: 'L', ru: 'R' },
    { text: 'R', other: 'ru' },
  ],
  [
    { en: 'E', lv: 'L' },
    { text: 'E', other: 'en' },
  ],
  [{ lv: 'L' }, { text: 'L', other: 'lv' }],
  [{ xx: 'no language of ours' }, null],
  [{}, null],
])('translation: a German reader of %j gets %j', (texts, chosen) => {
  expect(chosenText(texts, 'de')).toEqual(chosen)
})

const incident = (id: number, more: Partial<Incident>): Incident => ({
  id,
  kind: 'incident',
  state: 'resolved',
  impact: 'down',
  titles: { en: `Number ${id}` },
  nodes: [],
  startsAt: '2026-11-05T10:00:00.000Z',
  endsAt: null,
  updates: [],
  ...more,
})
const status = (incidents: Incident[]): Status => ({
  at: '2026-11-21T10:00:00.000Z',
  today: '2026-11-21',
  nodes: [],
  incidents,
})

const readAt = Date.parse('2026-11-21T10:00:05Z')

test.each([
  ['within five minutes', 300_000, 'allWell'],
  ['after them', 300_001, 'unknown'],
])('overall state: a published list of well nodes, %s', (_, age, overall) => {
  const node = { name: 'a', load: 1, problem: null, duration: 60, days: [] }
  const uptime = { day: null, week: null, month: null, quarter: null }
  const published = { ...status([]), nodes: [{ ...node, uptime }] }
  const view = statusViewIn(published, 'de', Date.parse(published.at) + age)
  expect(overallOf(publishedSnapshot(view, 'loading')).state).toBe(overall)
  // A page whose own request failed cannot confirm the state.
  expect(overallOf(publishedSnapshot(view, 'unknown')).state).toBe('unknown')
})

test('incidents: current, planned and past ones are separate, past ones by month', () => {
  const view = statusViewIn(
    status([
      incident(1, { state: 'monitoring' }),
      incident(2, { kind: 'maintenance', state: 'planned' }),
      incident(3, { kind: 'maintenance', state: 'in_progress' }),
      incident(4, {}),
      incident(5, { kind: 'maintenance', state: 'cancelled', startsAt: '2026-09-30T10:00:00.000Z' }),
      incident(6, { kind: 'maintenance', state: 'completed' }),
    ]),
    'de',
    readAt,
  )
  const ids = (list: { id: number }[]) => list.map(({ id }) => id)
  expect(ids(view.open)).toEqual([1, 3])
  expect(ids(view.planned)).toEqual([2])
  expect(view.past.map(({ month, incidents }) => [month, ids(incidents)])).toEqual([
    ['2026-11', [4, 6]],
    ['2026-09', [5]],
  ])
})

test('translation: an update in another language is marked, one without text has none', () => {
  const view = statusViewIn(
    status([
      incident(1, {
        updates: [
          { at: '2026-11-05T11:00:00.000Z', state: 'resolved', texts: {} },
          { at: '2026-11-05T10:30:00.000Z', state: 'identified', texts: { ru: '**да**' } },
        ],
      }),
    ]),
    'de',
    readAt,
  )
  expect(view.past[0]?.incidents[0]?.updates.map(({ html }) => html)).toEqual([
    null,
    { text: '<p><strong>да</strong></p>', other: 'ru' },
  ])
})

test('history: the last of 90 days is today', () => {
  expect(dateOfDay('2026-11-21', 89, 90).toISOString()).toBe('2026-11-21T12:00:00.000Z')
  expect(dateOfDay('2026-11-21', 0, 90).toISOString()).toBe('2026-08-24T12:00:00.000Z')
})

test.each<[NodeDay, number, { down: number; degraded: number; up: number; none: number }]>([
  [[0, 0, 0, null], 1440, { down: 0, degraded: 0, up: 0, none: 1 }],
  [[1440, 0, 0, 5], 1440, { down: 0, degraded: 0, up: 1, none: 0 }],
  [[0, 0, 1440, null], 1440, { down: 1, degraded: 0, up: 0, none: 0 }],
  [[720, 0, 720, 5], 1440, { down: 0.5, degraded: 0, up: 0.5, none: 0 }],
  [[360, 0, 360, 5], 1440, { down: 0.25, degraded: 0, up: 0.25, none: 0.5 }],
  [[1, 0, 0, 5], 1440, { down: 0, degraded: 0, up: 0.14, none: 0.86 }],
  // Today at 10:00.
  [[300, 0, 0, 5], 600, { down: 0, degraded: 0, up: 0.5, none: 0.5 }],
  [[0, 0, 0, null], 0, { down: 0, degraded: 0, up: 0, none: 1 }],
])('history: the day %j after %i minutes is drawn as %j', (day, over, parts) => {
  expect(partsOfDay(day, over)).toEqual(parts)
})

test.each<[NodeDay]>([
  [[1439, 0, 1, 5]],
  [[1, 1, 1438, 5]],
  [[1, 1438, 1, 5]],
  [[1438, 1, 1, 5]],
  [[1, 1, 1, 5]],
  [[1400, 0, 1, 5]],
])('history: every state of the day %j is visible and its parts fill the bar', (day) => {
  const { down, degraded, up, none } = partsOfDay(day, 1440)
  for (const [minutes, part] of [
    [day[0], up],
    [day[1], degraded],
    [day[2], down],
  ] as const)
    if (minutes > 0) expect(part).toBeGreaterThan(0.1)
  expect(down + degraded + up + none).toBeCloseTo(1)
})

test('history: a past day has all its minutes, today those until the state was read', () => {
  expect(minutesOver(false, '2026-11-21T10:40:59.000Z')).toBe(1440)
  expect(minutesOver(true, '2026-11-21T10:40:59.000Z')).toBe(640)
})

test('history: future minutes of today are not missing', () => {
  expect(minutesWithoutData([60, 0, 0, 1], 90)).toBe(30)
  expect(minutesWithoutData([1440, 0, 0, 1], 1440)).toBe(0)
  expect(minutesWithoutData([91, 0, 0, 1], 90)).toBe(0)
})
