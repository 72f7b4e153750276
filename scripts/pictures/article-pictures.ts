import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, locales } from '@zubr/i18n/locales'
import type { Browser, Page } from 'playwright'
import { type ArticlePictureId, articlePictures } from '../../apps/site/app/markdown/picture-ids.ts'
import { root } from '../phase.ts'
import { captureWebp, withDemoPage } from './demo-picture.ts'
import { closeDisplay, type Display, openDisplay, takeSiteManager } from './filezilla.ts'

const folder = path.join(root, 'apps/site/app/markdown/pictures')
const sizesFile = path.join(root, 'apps/site/app/markdown/picture-sizes.ts')
const quality = 45
/** Pixels per CSS pixel: sharp enough for phones, at two thirds of the size of 2. */
const scale = 1.5
/** A phone's layout: its text stays readable in a narrow article. */
const viewport = { width: 440, height: 1200 }

/** The demo's servers by position, from 1. */
const server = (place: number, tab = '') =>
  `/servers/00000000-0000-4000-8000-${String(place).padStart(12, '0')}${tab}`

type View = { path: string; element: string; prepare?: (page: Page) => Promise<unknown> }

/** Pages of the demo, and the element to capture. */
const views: Record<Exclude<ArticlePictureId, 'sftp-client'>, View> = {
  'join-java': { path: server(2), element: 'main section >> nth=0' },
  'join-bedrock': { path: server(3), element: 'main section >> nth=0' },
  'sftp-access': {
    path: server(1, '/files'),
    element: 'main section >> nth=0',
    prepare: async (page) => {
      await page.getByText('SFTP', { exact: true }).first().click()
      await page.getByText('SHA256:').waitFor()
    },
  },
  whitelist: {
    path: server(1, '/players'),
    element: 'main section >> nth=0',
    prepare: async (page) => {
      await page.locator('main section label:has(input[type=checkbox])').click()
      await page.locator('main section input[type=checkbox]:checked:enabled').waitFor()
    },
  },
  'crash-card': { path: server(11), element: 'main section >> nth=0' },
}

const sizesModule = (sizes: object) => `import type { Locale } from '@zubr/i18n/locales'
import type { ArticlePictureId } from './picture-ids.ts'

/** Width and height in CSS pixels. \`npm run pictures\` writes this file. */
export const pictureSizes: Record<ArticlePictureId, Record<Locale, [number, number]>> = ${JSON.stringify(sizes)}
`

type Picture = { webp: Buffer; width: number; height: number }

/**
 * Takes the articles' pictures in every language, and writes them with their sizes in CSS pixels.
 */
export async function takeArticlePictures(browser: Browser, url: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const sizes: Record<string, Record<string, [number, number]>> = {}
  let bytes = 0
  const display = await openDisplay()
  for (const id of articlePictures)
    for (const locale of locales) {
      const { webp, width, height } =
        id === 'sftp-client'
          ? await takeClient(browser, display, locale)
          : await takeElement(browser, url, id, locale)
      await writeFile(path.join(folder, `${id}-${locale}.webp`), webp)
      sizes[id] = { ...sizes[id], [locale]: [width, height] }
      bytes += webp.length
    }
  closeDisplay(display)
  await writeFile(sizesFile, sizesModule(sizes))
  console.log(`${path.relative(root, folder)}: ${Math.round(bytes / 1024)} KB in all`)
}

async function takeElement(
  browser: Browser,
  url: string,
  id: keyof typeof views,
  locale: Locale,
): Promise<Picture> {
  const { path, element, prepare } = views[id]
  return withDemoPage(browser, { url, path, locale, viewport, isPhone: true }, async (page) => {
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    const box = await page.locator(element).boundingBox()
    if (!box) throw new Error(`expected ${element} on ${path}`)
    // Even numbers, so that the picture has whole pixels.
    const [width, height] = [2 * Math.round(box.width / 2), 2 * Math.round(box.height / 2)]
    const webp = await captureWebp(page, { x: box.x, y: box.y, width, height }, quality, scale)
    return { webp, width, height }
  })
}

/** Chromium converts the window's picture to WebP. */
async function takeClient(browser: Browser, display: Display, locale: Locale): Promise<Picture> {
  const png = await takeSiteManager(display, locale)
  const page = await browser.newPage({ viewport: { width: 1000, height: 600 } })
  await page.setContent(`<body style="margin:0"><img src="data:image/png;base64,${png.toString('base64')}">`)
  const box = await page.locator('img').boundingBox()
  if (!box) throw new Error('expected the picture of FileZilla')
  const [width, height] = [Math.round(box.width), Math.round(box.height)]
  const webp = await captureWebp(page, { x: 0, y: 0, width, height }, quality)
  await page.close()
  return { webp, width, height }
}
