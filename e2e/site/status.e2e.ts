import { allMessages } from '@zubr/i18n/all'
import { expect, test } from '../support/fixtures.ts'
import { beforePublishing, node, row, serve, status, systems } from './status-page.ts'

test('scripts: React for the interactive part only: no router, at most 80 KB', async ({ page, visit }) => {
  const sizes: number[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(Number(response.headers()['content-length'] ?? 0))
  })
  await serve(page, { answer: [node('a')] })
  await visit('uptime')
  // Only React renders the list of nodes.
  await expect(row(page, 'a')).toContainText('20')
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80 * 1024)
  expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false)
})

test('nodes: it shows load, state, duration and the ping of real nodes', async ({ page, world }) => {
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Статус систем')
  const real = page.locator('tbody tr').first()
  await expect(real).toContainText(/%/)
  await expect(real.locator('td').last()).toHaveText(/\d+\s*мс/)
  await expect(page.getByRole('navigation', { name: allMessages.ru.frame.breadcrumbs })).toContainText(
    'Главная',
  )
})

test('overall state: all is well', async ({ page, world }) => {
  await serve(page, { answer: [node('a'), node('b')] })
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.getByText(systems.allWell)).toHaveCount(2)
  await expect(row(page, 'a')).toContainText(status.well)
})

test('overall state: it names the nodes with problems and their number', async ({ page, world }) => {
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

test('failure: without any response it says so, and a button requests again', async ({
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

test('timeout: a request ends after 10 s', { tag: '@nightly' }, async ({
  page,
  world,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  let asked = 0
  await beforePublishing(page, world.siteUrl)
  await page.route('**/nodes_stats', () => {
    asked++
  })
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(page.getByText(status.loading)).toBeVisible()
  await expect(page.getByText(status.failed)).toBeVisible()
  expect(asked).toBe(1)
})

test('ping: a node that answers neither probe is not measured', { tag: '@nightly' }, async ({
  page,
  world,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await serve(page, { answer: [node('silent'), node('quick')] })
  await page.route(/^http:\/\/silent\.localhost:/, (route) => route.abort())
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(row(page, 'silent').locator('td').last()).toContainText(status.notMeasured)
  await expect(row(page, 'quick').locator('td').last()).toHaveText(/\d+\s*мс/)
})

test('ping: each node is probed twice, 150 ms apart, after every response', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
  await serve(page, { answer: [node('a')] })
  await page.goto(`${world.siteUrl}/uptime`)
  await expect(row(page, 'a').locator('td').last()).toHaveText(/\d+\s*мс/)
  // Measured by the browser's clock, because this process receives the events later.
  const probes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).hostname === 'a.localhost')
      .map(({ startTime }) => startTime),
  )
  expect(probes).toHaveLength(2)
  expect((probes[1] ?? 0) - (probes[0] ?? 0)).toBeGreaterThanOrEqual(140)
})

test('ping: of a thousand nodes only the visible ones are probed, six at a time', {
  tag: ['@phone', '@nightly'],
}, async ({ page, world }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('published state: the page shows the last one, and says what live data require', {
    tag: ['@phone', '@phone-nightly'],
  }, async ({ page, world }) => {
    await expect
      .poll(async () => {
        await page.goto(`${world.siteUrl}/uptime`)
        return page.locator('tbody tr').count()
      })
      .toBeGreaterThan(0)
    await expect(page.getByText(status.needsScript)).toBeVisible()
    const dated = page.getByText(/^Данные на .+ UTC$/)
    await expect(dated).toBeVisible()
    // One line, as in the scripted version: two would shift everything below.
    expect((await dated.boundingBox())?.height).toBeLessThan(30)
    await expect(page.getByRole('heading', { name: status.historyTitle })).toBeVisible()
  })
})

test('incident: an announced one removes “all is well” from every page', async ({ page, world }) => {
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
