import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'

/** Uses the landing page a little and waits for what that brings: all its blocks laid out, in sight or not. */
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
