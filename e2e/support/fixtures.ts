import { test as base, expect, type Locator, type Response } from '@playwright/test'
import { type Locale, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { type PageId, pages } from '../../apps/site/app/pages.ts'

type Fixtures = {
  /** Public addresses of the running product, and its data folder, which includes mails. */
  world: { siteUrl: string; panelUrl: string; dataDir: string }
  /** Opens a page of the list, or a path, in a language. */
  visit(page: PageId | `/${string}`, locale?: Locale): Promise<Response | null>
  /** Allows console errors in a test that breaks a response on purpose. */
  expectConsoleErrors(): void
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern.
  world: async ({}, use) => {
    await use({
      siteUrl: environment('E2E_SITE_URL'),
      panelUrl: environment('E2E_PANEL_URL'),
      dataDir: environment('E2E_DATA_DIR'),
    })
  },

  baseURL: async ({ world }, use) => use(world.siteUrl),

  // Any browser complaint fails the test: console errors, CSP violations, uncaught exceptions, and
  // requests to third parties.
  expectConsoleErrors: [
    async ({ context }, use) => {
      const console: { text: string; url: string }[] = []
      const others: string[] = []
      const missingPages = new Set<string>()
      let isExpected = false
      context.on('console', (message) => {
        if (message.type() === 'error') console.push({ text: message.text(), url: message.location().url })
      })
      context.on('weberror', (weberror) => {
        const { name, message, stack } = weberror.error()
        // A skipped view transition rejects a promise that no script of the page can catch.
        if (/\bTransition was (?:skipped|aborted)/.test(message)) return
        // A DOMException has an empty stack.
        others.push(`uncaught on ${weberror.page()?.url()}: ${stack || `${name}: ${message}`}`)
      })
      context.on('request', (request) => {
        if (!isOurs(request.url())) others.push(`third party: ${request.url()}`)
      })
      context.on('response', (response) => {
        // An expected 404 of a navigation is logged too.
        if (response.status() === 404 && response.request().isNavigationRequest())
          missingPages.add(response.url())
      })
      await use(() => {
        isExpected = true
      })
      const unexpected = console.filter(
        ({ text, url }) =>
          text.includes('Content Security Policy') ||
          !(isExpected || (missingPages.has(url) && text.includes('404'))),
      )
      expect(
        [...others, ...unexpected.map(({ text, url }) => `${text} (${url})`)],
        'complaints of the browser',
      ).toEqual([])
    },
    { auto: true },
  ],

  visit: async ({ page }, use) => {
    await use((target, locale = 'ru') => {
      const path = pages.find(({ id }) => id === target)?.path ?? target
      return page.goto(localizedPath(locale, path))
    })
  },
})

export { expect, type Locale, locales }

/** Selects a radio by its label, as visitors do, once the page's scrolling has stopped. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await expect(radio).toBeChecked()
}

function isOurs(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  if (['data:', 'blob:', 'about:'].includes(protocol)) return true
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

function environment(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: e2e/support/product.ts sets it when the tests start`)
  return value
}
