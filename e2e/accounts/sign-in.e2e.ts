import type { Locator, Page } from '@playwright/test'
import { allMessages } from '@zubr/i18n/all'
import { totp } from '../../apps/api/src/accounts/sessions/testing/totp.ts'
import { expect } from '../support/fixtures.ts'
import {
  account,
  atLogin,
  atRegister,
  inPanel,
  isInPanel,
  logOut,
  main,
  openAccount,
  own,
  password,
  registrationOf,
  send,
  test,
} from './player.ts'

const { partner } = allMessages.ru

// Signing in without a mouse and on a slow connection.

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${target}`)
}

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

test('keyboard: registration, second factor, login, and password reset work by keyboard alone', {
  tag: '@nightly',
}, async ({ page, world, newcomer: { login, email }, expectConsoleErrors }) => {
  // Browsers log every error status.
  expectConsoleErrors()
  const type = async (label: string, text: string) => {
    await tabTo(page, field(page, label))
    await page.keyboard.type(text)
  }
  await page.goto(`${world.siteUrl}/register`)
  await type(atRegister.login, '-')
  await type(atRegister.email, email)
  await type(atRegister.password, password)
  await type(atRegister.repeat, `${password}!`)
  await page.keyboard.press('Enter')
  // Errors appear at once, and the first invalid field has the focus.
  await expect(field(page, atRegister.login)).toBeFocused()
  await expect(field(page, atRegister.login)).toHaveAccessibleDescription(account.faults.login_shape)
  await expect(field(page, atRegister.repeat)).toHaveAccessibleDescription(account.faults.repeat_differs)
  await page.keyboard.type(`${login}`)
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  // The button beside a password reveals it, by Space and by Enter.
  await tabTo(page, field(page, atRegister.password))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(field(page, atRegister.password)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Enter')
  await expect(field(page, atRegister.password)).toHaveAttribute('type', 'password')
  await tabTo(page, field(page, atRegister.repeat))
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await tabTo(page, main(page).getByRole('button', { name: atRegister.submit, exact: true }))
  await page.keyboard.press('Space')
  await isInPanel(page)

  await openAccount(page, world.panelUrl)
  await tabTo(page, main(page).getByRole('button', { name: own.enable, exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel(own.currentPassword))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  await tabTo(page, dialog.getByLabel(own.factorCode))
  await page.keyboard.type(totp(secret, Date.now()))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: own.codesKept }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(own.factorOn, { exact: true })).toBeVisible()
  await logOut(page, world.siteUrl)

  await page.goto(`${world.siteUrl}/login`)
  await type(atLogin.name, login)
  await type(atLogin.password, password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: account.code.heading, level: 1 })).toBeVisible()
  await expect(field(page, account.code.label)).toBeFocused()
  // The next code: the current one has enabled the second factor.
  await page.keyboard.type(totp(secret, Date.now() + 30_000))
  await page.keyboard.press('Enter')
  await isInPanel(page)
  await page.context().clearCookies()

  await page.goto(`${world.siteUrl}/login`)
  await tabTo(page, main(page).getByRole('link', { name: atLogin.forgot }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: account.forgot.heading, level: 1 })).toBeVisible()
  await type(atLogin.name, email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(account.forgot.done)).toBeVisible()
})

test('slow connection: the button is busy until the response, and a form is sent once', {
  tag: '@nightly',
}, async ({ page, world, newcomer: { login, email } }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest())
      posts.push(new URL(request.url()).pathname)
  })
  await page.goto(`${world.siteUrl}/register`)
  const line = await page.context().newCDPSession(page)
  // Chromium's own "Slow 3G".
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  const fields = registrationOf({ login, email })
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text)
  // In one evaluation: Playwright's click waits for the response.
  const during = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('main [type="submit"]')
    button?.focus()
    for (let presses = 0; presses < 3; presses++) button?.click()
    button?.form?.requestSubmit()
    return {
      busy: button?.form?.ariaBusy,
      text: button?.textContent,
      dimmed: button && Number(getComputedStyle(button).opacity) < 1,
      focused: document.activeElement === button,
    }
  })
  expect(during).toEqual({ busy: 'true', text: partner.sending, dimmed: true, focused: true })
  await expect(page).toHaveURL(inPanel(world.panelUrl))
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await isInPanel(page)
  expect(posts).toEqual(['/register'])
})

test('offline: nothing is sent or lost; after a lost response, sending again is enough', {
  tag: '@nightly',
}, async ({ page, world, newcomer: { login, email }, expectConsoleErrors }) => {
  expectConsoleErrors()
  await page.goto(`${world.siteUrl}/register`)
  const fields = registrationOf({ login, email })
  await page.context().setOffline(true)
  await send(page, fields, atRegister.submit)
  await expect(page.getByRole('alert').filter({ hasText: account.offline })).toBeVisible()
  for (const [label, text] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(text)
  await page.context().setOffline(false)

  // The account is created, and the connection drops before the response arrives.
  await page.route(`${world.panelUrl}/register`, async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
  await main(page).getByRole('button', { name: atRegister.submit, exact: true }).click()
  await expect(page).toHaveURL(/^chrome-error:/)
  await page.unroute(`${world.panelUrl}/register`)
  await page.goBack()
  await expect(field(page, atRegister.login)).toHaveValue(login)
  await send(page, fields, atRegister.submit)
  await isInPanel(page)
})

test('registration: the back button leads to the previous page, and the chosen plan is kept', async ({
  page,
  world,
  newcomer: { login, email },
  expectConsoleErrors,
}) => {
  // Without a session the API answers with an error status.
  expectConsoleErrors()
  await page.goto(`${world.siteUrl}/`)
  const choose = page.locator('#plans').getByRole('link').first()
  const chosen = new URL((await choose.getAttribute('href')) ?? '').searchParams.get('plan') ?? ''
  await choose.click()
  await expect(page).toHaveURL(`${world.siteUrl}/register`)
  await page.goBack()
  await expect(page).toHaveURL(`${world.siteUrl}/`)
  await choose.click()
  await expect(page).toHaveURL(`${world.siteUrl}/register`)
  await main(page).getByRole('link', { name: atLogin.submit }).click()
  await expect(page).toHaveURL(`${world.siteUrl}/login`)
  await page.goBack()
  const fields = registrationOf({ login, email })
  await send(page, fields, atRegister.submit)
  await expect(page).toHaveURL((url) => url.pathname === '/create' && url.searchParams.get('plan') === chosen)
})

test('session: an expired one is reported, and login leads back to the same page', async ({
  page,
  context,
  world,
  player: { login },
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await openAccount(page, world.panelUrl)
  await context.clearCookies()
  await main(page).getByRole('button', { name: own.logOutAll, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: own.logOutAll, exact: true }).click()
  await expect(page.getByText(atLogin.ended)).toBeVisible()
  await expect(field(page, atLogin.name)).toBeVisible()
  await send(page, { [atLogin.name]: login, [atLogin.password]: password }, atLogin.submit)
  await expect(page).toHaveURL(`${world.panelUrl}/account`)
})
