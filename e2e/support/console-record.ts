import type { Page } from 'playwright'

/** What a page with a console went through. */
export type ConsoleRecord = {
  /** Milliseconds of each task of more than 50. */
  longTasks: number[]
  /** Numbers of the lines as they came from the agent. */
  lines: number
  /** The first place where a line was missing, came twice or out of order. */
  fault: string | null
}

/** Has every page that `page` opens from now on keep a record of its tasks and of what its console's connection brought. */
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
 * A page that does the same little piece of work ten times a second. What its longest task took is what the machine and its other users
 * add to any task: held against it, a limit in milliseconds means the same on a busy machine.
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
