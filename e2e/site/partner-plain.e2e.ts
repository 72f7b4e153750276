import type { BrowserContext } from '@playwright/test'
import { applicationFields } from '@zubr/contracts/fields/partner'
import { expect, locales, test } from '../support/fixtures.ts'
import { answerToForm, complete, fillIn, ownAddress, shown, submit, valuesIn, words } from './partner-form.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const from = (context: BrowserContext, address: string) =>
    context.setExtraHTTPHeaders({ 'x-forwarded-for': address })

  test('validation: missing fields are named in every language, and other values are kept', {
    tag: '@nightly',
  }, async ({ page, visit, expectConsoleErrors }) => {
    expectConsoleErrors()
    const { age: _, wants: __, ...rest } = complete
    for (const locale of locales) {
      await visit('partner', locale)
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
    }
  })

  test('success: a complete application is accepted, and a reload sends nothing again', async ({
    page,
    context,
    visit,
  }, { workerIndex }) => {
    await from(context, ownAddress(workerIndex))
    await visit('partner', 'lt')
    await fillIn(page, { ...complete, contacts: `@anya ${ownAddress(workerIndex)}` })
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

  test(
    'rate limit: the sixth application within an hour is refused, with its text kept',
    { tag: '@nightly' },
    async ({ page, context, request, visit, world, expectConsoleErrors }, { workerIndex }) => {
      expectConsoleErrors()
      const address = ownAddress(workerIndex)
      // A repeated text is no new application, so this test's texts are unique.
      const own = { ...complete, contacts: `@anya ${address}` }
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
    },
  )
})
