import type { Locator, Page } from '@playwright/test'
import { ru as messages } from '@zubr/i18n/addons/ru'
import { fill } from '@zubr/i18n/format'
import { ru as panel } from '@zubr/i18n/panel/ru'
import { axeFaults } from '../support/axe.ts'
import { test as base, expect } from '../support/fixtures.ts'

// Plugins on the demo's Paper server, which is in the page's memory: the same code without a node
// and real catalogues.

const servers = '/demo/servers/00000000-0000-4000-8000-0000000000'
const tab = `${servers}01/addons`

const test = base.extend<{ opened: (path?: string) => Promise<void> }>({
  opened: async ({ page, world }, use) => {
    await use(async (path = tab) => {
      await page.goto(`${world.panelUrl}${path}`)
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  },
})
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('addons: a plugin is found, installed with its dependencies, and removed by one button', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, opened }) => {
  await opened()
  await expect(row(page, 'HomeDoor')).toContainText(fill(messages.installed.newer, { version: '4.3.1' }))
  await page.getByRole('link', { name: messages.pages.catalogue, exact: true }).press('Enter')
  await page.getByRole('searchbox', { name: messages.catalogue.search }).fill('stalls')
  await expect(page).toHaveURL(/\/addons\/catalogue\?q=stalls$/)
  await expect(page.getByRole('list', { name: messages.kinds.plugin }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'MarketStreet' }).press('Enter')
  await page.getByRole('button', { name: messages.project.install, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: fill(messages.plan.install, { name: 'MarketStreet' }) })
  await expect(dialog.getByRole('listitem')).toHaveText([/SignPost.*MarketStreet/, /MarketStreet/])
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: messages.plan.go.install }).press('Enter')
  const notices = page.getByRole('region', { name: panel.frame.notices })
  await expect(notices.getByText(/^Установлено: MarketStreet \S+ \+1$/)).toBeVisible()
  await page.getByRole('link', { name: messages.project.back }).click()
  await expect(page).toHaveURL(/\/addons\/catalogue\?q=stalls$/)
  await expect(row(page, 'MarketStreet')).toContainText(messages.catalogue.installed)
  await page.getByRole('link', { name: messages.pages.installed }).click()
  await expect(row(page, 'SignPost')).toContainText(
    fill(messages.installed.neededBy, { names: 'MarketStreet' }),
  )
  const { text, reasons } = panel.pendingRestart
  await expect(page.getByText(fill(text, { what: reasons.addons }))).toBeVisible()
  await page.getByRole('link', { name: messages.pages.history }).click()
  // Older versions are listed too.
  const newest = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await newest.getByRole('button', { name: messages.changes.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: messages.changes.undo }).click()
  await expect(newest).toContainText(messages.changes.phases.undone)
  await page.getByRole('link', { name: messages.pages.installed }).click()
  await expect(row(page, 'HomeDoor')).toBeVisible()
  await expect(row(page, 'MarketStreet')).toHaveCount(0)
})

/** Counts the taps and clicks of a test. */
function tapCounter() {
  let taps = 0
  return {
    async tap(target: Locator) {
      taps += 1
      await target.click()
    },
    taps: () => taps,
  }
}

test('install: one tap on the card without choices, two with dependencies', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, opened }) => {
  await opened(`${tab}/catalogue`)
  const button = (name: string) =>
    row(page, name).getByRole('button', { name: `${messages.project.install}: ${name}` })
  const quick = tapCounter()
  await quick.tap(button('QuietChat'))
  await expect(row(page, 'QuietChat')).toContainText(messages.catalogue.installing)
  await expect(row(page, 'QuietChat')).toContainText(messages.catalogue.installed)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(quick.taps()).toBe(1)
  const { tap, taps } = tapCounter()
  await tap(button('MarketStreet'))
  const dialog = page.getByRole('dialog', { name: fill(messages.plan.install, { name: 'MarketStreet' }) })
  await expect(dialog.getByRole('listitem')).toHaveText([/SignPost.*MarketStreet/, /MarketStreet/])
  await tap(dialog.getByRole('button', { name: messages.plan.go.install }))
  await expect(row(page, 'MarketStreet')).toContainText(messages.catalogue.installed)
  expect(taps()).toBe(2)
  await expect(page).toHaveURL(/\/addons\/catalogue$/)
  const { text, reasons } = panel.pendingRestart
  await expect(page.getByText(fill(text, { what: reasons.addons }))).toBeVisible()
})

test('install: a conflict with an installed plugin is shown, and replacing it is offered', async ({
  page,
  opened,
}) => {
  await opened(`${tab}/catalogue?q=chat`)
  const button = (name: string) => row(page, name).getByRole('button')
  await button('QuietChat').click()
  await expect(row(page, 'QuietChat')).toContainText(messages.catalogue.installed)
  await button('LoudChat').click()
  const dialog = page.getByRole('dialog', { name: fill(messages.plan.install, { name: 'LoudChat' }) })
  const names = { name: 'LoudChat', other: 'QuietChat' }
  await expect(dialog.getByText(fill(messages.plan.conflicts.incompatible, names))).toBeVisible()
  await expect(dialog.getByRole('heading', { name: messages.plan.will.install })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: messages.plan.go.install })).toHaveCount(0)
  // The dialog has not started anything yet.
  await expect(page.getByText(messages.catalogue.installing)).toHaveCount(0)
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('checkbox', { name: fill(messages.plan.remove, { name: 'QuietChat' }) }).check()
  await expect(dialog.getByRole('heading', { name: messages.plan.will.remove })).toBeVisible()
  await dialog.getByRole('button', { name: messages.plan.go.install }).click()
  await expect(row(page, 'LoudChat')).toContainText(messages.catalogue.installed)
  await expect(row(page, 'QuietChat')).not.toContainText(messages.catalogue.installed)
})

