import type { Page } from 'playwright'

/** Measurements of a page with a console. */
export type ConsoleRecord = {
  /** Durations of tasks of more than 50 ms, in milliseconds. */
  longTasks: number[]
  /** Number of lines received from the agent. */
  lines: number
  /** The first missing, repeated or misplaced line. */
  fault: string | null
}

/** Makes every page that `page` opens from now on record its tasks and its console's lines. */
export async function recordConsole(page: Page): Promise<() => Promise<ConsoleRecord>> {
  await page.addInitScript(() => {
    const record: ConsoleRecord = { longTasks: [], lines: 0, fault: null }
    Object.assign(window, { consoleRecord: record })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) record.longTasks.push(duration)
    }).observe({ type: 'longtask' })
    let last = 0
    const hear = ({ data }: MessageEvent) => {
      const message = JSON.parse(data)
      if (message.type === 'gap') record.fault ??= `a gap before line ${message.from}`
      if (message.type !== 'lines') return
      for (const [seq] of message.lines) {
        if (last !== 0 && seq !== last + 1) record.fault ??= `line ${seq} after line ${last}`
        last = seq
        record.lines++
      }
    }
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('message', hear)
      }
    }
  })
  return () => page.evaluate(() => (window as unknown as { consoleRecord: ConsoleRecord }).consoleRecord)
}

/**
 * Runs a small task ten times a second in a page. Its longest duration is the machine's own delay:
 * a limit relative to it means the same on a busy machine.
 */
export async function maxTaskMsOnIdlePage(idle: Page): Promise<() => Promise<number>> {
  await idle.evaluate(() => {
    const taken: number[] = []
    Object.assign(window, { taken })
    setInterval(() => {
      const began = performance.now()
      let sum = 0
      for (let index = 0; index < 2e6; index++) sum += Math.sqrt(index)
      if (sum > 0) taken.push(performance.now() - began)
    }, 100)
  })
  return () => idle.evaluate(() => Math.max(...(window as unknown as { taken: number[] }).taken))
}
