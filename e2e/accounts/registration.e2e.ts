import type { Page } from '@playwright/test'
import { codeIn } from '../../apps/api/src/accounts/mail/testing/mails.ts'
import { expect } from '../support/fixtures.ts'
import {
  account,
  another,
  atLogin,
  atRegister,
  inPanel,
  isInPanel,
  logIn,
  main,
  password,
  send,
  subjectOf,
  test,
} from './player.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('registration: a visitor registers, confirms by mail, and logs in by login and by e-mail', {
      tag: javaScriptEnabled ? '@phone' : '@nightly',
    }, async ({ page, context, world, newcomer: { login, email }, mailTo, expectConsoleErrors }) => {
      // Browsers log every error status.
      expectConsoleErrors()
      const { faults } = account
      const arrives = () => arrivesInPanel(page, world.panelUrl, javaScriptEnabled)
      const form = (fields: Record<string, string>) => send(page, fields, atRegister.submit)
      await page.goto(`${world.siteUrl}/register`)
      await form({
        [atRegister.login]: 'я',
        [atRegister.email]: 'name@example',
        [atRegister.password]: 'qwertyuiop',
        [atRegister.repeat]: 'something else',
      })
      for (const [label, fault] of [
        [atRegister.login, faults.login_shape],
        [atRegister.email, faults.email_shape],
        // Browsers do not know which passwords are common.
        ...(javaScriptEnabled ? [] : [[atRegister.password, faults.password_common] as const]),
        [atRegister.repeat, faults.repeat_differs],
      ] as const)
        await expect(main(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(fault)
      await expect(page.getByRole('alert').filter({ hasText: account.check })).toBeVisible()
      await expect(main(page).getByLabel(atRegister.email)).toHaveValue('name@example')
      if (javaScriptEnabled) {
        await form({
          [atRegister.login]: login,
          [atRegister.email]: email,
          [atRegister.password]: 'qwertyuiop',
          [atRegister.repeat]: 'qwertyuiop',
        })
        await expect(main(page).getByLabel(atRegister.password, { exact: true })).toHaveAccessibleDescription(
          faults.password_common,
        )
      }

      await form({
        [atRegister.login]: login,
        [atRegister.email]: email,
        [atRegister.password]: password,
        [atRegister.repeat]: password,
      })
      await arrives()

      const mail = await mailTo(email)
      const link = /http\S+\/confirm\?lang=ru#[\w-]+/.exec(mail)?.[0] ?? ''
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.confirm.heading)
      await send(
        page,
        javaScriptEnabled ? {} : { [account.codeFromMail]: codeIn(mail) },
        account.confirm.submit,
      )
      await expect(page.getByText(account.confirm.done)).toBeVisible()
      await page.goto(link)
      await send(page, { [account.codeFromMail]: codeIn(mail) }, account.confirm.submit)
      await expect(page.getByText(account.confirm.wrong)).toBeVisible()

      await context.clearCookies()
      await logIn(page, world.siteUrl, login, 'not the password')
      await expect(page.getByText('Введите корректные данные!')).toBeVisible()
      await expect(main(page).getByLabel(atLogin.name)).toHaveValue(login)
      await expect(main(page).getByLabel(atLogin.password, { exact: true })).toHaveValue('')
      await send(page, { [atLogin.password]: password }, atLogin.submit)
      await arrives()
      await context.clearCookies()
      await logIn(page, world.siteUrl, email.toUpperCase())
      await arrives()

      await context.clearCookies()
      await page.goto(`${world.siteUrl}/register`)
      await form({
        [atRegister.login]: login.toUpperCase(),
        [atRegister.email]: 'somebody@players.example',
        [atRegister.password]: password,
        [atRegister.repeat]: password,
      })
      await expect(main(page).getByLabel(atRegister.login, { exact: true })).toHaveAccessibleDescription(
        faults.login_taken,
      )
    })

    test('password reset: a mail replaces the password and every session ends', {
      tag: javaScriptEnabled ? [] : '@nightly',
    }, async ({ page, context, world, player: { login, email }, mailTo, expectConsoleErrors }) => {
      expectConsoleErrors()
      const arrives = () => arrivesInPanel(page, world.panelUrl, javaScriptEnabled)
      const stolen = await context.cookies()
      await context.clearCookies()
      await page.goto(`${world.siteUrl}/login`)
      await main(page).getByRole('link', { name: atLogin.forgot }).click()
      await send(page, { [atLogin.name]: email }, account.forgot.submit)
      await expect(page.getByText(account.forgot.done)).toBeVisible()
      const mail = await mailTo(email, '/reset?')
      const link = /http\S+\/reset\?lang=ru#[\w-]+/.exec(mail)?.[0] ?? ''
      await page.goto(link)
      const code = javaScriptEnabled ? {} : { [account.codeFromMail]: codeIn(mail) }
      const fields = { ...code, [atRegister.password]: another, [atRegister.repeat]: another }
      await send(page, { ...fields, [atRegister.repeat]: `${another}!` }, account.reset.submit)
      await expect(main(page).getByLabel(atRegister.repeat, { exact: true })).toHaveAccessibleDescription(
        account.faults.repeat_differs,
      )
      // Passwords are never sent back, and a mistake does not use up the code.
      await send(page, { ...fields, [account.codeFromMail]: codeIn(mail) }, account.reset.submit)
      await arrives()
      expect(await mailTo(email, subjectOf('password'))).toContain(login)
      await context.clearCookies()
      await context.addCookies(stolen)
      await page.goto(`${world.panelUrl}/account`)
      if (javaScriptEnabled) await expect(page.getByText(atLogin.ended)).toBeVisible()
      await context.clearCookies()
      await logIn(page, world.siteUrl, login)
      await expect(page.getByText('Введите корректные данные!')).toBeVisible()
      await logIn(page, world.siteUrl, login, another)
      await arrives()
    })
  })

/**
 * Waits for the panel's request for the session: without cookies it would redirect the next step of
 * the test.
 */
async function arrivesInPanel(page: Page, panelUrl: string, javaScriptEnabled: boolean): Promise<void> {
  await expect(page).toHaveURL(inPanel(panelUrl))
  if (javaScriptEnabled) await isInPanel(page)
}
