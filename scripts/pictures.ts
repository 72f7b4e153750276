import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, locales } from '@zubr/i18n/locales'
import { servePanelAlone } from '@zubr/panel/alone'
import { freePort } from '@zubr/process/free-port'
import { type Browser, chromium } from 'playwright'
import { type PictureId, pictureSizes } from '../apps/site/app/landing/panel/picture-sizes.ts'
import { chromiumFlags, ensureChromium } from './chromium.ts'
import { root } from './phase.ts'
import { takeArticlePictures } from './pictures/article-pictures.ts'
import { captureWebp, withDemoPage } from './pictures/demo-picture.ts'

// npm run pictures: takes pictures of the panel for the landing page and the articles, in every
// language. Run it again and commit its files when the panel looks different.

const folder = path.join(root, 'apps/site/app/landing/panel/pictures')
const quality = 28
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
    const picture = await takeLandingPicture(browser, locale, id)
    await writeFile(path.join(folder, `${locale}-${id}.webp`), picture)
    bytes += picture.length
  }
console.log(`${path.relative(root, folder)}: ${Math.round(bytes / 1024)} KB in all`)
await takeArticlePictures(browser, url)
await browser.close()
await close()

function takeLandingPicture(browser: Browser, locale: Locale, id: PictureId): Promise<Buffer> {
  const { width, height } = pictureSizes[id]
  // The picture starts below the demo notice.
  const viewport = { width, height: height + 100 }
  const view = { url, path: pages[id], locale, viewport, isPhone: id === 'phone' }
  return withDemoPage(browser, view, async (page) => {
    // The charts, or the newest line of the console.
    const last = id === 'desktop' ? page.locator('main figure svg') : page.getByText('The world is saved')
    await last.last().waitFor()
    const y = await page.evaluate(
      () => document.querySelector('#root header')?.getBoundingClientRect().top ?? 0,
    )
    return captureWebp(page, { x: 0, y, width, height }, quality)
  })
}
