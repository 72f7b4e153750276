import type { Page } from '@playwright/test'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { fakeClient } from '../../apps/api/src/accounts/sessions/testing/fake-networks.ts'
import { journeyPorts } from '../support/ports.ts'
import { expect, test } from '../support/processes.ts'

// Sign-in by Discord and VK in a browser, with fakes of both networks that follow their
// documentation.

const { account, login: atLogin } = allMessages.de
const { account: own, frame, list } = allPanelMessages.de

test('social sign-in: users sign in by Discord and VK, decline, link and unlink', {
  tag: '@nightly',
}, async ({ start, page, context }) => {
  const { settings, siteUrl, panelUrl } = await journeyPorts()
  const { clientId, clientSecret } = fakeClient
  const { ready, output } = await start(
    {
      ...settings,
      DISCORD_CLIENT_ID: clientId,
      DISCORD_CLIENT_SECRET: clientSecret,
      VK_CLIENT_ID: clientId,
      VK_CLIENT_SECRET: clientSecret,
    },
    'e2e/support/networks-world.ts',
  )
  await ready()
  const fakesUrl = /^Networks: (\S+)$/m.exec(output.stdout)?.[1] ?? ''
  // The browser uses the networks' real addresses, because the page's CSP is checked against them.
  const origins = { discord: 'https://discord.com', vk: 'https://id.vk.com' }
  for (const [network, origin] of Object.entries(origins))
    await context.route(`${origin}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const answer = await fetch(`${fakesUrl}/${network}${pathname}${search}`)
      await route.fulfill({
        status: answer.status,
        contentType: 'text/html; charset=utf-8',
        body: await answer.text(),
      })
    })
  // A form's redirect bypasses page.route and fails without a network; the repeated request is
  // routed. Some Chromiums repeat it themselves.
  page.on('requestfailed', async (request) => {
    if (!Object.values(origins).includes(new URL(request.url()).origin)) return
    await page.waitForURL('chrome-error://**').catch(() => undefined)
    await page.goto(request.url()).catch(() => undefined)
  })
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text())
  })
  const by = (network: string) => page.getByRole('button', { name: fill(account.social, { network }) })
  const isIn = () => expect(page.getByRole('heading', { name: list.heading, level: 1 })).toBeVisible()
  const row = (network: string) => page.getByRole('listitem').filter({ hasText: network })

  await test.step('a declined consent is reported and the user can continue', async () => {
    await page.goto(`${siteUrl}/de/login`)
    await by('VK').click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert').filter({ hasText: account.networks.network_denied })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(atLogin.heading)
  })

  await test.step('the first sign-in creates an account and the next one finds it', async () => {
    await by('Discord').click()
    await page.getByRole('link', { name: 'meadow' }).click()
    await isIn()
    await logOut(page, siteUrl)
    await page.goto(`${siteUrl}/de/register`)
    await by('Discord').click()
    await page.getByRole('link', { name: 'meadow' }).click()
    await isIn()
    await page.goto(`${panelUrl}/account`)
    await expect(page.getByRole('heading', { name: 'meadow', exact: true })).toBeVisible()
    await expect(page.getByText('meadow@players.example')).toBeVisible()
  })

  await test.step('a second network is linked, and then the first one can be unlinked', async () => {
    await expect(row('Discord').getByRole('button')).toHaveCount(0)
    await row('VK').getByRole('button').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: own.link, exact: true }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByText(own.networkOutcomes.network_denied)).toBeVisible()
    await row('VK').getByRole('button').click()
    await dialog.getByRole('button', { name: own.link, exact: true }).click()
    await page.getByRole('link', { name: 'Fern' }).click()
    await expect(row('VK').getByText(own.linked)).toBeVisible()
    await row('Discord').getByRole('button').click()
    await dialog.getByRole('button', { name: own.unlink, exact: true }).click()
    await expect(row('Discord').getByRole('button', { name: own.link })).toBeVisible()
    await expect(row('VK').getByRole('button')).toHaveCount(0)
  })
  expect(broken).toEqual([])
})

/** Ends on a page of the site. A click returns before the browser has left the panel. */
async function logOut(page: Page, siteUrl: string): Promise<void> {
  await page.locator('header summary').click()
  await page.getByRole('button', { name: frame.logOut, exact: true }).click()
  await page.waitForURL((url) => url.origin === siteUrl)
}
