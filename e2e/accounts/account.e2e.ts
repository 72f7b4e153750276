import { readFile } from 'node:fs/promises'
import { fill } from '@zubr/i18n/format'
import { codeIn } from '../../apps/api/src/accounts/mail/testing/mails.ts'
import { totp } from '../../apps/api/src/accounts/sessions/testing/totp.ts'
import { expect } from '../support/fixtures.ts'
import {
  account,
  another,
  atLogin,
  frame,
  isInPanel,
  logIn,
  logOut,
  main,
  openAccount,
  own,
  password,
  send,
  subjectOf,
  test,
} from './player.ts'

test('second factor: it is enabled, required, replaced once by a recovery code, and disabled', async ({
  page,
  world,
  player: { login },
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await openAccount(page, world.panelUrl)
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
  // The next code: the code that enabled it cannot be used again.
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

  await openAccount(page, world.panelUrl)
  await card.getByRole('button', { name: own.disable, exact: true }).click()
  await confirm(own.disable)
  await expect(card.getByText(own.factorOff)).toBeVisible()
  await logOut(page, world.siteUrl)
  await logIn(page, world.siteUrl, login)
  await isInPanel(page)
})

test('sessions: they are listed, one is revoked remotely, then all at once', async ({
  page,
  world,
  player: { login },
  elsewhere,
}) => {
  const phone = await (await elsewhere(login)).newPage()
  await openAccount(phone, world.panelUrl)
  await expect(phone.getByRole('heading', { name: login })).toBeVisible()
  await openAccount(page, world.panelUrl)
  const card = page.locator('section', { has: page.getByRole('heading', { name: own.sessions }) })
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await expect(card.getByRole('listitem').first()).toContainText(own.thisSession)
  await card.getByRole('listitem').last().getByRole('button', { name: own.revoke }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await phone.reload()
  await expect(phone.getByText(atLogin.ended)).toBeVisible()

  const tablet = await (await elsewhere(login)).newPage()
  await card.getByRole('button', { name: own.logOutAll }).click()
  await page.getByRole('dialog').getByRole('button', { name: own.logOutAll }).click()
  await expect(page.getByText(atLogin.ended)).toBeVisible()
  await tablet.goto(`${world.panelUrl}/`)
  await expect(tablet.getByText(atLogin.ended)).toBeVisible()
})

test('password and e-mail: each change asks for the password again', async ({
  page,
  world,
  player: { login, email },
  elsewhere,
  mailTo,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  const phone = await (await elsewhere(login)).newPage()
  await openAccount(page, world.panelUrl)
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
  await expect(phone.getByText(atLogin.ended)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: login })).toBeVisible()

  const moved = `moved-${email}`
  const confirmation = async (to: string) => codeIn(await mailTo(to, '/confirm?'))
  await openAccount(page, world.panelUrl)
  await page.getByRole('link', { name: own.enterCode }).click()
  await send(page, { [account.codeFromMail]: await confirmation(email) }, account.confirm.submit)
  await page.getByRole('link', { name: account.toPanel }).click()
  await isInPanel(page)
  await openAccount(page, world.panelUrl)
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
  // The former address is notified.
  await mailTo(email, subjectOf('moved'))
  await openAccount(page, world.panelUrl)
  await expect(page.getByText(moved, { exact: true })).toBeVisible()
})

test('account deletion: data are downloaded, losses are named, and the deletion is undone', async ({
  page,
  world,
  player: { login, email },
  mailTo,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  await openAccount(page, world.panelUrl)
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
  await expect(dialog.getByText(own.lossesNone)).toBeVisible()
  const button = dialog.getByRole('button', { name: own.deleteButton })
  await dialog.getByLabel(own.currentPassword).fill('not the password')
  await expect(button).toBeDisabled()
  await dialog.getByLabel(fill(own.deleteType, { login })).fill(login)
  await button.click()
  await expect(dialog.getByText(own.wrongPassword)).toBeVisible()
  await dialog.getByLabel(own.currentPassword).fill(password)
  await button.click()
  const keep = page.getByRole('button', { name: own.deletionUndo })
  await expect(keep).toBeVisible()
  await mailTo(email, subjectOf('deletion_scheduled', login))
  await keep.click()
  await expect(page.getByRole('button', { name: own.deleteButton })).toBeVisible()
  await mailTo(email, subjectOf('deletion_undone', login))
})
