import type { Page } from '@playwright/test'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { axeFaults } from '../support/axe.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { type Fakes, fakeApi, server } from './panel-fakes.ts'

// The built panel with a fake API, for states that are hard to produce. Other tests cover the real
// API.

type Fixtures = { open(path: string, fakes?: Fakes): Promise<void> }

export const test = base.extend<Fixtures>({
  open: async ({ page, world }, use) => {
    await use(async (path, fakes) => {
      await fakeApi(page, fakes)
      // These nodes do not exist; a failed probe is a valid result.
      await page.route(/minsk-|brest-/i, (route) =>
        route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
      )
      await page.goto(`${world.panelUrl}${path}`)
    })
  },
})

export const de = allPanelMessages.de.frame

export { refusal } from './panel-fakes.ts'
export const onServer = (own: Parameters<typeof server>[0]): Fakes => ({
  'GET /api/servers/:id': { body: server(own) },
})

/** No horizontal overflow, and no axe faults. */
export async function expectWhole(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeFaults(page)).toEqual([])
}
