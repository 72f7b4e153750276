import { allMessages } from '@zubr/i18n/all'
import { demoMessages } from '@zubr/i18n/demo-all'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { expect, test } from '../support/fixtures.ts'

const { de: messages, lv } = allPanelMessages
const { servers, label, create } = demoMessages.de

test('demo: the panel works without an account and without requests to the API or a node @phone', {
  tag: '@phone-nightly',
}, async ({ page, context, world }) => {
  const beyond: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    const isFile = url.origin === world.panelUrl && url.pathname.startsWith('/panel/')
    const isPage = request.isNavigationRequest() && /^\/demo\b/.test(url.pathname)
    if (request.frame().url().includes('/demo') && !isFile && !isPage && url.protocol !== 'blob:')
      beyond.push(request.url())
  })
  page.on('websocket', (socket) => beyond.push(socket.url()))

  await page.goto(`${world.siteUrl}/de`)
  await page.getByRole('link', { name: allMessages.de.landing.viewPanel }).first().click()
  await expect(page).toHaveURL(`${world.panelUrl}/demo`)
  const bar = page.getByRole('complementary', { name: label })
  await expect(bar.getByRole('link', { name: create })).toHaveAttribute(
    'href',
    `${world.siteUrl}/de/register`,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await page.getByRole('link', { name: servers.running }).click()
  await expect(page.getByRole('img', { name: messages.server.cpu })).toBeVisible()
  await page.getByRole('link', { name: messages.server.console }).click()
  await expect(page.getByText(messages.console.connected, { exact: true })).toBeVisible()
  const command = page.getByLabel(messages.console.input)
  await expect(command).toBeEnabled()
  await command.fill('say hallo')
  await command.press('Enter')
  await expect(page.getByText('[Server] hallo')).toBeVisible()
  await command.fill('stop')
  await command.press('Enter')
  await expect(page.getByText('The world is saved').last()).toBeVisible()
  await page.getByRole('button', { name: messages.actions.start, exact: true }).click()
  await expect(page.getByText(messages.states.running, { exact: true })).toBeVisible()

  await page.goto(`${world.panelUrl}/demo/account`)
  await expect(page.getByRole('heading', { level: 1, name: messages.account.heading })).toBeVisible()
  await page.getByRole('button', { name: messages.account.logOutAll }).click()
  await page.getByRole('dialog').getByRole('button', { name: messages.account.logOutAll }).click()
  await expect(page.getByText(messages.errors.demo)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: messages.frame.language }).selectOption('lv')
  await expect(page.getByRole('heading', { level: 1, name: lv.account.heading })).toBeVisible()
  await page.goto(`${world.panelUrl}/demo/create?plan=java-2`)
  await page.getByLabel(lv.create.name, { exact: true }).fill('Mans')
  await page.getByLabel(lv.create.subdomain).fill('mans')
  await page.getByRole('checkbox', { name: lv.create.eula }).check()
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mans' })).toBeVisible()
  await expect(page.getByText(lv.states.running, { exact: true })).toBeVisible()

  // The browser stores only the language.
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter((key) => key !== 'react-router-scroll-positions')).toEqual(['selectedLocale'])

  expect(beyond).toEqual([])
})
