import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { brand } from '@zubr/content/brand'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { codeIn, mailsIn } from '../../apps/api/src/accounts/mail/mails-for-tests.ts'
import { totp } from '../../apps/api/src/accounts/sessions/totp-for-tests.ts'
import { test as base, expect } from '../support/fixtures.ts'

// Accounts as people have them: the site's forms, the panel, the mails, and the API behind them. Nothing is played here.

const { account, login: atLogin, register: atRegister, mails } = allMessages.ru
const { account: own, frame, list } = allPanelMessages.ru
const password = 'belovezha forest 2026'
const another = 'quiet bog at dawn 77'

const subjectOf = (kind: 'password' | 'moved' | 'deleted') =>
  `Subject: ${fill(mails[kind].subject, { brand: brand.name })}`

type Player = { login: string; email: string }
type Fixtures = {
  /** Somebody who has no account yet, with a name that no other test has. */
  newcomer: Player
  /** Registers the newcomer by a plain request, so that the browser is logged in. */
  player: Player
  /** The newest mail to an address that holds this. */
  mailTo(email: string, what?: string): Promise<string>
  /** Another browser of the same person, logged in with the password. */
  elsewhere(login: string): Promise<BrowserContext>
}

const test = base.extend<Fixtures>({
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
          { message: `a mail to ${email}`, timeout: 15_000 },
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

// What moves costs the machine more than all that is tested here.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()
test.beforeEach(({ isMobile }, { title }) => {
  test.skip(isMobile && !title.startsWith('a visitor registers'), 'once is enough for what no width changes')
})

/** At the panel's first page, whichever language its address carries. */
const inPanel = (panelUrl: string) => (url: URL) => url.origin === panelUrl && url.pathname === '/'
const main = (page: Page) => page.getByRole('main')
const isInPanel = (page: Page) =>
  expect(page.getByRole('heading', { name: list.heading, level: 1 })).toBeVisible()

/** Fills a form by its labels and sends it by its button. */
async function send(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(text)
  await main(page).getByRole('button', { name: button, exact: true }).click()
}

async function logIn(page: Page, siteUrl: string, name: string, secret = password): Promise<void> {
  await page.goto(`${siteUrl}/login`)
  await send(page, { [atLogin.name]: name, [atLogin.password]: secret }, atLogin.submit)
}

async function logOut(page: Page, siteUrl: string): Promise<void> {
  await page.locator('header summary').click()
  await page.getByRole('button', { name: frame.logOut, exact: true }).click()
  await expect(page).toHaveURL(`${siteUrl}/`)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor registers, confirms the address by mail, and logs in by login and by e-mail', async ({
      page,
      context,
      world,
      newcomer: { login, email },
      mailTo,
      expectConsoleErrors,
    }) => {
      // Browsers tell of every answer that is no success.
      expectConsoleErrors()
      const { faults } = account
      const form = (fields: Record<string, string>) => send(page, fields, atRegister.submit)
      await page.goto(`${world.siteUrl}/register`)
      await form({
        [atRegister.login]: 'я',
        [atRegister.email]: 'name@example',
        [atRegister.password]: 'qwertyuiop',
        [atRegister.repeat]: 'something else',
      })
      for (const [label, fault] of [
        [atRegister.login, faults.login_shape],
        [atRegister.email, faults.email_shape],
        [atRegister.password, faults.password_common],
        [atRegister.repeat, faults.repeat_differs],
      ] as const)
        await expect(main(page).getByLabel(label, { exact: true })).toHaveAccessibleDescription(fault)
      await expect(page.getByRole('alert').filter({ hasText: account.check })).toBeVisible()
      await expect(main(page).getByLabel(atRegister.email)).toHaveValue('name@example')

      await form({
        [atRegister.login]: login,
        [atRegister.email]: email,
        [atRegister.password]: password,
        [atRegister.repeat]: password,
      })
      await expect(page).toHaveURL(inPanel(world.panelUrl))
      if (javaScriptEnabled) await isInPanel(page)

      const mail = await mailTo(email)
      const link = /http\S+\/confirm\?lang=ru#[\w-]+/.exec(mail)?.[0] ?? ''
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.confirm.heading)
      await send(
        page,
        javaScriptEnabled ? {} : { [account.codeFromMail]: codeIn(mail) },
        account.confirm.submit,
      )
      await expect(page.getByText(account.confirm.done)).toBeVisible()
      await page.goto(link)
      await send(page, { [account.codeFromMail]: codeIn(mail) }, account.confirm.submit)
      await expect(page.getByText(account.confirm.wrong)).toBeVisible()

      await context.clearCookies()
      await logIn(page, world.siteUrl, login, 'not the password')
      await expect(page.getByText('Введите корректные данные!')).toBeVisible()
      await expect(main(page).getByLabel(atLogin.name)).toHaveValue(login)
      await expect(main(page).getByLabel(atLogin.password, { exact: true })).toHaveValue('')
      await send(page, { [atLogin.password]: password }, atLogin.submit)
      await expect(page).toHaveURL(inPanel(world.panelUrl))
      await context.clearCookies()
      await logIn(page, world.siteUrl, email.toUpperCase())
      await expect(page).toHaveURL(inPanel(world.panelUrl))

      await context.clearCookies()
      await page.goto(`${world.siteUrl}/register`)
      await form({
        [atRegister.login]: login.toUpperCase(),
        [atRegister.email]: 'somebody@players.example',
        [atRegister.password]: password,
        [atRegister.repeat]: password,
      })
      await expect(main(page).getByLabel(atRegister.login, { exact: true })).toHaveAccessibleDescription(
        faults.login_taken,
      )
    })

    test('a forgotten password is replaced by mail, and every session ends', async ({
      page,
      context,
      world,
      player: { login, email },
      mailTo,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors()
      const stolen = await context.cookies()
      await context.clearCookies()
      await page.goto(`${world.siteUrl}/login`)
      await main(page).getByRole('link', { name: atLogin.forgot }).click()
      await send(page, { [atLogin.name]: email }, account.forgot.submit)
      await expect(page.getByText(account.forgot.done)).toBeVisible()
      const mail = await mailTo(email, '/reset?')
      const link = /http\S+\/reset\?lang=ru#[\w-]+/.exec(mail)?.[0] ?? ''
      await page.goto(link)
      const code = javaScriptEnabled ? {} : { [account.codeFromMail]: codeIn(mail) }
      const fields = { ...code, [atRegister.password]: another, [atRegister.repeat]: another }
      await send(page, { ...fields, [atRegister.repeat]: `${another}!` }, account.reset.submit)
      await expect(main(page).getByLabel(atRegister.repeat, { exact: true })).toHaveAccessibleDescription(
        account.faults.repeat_differs,
      )
      // Passwords are never sent back, and the code is not used up by a mistake.
      await send(page, { ...fields, [account.codeFromMail]: codeIn(mail) }, account.reset.submit)
      await expect(page).toHaveURL(inPanel(world.panelUrl))
      expect(await mailTo(email, subjectOf('password'))).toContain(login)
      await context.clearCookies()
      await context.addCookies(stolen)
      await page.goto(`${world.panelUrl}/account`)
      if (javaScriptEnabled) await expect(page).toHaveURL(`${world.siteUrl}/login`)
      await context.clearCookies()
      await logIn(page, world.siteUrl, login)
      await expect(page.getByText('Введите корректные данные!')).toBeVisible()
      await logIn(page, world.siteUrl, login, another)
      await expect(page).toHaveURL(inPanel(world.panelUrl))
    })
  })

