import { readdir, readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { allMessages } from '@zubr/i18n/all'
import type { StatusView } from '../../apps/site/app/status/status-view.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

const { status, systems } = allMessages.ru
const node = (name: string, more: object = {}) => ({
  name,
  load: 20,
  problem: null,
  duration: 3_700,
  ...more,
})
const row = (page: Page, name: string) => page.locator(`tr[data-node="${name}"]`)

/** Answers the list with what `current` holds, and the ping probes at once. */
async function serve(page: Page, current: { answer: unknown }) {
  await page.route('**/nodes_stats', (route: Route) =>
    route.fulfill({ json: current.answer, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.route(/^http:\/\/[^/]+\.localhost:/, (route) => route.fulfill({ status: 204 }))
}

/** The page as it is before any state was published, which is as it was prerendered; its own requests fail. */
async function beforePublishing(page: Page, siteUrl: string) {
  const folders = new URL('../../apps/site/build/pages/', import.meta.url)
  const made = await Promise.all(
    (await readdir(folders)).map((name) =>
      readFile(new URL(`${name}/uptime/index.html`, folders), 'utf8').catch(() => ''),
    ),
  )
  const html = made.find((text) => text.includes(`<link rel="canonical" href="${siteUrl}/uptime"/>`))
  if (!html) throw new Error(`no prerendered status page for ${siteUrl}`)
  await page.route(/\/uptime$/, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.route('**/uptime/state.json', (route) => route.fulfill({ status: 503 }))
}

test('brings React for its living part alone: no router, at most 80 KB of script', async ({
  page,
  visit,
}) => {
  const sizes: number[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(Number(response.headers()['content-length'] ?? 0))
  })
  await serve(page, { answer: [node('a')] })
  await visit('uptime')
  // Only what React brings lists nodes.
  await expect(row(page, 'a')).toContainText('20')
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80 * 1024)
  expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false)
})

test('shows load, state, its duration and the ping of real nodes', async ({ page, world }) => {
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статус систем')
  const real = page.locator('tbody tr').first()
  await expect(real).toContainText(/%/)
  await expect(real.locator('td').last()).toHaveText(/\d+\s*мс/)
  await expect(page.getByRole('navigation', { name: allMessages.ru.frame.breadcrumbs })).toContainText(
    'Главная',
  )
})

test('says that all is well when it is', async ({ page, world }) => {
  await serve(page, { answer: [node('a'), node('b')] })
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.getByText(systems.allWell)).toHaveCount(2)
  await expect(row(page, 'a')).toContainText(status.well)
})

test('says how many nodes have a problem and which, in words', async ({ page, world }) => {
  await serve(page, {
    answer: [
      node('a', { problem: 'overload', load: 99 }),
      node('b', { problem: 'no_report' }),
      node('c'),
      node('d', { problem: 'Замена диска до 18:00' }),
      node('e', { problem: true }),
      node('f', { load: null, problem: undefined, duration: null }),
    ],
  })
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(row(page, 'a')).toContainText(status.problems.overload)
  await expect(row(page, 'b')).toContainText(status.problems.no_report)
  await expect(row(page, 'c')).toContainText(status.well)
  await expect(row(page, 'd')).toContainText('Замена диска до 18:00')
  await expect(row(page, 'e')).toContainText(status.unnamedProblem)
  await expect(row(page, 'f')).toContainText(status.noData)
  await expect(page.getByText('Неполадки на 5 узлах: a, b, d, e')).toBeVisible()
  await expect(page.getByText(systems.allWell)).toHaveCount(0)
})

test('an empty list, and then its first node', async ({ page, world }) => {
  await page.clock.install()
  const current = { answer: [] as unknown[] }
  await serve(page, current)
  await page.goto(`${world.siteUrl}/uptime`)
  await page.clock.runFor(100)
  await expect(page.getByText(status.empty)).toBeVisible()
  current.answer = [node('first')]
  await page.clock.runFor(30_000)
  await expect(row(page, 'first')).toBeVisible()
})

test('the timer starts anew with the answer that brings the first node', async ({ page, world }) => {
  await page.clock.install()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/nodes_stats', async (route) => {
    asked++
    if (asked === 2) await released
    const json = asked === 1 ? [] : [node('first')]
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.route(/^http:\/\/[^/]+\.localhost:/, (route) => route.fulfill({ status: 204 }))
  await page.goto(`${world.siteUrl}/uptime`)
  await page.clock.runFor(100)
  await expect(page.getByText(status.empty)).toBeVisible()
  await page.clock.runFor(30_000)
  await expect.poll(() => asked).toBe(2)
  // The answer takes 8 s, so that 30 s from the question are over long before 30 s from it.
  await page.clock.runFor(8_000)
  release()
  await expect(row(page, 'first')).toBeVisible()
  await page.clock.runFor(26_000)
  expect(asked).toBe(2)
  await page.clock.runFor(5_000)
  await expect.poll(() => asked).toBe(3)
})

test('refreshes every 30 s by name, and a vanished node has no data', async ({ page, world }) => {
  // No time passes but what the test lets pass: a slow machine would be past the 30 s before it has looked.
  const time = Date.now()
  await page.clock.install({ time })
  await page.clock.pauseAt(time + 1_000)
  const current = { answer: [node('a'), node('b')] }
  await serve(page, current)
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(row(page, 'a')).toContainText('20', { timeout: 1_000 })
  }).toPass()
  current.answer = [node('c'), node('a', { load: 77 })]
  await page.clock.runFor(28_000)
  await expect(row(page, 'a')).toContainText('20')
  await page.clock.runFor(3_000)
  await expect(row(page, 'a')).toContainText('77')
  await expect(row(page, 'b')).toContainText(status.noData)
  await expect(page.locator('tbody th')).toHaveText(['a', 'b', 'c'])
})

