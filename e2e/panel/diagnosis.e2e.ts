import { demoMessages } from '@zubr/i18n/demo-all'
import { de as messages } from '@zubr/i18n/diagnosis/de'
import { fill } from '@zubr/i18n/format'
import { de as panel } from '@zubr/i18n/panel/de'
import { axeFaults } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { playAgent } from './backup-fakes.ts'
import { server, serverId } from './panel-fakes.ts'
import { test } from './panel-test.ts'

// Demo servers that are down for different reasons: the same code without a node and an API.

const { servers } = demoMessages.de

test('diagnosis: the card says why a server is down, and offers the fix @phone', {
  tag: '@phone-nightly',
}, async ({ page, world }) => {
  const open = async (name: string) => {
    await page.goto(`${world.panelUrl}/demo?lang=de`)
    await page.getByRole('link', { name }).click()
  }
  const card = (heading = messages.heading) => page.getByRole('region', { name: heading })

  await open(servers.wrong_java)
  await card()
    .getByRole('button', { name: fill(messages.useJava, { java: '21' }) })
    .click()
  await expect(page.getByText(panel.states.running, { exact: true })).toBeVisible()
  await expect(card()).toHaveCount(0)

  await open(servers.missing_library)
  await card()
    .getByRole('button', { name: fill(messages.install, { name: 'betterbeehives' }) })
    .click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /Better Beehives/ })).toBeVisible()

  await open(servers.crashed)
  const crashed = card(messages.headingCrash)
  const jar = 'HomeDoor-4.2.0.jar'
  expect(await axeFaults(page, 'main')).toEqual([])
  await crashed.getByRole('button', { name: fill(messages.switchOff, { name: jar }) }).click()
  await expect(crashed.getByText(messages.nowStart)).toBeVisible()
  await expect(crashed.getByRole('button', { name: new RegExp(jar) })).toHaveCount(0)

  await crashed.getByRole('button', { name: messages.share.button }).click()
  const dialog = page.getByRole('dialog', { name: messages.share.button })
  await dialog.getByRole('button', { name: messages.share.make }).click()
  await expect(dialog.getByRole('link', { name: /\/logs\// })).toBeVisible()
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await dialog.getByRole('button', { name: messages.share.remove }).click()
  await expect(dialog.getByRole('button', { name: messages.share.make })).toBeVisible()
  await page.keyboard.press('Escape')

  // The lines in the log, from where it can also be shared.
  await crashed.getByText(messages.showLines).first().click()
  await crashed
    .getByRole('link', { name: fill(messages.openFile, { file: 'latest.log' }) })
    .first()
    .click()
  await expect(page).toHaveURL(/line=8/)
  const log = page.getByRole('dialog', { name: 'latest.log' })
  await expect(log.locator('.cm-meantLine')).toContainText('NoClassDefFoundError')
  await log.getByLabel(panel.frame.more).click()
  await log.getByRole('button', { name: messages.share.button }).click()
  await expect(dialog.getByText('HomeDoor')).toBeVisible()
})

test('confirm: a server that waits at its console is answered after a warning, and starts', async ({
  page,
  world,
}) => {
  await page.goto(`${world.panelUrl}/demo?lang=de`)
  await page.getByRole('link', { name: servers['awaits-confirm'] }).click()
  const card = page.getByRole('region', { name: messages.codes.awaits_confirm.what })
  await expect(card.getByText('lanternlights:brass_lamp')).toBeVisible()
  expect(await axeFaults(page, 'main')).toEqual([])
  await card.getByRole('button', { name: messages.confirm.button }).click()
  const dialog = page.getByRole('dialog', { name: messages.confirm.title })
  await expect(dialog.getByText(messages.confirm.text)).toBeVisible()
  await dialog.getByRole('button', { name: messages.confirm.button }).click()
  await expect(page.getByText(panel.states.running, { exact: true })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('crash loop: the shared log and the opened lines stay while the server starts again', async ({
  page,
  world,
  open,
}) => {
  const { fakes, token } = await playAgent(page, world.panelUrl)
  const log = '[12:00:00] [Server thread/ERROR]: java.lang.NoClassDefFoundError: net/example/Doors\n'
  const entry = { name: 'latest.log', kind: 'file', size: log.length, mode: 0o644 }
  const row = { ...entry, mtimeMs: Date.parse('2026-11-20T12:00:00.000Z') }
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${token.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const args = decodeURIComponent(route.request().headers()['zubr-arguments'] ?? '')
    if (route.request().method() === 'OPTIONS') return route.fallback()
    if (pathname.endsWith('/read')) return route.fulfill({ headers, body: log })
    const body = args.includes('"logs"') ? `${JSON.stringify({ row })}\n` : ''
    return route.fulfill({ headers, body })
  })
  let state: 'crashed' | 'starting' = 'crashed'
  await open(`/servers/${serverId}?lang=de`, {
    ...fakes,
    'GET /api/servers/:id': () => ({
      body: server({ state, reason: state === 'crashed' ? 'crash' : null }),
    }),
    'GET /api/servers/:id/logs': { body: [] },
  })
  const card = page.getByRole('region', { name: messages.headingCrash })
  const lines = card.getByRole('group').filter({ hasText: messages.showLines }).first()
  const isOpen = () => lines.evaluate((details) => (details as HTMLDetailsElement).open)
  const wasOpen = await isOpen()
  await lines.locator('summary').click()
  await expect.poll(isOpen).toBe(!wasOpen)
  await card.getByRole('button', { name: messages.share.button }).click()
  const dialog = page.getByRole('dialog', { name: messages.share.button })
  await expect(dialog.getByText('net/example/Doors')).toBeVisible()
  state = 'starting'
  await expect(page.getByText(panel.states.starting, { exact: true })).toBeAttached()
  await expect(card).toHaveCount(0)
  await expect(dialog.getByText('net/example/Doors')).toBeVisible()
  state = 'crashed'
  await expect(page.getByText(panel.states.crashed, { exact: true })).toBeAttached()
  await dialog.getByRole('button', { name: panel.frame.close }).click()
  await expect(lines).toBeVisible()
  expect(await isOpen()).toBe(!wasOpen)
})
