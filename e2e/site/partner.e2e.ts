import type { BrowserContext, Page, Route } from '@playwright/test'
import { applicationFields, applicationsPath } from '@zubr/contracts/partner-fields'
import { allMessages } from '@zubr/i18n/all'
import { defaultLocale } from '@zubr/i18n/locales'
import { axeFaults } from '../support/axe.ts'
import { expect, type Locale, locales, test } from '../support/fixtures.ts'

const complete = {
  name: 'Аня <b>&"',
  age: '19',
  contacts: '@anya',
  media: 'https://video.example/anya\n12 000 подписчиков',
  offer: 'Два ролика в месяц',
  wants: 'Сервер на 8 ГБ',
}
const words = (locale: Locale = defaultLocale) => allMessages[locale].partner

/** Each test sends from an address of its own, so that none uses up another's limit; so does each repetition. */
let sent = 0
const ownAddress = (workerIndex: number) =>
  `2001:db8:${process.pid.toString(16)}:${(workerIndex * 256 + sent++).toString(16)}::1`

const isApi = (url: URL) => url.pathname === applicationsPath

/** Lets requests pass to the real API from this address, and tells of them. */
async function throughFrom(page: Page, address: string) {
  const posts: Record<string, string>[] = []
  await page.route(isApi, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') posts.push(await request.allHeaders())
    await route.continue({ headers: { ...(await request.allHeaders()), 'x-forwarded-for': address } })
  })
  return posts
}

/** Answers in the API's place; the page is of another origin, so it needs the API's leave to read. */
async function answerWith(
  page: Page,
  status: number,
  headers: Record<string, string> = {},
  body: unknown = {},
) {
  const posts: unknown[] = []
  await page.route(isApi, async (route: Route) => {
    if (route.request().method() === 'POST') posts.push(route.request().postDataJSON())
    await route.fulfill({
      status: route.request().method() === 'POST' ? status : 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': 'retry-after',
        ...headers,
      },
      json: body,
    })
  })
  return posts
}

async function fillIn(
  page: Page,
  values: Partial<Record<(typeof applicationFields)[number], string>> = complete,
) {
  for (const [field, value] of Object.entries(values)) await page.locator(`#${field}`).fill(value)
}
const submit = (page: Page) => page.locator('form[data-form] [type="submit"]')
const valuesIn = (page: Page) =>
  Promise.all(applicationFields.map((field) => page.locator(`#${field}`).inputValue()))
const answerToForm = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'POST')
const shown = (page: Page) => page.locator('[data-message]:visible')

for (const locale of locales)
  test(`${locale}: empty fields are named and marked, the first has the focus, and nothing is sent`, async ({
    page,
    visit,
  }) => {
    const posts = await answerWith(page, 202)
    await visit('partner', locale)
    await fillIn(page, { name: 'Anna', wants: ' ' })
    await submit(page).click()
    await expect(shown(page)).toHaveText(words(locale).missing)
    await expect(shown(page)).toBeInViewport()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5)
    await expect(page.locator('#age')).toBeFocused()
    await expect(page.locator('#age')).toHaveAccessibleDescription(words(locale).fieldMissing)
    await expect(page.locator('#wants')).toHaveAccessibleDescription(
      `${words(locale).fieldMissing} ${words(locale).wantsHint}`,
    )
    await page.locator('#age').fill('19')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4)
    expect(posts).toEqual([])
  })

test('the specification’s words are the Russian ones', () => {
  expect([words().missing, words().failed, words().sent]).toEqual([
    'Вы заполнили не все поля!',
    'Ошибка при отправке заявки',
    'Успешно отправлено!',
  ])
})

