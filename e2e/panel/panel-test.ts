import type { Page } from '@playwright/test'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { axeFaults } from '../support/axe.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { type Fakes, fakeApi, server } from './panel-fakes.ts'

// The built panel with an API that is played here, for states that are hard to make. The real thing from end to end is
// tested elsewhere.

type Fixtures = { open(path: string, fakes?: Fakes): Promise<void> }

export const test = base.extend<Fixtures>({
  open: async ({ page, world }, use) => {
    await use(async (path, fakes) => {
      await fakeApi(page, fakes)
      // Nodes that are not there: their probes fail, which is an answer too.
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

/** Nothing hangs over the edge, and axe finds nothing. */
export async function expectWhole(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeFaults(page)).toEqual([])
}
