import type { Page } from 'playwright'

/** Measurements of a page's main thread since the last read. */
export type PageRecord = {
  /** Duration of the longest task above 50 ms: browsers report no shorter ones. */
  maxTaskMs: number
  /** Longest time between two frames. */
  maxFrameMs: number
  framesOver50: number
  frames: number
  /** Frames without a row of the list in the middle of the window. */
  empty: number
}

type Kept = PageRecord & { last: number }
type Recording = { filesRecord: Kept }

/** Makes every page that `page` opens from now on record its tasks and frames. */
export const recordPage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const none = { longestTaskMs: 0, longestFrameMs: 0, framesOver50: 0, frames: 0, empty: 0 }
    const record = { ...none, last: 0 }
    Object.assign(window, { filesRecord: record })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        record.longestTaskMs = Math.max(record.longestTaskMs, duration)
    }).observe({ type: 'longtask' })
    const frame = (now: number) => {
      const took = record.last === 0 ? 0 : now - record.last
      record.last = now
      record.frames++
      record.longestFrameMs = Math.max(record.longestFrameMs, took)
      if (took > 50) record.framesOver50++
      // The content of the previous frame: the current one is not laid out yet.
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      if (!middle?.closest('[data-name]')) record.empty++
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

/** Measurements during `work` and until its last frame was drawn. */
export async function during(page: Page, work: () => Promise<unknown>): Promise<PageRecord> {
  await page.evaluate(() => {
    const record = (window as unknown as Recording).filesRecord
    Object.assign(record, { longestTaskMs: 0, longestFrameMs: 0, framesOver50: 0, frames: 0, empty: 0 })
  })
  await work()
  // Tasks are reported when the browser is idle, after the frames that they delayed.
  return page.evaluate(
    () =>
      new Promise<PageRecord>((resolve) =>
        requestAnimationFrame(() =>
          requestIdleCallback(() => resolve({ ...(window as unknown as Recording).filesRecord })),
        ),
      ),
  )
}

/** What is pressed, if anything, and the selector of the result. */
export type Step = { press?: string; until: string }

/**
 * Runs steps in sequence. Milliseconds from the first key press, or from the navigation start,
 * until a frame shows the result of each.
 */
export const steps = (page: Page, ...all: Step[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const began = all[0]?.press === undefined ? 0 : performance.now()
    const ends: number[] = []
    for (const { press, until } of all) {
      if (press !== undefined) document.querySelector<HTMLElement>(press)?.click()
      while (!document.querySelector(until)) await new Promise(requestAnimationFrame)
      // The task ends, and the next frame shows it.
      await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)))
      ends.push(performance.now() - began)
    }
    return ends
  }, all)