test('install: a port is assigned in the same step, and the panel says where to enter it', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, opened }) => {
  await opened(`${tab}/catalogue?q=votes`)
  await row(page, 'BallotBox')
    .getByRole('button', { name: `${messages.project.install}: BallotBox` })
    .click()
  const dialog = page.getByRole('dialog', { name: fill(messages.plan.install, { name: 'BallotBox' }) })
  const assign = dialog.getByRole('checkbox', { name: fill(messages.plan.ports.assign, { protocol: 'TCP' }) })
  await expect(assign).toBeChecked()
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: messages.plan.go.install }).click()
  await expect(page.getByText('plugins/Votifier/config.yml')).toBeVisible()
  await page.getByRole('link', { name: messages.plan.ports.toPorts }).click()
  await expect(page.locator('section').filter({ has: page.locator('#ports') })).toContainText(
    'plugins/Votifier/config.yml',
  )
})

test('install: an addon with a writable port file has its port there already', async ({ page, opened }) => {
  const file = 'plugins/voicechat/voicechat-server.properties'
  await opened(`${tab}/catalogue?q=voice`)
  await row(page, 'EarShot').getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(fill(messages.plan.ports.present, { name: 'EarShot' }))
  await dialog.getByRole('button', { name: messages.plan.go.install }).click()
  await expect(page.getByRole('status').filter({ hasText: file })).toContainText(/25702/)
})

test('catalogue: a project of two catalogues is one entry, and its page links to both', async ({
  page,
  opened,
}) => {
  await opened(`${tab}/catalogue?q=lockbox`)
  await expect(page.getByRole('list', { name: messages.kinds.plugin }).getByRole('listitem')).toHaveCount(1)
  await expect(row(page, 'LockBox')).toContainText('Modrinth, Hangar')
  await page.getByRole('link', { name: 'LockBox' }).click()
  await expect(page.getByRole('link', { name: 'Hangar', exact: true })).toBeVisible()
})

test('catalogue: at 1366×768 two results are visible below the filters, on the phone one', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, opened, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 1366, height: 768 })
  await opened(`${tab}/catalogue`)
  const hits = page.getByRole('list', { name: messages.kinds.plugin }).getByRole('listitem')
  await expect(hits.nth(isMobile ? 0 : 1)).toBeInViewport({ ratio: 0.95 })
})

test('dependencies: disabling a needed addon asks first, and removing it names the dependants', async ({
  page,
  opened,
}) => {
  await opened()
  const coins = row(page, 'CoinCore')
  const toggle = coins.getByRole('checkbox', { name: fill(messages.installed.toggle, { name: 'CoinCore' }) })
  await toggle.press(' ')
  await expect(page.getByRole('dialog')).toContainText('StoneBank')
  await page.getByRole('dialog').getByRole('button', { name: messages.installed.turnOff }).click()
  await expect(coins).toContainText(messages.installed.off)
  await expect(row(page, 'StoneBank')).toContainText(fill(messages.installed.missing, { names: 'coincore' }))
  await coins.getByLabel(panel.frame.more).click()
  await coins.getByRole('button', { name: `${messages.installed.remove}: CoinCore` }).click()
  const dialog = page.getByRole('dialog', { name: fill(messages.plan.remove, { name: 'CoinCore' }) })
  await expect(dialog).toContainText(
    fill(messages.plan.conflicts.needed, { name: 'CoinCore', other: 'StoneBank' }),
  )
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: messages.plan.go.remove }).click()
  await expect(coins).toHaveCount(0)
})

test('undo: a change that prevented the start is undone on any page, and the notice disappears', async ({
  page,
  opened,
}) => {
  await opened(`${servers}11/console`)
  const notice = page.getByRole('alert').filter({ hasText: messages.changes.suspectText })
  await expect(notice).toContainText('HomeDoor')
  await notice.getByRole('button', { name: messages.changes.undo }).click()
  await page.getByRole('dialog').getByRole('button', { name: messages.changes.undo }).click()
  await expect(notice).toHaveCount(0)
  // The failure disappears with its cause: one state and one button.
  await page.getByRole('link', { name: panel.server.overview, exact: true }).click()
  await expect(page.getByText(panel.states.stopped, { exact: true })).toBeVisible()
  await expect(page.getByText(panel.reasons.crash_loop)).toHaveCount(0)
  await expect(page.getByRole('button', { name: panel.actions.start, exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: messages.kinds.plugin, exact: true }).click()
  await expect(row(page, 'HomeDoor')).toContainText('4.1.3')
})

test('catalogue: it can be browsed while a server is created, and says when it is usable', {
  tag: ['@phone', '@nightly'],
}, async ({ page, opened }) => {
  await opened(`${servers}08/addons`)
  await expect(page.getByText(messages.installed.creating)).toBeVisible()
  await page.getByRole('link', { name: messages.pages.catalogue, exact: true }).click()
  await page.getByRole('link', { name: 'LockBox' }).click()
  await expect(page.getByRole('button', { name: messages.project.install, exact: true })).toBeDisabled()
  await expect(page.getByText(messages.installed.creating)).toBeVisible()
})
