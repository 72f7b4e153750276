import type { Page } from '@playwright/test'
import { ru as words } from '@zubr/i18n/addons/ru'
import { fill } from '@zubr/i18n/format'
import { ru as panel } from '@zubr/i18n/panel/ru'
import { test as base, expect } from '../support/fixtures.ts'

// Plugins on the demo's Paper server, which is in this page's memory: the same code, but no node and no catalogue's sources.

const tab = '/demo/servers/00000000-0000-4000-8000-000000000001/addons'

const test = base.extend<{ opened: (path?: string) => Promise<void> }>({
  opened: async ({ page, world }, use) => {
    await use(async (path = '') => {
      await page.goto(`${world.panelUrl}${tab}${path}`)
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  },
})
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('what others need is switched off once its owner has agreed, and removing it says who needs it', async ({
  page,
  opened,
}) => {
  await opened()
  const coins = row(page, 'CoinCore')
  const toggle = coins.getByRole('checkbox', { name: fill(words.installed.toggle, { name: 'CoinCore' }) })
  await toggle.press(' ')
  await expect(page.getByRole('dialog')).toContainText('StoneBank')
  await page.getByRole('dialog').getByRole('button', { name: words.installed.turnOff }).click()
  await expect(coins).toContainText(words.installed.off)
  await expect(row(page, 'StoneBank')).toContainText(fill(words.installed.missing, { names: 'coincore' }))
  await coins.getByLabel(panel.frame.more).click()
  await coins.getByRole('button', { name: `${words.installed.remove}: CoinCore` }).click()
  const dialog = page.getByRole('dialog', { name: fill(words.plan.remove, { name: 'CoinCore' }) })
  await expect(dialog).toContainText(
    fill(words.plan.conflicts.needed, { name: 'CoinCore', other: 'StoneBank' }),
  )
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: words.plan.go.remove }).click()
  await expect(coins).toHaveCount(0)
})
