import type { Page } from '@playwright/test'
import { partnerOffers } from '@zubr/content/partners'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { documentIds, pageOf, pages } from '../apps/site/app/pages.ts'
import { axeFaults } from './axe.ts'
import { choose, expect, test } from './fixtures.ts'

test.describe('documents', () => {
  test('have breadcrumbs, contents that lead to sections, and clauses with addresses', async ({
    page,
    world,
  }) => {
    await page.goto(`${world.siteUrl}/legacy/oferta`)
    const trail = page.getByRole('navigation', { name: allMessages.ru.frame.breadcrumbs })
    await expect(trail.getByRole('link')).toHaveText(['Главная', 'Документы'])
    const contents = page.getByRole('navigation', { name: allMessages.ru.documents.contents })
    await contents.getByRole('link').nth(3).click()
    await expect(page).toHaveURL(/#s4$/)
    await expect(page.locator('#s4')).toBeInViewport()
    await page.locator('a[href="#c2.1"]').click()
    await expect(page.locator('[id="c2.1"]')).toBeInViewport()
  })

  for (const locale of locales)
    test(`${locale}: every document fills in the identity, and translations say that the Russian text prevails`, async ({
      request,
      world,
    }) => {
      for (const id of documentIds) {
        const html = await (await request.get(world.siteUrl + localizedPath(locale, pageOf(id).path))).text()
        const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')
        expect(text).not.toMatch(/\{\w+\}/)
        expect(text).not.toContain('term:')
        expect(
          html.includes(`hrefLang="ru" data-choose-locale="ru">${allMessages[locale].documents.russianText}`),
        ).toBe(locale !== 'ru')
      }
    })

  test('print without the frame, black on white', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/legacy/pay`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
  })
})

for (const [path, heading] of [
  ['/pay/success', 'Оплата успешно завершена!'],
  ['/pay/error', 'Оплата завершена с ошибкой!'],
  ['/soon', 'Страница на технических работах'],
  ['/no-such-page', 'Страница не найдена!'],
] as const)
  test(`${path} says «${heading}»`, async ({ page, world }) => {
    await page.goto(world.siteUrl + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })

for (const id of ['bill', 'payError'] as const)
  test(`${id}: while nothing can be paid in the panel, the way on is to support`, async ({ page, world }) => {
    for (const locale of locales) {
      await page.goto(world.siteUrl + localizedPath(locale, pageOf(id).path))
      const links = page.getByRole('main').getByRole('link')
      await expect(links).toHaveCount(1)
      await expect(links).toHaveAttribute('href', localizedPath(locale, pageOf('contact').path))
    }
  })

test('help has the two tiles, and contacts can be pressed', async ({ page, world }) => {
  await page.goto(`${world.siteUrl}/help`)
  const main = page.getByRole('main')
  const trail = page.getByRole('navigation', { name: allMessages.ru.frame.breadcrumbs })
  await expect(trail.getByRole('listitem')).toHaveText(['Главная', 'Помощь'])
  await expect(main.getByRole('link', { name: /База знаний/ })).toHaveAttribute('href', '/wiki')
  await main.getByRole('link', { name: /Связаться с нами/ }).click()
  await expect(page).toHaveURL(/\/help\/contact$/)
  await expect(trail.getByRole('listitem')).toHaveText(['Главная', 'Помощь', allMessages.ru.frame.contact])
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(main.locator('a[href="tel:+375000000000"]')).toBeVisible()
})

test.describe('wiki', () => {
  test('search answers while typing, marks what matched, and works by keyboard', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/wiki`)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const field = page.getByRole('combobox', { name: 'Поиск по названию' })
    expect(fetched).toEqual([])
    await field.focus()
    await expect.poll(() => fetched.some((path) => path.startsWith('/wiki-index/'))).toBe(true)
    await field.pressSequentially('сборку мусора')
    const options = page.getByRole('option')
    await expect(options.first()).toContainText('Память и сборка мусора')
    await expect(options.first().locator('mark').first()).toBeVisible()
    await expect(page.locator('[data-wiki-count]')).toContainText(/Найден/)
    const told = Number(/\d+/.exec((await page.locator('[data-wiki-count]').textContent()) ?? '')?.[0])
    expect(await options.count()).toBe(told)
    expect(await axeFaults(page, 'search')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/wiki\/memory-and-gc$/)
  })

  test('nothing found is said in words, and Escape empties the field', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/de/wiki`)
    const field = page.getByRole('combobox')
    await field.fill('qqqqqqqqqq')
    await expect(page.locator('[data-wiki-count]')).toHaveText(allMessages.de.wiki.nothingFound)
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(page.locator('[data-wiki-count]')).toHaveText('')
  })

  test('without the index the list of articles is still there, and it says so', async ({
    page,
    world,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    await page.route('**/wiki-index/*', (route) => route.abort())
    await page.goto(`${world.siteUrl}/wiki`)
    await page.getByRole('combobox').fill('sftp')
    await expect(page.locator('[data-wiki-count]')).toHaveText(allMessages.ru.wiki.searchFailed)
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Файлы сервера по SFTP' }).first(),
    ).toBeVisible()
  })

  test('the side menu is 280 px wide', async ({ page, world }, { project }) => {
    test.skip(project.name === 'phone')
    await page.goto(`${world.siteUrl}/wiki`)
    expect((await page.locator('aside').boundingBox())?.width).toBe(280)
  })
})

test.describe('plan finder', () => {
  test('shows its sum and leads to the card of the plan', async ({ page, world }) => {
    await page.goto(world.siteUrl)
    const finder = page.locator('[data-finder]')
    await finder.scrollIntoViewIfNeeded()
    await expect(finder.locator('[data-row="total"]')).toHaveText(/^3.087.МБ$/)
    await expect(finder.locator('[data-rate="players"]')).toHaveText(/^10 × 50.МБ$/)
    await choose(finder.locator('[name="finder-extension"][value="mods"]'))
    await finder.locator('#finder-count').fill('120')
    await expect(finder.locator('[data-finder-plan]')).toContainText('«Золотой»: 8')
    await expect(finder.locator('[data-finder-free]')).toBeHidden()
    await finder.locator('[data-finder-show]').click()
    await expect(page.locator('[id="plan-java-8"]')).toBeInViewport()
    await choose(finder.locator('[name="finder-edition"][value="bedrock"]'))
    await finder.locator('[data-finder-show]').click()
    await expect(page.locator('[name="edition"][value="bedrock"]')).toBeChecked()
  })

  test('the free plan is offered with its condition', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/de`)
    const finder = page.locator('[data-finder]')
    await finder.scrollIntoViewIfNeeded()
    await finder.locator('#finder-players').fill('3')
    await choose(finder.locator('[name="finder-extension"][value="none"]'))
    await choose(finder.locator('[name="finder-world"][value="small"]'))
    await expect(finder.locator('[data-finder-plan]')).toContainText('„Gratis“')
    await expect(finder.locator('[data-finder-free]')).toHaveText(allMessages.de.finder.free)
  })

  test('nonsense is taken as nothing, and too much is told', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/en`)
    const finder = page.locator('[data-finder]')
    await finder.scrollIntoViewIfNeeded()
    await finder.locator('#finder-players').fill('')
    await expect(finder.locator('[data-row="players"]')).toHaveText(/^0/)
    await finder.locator('#finder-players').fill('99999')
    await choose(finder.locator('[name="finder-extension"][value="mods"]'))
    await finder.locator('#finder-count').fill('400')
    await expect(finder.locator('[data-finder-plan]')).toHaveText(allMessages.en.finder.tooLarge)
    await expect(finder.locator('[data-finder-show]')).toBeHidden()
  })
})

test('each of ten questions has an address that opens its answer', async ({ page, world }) => {
  await page.goto(`${world.siteUrl}/#refund`)
  await expect(page.locator('#refund')).toBeInViewport()
  await expect(page.locator('#refund')).toContainText('10')
  await expect(page.locator('main details')).toHaveCount(10)
})

