import type { Page } from '@playwright/test'
import { allMessages } from '@zubr/i18n/all'
import { expect, test } from '../support/fixtures.ts'

test.describe('forms', () => {
  test('login: empty fields fail at once, wrong ones after a request, as specified', {
    tag: ['@phone', '@phone-nightly'],
  }, async ({ page, world, isMobile, expectConsoleErrors }) => {
    // The browser logs the response's status, 422.
    expectConsoleErrors()
    await page.goto(`${world.siteUrl}/login`)
    await page.getByRole('button', { name: 'Войти' }).click()
    await expect(page.getByText('Введите корректные данные!')).toBeVisible()
    await page.getByLabel('Логин или почта').fill('someone')
    await page.getByLabel('Пароль', { exact: true }).fill('secret-password')
    await page.getByRole('button', { name: 'Войти' }).click()
    await expect(page).toHaveURL(`${world.panelUrl}/login`)
    await expect(page.getByText('Введите корректные данные!')).toBeVisible()
    await expect(page.getByLabel('Логин или почта')).toHaveValue('someone')
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('')
    const logIn = page.getByRole('button', { name: 'Войти' })
    // Its style sheet may load after its text.
    if (!isMobile) await expect.poll(async () => (await logIn.boundingBox())?.width).toBe(300)
    const button = await logIn.boundingBox()
    for (const input of await page.locator('main input:not([type="hidden"])').all())
      expect(await input.boundingBox()).toMatchObject({ x: button?.x, width: button?.width, height: 46 })
  })

  test('touch targets: the links of the login page are large enough', {
    tag: ['@phone', '@nightly'],
  }, async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/login`)
    for (const name of [allMessages.ru.login.forgot, allMessages.ru.login.register])
      expect(
        (await page.getByRole('main').getByRole('link', { name }).boundingBox())?.height,
      ).toBeGreaterThanOrEqual(44)
  })

  test('password: it can be shown and hidden', { tag: '@nightly' }, async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/login`)
    const field = page.locator('#password')
    await expect(field).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Показать пароль' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Скрыть пароль' }).click()
    await expect(field).toHaveAttribute('type', 'password')
  })

  test('links: login and registration link to each other', { tag: '@nightly' }, async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/et/login`)
    await page.getByRole('main').getByRole('link').last().click()
    await expect(page).toHaveURL(/\/et\/register$/)
    await page.getByRole('main').getByRole('link').last().click()
    await expect(page).toHaveURL(/\/et\/login$/)
  })

  test.describe("browser language differs from the page's", () => {
    test.use({ locale: 'en-US' })
    const { account, partner, register } = allMessages.lt
    const atField = (page: Page, label: string) =>
      page.getByRole('main').getByRole('textbox', { name: label, exact: true })
    const submit = (page: Page) => page.locator('main button[type="submit"]').click()

    test("validation: registration shows errors in the page's language at each field", async ({
      page,
      world,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors()
      await page.goto(`${world.siteUrl}/lt/register`)
      await submit(page)
      for (const [label, text] of [
        [register.login, account.faults.login_shape],
        [register.email, account.faults.email_shape],
        [register.password, account.faults.password_short],
        [register.repeat, partner.fieldMissing],
      ] as const) {
        const field = page.getByRole('main').getByLabel(label, { exact: true })
        await expect(field).toHaveAccessibleDescription(text)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      }
      await expect(page.locator('#login')).toBeFocused()
      await expect(page.getByRole('alert').filter({ hasText: account.check })).toBeVisible()
      await page.locator('#login').fill('-')
      await page.locator('#repeat').fill('kitas')
      await submit(page)
      await expect(page.locator('#login')).toHaveAccessibleDescription(account.faults.login_shape)
      await expect(page.locator('#repeat')).toHaveAccessibleDescription(account.faults.repeat_differs)
      await page.locator('#repeat').fill('')
      const bubbles = await page.evaluate(
        () =>
          [...document.querySelectorAll('main input:invalid')].filter((field) =>
            field.dispatchEvent(new Event('invalid', { cancelable: true })),
          ).length,
      )
      expect(bubbles, "none of the browser's own").toBe(0)

      await atField(page, register.login).fill('bisonas')
      await expect(page.locator('#login')).not.toHaveAttribute('aria-invalid')
      await expect(page.locator('#login-fault')).toBeHidden()
      await atField(page, register.email).fill('bisonas')
      for (const field of ['#password', '#repeat']) await page.locator(field).pressSequentially('trumpas')
      await submit(page)
      await expect(page.locator('#email-fault')).toHaveText(account.faults.email_shape)
      await expect(page.locator('#password-fault')).toHaveText(account.faults.password_short)
      await expect(page.locator('#repeat-fault')).toBeHidden()
      await expect(page.locator('#email')).toBeFocused()
      await expect(page).toHaveURL(`${world.siteUrl}/lt/register`)
    })

    test('password: a too long one is refused, not truncated', { tag: '@nightly' }, async ({
      page,
      world,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors()
      const long = 'ilgas slaptažodis '.repeat(12).slice(0, 200)
      await page.goto(`${world.siteUrl}/lt/register`)
      await atField(page, register.login).fill('bisonas')
      await atField(page, register.email).fill('bisonas@players.example')
      for (const field of ['#password', '#repeat']) {
        await page.locator(field).focus()
        await page.keyboard.insertText(long)
      }
      await submit(page)
      await expect(page.locator('#password-fault')).toHaveText(account.faults.password_long)
    })

    test("validation: the code and password pages report an empty field in the page's language", {
      tag: '@nightly',
    }, async ({ page, world }) => {
      for (const path of ['/forgot', '/confirm', '/reset', '/login/code']) {
        await page.goto(`${world.panelUrl}${path}?lang=lt`)
        await submit(page)
        const first = page.locator('main input:not([type="hidden"])').first()
        await expect(first).toHaveAccessibleDescription(partner.fieldMissing)
        await expect(first).toBeFocused()
      }
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('login: it shows its errors', async ({ page, world, expectConsoleErrors }) => {
      expectConsoleErrors()
      await page.goto(`${world.siteUrl}/lv/login`)
      await page.locator('#name').fill('someone')
      await page.locator('#password').fill('secret-password')
      await page.locator('main button[type="submit"]').click()
      await expect(page).toHaveURL(`${world.panelUrl}/login`)
      await expect(page.getByText(allMessages.lv.login.wrong)).toBeVisible()
    })

    test('registration: it shows errors at each field, then redirects to the panel', async ({
      page,
      world,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors()
      const login = 'plain-visitor'
      await page.goto(`${world.siteUrl}/de/register`)
      await page.locator('#login').fill(login)
      await page.locator('#email').fill(`${login}@players.example`)
      for (const field of ['#password', '#repeat']) {
        await page.locator(field).focus()
        await page.keyboard.insertText('x7 '.repeat(70))
      }
      await page.locator('main button[type="submit"]').click()
      await expect(page.locator('#password-fault')).toHaveText(allMessages.de.account.faults.password_long)
      for (const field of ['#password', '#repeat']) await page.locator(field).fill('qwertyuiop')
      await page.locator('main button[type="submit"]').click()
      await expect(page.locator('#password-fault')).toHaveText(allMessages.de.account.faults.password_common)
      await expect(page.locator('#email')).toHaveValue(`${login}@players.example`)
      for (const field of ['#password', '#repeat']) await page.locator(field).fill('correct horse battery')
      await page.locator('main button[type="submit"]').click()
      await expect(page).toHaveURL(`${world.panelUrl}/?lang=de`)
    })
  })
})
