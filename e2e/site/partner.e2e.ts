import { applicationFields } from '@zubr/contracts/fields/partner'
import { axeFaults } from '../support/axe.ts'
import { expect, locales, test } from '../support/fixtures.ts'
import {
  answerWith,
  complete,
  fillIn,
  isApi,
  ownAddress,
  shown,
  submit,
  throughFrom,
  valuesIn,
  words,
} from './partner-form.ts'

test('validation: empty fields are marked in every language, the first is focused, nothing is sent', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, visit, isMobile }) => {
  const posts = await answerWith(page, 202)
  // A stored draft would fill the form of the next language.
  await page.addInitScript(() => sessionStorage.clear())
  for (const locale of isMobile ? (['ru', 'de', 'lv'] as const) : locales) {
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
    // An answer is promised, so a contact is required.
    await fillIn(page, { ...complete, contacts: 'нет' })
    await submit(page).click()
    await expect(page.locator('#contacts')).toBeFocused()
    await expect(page.locator('#contacts')).toHaveAccessibleDescription(
      `${words(locale).noContact} ${words(locale).contactsHint}`,
    )
  }
  expect(posts).toEqual([])
})

test('wording: the Russian text equals the specification', { tag: '@nightly' }, () => {
  expect([words().missing, words().failed, words().sent]).toEqual([
    'Вы заполнили не все поля!',
    'Ошибка при отправке заявки',
    'Успешно отправлено!',
  ])
})

test('success: the form is empty afterwards, and a reload restores nothing', async ({ page, visit }, {
  workerIndex,
}) => {
  const address = ownAddress(workerIndex)
  const posts = await throughFrom(page, address)
  await visit('partner')
  await fillIn(page, { ...complete, contacts: `@anya ${address}` })
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

test('double click: it sends one application, and the button shows the progress', {
  tag: '@nightly',
}, async ({ page, visit }) => {
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

test('idempotency: text survives a failed connection, a reload and a retry under the same key', async ({
  page,
  visit,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await page.route(isApi, (route) => route.abort('connectionfailed'))
  // A request that never leaves the browser can only be observed inside it.
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

test('rate limit: the visitor sees the waiting time in every language, and the text is kept', async ({
  page,
  visit,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await answerWith(page, 429, { 'retry-after': '1500' })
  for (const locale of locales) {
    await visit('partner', locale)
    await fillIn(page)
    await submit(page).click()
    const [before = '', after = ''] = words(locale).tooMany.split('{time}')
    await expect(shown(page)).toContainText(before)
    await expect(shown(page)).toContainText('25')
    await expect(shown(page)).toContainText(after)
    expect(await valuesIn(page)).toEqual(applicationFields.map((field) => complete[field]))
  }
})

test('validation: an error found only by the API is shown at its field', { tag: '@nightly' }, async ({
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

test('storage: a browser without it sends all the same', { tag: '@nightly' }, async ({ page, visit }) => {
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

test('keyboard: it fills and sends the form, and never reaches the honeypot', {
  tag: '@nightly',
}, async ({ page, visit }) => {
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

test('accessibility: each state of the form passes axe', { tag: ['@phone', '@nightly'] }, async ({
  page,
  visit,
  expectConsoleErrors,
}) => {
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
