import { brotliCompressSync, constants } from 'node:zlib'
import type { APIResponse, Page } from '@playwright/test'
import { brotliQuality } from '@zubr/http/compress'
import type { Locale } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { expect, test } from '../support/fixtures.ts'

declare global {
  interface Window {
    layoutShift?: number
  }
}

const read: Locale[] = ['ru', 'de', 'lv']
const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]
const opened = ['/', '/legacy/oferta', '/wiki/sftp', '/uptime']
const ours = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => status === 'loaded' && !family.includes(' ')).length,
  )

/**
 * Measures each page's layout shift. The returned function holds the next page's fonts, and returns
 * their release.
 */
async function holdFonts(page: Page): Promise<() => () => void> {
  let held = Promise.resolve()
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift = (window.layoutShift ?? 0) + (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => {
    let release = () => {}
    held = new Promise<void>((resolve) => {
      release = resolve
    })
    return release
  }
}

/** Islands and live data stay as in the HTML, because their shifts are not caused by fonts. */
async function freezeLiveData(page: Page): Promise<void> {
  await page.route('**/assets/start-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  let first: Promise<APIResponse> | undefined
  await page.route('**/nodes_stats*', async (route) => {
    first ??= route.fetch()
    await route.fulfill({ response: await first })
  })
}

/** After two frames every shift of the earlier layout is counted. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShift ?? 0))),
      ),
  )

for (const size of sizes)
  for (const locale of read)
    test(`fonts: text in ${locale} at ${size.width} px is painted before them and does not move`, async ({
      page,
      world,
    }) => {
      await page.setViewportSize(size)
      const hold = await holdFonts(page)
      await freezeLiveData(page)
      for (const path of opened) {
        const release = hold()
        await page.goto(world.siteUrl + localizedPath(locale, path), { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loading'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await ours(page), path).toBe(0)
        await expect(page.locator('[data-systems="checking"]')).toHaveCount(0)
        const before = await layoutShift(page)
        release()
        await page.waitForFunction(() => document.documentElement.dataset.fontsSettled !== undefined)
        expect(await ours(page), path).toBeGreaterThanOrEqual(2)
        expect((await layoutShift(page)) - before, path).toBeLessThan(0.001)
      }
    })

test('fonts: after another page of the site they are used from the first paint', async ({ page, world }) => {
  await page.goto(world.siteUrl)
  await expect(page.locator('html[data-fonts-settled]')).toBeAttached()
  await page.goto(`${world.siteUrl}/help`, { referer: `${world.siteUrl}/` })
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'heading body')
})

test('weight: the landing page takes at most 85 KB before it is scrolled', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  let documentId: string | undefined
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') documentId ??= requestId
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requestId !== documentId) bytes += encodedDataLength
  })
  const answer = await page.goto(world.siteUrl)
  await expect(page.locator('html[data-fonts-settled]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(40 * 1024)
  // Test builds compress pages quickly, production builds well.
  const html = await answer?.body()
  const head = Object.entries((await answer?.allHeaders()) ?? {}).join('\r\n')
  const { length } = brotliCompressSync(html ?? '', {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality.small },
  })
  expect(bytes + length + head.length).toBeLessThanOrEqual(85 * 1024)
})
