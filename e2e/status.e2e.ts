import type { Page, Route } from '@playwright/test'
import { allMessages } from '@zubr/i18n/all'
import { expect, test } from './fixtures.ts'

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

test('refreshes every 30 s by name, and a vanished node has no data', async ({ page, world }) => {
  await page.clock.install()
  const current = { answer: [node('a'), node('b')] }
  await serve(page, current)
  await page.goto(`${world.siteUrl}/uptime`)
  await page.clock.runFor(100)
  await expect(row(page, 'a')).toContainText('20')
  current.answer = [node('c'), node('a', { load: 77 })]
  await page.clock.runFor(29_000)
  await expect(row(page, 'a')).toContainText('20')
  await page.clock.runFor(2_000)
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

test('with no answer at all it says so, and tries again at the visitor’s word', async ({
  page,
  world,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await page.route('**/nodes_stats', (route) => route.abort())
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.getByText(status.failed)).toBeVisible()
  await page.unroute('**/nodes_stats')
  await serve(page, { answer: [node('back')] })
  await page.getByRole('button', { name: status.retry }).click()
  await expect(row(page, 'back')).toBeVisible()
})

test('a request that hangs ends after 10 s', async ({ page, world }) => {
  let asked = 0
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

  test('the page says what it would need', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/uptime`)
    await expect(page.getByText(status.needsScript)).toBeVisible()
  })
})