test('a second factor is turned on, asked for, replaced once by a recovery code, and turned off', async ({
  page,
  world,
  player: { login },
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await page.goto(`${world.panelUrl}/account`)
  const card = page.locator('section', { has: page.getByRole('heading', { name: own.factor }) }).first()
  const dialog = page.getByRole('dialog')
  const confirm = async (button: string, secret = password) => {
    await dialog.getByLabel(own.currentPassword).fill(secret)
    await dialog.getByRole('button', { name: button, exact: true }).click()
  }
  await card.getByRole('button', { name: own.enable, exact: true }).click()
  await confirm(own.continue, 'not the password')
  await expect(dialog.getByText(own.wrongPassword)).toBeVisible()
  await confirm(own.continue)
  await expect(dialog.getByRole('img', { name: own.factorScan })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  await dialog.getByLabel(own.factorCode).fill(totp(secret, Date.now() - 3_600_000))
  await dialog.getByRole('button', { name: own.factorVerify }).click()
  await expect(dialog.getByText(own.factorWrong)).toBeVisible()
  await dialog.getByLabel(own.factorCode).fill(totp(secret, Date.now()))
  await dialog.getByRole('button', { name: own.factorVerify }).click()
  await expect(dialog.getByRole('heading', { name: own.codes })).toBeVisible()
  const recovery = await dialog.getByRole('listitem').allInnerTexts()
  expect(recovery.length).toBeGreaterThanOrEqual(8)
  await dialog.getByRole('button', { name: own.codesKept }).click()
  await expect(card.getByText(own.factorOn)).toBeVisible()

  const atCode = async (code: string) => {
    await expect(page.getByRole('heading', { name: account.code.heading, level: 1 })).toBeVisible()
    await send(page, { [account.code.label]: code }, account.code.submit)
  }
  await logOut(page, world.siteUrl)
  await logIn(page, world.siteUrl, login)
  await atCode('000000')
  await expect(page.getByText(account.code.wrong)).toBeVisible()
  // The app's next code: one that was used for turning it on need not be taken again.
  await atCode(totp(secret, Date.now() + 30_000))
  await isInPanel(page)
  await logOut(page, world.siteUrl)
  await logIn(page, world.siteUrl, login)
  await atCode(recovery[0] ?? '')
  await isInPanel(page)
  await logOut(page, world.siteUrl)
  await logIn(page, world.siteUrl, login)
  await atCode(recovery[0] ?? '')
  await expect(page.getByText(account.code.wrong)).toBeVisible()
  await atCode(recovery[1] ?? '')
  await isInPanel(page)

  await page.goto(`${world.panelUrl}/account`)
  await card.getByRole('button', { name: own.disable, exact: true }).click()
  await confirm(own.disable)
  await expect(card.getByText(own.factorOff)).toBeVisible()
  await logOut(page, world.siteUrl)
  await logIn(page, world.siteUrl, login)
  await isInPanel(page)
})

test('sessions are listed, one is ended from afar, and all at once', async ({
  page,
  world,
  player: { login },
  elsewhere,
}) => {
  const phone = await (await elsewhere(login)).newPage()
  await phone.goto(`${world.panelUrl}/account`)
  await expect(phone.getByRole('heading', { name: login })).toBeVisible()
  await page.goto(`${world.panelUrl}/account`)
  const card = page.locator('section', { has: page.getByRole('heading', { name: own.sessions }) })
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await expect(card.getByRole('listitem').first()).toContainText(own.thisSession)
  await card.getByRole('listitem').last().getByRole('button', { name: own.revoke }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await phone.reload()
  await expect(phone).toHaveURL(`${world.siteUrl}/login`)

  const tablet = await (await elsewhere(login)).newPage()
  await card.getByRole('button', { name: own.logOutAll }).click()
  await page.getByRole('dialog').getByRole('button', { name: own.logOutAll }).click()
  await expect(page).toHaveURL(`${world.siteUrl}/login`)
  await tablet.goto(`${world.panelUrl}/`)
  await expect(tablet).toHaveURL(`${world.siteUrl}/login`)
})

test('password and e-mail are changed, each with the password asked for once more', async ({
  page,
  world,
  player: { login, email },
  elsewhere,
  mailTo,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  const phone = await (await elsewhere(login)).newPage()
  await page.goto(`${world.panelUrl}/account`)
  const change = async (current: string, next: string, repeat = next) => {
    await main(page).getByLabel(own.currentPassword).fill(current)
    await main(page).getByLabel(own.newPassword).fill(next)
    await main(page).getByLabel(own.repeat).fill(repeat)
    await main(page).getByRole('button', { name: own.changePassword }).click()
  }
  const field = (label: string) => main(page).getByLabel(label)
  await change(password, 'short')
  await expect(field(own.newPassword)).toHaveAccessibleDescription(own.passwordFaults.password_short)
  await change(password, another, password)
  await expect(field(own.repeat)).toHaveAccessibleDescription(own.passwordFaults.repeat_differs)
  await change(password, 'qwertyuiop')
  await expect(field(own.newPassword)).toHaveAccessibleDescription(own.passwordFaults.password_common)
  await change('not the password', another)
  await expect(field(own.currentPassword)).toHaveAccessibleDescription(own.wrongPassword)
  await change(password, another)
  await expect(page.getByText(own.passwordChanged)).toBeVisible()
  await expect(field(own.newPassword)).toHaveValue('')
  await phone.goto(`${world.panelUrl}/`)
  await expect(phone).toHaveURL(`${world.siteUrl}/login`)
  await page.reload()
  await expect(page.getByRole('heading', { name: login })).toBeVisible()

  const moved = `moved-${email}`
  const confirmation = async (to: string) => codeIn(await mailTo(to, '/confirm?'))
  await page.goto(`${world.panelUrl}/confirm?lang=ru`)
  await send(page, { [account.codeFromMail]: await confirmation(email) }, account.confirm.submit)
  await page.getByRole('link', { name: account.toPanel }).click()
  await isInPanel(page)
  await page.goto(`${world.panelUrl}/account`)
  await expect(page.getByText(own.confirmed, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: own.changeEmail }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(own.newEmail).fill('name@example')
  await dialog.getByLabel(own.currentPassword).fill(another)
  await dialog.getByRole('button', { name: frame.save }).click()
  await expect(dialog.getByText(own.emailShape)).toBeVisible()
  await dialog.getByLabel(own.newEmail).fill(moved)
  await dialog.getByRole('button', { name: frame.save }).click()
  await expect(page.getByText(fill(own.waiting, { email: moved }))).toBeVisible()
  await page.goto(`${world.panelUrl}/confirm?lang=ru`)
  await send(page, { [account.codeFromMail]: await confirmation(moved) }, account.confirm.submit)
  await expect(page.getByText(account.confirm.done)).toBeVisible()
  // The former address is told.
  await mailTo(email, subjectOf('moved'))
  await page.goto(`${world.panelUrl}/account`)
  await expect(page.getByText(moved, { exact: true })).toBeVisible()
})

test('all of one’s data is downloaded as a file, and the account deleted for good', async ({
  page,
  world,
  player: { login, email },
  mailTo,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await page.goto(`${world.panelUrl}/account`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: own.export }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`zubr-${login}.json`)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { login, email, emailConfirmed: false },
    serversAndMoney: { servers: [] },
  })
  expect(JSON.stringify(data)).not.toContain('scrypt')

  await page.getByRole('button', { name: own.deleteButton }).click()
  const dialog = page.getByRole('dialog')
  const button = dialog.getByRole('button', { name: own.deleteButton })
  await dialog.getByLabel(own.currentPassword).fill('not the password')
  await expect(button).toBeDisabled()
  await dialog.getByLabel(fill(own.deleteType, { login })).fill(login)
  await button.click()
  await expect(dialog.getByText(own.wrongPassword)).toBeVisible()
  await dialog.getByLabel(own.currentPassword).fill(password)
  await button.click()
  await expect(page).toHaveURL(`${world.siteUrl}/`)
  await mailTo(email, subjectOf('deleted'))
  await logIn(page, world.siteUrl, login)
  await expect(page.getByText('Введите корректные данные!')).toBeVisible()
})
