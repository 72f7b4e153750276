import { type Browser, chromium } from 'playwright'
import { exampleId } from '../apps/panel/app/demo/examples.ts'
import { demoBase, paths } from '../apps/panel/app/paths.ts'
import { pages } from '../apps/site/app/pages.ts'
import { customer } from '../e2e/support/customer.ts'
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts'
import { withProduct } from './product.ts'
import { table, writeReport } from './report.ts'
import { serveStarlight } from './starlight.ts'

const settleMs = 5_000
const restMs = 10_000
/** A demo server whose players and load change while it is watched. */
const running = exampleId(0)

type IdleVisit = {
  name: string
  url: string
  width?: 390 | 1366
  reduced?: boolean
  cookies?: [string, string][]
  /** Expected status, default 200. */
  status?: number
}

/** Activity of a page during `restMs`, after it was open for `settleMs`. */
type Rest = { frames: number; rasters: number; paints: number; layouts: number; mainMs: number }

/**
 * Frames, raster tasks and main-thread time of each idle page, compared with a peer's front page.
 */
export async function run(): Promise<void> {
  const peer = await serveStarlight()
  const executablePath = await ensureChromium(console.log)
  await withProduct(async ({ config }) => {
    const { siteUrl, panelUrl } = config
    const { cookies } = await customer(panelUrl, async () => {})
    const seen = pages.filter(
      ({ id }, at) => pages.findIndex((page) => kindOf(page.id) === kindOf(id)) === at,
    )
    const front: IdleVisit = { name: "Starlight's front page", url: peer.url }
    const visits: IdleVisit[] = [
      front,
      ...seen.map(({ path, status }) => ({ name: path, url: siteUrl + path, status })),
      { name: '/ at 1366 px', url: `${siteUrl}/`, width: 1366 },
      { name: '/uptime at 1366 px', url: `${siteUrl}/uptime`, width: 1366 },
      { name: '/ with reduced motion', url: `${siteUrl}/`, reduced: true },
      { name: '/uptime with reduced motion', url: `${siteUrl}/uptime`, reduced: true },
      ...[paths.servers, paths.create, paths.account].map((path) => ({
        name: `panel ${path}`,
        url: panelUrl + path,
        cookies,
      })),
      ...['', paths.server(running), paths.console(running), paths.settings(running)].map((path) => ({
        name: demoBase + path.replace(running, ':id'),
        url: panelUrl + demoBase + path,
      })),
      { ...front, name: "Starlight's front page again" },
    ]
    const rows: (string | number)[][] = []
    for (const visit of visits) {
      const { frames, rasters, paints, layouts, mainMs } = await rest(visit, executablePath)
      rows.push([visit.name, frames, rasters, paints, layouts, mainMs.toFixed(1)])
      console.log(rows.at(-1)?.join(' '))
    }
    writeReport(
      'rest',
      'A page at rest',
      `What Chromium does in ${restMs / 1000} s for a page that has been open for ${settleMs / 1000} s, of which nobody touches anything; at 390 px where nothing
else is said, without a graphics card. Nodes are up; \`/nodes_stats\` is fetched every 30 s. On the demo's running
server load and players change meanwhile, and its console gets a line. Aim: no frame where nothing changes.

${table(['page', 'frames drawn', 'raster tasks', 'paints', 'layouts', 'main thread, ms'], rows)}`,
    )
  })
  peer.server.close()
}

/** One article represents all. */
const kindOf = (id: string) => (id.startsWith('wiki/') ? 'wiki/' : id)

async function rest(visit: IdleVisit, executablePath: string): Promise<Rest> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const width = visit.width ?? 390
    const context = await browser.newContext({
      viewport: { width, height: width === 390 ? 844 : 768 },
      reducedMotion: visit.reduced ? 'reduce' : 'no-preference',
    })
    await context.addCookies((visit.cookies ?? []).map(([name, value]) => ({ name, value, url: visit.url })))
    const page = await context.newPage()
    const answer = await page.goto(visit.url)
    const status = visit.status ?? 200
    if (answer?.status() !== status)
      throw new Error(`${visit.url} answers ${answer?.status()}, not ${status}`)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settleMs)
    return await traced(browser, () => page.waitForTimeout(restMs))
  } finally {
    await browser.close()
  }
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  args: { name?: string }
}

async function traced(browser: Browser, work: () => Promise<void>): Promise<Rest> {
  await browser.startTracing(undefined, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      '__metadata',
    ],
  })
  await work()
  // Chromium's documented trace event format.
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const count = (...names: string[]) =>
    traceEvents.filter(({ name, ph }) => names.includes(name) && ph !== 'E').length
  const mainUs = traceEvents
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && main.has(`${pid} ${tid}`))
    .reduce((sum, { dur = 0 }) => sum + dur, 0)
  return {
    frames: count('DrawFrame'),
    rasters: count('RasterTask'),
    paints: count('Paint'),
    layouts: count('Layout', 'UpdateLayoutTree'),
    mainMs: mainUs / 1000,
  }
}
