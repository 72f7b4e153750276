import type { Page } from 'playwright'
import type { ChattyServer } from './another-node.ts'
import { type ConsoleRecord, maxTaskMsOnIdlePage, recordConsole } from './console-record.ts'
import { residentMb } from './resident.ts'

const rate = 10_000
/** Seconds until the agent's memory reaches its working size, and then of the measurement. */
const [warmUpSeconds, seconds] = [5, 15]
/** Length of a usual log line. */
const letters = 120
export const floodLines = rate * seconds
/** A line's height in pixels, from which a line's number follows; see terminal.tsx. */
const linePx = 20

export type Flood = ConsoleRecord & {
  /** From the command to the last line on the screen. */
  tookMs: number
  /** Longest task of an idle page during the flood, in ms. */
  idleLongest: number
  /** Resident memory of the agent: before, maximum of the warm-up, and maximum afterwards. */
  residentMb: { before: number; warmUp: number; after: number }
}

/**
 * Makes a real server print 10,000 lines a second for 15 s while a browser shows them. Needs /proc.
 */
export async function flood(page: Page, { agent, consoleUrl }: ChattyServer): Promise<Flood> {
  const record = await recordConsole(page)
  await page.goto(consoleUrl)
  const input = page.getByLabel('Command to the server')
  const shown = page.getByRole('region', { name: 'Console output' })
  // Waits for the earlier output, at least the ready message.
  await shown.locator('time').first().waitFor()
  const resident = () => residentMb(agent.child.pid)
  const memory = { before: resident(), warmUp: 0, after: 0 }
  const idle = await page.context().newPage()
  const idleLongest = await maxTaskMsOnIdlePage(idle)
  await page.bringToFront()
  const before = await record()
  const began = performance.now()
  const meter = setInterval(() => {
    const phase = performance.now() - began < warmUpSeconds * 1_000 ? 'warmUp' : 'after'
    memory[phase] = Math.max(memory[phase], resident())
  }, 100)
  try {
    await input.fill(`flood ${rate} ${seconds} ${letters}`)
    await input.press('Enter')
    await shown.getByText(`flood line ${floodLines} `).waitFor({ timeout: 120_000 })
  } finally {
    clearInterval(meter)
  }
  const tookMs = performance.now() - began
  const after = await record()
  const flooded = { tookMs, residentMb: memory, idleLongest: await idleLongest() }
  await idle.close()
  return {
    ...flooded,
    fault: after.fault,
    // The command is a line too.
    lines: after.lines - before.lines - 1,
    // Loading the page is not measured.
    longTasks: after.longTasks.slice(before.longTasks.length),
  }
}

/**
 * Scrolls through the terminal after a flood. Returns the number of lines above the last one, or
 * the first line at a wrong position.
 */
export async function terminalAfterFlood(page: Page, places: number): Promise<number | string> {
  const shown = page.getByRole('region', { name: 'Console output' })
  return shown.evaluate(
    async (box, { places, linePx, floodLines }) => {
      const frames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
      const rows = box.scrollHeight / linePx
      let top = floodLines
      for (let place = 0; place <= places; place++) {
        box.scrollTop = (box.scrollHeight - box.clientHeight) * (1 - place / places)
        await frames()
        const origin = box.getBoundingClientRect().top - box.scrollTop
        const seen = [...box.querySelectorAll('time')].flatMap((time) => {
          const line = time.parentElement
          const number = Number(/flood line (\d+) /.exec(line?.textContent ?? '')?.[1])
          return line && number ? [{ number, row: (line.getBoundingClientRect().top - origin) / linePx }] : []
        })
        if (seen.length === 0) return `nothing at ${box.scrollTop} px of ${box.scrollHeight}`
        for (const { number, row } of seen) {
          if (Math.abs(rows - row - (floodLines - number) - 1) > 0.9)
            return `line ${number} in row ${row} of ${rows}`
          top = Math.min(top, number)
        }
      }
      return floodLines - top
    },
    { places, linePx, floodLines },
  )
}