for (const [fault, answer] of Object.entries({
  'an error page': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  'something that is no list': { json: { nodes: 'many' } },
  'broken JSON': { status: 200, contentType: 'application/json', body: '[{"name":' },
}))
  test(`${fault} keeps the last good list, with its age`, async ({ page, world, expectConsoleErrors }) => {
    expectConsoleErrors()
    await page.clock.install()
    await serve(page, { answer: [node('a')] })
    await page.goto(`${world.siteUrl}/uptime`)
    await page.clock.runFor(100)
    await expect(row(page, 'a')).toBeVisible()
    await page.unroute('**/nodes_stats')
    await page.route('**/nodes_stats', (route) =>
      route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.clock.runFor(31_000)
    await expect(page.getByText(/Свежих данных нет/)).toBeVisible()
    await expect(row(page, 'a')).toContainText('20')
  })

test('no fresh answer for two minutes takes “all is well” from bar and page; the list stays', async ({
  page,
  world,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await page.clock.install()
  await serve(page, { answer: [node('a')] })
  await page.goto(`${world.siteUrl}/uptime`)
  await page.clock.runFor(100)
  await expect(page.getByText(systems.allWell)).toHaveCount(2)
  await page.unroute('**/nodes_stats')
  let refused = 0
  await page.route('**/nodes_stats', (route) => {
    refused++
    return route.abort()
  })
  for (const [asked, known] of [
    [1, true],
    [2, true],
    [3, true],
    [5, false],
  ] as const) {
    while (refused < asked) {
      const before = refused
      await page.clock.runFor(30_000)
      await expect.poll(() => refused).toBeGreaterThan(before)
    }
    await expect(page.getByText(/Свежих данных нет/)).toBeVisible()
    await expect(page.getByText(systems.allWell)).toHaveCount(known ? 2 : 0)
  }
  await expect(page.getByText(systems.unknown)).toHaveCount(2)
  await expect(row(page, 'a')).toContainText('20')
})

test('with no answer at all it says so, and tries again at the visitor’s word', async ({
  page,
  world,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await beforePublishing(page, world.siteUrl)
  await page.route('**/nodes_stats', (route) => route.abort())
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.getByText(status.failed)).toBeVisible()
  await expect(page.getByText(status.historyFailed)).toBeVisible()
  await page.unroute('**/nodes_stats')
  await serve(page, { answer: [node('back')] })
  await page.getByRole('button', { name: status.retry }).click()
  await expect(row(page, 'back')).toBeVisible()
})

test('a request that hangs ends after 10 s', async ({ page, world, expectConsoleErrors }) => {
  expectConsoleErrors()
  let asked = 0
  await beforePublishing(page, world.siteUrl)
  await page.route('**/nodes_stats', () => {
    asked++
  })
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.getByText(status.loading)).toBeVisible()
  await expect(page.getByText(status.failed)).toBeVisible({ timeout: 12_000 })
  expect(asked).toBe(1)
})

test('a node that answers neither probe is not measured', async ({ page, world, expectConsoleErrors }) => {
  expectConsoleErrors()
  await serve(page, { answer: [node('silent'), node('quick')] })
  await page.route(/^http:\/\/silent\.localhost:/, (route) => route.abort())
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(row(page, 'silent').locator('td').last()).toContainText(status.notMeasured)
  await expect(row(page, 'quick').locator('td').last()).toHaveText(/\d+\s*мс/)
})

test('each node is probed twice, 150 ms apart, after every answer', async ({ page, world }) => {
  const probes: number[] = []
  await serve(page, { answer: [node('a')] })
  await page.route(/^http:\/\/a\.localhost:/, (route) => {
    probes.push(performance.now())
    return route.fulfill({ status: 204 })
  })
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(row(page, 'a').locator('td').last()).toHaveText(/\d+\s*мс/)
  expect(probes).toHaveLength(2)
  expect((probes[1] ?? 0) - (probes[0] ?? 0)).toBeGreaterThanOrEqual(140)
})

test('a thousand nodes: only those on screen are probed, six at a time', async ({ page, world }) => {
  const probed = new Set<string>()
  let open = 0
  let most = 0
  await serve(page, { answer: Array.from({ length: 1000 }, (_, index) => node(`n${index}`)) })
  await page.route(/^http:\/\/n\d+\.localhost:/, async (route) => {
    probed.add(new URL(route.request().url()).hostname)
    open++
    most = Math.max(most, open)
    await route.fulfill({ status: 204 })
    open--
  })
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.locator('tbody tr')).toHaveCount(1000)
  await expect(row(page, 'n0').locator('td').last()).toHaveText(/\d+\s*мс/)
  expect(most).toBeLessThanOrEqual(6)
  expect(probed.size).toBeLessThan(60)
  await row(page, 'n900').scrollIntoViewIfNeeded()
  await expect(row(page, 'n900').locator('td').last()).toHaveText(/\d+\s*мс/)
})

