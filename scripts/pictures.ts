import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, locales } from '@zubr/i18n/locales'
import { servePanelAlone } from '@zubr/panel/alone'
import { freePort } from '@zubr/process/free-port'
import { type Browser, chromium, type Page } from 'playwright'
import { type PictureId, pictureSizes } from '../apps/site/app/landing/panel/picture-sizes.ts'
import { chromiumFlags, ensureChromium } from './chromium.ts'
import { root } from './phase.ts'

// npm run pictures: the pictures of the panel on the landing page, taken of its demo in every language. To be run again, and its files
// committed, when the panel looks different.

const folder = path.join(root, 'apps/site/app/landing/panel/pictures')
/** An evening of the demo's, always the same: its figures follow from the time. */
const moment = new Date('2026-11-20T19:40:00+03:00')
const quality = 30
/** The demo's first example, which runs and has players. */
const server = '/servers/00000000-0000-4000-8000-000000000001'
const pages: Record<PictureId, string> = { desktop: server, phone: `${server}/console` }

const executablePath = await ensureChromium(console.log)
const { url, close } = await servePanelAlone(await freePort(), 'http://localhost')
const browser = await chromium.launch({ executablePath, args: chromiumFlags })
await mkdir(folder, { recursive: true })
let bytes = 0
for (const locale of locales)
  for (const id of ['desktop', 'phone'] as const) {
    const picture = await take(browser, locale, id)
    await writeFile(path.join(folder, `${locale}-${id}.webp`), picture)
    bytes += picture.length
  }
await browser.close()
await close()
console.log(`${path.relative(root, folder)}: ${Math.round(bytes / 1024)} KB in all`)

async function take(browser: Browser, locale: Locale, id: PictureId): Promise<Buffer> {
  const { width, height } = pictureSizes[id]
  const context = await browser.newContext({
    // The line that tells the demo stands above what is taken.
    viewport: { width, height: height + 100 },
    timezoneId: 'Europe/Minsk',
    reducedMotion: 'reduce',
    isMobile: id === 'phone',
    hasTouch: id === 'phone',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(moment)
  await page.goto(`${url}/demo${pages[id]}?lang=${locale}`)
  // The charts; the newest line of the console.
  const last = id === 'desktop' ? page.locator('main figure svg') : page.getByText('The world is saved')
  await last.last().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('html[data-fonts-settled]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    document.documentElement.dataset.fonts = 'heading body'
    return document.fonts.ready
  })
  const top = await page.evaluate(
    () => document.querySelector('#root header')?.getBoundingClientRect().top ?? 0,
  )
  const picture = await asWebp(page, { x: 0, y: top, width, height })
  await context.close()
  return picture
}

type Clip = { x: number; y: number; width: number; height: number }

/** Chromium is the encoder: Playwright itself writes PNG and JPEG alone. */
async function asWebp(page: Page, clip: Clip): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { ...clip, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}
