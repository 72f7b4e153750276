import { expect, test } from '../support/fixtures.ts'
import { node, row, serve, status, systems } from './status-page.ts'

test('empty list: it is shown, and then its first node', async ({ page, world }) => {
  await page.clock.install()
  const current = { answer: [] as unknown[] }
  await serve(page, current)
  await page.goto(`${world.siteUrl}/uptime`)
  await page.clock.runFor(100)
  await expect(page.getByText(status.empty)).toBeVisible()
  current.answer = [node('first')]
  await page.clock.fastForward(30_000)
  await expect(row(page, 'first')).toBeVisible()
})

test('timer: it restarts with the response that brings the first node', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
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
  await page.clock.fastForward(30_000)
  await expect.poll(() => asked).toBe(2)
  // The response takes 8 s, so that 30 s after the request end before 30 s after the response.
  await page.clock.fastForward(8_000)
  release()
  await expect(row(page, 'first')).toBeVisible()
  await page.clock.fastForward(26_000)
  expect(asked).toBe(2)
  await page.clock.fastForward(5_000)
  await expect.poll(() => asked).toBe(3)
})

test('refresh: every 30 s nodes are updated by name, and a missing node has no data', async ({
  page,
  world,
}) => {
  // A fake clock: on a slow machine the 30 s would pass before the check.
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
  await page.clock.fastForward(28_000)
  await expect(row(page, 'a')).toContainText('20')
  await page.clock.fastForward(3_000)
  await expect(row(page, 'a')).toContainText('77')
  await expect(row(page, 'b')).toContainText(status.noData)
  await expect(page.locator('tbody th')).toHaveText(['a', 'b', 'c'])
})

for (const [fault, answer] of Object.entries({
  'an error page': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  'something that is no list': { json: { nodes: 'many' } },
  'broken JSON': { status: 200, contentType: 'application/json', body: '[{"name":' },
}))
  test(`failure: ${fault} keeps the last list, with its age`, { tag: '@nightly' }, async ({
    page,
    world,
    expectConsoleErrors,
  }) => {
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
    await page.clock.fastForward(31_000)
    await expect(page.getByText(/Свежих данных нет/)).toBeVisible()
    await expect(row(page, 'a')).toContainText('20')
  })

test('failure: two minutes without a response remove “all is well”; the list stays', async ({
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
      await page.clock.fastForward(30_000)
      await expect.poll(() => refused).toBeGreaterThan(before)
    }
    await expect(page.getByText(/Свежих данных нет/)).toBeVisible()
    await expect(page.getByText(systems.allWell)).toHaveCount(known ? 2 : 0)
  }
  await expect(page.getByText(systems.unknown)).toHaveCount(2)
  await expect(row(page, 'a')).toContainText('20')
})

test('hidden tab: it pauses and requests again when visible', { tag: '@nightly' }, async ({
  page,
  world,
}) => {
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
  await page.clock.fastForward(120_000)
  expect(asked).toBe(before)
  await hide(false)
  await page.clock.runFor(100)
  await expect.poll(() => asked).toBe(before + 1)
})