test('a hidden tab pauses and asks again when it comes back', async ({ page, world }) => {
  await page.clock.install()
  let asked = 0
  await page.route('**/nodes_stats', (route) => {
    asked++
    return route.fulfill({ json: [node('a')], headers: { 'access-control-allow-origin': '*' } })
  })
  await page.route(/^http:\/\/a\.localhost:/, (route) => route.fulfill({ status: 204 }))
  await page.goto(`${world.siteUrl}/uptime`)
  await page.clock.runFor(100)
  await expect(row(page, 'a')).toBeVisible()
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  const before = asked
  await page.clock.runFor(120_000)
  expect(asked).toBe(before)
  await hide(false)
  await page.clock.runFor(100)
  await expect.poll(() => asked).toBe(before + 1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows the last published state, and says what live data would need', async ({
    page,
    world,
  }) => {
    await expect
      .poll(
        async () => {
          await page.goto(`${world.siteUrl}/uptime`)
          return page.locator('tbody tr').count()
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0)
    await expect(page.getByText(status.needsScript)).toBeVisible()
    const dated = page.getByText(/^Данные на .+ UTC$/)
    await expect(dated).toBeVisible()
    // On one line, as what scripts put in its place: two would move everything below.
    expect((await dated.boundingBox())?.height).toBeLessThan(30)
    await expect(page.getByRole('heading', { name: status.historyTitle })).toBeVisible()
  })
})

