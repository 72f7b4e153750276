import type { Page } from '@playwright/test'
import { brand } from '@zubr/content/brand'
import { allMessages } from '@zubr/i18n/all'
import { pageTitle } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { foreignLetters } from '../../packages/i18n/src/testing/letters.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, type Locale, locales, test } from '../support/fixtures.ts'

// The pages of accounts as the panel's origin answers them, each in every state that a form can bring it to.

type Shown = {
  path: string
  /** What is sent to it; without, it is opened. */
  form?: Record<string, string>
  /** That of the step before. */
  cookie?: string
  status: number
  heading: (messages: (typeof allMessages)[Locale]) => string
  /** What it says of what was sent. */
  says?: (messages: (typeof allMessages)[Locale]) => string
}

const shown: Record<string, Shown> = {
  code: { path: '/login/code', status: 200, heading: ({ account }) => account.code.heading },
  'code, wrong': {
    path: '/login/code',
    form: { code: '000000' },
    cookie: 'zubr.two_factor=unknown',
    status: 422,
    heading: ({ account }) => account.code.heading,
    says: ({ account }) => account.code.wrong,
  },
  forgot: { path: '/forgot', status: 200, heading: ({ account }) => account.forgot.heading },
  'forgot, sent': {
    path: '/forgot',
    form: { name: 'nobody' },
    status: 200,
    heading: ({ account }) => account.forgot.heading,
    says: ({ account }) => account.forgot.done,
  },
  reset: { path: '/reset', status: 200, heading: ({ account }) => account.reset.heading },
  'reset, fields at fault': {
    path: '/reset',
    form: { code: 'x', password: 'short', repeat: 'other' },
    status: 422,
    heading: ({ account }) => account.reset.heading,
    says: ({ account }) => account.faults.password_short,
  },
  'reset, wrong': {
    path: '/reset',
    form: { code: 'x', password: 'belovezha forest 2026', repeat: 'belovezha forest 2026' },
    status: 422,
    heading: ({ account }) => account.reset.heading,
    says: ({ account }) => account.reset.wrong,
  },
  confirm: { path: '/confirm', status: 200, heading: ({ account }) => account.confirm.heading },
  'confirm, wrong': {
    path: '/confirm',
    form: { code: 'x' },
    status: 422,
    heading: ({ account }) => account.confirm.heading,
    says: ({ account }) => account.confirm.wrong,
  },
  'login, wrong': {
    path: '/login',
    form: { name: 'nobody', password: 'not the password' },
    status: 422,
    heading: ({ login }) => login.heading,
    says: ({ login }) => login.wrong,
  },
  'registration, fields at fault': {
    path: '/register',
    form: { login: '-', email: 'x', password: 'short', repeat: 'other' },
    status: 422,
    heading: ({ register }) => register.heading,
    says: ({ account }) => account.faults.login_shape,
  },
}

const otherLocales = locales.filter((locale) => locale !== 'ru')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } })

    // Two at a time share the work; within one, a language after the other in the same page. Without scripts it is the same
    // document, laid out once more.
    const shownIn = javaScriptEnabled
      ? [locales.slice(0, 5), locales.slice(5)]
      : [['ru', 'de', 'lv'] as const]
    for (const [part, some] of shownIn.entries())
      test(`every small page of accounts is whole, accessible and in its language: ${some.join(', ')}`, {
        tag: javaScriptEnabled && part === 0 ? [] : '@nightly',
      }, async ({ page, world, expectConsoleErrors }) => {
        // Browsers tell of every answer that is no success.
        expectConsoleErrors()
        for (const [index, locale] of some.entries()) {
          // Limits count addresses: one for each language.
          const address = 1 + index + 10 * part + (javaScriptEnabled ? 0 : 100)
          await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${address}` })
          const titles = new Map<string, string>()
          for (const [turn, [name, one]] of Object.entries(shown).entries()) {
            const at = `${locale}, ${name}`
            const title = await holdAgainst(page, world, locale, one, at)
            expect(titles.get(title) ?? one.path, `${at}: a title of its own`).toBe(one.path)
            titles.set(title, one.path)
            // The same document without scripts, and the same elements in every language: in Russian and another one, by turns.
            const looked = ['ru', otherLocales[turn % otherLocales.length]]
            if (javaScriptEnabled && looked.includes(locale)) expect(await axeFaults(page), at).toEqual([])
          }
        }
      })
  })

/** Opens one of them, or sends its form, and holds what is shown against what is said of it. Returns its title. */
async function holdAgainst(
  page: Page,
  world: { siteUrl: string; panelUrl: string },
  locale: Locale,
  { path, form, cookie, status, heading, says }: Shown,
  at: string,
): Promise<string> {
  const messages = allMessages[locale]
  const address = `${world.panelUrl}${path}${form ? '' : `?lang=${locale}`}`
  // A form's answer is shown as the browser would show it.
  if (form)
    await page.route(address, async (route) => {
      const answer = await route.fetch({
        method: 'POST',
        headers: {
          ...route.request().headers(),
          'content-type': 'application/x-www-form-urlencoded',
          origin: world.siteUrl,
          ...(cookie && { cookie }),
        },
        postData: new URLSearchParams({ ...form, lang: locale }).toString(),
      })
      await route.fulfill({ response: answer })
    })
  const answer = await page.goto(address)
  if (form) await page.unroute(address)
  expect(answer?.status(), at).toBe(status)
  await expect(page.locator('html'), at).toHaveAttribute('lang', localeFacts[locale].tag)
  await expect(page.getByRole('heading', { level: 1 }), at).toHaveText(heading(messages))
  const title = await page.title()
  expect(title, at).toContain(heading(messages))
  expect(title.endsWith(pageTitle(locale, '', brand.name)), `${at}: ${title}`).toBe(true)
  if (says) await expect(page.getByText(says(messages), { exact: true }), at).toBeVisible()
  expect(await page.getByRole('main').innerText(), at).not.toMatch(foreignLetters[locale])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${at}: nothing is wider than the screen`,
  ).toBeLessThanOrEqual(0)
  return title
}
