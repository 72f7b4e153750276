import type { Locale } from '@zubr/i18n/locales'
import type { Browser, Page } from 'playwright'

/**
 * A fixed time of the demo. Its figures depend only on the time, so pictures change only with the
 * panel.
 */
const demoTime = new Date('2026-11-20T19:40:00+03:00')

export type Clip = { x: number; y: number; width: number; height: number }

type DemoView = {
  /** URL of the demo's server. */
  url: string
  /** Path below `/demo`. */
  path: string
  locale: Locale
  viewport: { width: number; height: number }
  isPhone: boolean
}

/** Opens a page of the demo at the fixed time, and closes it after `take`. */
export async function withDemoPage<T>(
  browser: Browser,
  { url, path, locale, viewport, isPhone }: DemoView,
  take: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport,
    timezoneId: 'Europe/Minsk',
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(demoTime)
  await page.goto(`${url}/demo${path}?lang=${locale}`)
  await page.waitForLoadState('networkidle')
  await page.locator('html[data-fonts-settled]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    document.documentElement.dataset.fonts = 'heading body'
    return document.fonts.ready
  })
  const taken = await take(page)
  await context.close()
  return taken
}

/**
 * Captures a part of the page as WebP with `scale` pixels per CSS pixel. Chromium encodes it,
 * because Playwright writes only PNG and JPEG.
 */
export async function captureWebp(page: Page, clip: Clip, quality: number, scale = 1): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip: { ...clip, scale },
  })
  return Buffer.from(data, 'base64')
}
