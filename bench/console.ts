import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { type ChattyServer, chattyServer } from '../e2e/support/another-node.ts'
import { flood, floodLines, terminalAfterFlood } from '../e2e/support/flood.ts'
import { launch } from '../e2e/support/launch.ts'
import { freePorts, journeyPorts } from '../e2e/support/ports.ts'
import { chromiumFlags, ensureChromium } from '../scripts/chromium.ts'
import { median, table, writeReport } from './report.ts'

const tries = 101

/** A console in Chromium connected to a node's agent: echo latency, and 10,000 lines a second. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zubr-bench-'))
  const dataDir = path.join(folder, 'data')
  const { settings } = await journeyPorts()
  const [NODE_PORT = ''] = await freePorts(1)
  const product = launch({
    ...settings,
    NODE_PORT,
    SFTP_PORT: '0',
    EDGE_PORT: '0',
    TRIAL_PROCESSOR_PORT: '0',
    DATA_DIR: dataDir,
  })
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: chromiumFlags,
  })
  let chatty: ChattyServer | undefined
  try {
    await product.ready()
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
    const zubr = async (args: string[]) => {
      const { ended, output } = launch({ DATA_DIR: dataDir }, 'apps/cli/src/main.ts', args)
      await ended
      return output
    }
    chatty = await chattyServer({ zubr, settings, dataDir: path.join(folder, 'node') }, context)
    const quiet = await context.newPage()
    const echoes = await commands(quiet, chatty.consoleUrl)
    await quiet.close()
    const page = await context.newPage()
    const { lines, fault, longTasks, idleLongest, tookMs, residentMb } = await flood(page, chatty)
    const kept = await terminalAfterFlood(page, 100)
    const row = (name: string, of: (one: Echo) => number) => {
      const figures = echoes.map(of)
      const [most = Number.NaN] = figures.toSorted((a, b) => b - a)
      const tenth = figures.toSorted((a, b) => b - a)[Math.floor(tries / 10)] ?? Number.NaN
      return [name, ...[median(figures), tenth, most].map((ms) => ms.toFixed(0))]
    }
    writeReport(
      'console',
      'The console',
      `Chromium with the panel's console, a node's agent as a process of its own, and a server that prints on command. Product, agent, server
and browser share the cores; load average ${os
        .loadavg()
        .map((load) => load.toFixed(1))
        .join(', ')} at the end.

From Enter in the command line, by the key event's own time, in ms. ${tries} tries, 200 to 300 ms apart. Aim: 50 at the median.

${table(
  ['until', 'median', 'nine of ten', 'all'],
  [
    row('the command’s echo is in the terminal', ({ echo }) => echo),
    row('the frame with it has been drawn', ({ drawn }) => drawn),
    row('the server’s answer to it is in the terminal', ({ answer }) => answer),
  ],
)}

${floodLines} lines of 120 letters, 10,000 a second, by one server:

- ${lines} of them reached the page, ${fault === null ? 'in order and none twice' : `but ${fault}`}, the last after ${(tookMs / 1000).toFixed(1)} s.
- ${typeof kept === 'number' ? `The newest ${kept + 1} stand in the terminal, each in its place` : `In the terminal: ${kept}`}.
- Longest task of the page: ${longTasks.length === 0 ? 'none over 50' : Math.round(Math.max(...longTasks))} ms; over 50 ms: ${longTasks.length}. Aim: none over 200. A page that does next to nothing had one of ${Math.round(idleLongest)} ms meanwhile.
- The agent's resident memory: ${Math.round(residentMb.before)} MB before, at most ${Math.round(residentMb.warmUp)} MB in the first 5 s and at most ${Math.round(residentMb.after)} MB in the 10 s after that.`,
    )
  } finally {
    await browser.close()
    await chatty?.agent.end('SIGTERM')
    await product.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds since the key press. */
type Echo = { echo: number; drawn: number; answer: number }
type Watched = Window & { echoes: { key: number; echo?: number; drawn?: number; answer?: number }[] }

async function commands(page: Page, consoleUrl: string): Promise<Echo[]> {
  await page.goto(consoleUrl)
  const shown = page.getByRole('region', { name: 'Console output' })
  await shown.getByText('ready', { exact: true }).waitFor()
  await shown.evaluate((box) => {
    const echoes: Watched['echoes'] = []
    Object.assign(window, { echoes })
    window.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'Enter') echoes.push({ key: timeStamp })
      },
      true,
    )
    new MutationObserver(() => {
      const now = performance.now()
      const text = box.textContent ?? ''
      const last = echoes.at(-1)
      if (!last) return
      const number = echoes.length - 1
      if (text.includes(`heard: try ${number}.`)) last.answer ??= now
      if (!text.includes(`> try ${number}.`) || last.echo !== undefined) return
      last.echo = now
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        last.drawn = performance.now()
      }
      // A task after the frame's callbacks runs once the frame is drawn.
      requestAnimationFrame(() => port2.postMessage(null))
    }).observe(box, { subtree: true, childList: true, characterData: true })
  })
  const input = page.getByLabel('Command to the server')
  for (let number = 0; number < tries; number++) {
    await input.fill(`try ${number}.`)
    // Spread over frame times, and as slow as a person: faster commands are refused.
    await page.waitForTimeout(200 + ((number * 37) % 100))
    await input.press('Enter')
    await page.waitForFunction((at) => {
      const one = (window as unknown as Watched).echoes[at]
      return one?.drawn !== undefined && one.answer !== undefined
    }, number)
  }
  const echoes = await page.evaluate(() => (window as unknown as Watched).echoes)
  return echoes.map(({ key, echo = Number.NaN, drawn = Number.NaN, answer = Number.NaN }) => ({
    echo: echo - key,
    drawn: drawn - key,
    answer: answer - key,
  }))
}