test.describe('forms', () => {
  test('login answers as the specification says: at once for empty fields, after asking for wrong ones', async ({
    page,
    world,
    expectConsoleErrors,
  }) => {
    // The browser tells of the answer's status, 422.
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
    for (const input of await page.locator('main input:not([type="hidden"])').all())
      expect(await input.boundingBox()).toMatchObject({ width: 300, height: 46 })
  })

  test('the ways on from the login are large enough for fingers', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/login`)
    for (const name of [allMessages.ru.login.forgot, allMessages.ru.login.register])
      expect(
        (await page.getByRole('main').getByRole('link', { name }).boundingBox())?.height,
      ).toBeGreaterThanOrEqual(44)
  })

  test('a password can be shown and hidden', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/login`)
    const field = page.locator('#password')
    await expect(field).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Показать пароль' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Скрыть пароль' }).click()
    await expect(field).toHaveAttribute('type', 'password')
  })

  test('login and registration lead to each other', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/et/login`)
    await page.getByRole('main').getByRole('link').last().click()
    await expect(page).toHaveURL(/\/et\/register$/)
    await page.getByRole('main').getByRole('link').last().click()
    await expect(page).toHaveURL(/\/et\/login$/)
  })

  test.describe("in a browser of another language than the page's", () => {
    test.use({ locale: 'en-US' })
    const { account, partner, register } = allMessages.lt
    const atField = (page: Page, label: string) =>
      page.getByRole('main').getByRole('textbox', { name: label, exact: true })
    const submit = (page: Page) => page.locator('main button[type="submit"]').click()

    test('registration says what is wrong in the words of the page, at each field', async ({
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

    test('a password that is too long is refused, and not cut', async ({
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

    test('the pages of a code and of a new password say an empty field in the words of the page', async ({
      page,
      world,
    }) => {
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

    test('login answers too', async ({ page, world, expectConsoleErrors }) => {
      expectConsoleErrors()
      await page.goto(`${world.siteUrl}/lv/login`)
      await page.locator('#name').fill('someone')
      await page.locator('#password').fill('secret-password')
      await page.locator('main button[type="submit"]').click()
      await expect(page).toHaveURL(`${world.panelUrl}/login`)
      await expect(page.getByText(allMessages.lv.login.wrong)).toBeVisible()
    })

    test('registration says what is wrong field by field, then leads to the panel', async ({
      page,
      world,
      expectConsoleErrors,
    }, { project, retry }) => {
      expectConsoleErrors()
      const login = `plain-${project.name}-${retry}`
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

test('a partner’s code is copied at one press', async ({ page, context, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${world.siteUrl}/crazby`)
  await page.getByRole('button', { name: 'Скопировать' }).click()
  await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(partnerOffers.crazby.code)
})

