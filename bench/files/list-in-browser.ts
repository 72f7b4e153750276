import type { Server } from '@zubr/contracts/servers/server'
import { ru as messages } from '@zubr/i18n/files/ru'
import { type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts'
import { median } from '../report.ts'
import type { SandboxedNode } from '../servers/sandboxed-node.ts'
import { during, type PageRecord, recordPage, steps } from './page-record.ts'

const rounds = 3
const scrollMs = 5_000
const wheelEveryMs = 16

export type ListFigures = {
  /** Milliseconds until a row was visible and could be selected. */
  usableMs: number
  /** Milliseconds until a frame showed the result. */
  took: [what: string, ms: number][]
  /** Measurements of the page's main thread meanwhile. */
  records: [what: string, record: PageRecord][]
  heapMb: number
  /** Number of elements of the whole page. */
  elements: number
}

type FolderBench = { server: Server; folder: string; count: number; slower: number }

/**
 * A folder of `count` files `r.1.mca`, `r.2.mca` and so on in its owner's Chromium. `slower`: CPU
 * slowdown factor.
 */
export async function listInBrowser(
  { panel, panelUrl }: Pick<SandboxedNode, 'panel' | 'panelUrl'>,
  folderBench: FolderBench,
): Promise<ListFigures> {
  const executablePath = await ensureChromium(console.log)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'ru-RU' })
    context.setDefaultTimeout(120_000)
    await context.addCookies(panel.cookies.map(([name, value]) => ({ name, value, url: panelUrl })))
    const page = await context.newPage()
    await recordPage(page)
    const line = await context.newCDPSession(page)
    return await measured(page, line, `${panelUrl}/servers/${folderBench.server.id}/files`, folderBench)
  } finally {
    await browser.close()
  }
}

const row = '[role="row"][data-name$=".mca"]'
const chosen = `${row}[aria-selected="true"]`
const named = (name: string) => `[data-name="${name}"]`
const heading = (column: number) => `[role="columnheader"]:nth-child(${column})`

async function measured(
  page: Page,
  line: CDPSession,
  top: string,
  { folder, count, slower }: FolderBench,
): Promise<ListFigures> {
  const whole = `[role="grid"][aria-busy="false"][aria-rowcount="${count + 1}"]`
  const link = `${named(folder)} a`
  // The cost of a first visit, such as loading the program, is not measured.
  await page.goto(`${top}/${folder}`)
  await page.locator(whole).waitFor({ state: 'attached' })
  await line.send('Emulation.setCPUThrottlingRate', { rate: slower })

  const records: ListFigures['records'] = []
  const opened: number[][] = []
  const reloaded: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.goto(top)
    await page.locator(link).waitFor()
    const choose = { press: `${row} input`, until: chosen }
    const open = async () =>
      opened.push(await steps(page, { press: link, until: row }, choose, { until: whole }))
    records[0] = ['opening it', await during(page, open)]
  }
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${top}/${folder}`, { waitUntil: 'commit' })
    reloaded.push(...(await steps(page, { until: row })))
  }
  await page.locator(whole).waitFor({ state: 'attached' })

  await page.mouse.move(683, 500)
  records.push(['scrolling to the end in 5 s', await during(page, () => wheelToEnd(page, line))])
  const [last] = await steps(page, { until: named(`r.${count}.mca`) })
  if (last === undefined) throw new Error('the end was not reached')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await steps(page, { until: named('r.1.mca') })

  const at = (which: number) => median(opened.map((ends) => ends[which] ?? Number.NaN))
  const took: ListFigures['took'] = [
    ['first rows after a click on the folder', at(0)],
    ['one of them chosen', at(1)],
    ['all rows, sorted', at(2)],
    ['first rows after a reload, program and all', median(reloaded)],
  ]
  const acts: [what: string, press: string, until: string][] = [
    ['sorted by size', `${heading(3)} button`, named(`r.${count}.mca`)],
    ['sorted by name', `${heading(2)} button`, named('r.1.mca')],
    ['all chosen', `${heading(1)} input`, chosen],
    ['none chosen', `${heading(1)} input`, `${row}[aria-selected="false"]`],
    ['one chosen', `${row} input`, chosen],
  ]
  for (const [what, press, until] of acts)
    took.push([what, (await steps(page, { press, until }))[0] ?? Number.NaN])
  await page.getByLabel(messages.list.filter).focus()
  const type = async () => {
    await page.keyboard.type(`.${count}.`)
    await page.locator('[role="grid"][aria-rowcount="2"]').waitFor({ state: 'attached' })
  }
  records.push(['typing a filter', await during(page, type)])

  await page.getByLabel(messages.list.filter).fill('')
  await page.locator(whole).waitFor({ state: 'attached' })
  await line.send('HeapProfiler.collectGarbage')
  const { usedSize } = await line.send('Runtime.getHeapUsage')
  const elements = await page.locator('*').count()
  return { usableMs: at(1), took, records, heapMb: usedSize / 2 ** 20, elements }
}

/** Like a wheel turned without a pause. */
async function wheelToEnd(page: Page, line: CDPSession): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const began = performance.now()
  let scrolled = 0
  while (scrolled < height) {
    const due = Math.min(1, (performance.now() - began) / scrollMs) * height
    const deltaY = Math.ceil(due - scrolled)
    if (deltaY > 0)
      await line.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 683, y: 500, deltaX: 0, deltaY })
    scrolled += deltaY
    await new Promise((resolve) => setTimeout(resolve, wheelEveryMs))
  }
}
