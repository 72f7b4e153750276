import type { Page } from 'playwright'

/** What the main thread of a page went through since it was last asked. */
export type PageRecord = {
  /** Of the longest task, where one is longer than 50 ms: browsers tell of no others. */
  maxTaskMs: number
  /** Between one frame and the next. */
  maxFrameMs: number
  framesOver50: number
  frames: number
  /** Frames in which no row of the list stood in the middle of the window. */
  empty: number
}

type Kept = PageRecord & { last: number }
type Recording = { filesRecord: Kept }

/** Has every page that `page` opens from now on keep a record of its tasks and frames. */
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
      // What the frame before has shown: of this one nothing is laid out yet.
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      if (!middle?.closest('[data-name]')) record.empty++
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })

/** What was recorded while `work` was done, and until its last frame was drawn. */
export async function during(page: Page, work: () => Promise<unknown>): Promise<PageRecord> {
  await page.evaluate(() => {
    const record = (window as unknown as Recording).filesRecord
    Object.assign(record, { longestTaskMs: 0, longestFrameMs: 0, framesOver50: 0, frames: 0, empty: 0 })
  })
  await work()
  // Tasks are told of when there is time, which is after the frames that they held up.
  return page.evaluate(
    () =>
      new Promise<PageRecord>((resolve) =>
        requestAnimationFrame(() =>
          requestIdleCallback(() => resolve({ ...(window as unknown as Recording).filesRecord })),
        ),
      ),
  )
}

/** What is pressed, if anything, and how the page looks when it is done. */
export type Step = { press?: string; until: string }

/**
 * One step after the other: milliseconds from the first one's press, or else from the beginning of the page's navigation, until a frame
 * shows the end of each.
 */
export const steps = (page: Page, ...all: Step[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const began = all[0]?.press === undefined ? 0 : performance.now()
    const ends: number[] = []
    for (const { press, until } of all) {
      if (press !== undefined) document.querySelector<HTMLElement>(press)?.click()
      while (!document.querySelector(until)) await new Promise(requestAnimationFrame)
      // Its task ends, and the next frame is the one that shows it.
      await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)))
      ends.push(performance.now() - began)
    }
    return ends
  }, all)