test('a complete application is taken: it is said, the form is empty, and a reload brings nothing back', async ({
  page,
  visit,
}, { workerIndex }) => {
  const address = ownAddress(workerIndex)
  const posts = await throughFrom(page, address)
  await visit('partner')
  await fillIn(page, { ...complete, contacts: address })
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => isApi(new URL(response.url())) && response.request().method() === 'POST',
    ),
    submit(page).click(),
  ])
  expect(answer.status()).toBe(202)
  expect(posts[0]?.['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  await expect(shown(page)).toHaveText(`${words().sent} ${words().thanks}`)
  await expect(shown(page)).toBeFocused()
  await expect(shown(page)).toBeInViewport()
  expect(await valuesIn(page)).toEqual(applicationFields.map(() => ''))
  await page.reload()
  expect(await valuesIn(page)).toEqual(applicationFields.map(() => ''))
  await expect(shown(page)).toHaveCount(0)
})

test('a double click sends one application, and the button says that it is under way', async ({
  page,
  visit,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let posts = 0
  await page.route(isApi, async (route) => {
    if (route.request().method() === 'POST') posts++
    await released
    await route.fulfill({
      status: 202,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: {},
    })
  })
  await visit('partner')
  await fillIn(page)
  await submit(page).dblclick()
  await expect(submit(page)).toHaveText(words().sending)
  await expect(submit(page)).toBeDisabled()
  await page.locator('#name').press('Enter')
  release()
  await expect(shown(page)).toContainText(words().sent)
  await expect(submit(page)).toHaveText(words().submit)
  expect(posts).toBe(1)
})

test('typed text survives a failed connection, a reload and a second try under the same key', async ({
  page,
  visit,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await page.route(isApi, (route) => route.abort('connectionfailed'))
  // What never leaves the browser can only be seen inside of it.
  await page.addInitScript(() => {
    const real = window.fetch
    window.fetch = (input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key')
      if (key) sessionStorage.setItem('seen', [sessionStorage.getItem('seen'), key].filter(Boolean).join())
      return real(input, init)
    }
  })
  await visit('partner')
  await fillIn(page)
  await submit(page).click()
  await expect(shown(page)).toHaveText(`${words().failed} ${words().kept}`)
  await expect(shown(page)).toBeFocused()
  expect(await valuesIn(page)).toEqual(applicationFields.map((field) => complete[field]))
  await page.reload()
  expect(await valuesIn(page)).toEqual(applicationFields.map((field) => complete[field]))
  await submit(page).click()
  await expect(shown(page)).toContainText(words().failed)
  await page.locator('#age').fill('20')
  await submit(page).click()
  await expect(shown(page)).toContainText(words().failed)
  const seen = (await page.evaluate(() => sessionStorage.getItem('seen') ?? '')).split(',')
  expect(seen).toHaveLength(3)
  expect(seen[1]).toBe(seen[0])
  expect(seen[2]).not.toBe(seen[0])
})

for (const locale of locales)
  test(`${locale}: over the limit the visitor learns for how long, and the text is kept`, async ({
    page,
    visit,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors()
    await answerWith(page, 429, { 'retry-after': '1500' })
    await visit('partner', locale)
    await fillIn(page)
    await submit(page).click()
    const [before = '', after = ''] = words(locale).tooMany.split('{time}')
    await expect(shown(page)).toContainText(before)
    await expect(shown(page)).toContainText('25')
    await expect(shown(page)).toContainText(after)
    expect(await valuesIn(page)).toEqual(applicationFields.map((field) => complete[field]))
  })

test('a fault that only the API finds is shown at its field', async ({
  page,
  visit,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await answerWith(page, 400, {}, { error: { code: 'invalid_request', fields: { offer: 'too_long' } } })
  await visit('partner')
  await fillIn(page)
  await submit(page).click()
  await expect(page.locator('#offer')).toBeFocused()
  await expect(page.locator('#offer')).toHaveAccessibleDescription(`${words().tooLong} ${words().offerHint}`)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
})

test('a browser that keeps nothing sends all the same', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const posts = await answerWith(page, 202)
  await visit('partner')
  await fillIn(page)
  await submit(page).click()
  await expect(shown(page)).toContainText(words().sent)
  expect(posts).toEqual([complete])
})

test('the keyboard alone fills and sends it, and never meets the field for robots', async ({
  page,
  visit,
}, info) => {
  test.skip(info.project.name === 'phone', 'a phone has no keyboard')
  const posts = await answerWith(page, 202)
  await visit('partner')
  await page.locator('#name').focus()
  for (const field of applicationFields) {
    await expect(page.locator(`#${field}`)).toBeFocused()
    await page.keyboard.insertText(complete[field])
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('link', { name: words().consentPolicy })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shown(page)).toContainText(words().sent)
  expect(posts).toEqual([complete])
  await expect(page.getByRole('textbox', { name: words().trap })).toHaveCount(0)
})

test('each state of the form passes axe', async ({ page, visit, expectConsoleErrors }) => {
  expectConsoleErrors()
  const check = async (state: string) => {
    expect(await axeFaults(page, 'form'), state).toEqual([])
  }
  await answerWith(page, 503)
  await visit('partner')
  await check('empty')
  await submit(page).click()
  await expect(shown(page)).toBeVisible()
  await check('missing')
  await fillIn(page)
  await submit(page).click()
  await expect(shown(page)).toContainText(words().failed)
  await check('failed')
  await page.unroute(isApi)
  await answerWith(page, 202)
  await submit(page).click()
  await expect(shown(page)).toContainText(words().sent)
  await check('sent')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const from = (context: BrowserContext, address: string) =>
    context.setExtraHTTPHeaders({ 'x-forwarded-for': address })

  for (const locale of locales)
    test(`${locale}: the site answers what is missing, with the rest as it was typed`, async ({
      page,
      visit,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors()
      await visit('partner', locale)
      const { age: _, wants: __, ...rest } = complete
      await fillIn(page, rest)
      const [answer] = await Promise.all([answerToForm(page), submit(page).click()])
      expect(answer.status()).toBe(422)
      await expect(shown(page)).toHaveText(words(locale).missing)
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
      await expect(page.locator('#age')).toBeFocused()
      await expect(page.locator('#age')).toHaveAccessibleDescription(words(locale).fieldMissing)
      expect(await valuesIn(page)).toEqual([
        complete.name,
        '',
        complete.contacts,
        complete.media,
        complete.offer,
        '',
      ])
    })

  test('a complete application is taken, and a reload sends nothing again', async ({ page, context, visit }, {
    workerIndex,
  }) => {
    await from(context, ownAddress(workerIndex))
    await visit('partner', 'lt')
    await fillIn(page, { ...complete, contacts: ownAddress(workerIndex) })
    await submit(page).click()
    await expect(page).toHaveURL(/\/lt\/partner#sent$/)
    await expect(shown(page)).toHaveText(`${words('lt').sent} ${words('lt').thanks}`)
    await expect(shown(page)).toBeInViewport()
    expect(await valuesIn(page)).toEqual(applicationFields.map(() => ''))
    const methods: string[] = []
    page.on('request', (request) => methods.push(request.method()))
    await page.reload()
    await expect(shown(page)).toContainText(words('lt').sent)
    expect(methods).not.toContain('POST')
  })

  test('the sixth application within an hour is refused until later, with its text', async ({
    page,
    context,
    request,
    visit,
    world,
    expectConsoleErrors,
  }, { workerIndex }) => {
    expectConsoleErrors()
    const address = ownAddress(workerIndex)
    // A text that was sent before is no new application, so this test's texts are its own too.
    const own = { ...complete, contacts: address }
    for (const age of ['1', '2', '3', '4', '5']) {
      const answer = await request.post(`${world.siteUrl}/partner`, {
        form: { ...own, age },
        headers: { 'x-forwarded-for': address },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(303)
    }
    await from(context, address)
    await visit('partner', 'en')
    await fillIn(page, own)
    const [answer] = await Promise.all([answerToForm(page), submit(page).click()])
    expect(answer.status()).toBe(429)
    const seconds = Number(answer.headers()['retry-after'])
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
    await expect(shown(page)).toContainText(words('en').tooMany.split('.')[0] ?? '')
    await expect(shown(page)).toContainText(/59 min|1 hr/)
    await expect(shown(page)).toBeFocused()
    expect(await valuesIn(page)).toEqual(applicationFields.map((field) => own[field]))
  })
})
