import { test as base, expect, type Locator, type Response } from '@playwright/test'
import { type Locale, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { type PageId, pages } from '../../apps/site/app/pages.ts'

type Fixtures = {
  /** Public addresses of the running product, and the folder that holds its state, mails among it. */
  world: { siteUrl: string; panelUrl: string; dataDir: string }
  /** Opens a page of the list, or a path, in a language. */
  visit(page: PageId | `/${string}`, locale?: Locale): Promise<Response | null>
  /** For a test that breaks an answer on purpose: the console may complain. */
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

  // Whatever the browser complains of fails the test: an error in the console, a breach of the policy among them, an
  // exception that nobody caught, a request to a third party.
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
        // A fade that Chromium had no time for rejects a promise of its own, which no script of the page can see.
        if (/\bTransition was (?:skipped|aborted)/.test(message)) return
        // A DOMException has an empty stack.
        others.push(`uncaught on ${weberror.page()?.url()}: ${stack || `${name}: ${message}`}`)
      })
      context.on('request', (request) => {
        if (!isOurs(request.url())) others.push(`third party: ${request.url()}`)
      })
      context.on('response', (response) => {
        // A page that is rightly missing is told in the console too.
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

/** Picks a radio as a visitor does: by the label it stands in, once the page has scrolled to rest under the pointer. */
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
