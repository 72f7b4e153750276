import { chromium } from 'playwright'
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts'
import { withProduct } from './product.ts'
import { table, writeReport } from './report.ts'

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const
const viewed = ['/', '/lv', '/bedrock', '/uptime', '/soon', '/no-such-page']

/** Bytes of a first visit on a phone, scrolled to the end of the page, as transferred. */
export async function run(): Promise<void> {
  await withProduct(async ({ config }) => {
    const browser = await chromium.launch({
      executablePath: await ensureChromium(console.log),
      args: chromiumFlags,
    })
    const rows: (string | number)[][] = []
    for (const path of viewed) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      const kindOf = new Map<string, string>()
      const bytes: Record<string, number> = {}
      session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const kind = kindOf.get(requestId) ?? 'Other'
        bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
      })
      await page.goto(config.siteUrl + path)
      for (const image of await page.locator('main img').all())
        await image.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await page.waitForLoadState('networkidle')
      const kb = (value: number) => (value / 1024).toFixed(1)
      const known = kinds.map((kind) => bytes[kind] ?? 0)
      rows.push([path, ...known.map(kb), kb(known.reduce((sum, value) => sum + value, 0))])
      await context.close()
    }
    await browser.close()
    writeReport(
      'bytes',
      'What a page weighs',
      `KB over the wire with their headers, first visit at 390 px in Chromium, scrolled to the end.

${table(['page', 'HTML', 'CSS', 'scripts', 'fonts', 'pictures', 'in all'], rows)}

Scripts are the frame's own everywhere (menus, stored language, live state), the landing page's beside it, and Preact on
pages with islands. Aims: landing page at most 200 KB in all and 115 KB of script; a page without interaction at most 3 KB of script.`,
    )
  })
}
