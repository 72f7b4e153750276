import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'

/** Scrolls the landing page a little and waits until all its sections are rendered. */
export async function laidOut(page: Page) {
  await page.mouse.wheel(0, 1)
  const blocks = page.locator('main > section > h2')
  await expect
    .poll(() =>
      blocks.evaluateAll((all) =>
        all.every((block) => block.checkVisibility({ contentVisibilityAuto: true })),
      ),
    )
    .toBe(true)
}