const published: StatusView = {
  at: '2026-11-21T10:40:00.000Z',
  isOld: false,
  today: '2026-11-21',
  nodes: [
    {
      name: 'minsk-1',
      load: 20,
      problem: null,
      duration: 3_700,
      uptime: { day: 99.98, week: 100, month: 98.5, quarter: null },
      days: Array.from({ length: 90 }, (_, day) =>
        day < 30
          ? [0, 0, 0, null]
          : day === 88
            ? [1_400, 25, 15, 37.5]
            : day === 89
              ? [640, 0, 0, 20]
              : [1_440, 0, 0, 20],
      ),
    },
  ],
  open: [
    {
      id: 7,
      kind: 'incident',
      state: 'identified',
      impact: 'down',
      title: { text: 'Узел не отвечает', other: null },
      nodes: ['minsk-1'],
      startsAt: '2026-11-21T08:10:00.000Z',
      endsAt: null,
      updates: [
        {
          at: '2026-11-21T09:00:00.000Z',
          state: 'identified',
          html: { text: '<p>Меняем <strong>память</strong>.</p>', other: null },
        },
      ],
    },
  ],
  planned: [
    {
      id: 8,
      kind: 'maintenance',
      state: 'planned',
      impact: 'none',
      title: { text: 'New disks', other: 'en' },
      nodes: [],
      startsAt: '2026-12-01T01:00:00.000Z',
      endsAt: '2026-12-01T03:00:00.000Z',
      updates: [],
    },
  ],
  past: [],
}

test.describe('history and announcements', () => {
  test.beforeEach(async ({ page, world }) => {
    await beforePublishing(page, world.siteUrl)
    await page.route('**/uptime/state.json', (route) => route.fulfill({ json: published }))
    await serve(page, { answer: [node('minsk-1')] })
    await page.goto(`${world.siteUrl}/uptime`)
  })

  test('the bars tell each day’s exact figures by keyboard', async ({ page }) => {
    const bars = page.getByRole('slider', { name: 'Узел minsk-1 по дням' })
    await bars.focus()
    await expect(bars).toHaveAttribute(
      'aria-valuetext',
      /^21 ноября 2026\sг\., Работал 10\sч 40\sмин, Средняя нагрузка 20\s%$/,
    )
    await page.keyboard.press('ArrowLeft')
    await expect(bars).toHaveAttribute('aria-valuenow', '88')
    const figures = page.locator('[data-history="minsk-1"]')
    for (const figure of [
      '20 ноября 2026',
      /Не отвечал 15\sмин/,
      /С неполадками 25\sмин/,
      /Работал 23\sч 20\sмин/,
      /37,5\s%/,
    ])
      await expect(figures).toContainText(figure)
    await page.keyboard.press('Home')
    await expect(bars).toHaveAttribute('aria-valuetext', /^24 августа 2026.*Нет данных за 1\sдн/)
    await page.keyboard.press('End')
    await expect(bars).toHaveAttribute('aria-valuenow', '89')
  })

  test('and under the pointer or the finger', async ({ page }, { project }) => {
    const bars = page.getByRole('slider')
    const box = await bars.boundingBox()
    if (!box) throw new Error('the bars are not there')
    const at = { x: box.width * (88.5 / 90), y: box.height / 2 }
    if (project.name === 'phone') await bars.tap({ position: at })
    else await bars.hover({ position: at })
    await expect(page.locator('[data-history="minsk-1"]')).toContainText(/Не отвечал 15\sмин/)
  })

  test('uptime is told over four spans, and an unknown one as such', async ({ page }) => {
    const spans = page.locator('[data-history="minsk-1"] dl > div')
    await expect(spans).toHaveText([
      /24\sчаса99,98\s%/,
      /7\sдней100\s%/,
      /30\sдней98,5\s%/,
      /90\sдней—Нет данных/,
    ])
  })

  test('what is announced stands under the list, in its own language where the page lacks it', async ({
    page,
  }) => {
    const open = page.locator('#incident-7')
    await expect(open).toContainText('Узел не отвечает')
    await expect(open).toContainText(status.incidentStates.identified)
    await expect(open.locator('strong')).toHaveText('память')
    const planned = page.locator('#incident-8')
    await expect(planned.getByRole('heading')).toHaveAttribute('lang', 'en')
    await expect(planned).toContainText(status.otherLanguage)
    await expect(page.getByText(status.pastNone)).toBeVisible()
  })

  test('has no accessibility faults', async ({ page }) => {
    expect(await axeFaults(page)).toEqual([])
  })
})

test('an announced incident takes “all is well” from every page', async ({ page, world }) => {
  await page.route('**/nodes_stats', (route) =>
    route.fulfill({
      json: [node('a')],
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'zubr-announced',
        'zubr-announced': 'maintenance',
      },
    }),
  )
  await page.goto(`${world.siteUrl}/help`)
  await expect(page.locator('[data-systems]')).toHaveText(systems.maintenance)
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.getByText(systems.maintenance)).toHaveCount(2)
})