test('a partner’s code that the browser will not copy is selected, and the visitor is told', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(`${world.siteUrl}/crazby`)
  await page.getByRole('button', { name: 'Скопировать' }).click()
  const told = page.getByText(allMessages.ru.partnerPage.copyFailed)
  await expect(told).toBeInViewport()
  expect((await told.boundingBox())?.height).toBeGreaterThan(10)
  expect(await page.evaluate(() => String(getSelection()))).toBe(partnerOffers.crazby.code)
})

test.describe('offer of another language', () => {
  test.use({ locale: 'lv-LV' })

  test('is made once in that language, and a no is remembered', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/de/help`)
    const offer = page.getByRole('complementary').filter({ hasText: allMessages.lv.offer.text })
    await expect(offer).toBeVisible()
    await offer.getByRole('button', { name: allMessages.lv.offer.dismiss }).click()
    await expect(offer).toHaveCount(0)
    await page.goto(`${world.siteUrl}/de`)
    await expect(page.locator('[data-systems="checking"]')).toHaveCount(0)
    await expect(offer).toHaveCount(0)
  })

  test('leads to the same page in that language and remembers it', async ({ page, world }) => {
    await page.goto(`${world.siteUrl}/help`)
    await page.getByRole('link', { name: allMessages.lv.offer.accept }).click()
    await expect(page).toHaveURL(`${world.siteUrl}/lv/help`)
    expect(await page.evaluate(() => localStorage.getItem('selectedLocale'))).toBe('lv')
  })
})

test('pages without interaction ship the frame’s script alone, and little of it', async ({ page, world }) => {
  const quiet = ['oferta', 'help', 'contact', 'soon', 'paySuccess', 'notFound'] as const
  for (const id of quiet) {
    const scripts = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(response.url(), Number(response.headers()['content-length']))
    })
    await page.goto(world.siteUrl + (pages.find((entry) => entry.id === id)?.path ?? ''))
    await expect(page.locator('[data-systems="checking"]')).toHaveCount(0)
    const sizes = [...scripts.values()]
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      id,
    ).toBeLessThanOrEqual(3 * 1024)
    page.removeAllListeners('response')
  }
})
