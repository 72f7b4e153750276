import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts'
import { openLighthouse } from './lighthouse/open-lighthouse.ts'
import { withProduct } from './product.ts'
import { median, table, writeReport } from './report.ts'
import { serveStarlight } from './starlight.ts'

const rounds = 3
/** Limits of the figures under load. */
const aims = { paintRatio: 1.05, blockingMs: 50, landingKb: 85 }
const busyProcesses = 2
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Figures = { scores: number[]; paint: number; shift: number; blocking: number; bytes: number }

type Measuring = { lighthouse: Awaited<ReturnType<typeof openLighthouse>>['lighthouse']; port: number }

async function measure(url: string, { lighthouse, port }: Measuring, tries = 3): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // The 404 page is measured too; by default Lighthouse refuses it.
    ignoreStatusCode: true,
  })
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
  const { lhr } = result
  const audit = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  // On a busy machine a trace may end before its first paint.
  if (Number.isNaN(audit('largest-contentful-paint')) && tries > 1)
    return measure(url, { lighthouse, port }, tries - 1)
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100)),
    paint: audit('largest-contentful-paint'),
    shift: audit('cumulative-layout-shift'),
    blocking: audit('total-blocking-time'),
    bytes: audit('total-byte-weight'),
  }
}

/** Rounds are interleaved, so that other load affects every page equally. */
async function inRounds(pages: readonly [name: string, url: string][], measuring: Measuring) {
  const figures = new Map<string, Figures[]>(pages.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of pages) figures.get(name)?.push(await measure(url, measuring))
  return figures
}

/** The site without scripts in its pages: the baseline for our own scripts. */
function scriptless(siteUrl: string) {
  return createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url)
    const type = answer.headers.get('content-type') ?? ''
    let body = Buffer.from(await answer.arrayBuffer())
    if (type.startsWith('text/html'))
      body = Buffer.from(body.toString().replace(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ''))
    const text = /text|svg|json|javascript/.test(type)
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
      ...(text ? { 'content-encoding': 'br' } : {}),
    })
    response.end(text ? brotliCompressSync(body) : body)
  })
}

const judgedPages = [
  'landing page /',
  'status page /uptime',
  'document /legacy/oferta',
  'article /wiki/sftp',
  'demo of the panel /demo',
]

/**
 * Lighthouse's mobile figures with the nodes up, and the landing page's paint compared with the
 * same page without scripts.
 */
export async function run(): Promise<void> {
  const { lighthouse, launch } = await openLighthouse()
  await withProduct(async ({ config }) => {
    const floor = scriptless(config.siteUrl)
    await new Promise<void>((resolve) => floor.listen(0, '127.0.0.1', resolve))
    const peer = await serveStarlight()
    const floorUrl = `http://localhost:${(floor.address() as AddressInfo).port}/`
    const pages: [name: string, url: string][] = [
      ['landing page /', `${config.siteUrl}/`],
      ['the same without scripts', floorUrl],
      ['landing page /de', `${config.siteUrl}/de`],
      ['status page /uptime', `${config.siteUrl}/uptime`],
      ['document /legacy/oferta', `${config.siteUrl}/legacy/oferta`],
      ['help /help', `${config.siteUrl}/help`],
      ['article /wiki/sftp', `${config.siteUrl}/wiki/sftp`],
      ['404 page', `${config.siteUrl}/no-such-page`],
      ['demo of the panel /demo', `${config.panelUrl}/demo?lang=ru`],
    ]
    const peerName = "Starlight's front page"
    const judged: [name: string, url: string][] = [
      [peerName, peer.url],
      ...pages.filter(([name]) => judgedPages.includes(name)),
    ]
    const chrome = await launch({
      chromePath: await ensureChromium(console.log),
      chromeFlags: ['--headless=new', ...chromiumFlags],
    })
    const measuring = { lighthouse, port: chrome.port }
    const busy: ChildProcess[] = []
    let figures: Map<string, Figures[]>
    let underLoad: Map<string, Figures[]>
    try {
      figures = await inRounds(pages, measuring)
      for (let at = 0; at < busyProcesses; at++) busy.push(fork(new URL('busy.ts', import.meta.url)))
      underLoad = await inRounds(judged, measuring)
    } finally {
      for (const process of busy) process.kill('SIGKILL')
      await chrome.kill()
      floor.close()
      peer.server.close()
    }
    const of = (name: string, pick: (figure: Figures) => number, among = figures) =>
      median((among.get(name) ?? []).map(pick))
    const rows = pages.map(([name]) => [
      name,
      ...categories.map((_, index) => of(name, ({ scores }) => scores[index] ?? Number.NaN)),
      `${(of(name, ({ paint }) => paint) / 1000).toFixed(2)} s`,
      of(name, ({ shift }) => shift).toFixed(3),
      `${Math.round(of(name, ({ blocking }) => blocking))} ms`,
    ])
    const ratio =
      of('landing page /', ({ paint }) => paint) / of('the same without scripts', ({ paint }) => paint)
    const peerPaint = of(peerName, ({ paint }) => paint, underLoad)
    const beside = judged.map(([name]) => [
      name,
      of(name, ({ scores: [performance = Number.NaN] }) => performance, underLoad),
      `${(of(name, ({ paint }) => paint, underLoad) / 1000).toFixed(2)} s`,
      (of(name, ({ paint }) => paint, underLoad) / peerPaint).toFixed(2),
      of(name, ({ shift }) => shift, underLoad).toFixed(4),
      `${(of(name, ({ bytes }) => bytes, underLoad) / 1024).toFixed(0)} KB`,
      `${Math.round(of(name, ({ blocking }) => blocking, underLoad))} ms`,
    ])
    writeReport(
      'lighthouse',
      'Lighthouse, mobile',
      `Medians of ${rounds} interleaved rounds. Lighthouse does not score a page that answers 404 for search engines.

${table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint', 'layout shift', 'blocking time'], rows)}

Largest paint of the landing page against the same HTML and CSS with every script removed: **${ratio.toFixed(2)}** (aim: at most 1.15).

## With ${busyProcesses} busy processes beside

Aims: largest paint at most ${aims.paintRatio} × that of ${peerName}, blocking time at most ${aims.blockingMs} ms, no layout shift,
and at most ${aims.landingKb} KB for the landing page before it is scrolled.

${table(['page', 'performance', 'largest paint', 'against the peer', 'layout shift', 'loaded', 'blocking time'], beside)}`,
    )
  })
}
