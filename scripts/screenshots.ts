import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Locale } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { type Browser, chromium } from 'playwright'
import { pages } from '../apps/site/app/pages.ts'
import { startProduct } from '../e2e/support/product.ts'
import { chromiumFlags, ensureChromium } from './chromium.ts'
import { root } from './phase.ts'

// npm run screenshots [-- <part of a page's id>… | --docs]: takes a picture of every page, at four
// widths and in three languages.

const widths = { 390: 844, 768: 1024, 1366: 768, 1920: 1080 }
const locales: Locale[] = ['ru', 'de', 'lv']
const maxDocsPictureBytes = 400 * 1024

const ids = pages.map(({ id }) => id)
const { values, positionals } = parseArgs({ allowPositionals: true, options: { docs: { type: 'boolean' } } })
const executablePath = await ensureChromium(console.log)
const { siteUrl, stop } = await startProduct()
try {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  if (values.docs) await takeDocsPictures(browser, siteUrl)
  else await takeAll(browser, siteUrl)
  await browser.close()
} finally {
  await stop()
}

async function takeAll(browser: Browser, siteUrl: string): Promise<void> {
  const folder = path.join(root, 'build', 'screenshots')
  await mkdir(folder, { recursive: true })
  const asked = pages.filter(
    ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
  )
  if (asked.length === 0) throw new Error(`no page's id holds ${positionals.join(' or ')}: ${ids.join(', ')}`)
  for (const page of asked) {
    console.log(page.id)
    for (const locale of locales)
      for (const [width, height] of Object.entries(widths)) {
        const file = path.join(folder, `${page.id}-${locale}-${width}.png`)
        const url = siteUrl + localizedPath(locale, page.path)
        await take(browser, { url, locale, width: Number(width), height, file, fullPage: true })
      }
  }
  const count = asked.length * locales.length * Object.keys(widths).length
  console.log(`${count} pictures in ${path.relative(root, folder)}.`)
}

async function takeDocsPictures(browser: Browser, siteUrl: string): Promise<void> {
  const folder = path.join(root, 'docs', 'pictures')
  await mkdir(folder, { recursive: true })
  for (const { name, address, width, height } of [
    { name: 'landing', address: '/', width: 1366, height: 768 },
    { name: 'landing-phone', address: '/', width: 390, height: 844 },
    { name: 'uptime', address: '/uptime', width: 1366, height: 768 },
  ]) {
    const file = path.join(folder, `${name}.png`)
    await take(browser, { url: siteUrl + address, locale: 'ru', width, height, file, fullPage: false })
    const { size } = await stat(file)
    if (size > maxDocsPictureBytes)
      throw new Error(`${name}.png has ${size} bytes: too large for the repository`)
    console.log(`docs/pictures/${name}.png, ${Math.round(size / 1024)} KB`)
  }
}

type Shot = { url: string; locale: Locale; width: number; height: number; file: string; fullPage: boolean }

async function take(browser: Browser, { url, locale, width, height, file, fullPage }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    reducedMotion: 'reduce',
    isMobile: width < 768,
    hasTouch: width < 768,
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('html[data-fonts-settled]').waitFor({ state: 'attached' })
  // Scrolls once through the page, so that lazy content is in the picture.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    document.documentElement.dataset.fonts = 'heading body'
    await document.fonts.ready
  })
  await page.screenshot({ path: file, fullPage, animations: 'disabled' })
  await context.close()
}
