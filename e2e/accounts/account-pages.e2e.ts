import type { Page } from '@playwright/test'
import { brand } from '@zubr/content/brand'
import { allMessages } from '@zubr/i18n/all'
import { pageTitle } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { foreignLetters } from '../../packages/i18n/src/testing/letters.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, type Locale, locales, test } from '../support/fixtures.ts'

// Account pages on the panel's origin, in every state that a form can produce.

type Shown = {
  path: string
  /** Fields of a submitted form; without it the page is opened. */
  form?: Record<string, string>
  /** Cookie of the previous step. */
  cookie?: string
  status: number
  heading: (messages: (typeof allMessages)[Locale]) => string
  /** Expected message about the submitted form. */
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

    // Two workers share the languages; each uses one page. Without scripts the document is the
    // same, only its layout is checked.
    const shownIn = javaScriptEnabled
      ? [locales.slice(0, 5), locales.slice(5)]
      : [['ru', 'de', 'lv'] as const]
    for (const [part, some] of shownIn.entries())
      test(`account pages: every small page is complete, accessible and translated: ${some.join(', ')}`, {
        tag: javaScriptEnabled && part === 0 ? [] : '@nightly',
      }, async ({ page, world, expectConsoleErrors }) => {
        // Browsers log every error status.
        expectConsoleErrors()
        for (const [index, locale] of some.entries()) {
          // Rate limits count addresses: one address per language.
          const address = 1 + index + 10 * part + (javaScriptEnabled ? 0 : 100)
          await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${address}` })
          const titles = new Map<string, string>()
          for (const [turn, [name, one]] of Object.entries(shown).entries()) {
            const at = `${locale}, ${name}`
            const title = await holdAgainst(page, world, locale, one, at)
            expect(titles.get(title) ?? one.path, `${at}: a title of its own`).toBe(one.path)
            titles.set(title, one.path)
            // axe runs with scripts only, in Russian and one other language in turn, as elements
            // are the same in all.
            const looked = ['ru', otherLocales[turn % otherLocales.length]]
            if (javaScriptEnabled && looked.includes(locale)) expect(await axeFaults(page), at).toEqual([])
          }
        }
      })
  })

/** Opens a page or sends its form, and compares it with the expectation. Returns its title. */
async function holdAgainst(
  page: Page,
  world: { siteUrl: string; panelUrl: string },
  locale: Locale,
  { path, form, cookie, status, heading, says }: Shown,
  at: string,
): Promise<string> {
  const messages = allMessages[locale]
  const address = `${world.panelUrl}${path}${form ? '' : `?lang=${locale}`}`
  // A form's response is shown as the browser would show it.
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
