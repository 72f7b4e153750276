import { ru as core } from '@zubr/i18n/core/ru'
import { fill } from '@zubr/i18n/format'
import { ru as panel } from '@zubr/i18n/panel/ru'
import { ru as lists } from '@zubr/i18n/player-lists/ru'
import { ru as forms } from '@zubr/i18n/settings-files/ru'
import { axeFaults } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

// On the demo's Paper server, whose files and commands are in the page's memory.

const server = '/demo/servers/00000000-0000-4000-8000-000000000001'

test('settings: they match the files, and player lists follow the server’s own commands', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, world }) => {
  await page.goto(`${world.panelUrl}${server}/settings`)
  const form = page.locator('form', { has: page.getByLabel(forms.search) })
  await form.getByLabel(forms.search).fill('idle-timeout')
  const name = forms.keys.server.labels['player-idle-timeout'] ?? ''
  const idle = form.getByRole('textbox', { name })
  await idle.fill('many')
  await expect(form.getByRole('button', { name: panel.frame.save })).toBeDisabled()
  await idle.fill('15')
  await idle.press('Enter')
  await expect(page.getByText(panel.frame.saved, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: panel.settings.restartNow })).toBeVisible()
  await expect(form.getByText(panel.settings.unsaved)).toHaveCount(0)
  // The form explains why a port cannot be changed.
  await form.getByLabel(forms.search).fill('server-port')
  await expect(form.getByText(forms.own.address)).toBeVisible()
  await page.getByLabel(forms.file).selectOption('config/paper-world-defaults.yml')
  await expect(
    page.getByLabel(forms.keys.paper.labels['anticheat.anti-xray.enabled'] ?? '').first(),
  ).toBeAttached()
  // Settings outside files are beside the core, its version and its Java.
  await expect(page.getByRole('heading', { name: core.section.heading, level: 2 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: panel.settings.core, level: 2 })).toHaveCount(1)
  // Cards with the same key are rendered again at each change.
  await expect(page.getByRole('heading', { name: panel.settings.general, level: 2 })).toHaveCount(1)

  await page.getByRole('link', { name: panel.server.players, exact: true }).press('Enter')
  const nick = page.getByLabel(lists.name)
  await nick.fill('not a name')
  await nick.press('Enter')
  await expect(page.getByText(lists.nameFault)).toBeVisible()
  await nick.fill('Zubrenok')
  await nick.press('Enter')
  const entry = page.getByRole('listitem').filter({ hasText: 'Zubrenok' })
  await entry.getByRole('button').press('Enter')
  await expect(entry).toHaveCount(0)
  await page.getByRole('radio', { name: lists.lists['banned-ips'] }).check()
  await expect(page.getByText(lists.empty['banned-ips'])).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test("deletion: the question names the server's worlds, backups, address and schedules", {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, world }) => {
  await page.goto(`${world.panelUrl}${server}/settings`)
  await page.getByRole('button', { name: panel.settings.deleteButton }).click()
  const dialog = page.getByRole('dialog')
  const lost = (label: string) =>
    dialog.locator('dl > div').filter({ hasText: label }).getByRole('definition')
  await expect(lost(panel.settings.losses.worlds)).toHaveText(/world \(\d+.*(МБ|ГБ)\)/)
  await expect(lost(panel.server.backups)).toContainText(/^\d+/)
  await expect(lost(panel.list.address)).toContainText('30 дней')
  await expect(lost(panel.list.paidUntil)).toContainText(
    fill(panel.settings.deleteMoneySum, { amount: '' }).slice(0, -1),
  )
  await expect(lost(panel.list.paidUntil)).toContainText(/\d,\d\d\sBYN|[1-9]\d*\sBYN/)
  await expect(lost(panel.schedule.heading)).not.toBeEmpty()
  await expect(dialog.getByText(panel.frame.loading)).toHaveCount(0)
  await expect(dialog.getByText(panel.settings.losses.unknown)).toHaveCount(0)
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
