import type { Status } from '@zubr/contracts/status'
import { expect, test } from 'vitest'
import { statusViewIn } from '../../app/status/status-html.server.tsx'
import { openLiveStatus } from './live-status.ts'

const status = (load: number, more: Partial<Status> = {}): Status => ({
  at: '2026-11-21T10:00:00.000Z',
  today: '2026-11-21',
  nodes: [
    {
      name: 'minsk-1',
      load,
      problem: null,
      duration: 60,
      uptime: { day: 100, week: 100, month: null, quarter: null },
      days: Array.from({ length: 90 }, () => [1440, 0, 0, 12.5]),
    },
  ],
  incidents: [],
  ...more,
})

function liveForTest(first: Status | null) {
  const state = { status: first, version: 1, now: Date.parse('2026-11-21T10:00:10Z'), rendered: 0 }
  const live = openLiveStatus({
    publisher: { current: () => state.status, version: () => state.version },
    siteUrl: 'https://zubr.example',
    security: { 'x-content-type-options': 'nosniff' },
    filePolicy: "default-src 'none'",
    pages: {
      render: async (pathname, { status: shown }) => {
        state.rendered++
        return { html: `${pathname} ${shown?.nodes[0]?.load}`, csp: "default-src 'self'" }
      },
      statusViewIn,
    },
    now: () => state.now,
  })
  return { live, state }
}
const text = (answer: { bodies: { identity: Buffer } } | undefined) => answer?.bodies.identity.toString()

test('status cache: a page is rendered once per state; meanwhile visitors get the previous one', async () => {
  const { live, state } = liveForTest(status(20))
  expect(live.kept('/de/uptime')).toBeUndefined()
  const [one, same] = await Promise.all([live.make('/de/uptime'), live.make('/de/uptime')])
  expect(text(one)).toBe('/de/uptime 20')
  expect(same).toBe(one)
  expect(live.kept('/de/uptime')).toBe(one)
  expect(state.rendered).toBe(1)

  state.status = status(30)
  state.version++
  expect(live.kept('/de/uptime')).toBe(one)
  expect(text(await live.make('/de/uptime'))).toBe('/de/uptime 30')
  expect(text(live.kept('/de/uptime'))).toBe('/de/uptime 30')
})

test.each([
  '/fi/uptime',
  '/uptime/feed.atom',
  '/uptime/feed.json',
  '/uptime/badge.svg',
  '/uptime/state.json',
])(
  'status cache %s: after hours without visitors the next one waits for the newest state',
  async (pathname) => {
    const { live, state } = liveForTest(status(20))
    const old = await live.make(pathname)
    const later = 6 * 3_600_000
    state.now += later
    state.status = status(30, { at: new Date(state.now - 5_000).toISOString() })
    state.version += later / 10_000
    expect(live.kept(pathname)).toBeUndefined()
    const made = await live.make(pathname)
    expect(made).not.toBe(old)
    expect(live.kept(pathname)).toBe(made)
  },
)

test('status cache: a response is served for 20 s of its state’s age, and while no newer one exists', async () => {
  const { live, state } = liveForTest(status(20))
  const one = await live.make('/uptime')
  state.now = Date.parse('2026-11-21T10:00:20Z')
  expect(live.kept('/uptime')).toBe(one)
  state.now += 60_000
  expect(live.kept('/uptime')).toBe(one)
  // The API was unavailable for a minute.
  state.status = status(30, { at: new Date(state.now).toISOString() })
  state.version++
  expect(live.kept('/uptime')).toBeUndefined()
})

test('status page: before the first state only the badge answers, and says so', async () => {
  const { live } = liveForTest(null)
  expect(await live.make('/uptime')).toBeUndefined()
  expect(await live.make('/uptime/feed.atom')).toBeUndefined()
  expect(text(await live.make('/uptime/badge.svg'))).toContain('нет данных')
})

test('status page: badge and page show no good state once the state is old', async () => {
  const { live, state } = liveForTest(status(20))
  expect(text(await live.make('/uptime/badge.svg'))).toContain('всё работает')
  expect(text(await live.make('/uptime/state.json'))).toContain('"isOld":false')
  const page = await live.make('/uptime')
  expect(live.kept('/uptime')).toBe(page)
  state.now += 6 * 60_000
  expect(live.kept('/uptime')).toBeUndefined()
  expect(text(await live.make('/uptime/badge.svg'))).toContain('нет данных')
  expect(text(await live.make('/uptime/state.json'))).toContain('"isOld":true')
})

test('status page: it owns the page and its files in every language, and nothing else', () => {
  const { live } = liveForTest(null)
  for (const owned of ['/uptime', '/lv/uptime', '/uptime/feed.json', '/ua/uptime/state.json'])
    expect(live.owns(owned)).toBe(true)
  for (const other of ['/', '/uptimes', '/uk/uptime', '/uptime/', '/uptime/feed.rss'])
    expect(live.owns(other)).toBe(false)
})
