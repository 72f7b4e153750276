import { randomInt } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { brand } from '@zubr/content/brand'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { mailsIn } from '../../apps/api/src/accounts/mail/testing/mails.ts'
import { test as base, expect } from '../support/fixtures.ts'

// Real accounts: the site's forms, the panel, the mails, and the API. Nothing is faked here.

export const { account, login: atLogin, register: atRegister, mails } = allMessages.ru
export const { account: own, frame, list } = allPanelMessages.ru
export const password = 'belovezha forest 2026'
export const another = 'quiet bog at dawn 77'

export const subjectOf = (
  kind: 'password' | 'moved' | 'deleted' | 'deletion_scheduled' | 'deletion_undone',
  login = '',
) => `Subject: ${fill(mails[kind].subject, { brand: brand.name, login })}`

type Player = { login: string; email: string }

/** Fields of the registration form, by label. */
export const registrationOf = ({ login, email }: Player): Record<string, string> => ({
  [atRegister.login]: login,
  [atRegister.email]: email,
  [atRegister.password]: password,
  [atRegister.repeat]: password,
})

type Fixtures = {
  /** A user without an account, with a unique name. */
  newcomer: Player
  /** Registers the newcomer by a plain request, so that the browser is logged in. */
  player: Player
  /** The newest mail to an address that contains this text. */
  mailTo(email: string, what?: string): Promise<string>
  /** Another browser of the same user, logged in with the password. */
  elsewhere(login: string): Promise<BrowserContext>
}

export const test = base.extend<Fixtures>({
  // A visitor's own address each, as a proxy would tell it: limits count addresses, and tests shall not share them.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from this pattern.
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` }),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  newcomer: async ({}, use) => {
    const login = `player-${randomInt(1_000_000, 10_000_000)}`
    await use({ login, email: `${login}@players.example` })
  },

  player: async ({ context, world, newcomer }, use) => {
    const form = { ...newcomer, password, repeat: password, lang: 'ru' }
    const answer = await context.request.post(`${world.panelUrl}/register`, {
      form,
      headers: { origin: world.siteUrl },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    await use(newcomer)
  },

  mailTo: async ({ world }, use) => {
    await use(async (email, what = '') => {
      let found: string | undefined
      await expect
        .poll(
          async () => {
            const mails = await mailsIn(world.dataDir)
            found = mails.findLast((mail) => mail.includes(`\nTo: ${email}`) && mail.includes(what))
            return found !== undefined
          },
          { message: `a mail to ${email}` },
        )
        .toBe(true)
      return found ?? ''
    })
  },

  elsewhere: async ({ browser, world }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (login) => {
      const context = await browser.newContext({ locale: 'ru-RU' })
      contexts.push(context)
      const answer = await context.request.post(`${world.panelUrl}/login`, {
        form: { name: login, password },
        headers: { origin: world.siteUrl },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(303)
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** Whether the URL is the panel's first page, in any language. */
export const inPanel = (panelUrl: string) => (url: URL) => url.origin === panelUrl && url.pathname === '/'
export const main = (page: Page) => page.getByRole('main')
export const isInPanel = (page: Page) =>
  expect(page.getByRole('heading', { name: list.heading, level: 1 })).toBeVisible()

/** Fills a form by its labels and presses its button. */
export async function send(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(text)
  await main(page).getByRole('button', { name: button, exact: true }).click()
}

export async function logIn(page: Page, siteUrl: string, name: string, secret = password): Promise<void> {
  await page.goto(`${siteUrl}/login`)
  await send(page, { [atLogin.name]: name, [atLogin.password]: secret }, atLogin.submit)
}

export async function logOut(page: Page, siteUrl: string): Promise<void> {
  await page.locator('header summary').click()
  await page.getByRole('button', { name: frame.logOut, exact: true }).click()
  await expect(page).toHaveURL(`${siteUrl}/`)
}

/**
 * Opens the account page and waits for its last card: later cards would move the others under the
 * pointer.
 */
export async function openAccount(page: Page, panelUrl: string): Promise<void> {
  await page.goto(`${panelUrl}/account`)
  await expect(main(page).getByRole('heading', { name: own.factor })).toBeVisible()
  await expect(main(page).getByText(frame.loading, { exact: true })).toHaveCount(0)
}
