import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSmtpReceiver } from '../../alerts/testing/smtp-receiver.ts'
import { accounts } from '../accounts-schema.ts'
import { type AccountsTest, accountsForTest, codeIn, decoded, makeLinkForTest } from '../testing/accounts.ts'

const password = 'another horse battery'

test('confirmation: a mail confirms the address once, in the language of the registration', async () => {
  const { visitor, mailTo } = await accountsForTest()
  const player = visitor()
  await player.register('bison', { lang: 'ua' })
  const mail = await mailTo('bison@players.example')
  expect(mail).toContain('Вітаємо, bison!')
  expect(mail).toContain('Subject: Підтвердьте пошту — Zubr')
  expect(mail).not.toContain('{')
  const code = codeIn(mail)
  expect((await visitor().form('/confirm', { code: 'x'.repeat(24) })).status).toBe(422)
  expect((await visitor().form('/confirm', { code })).status).toBe(200)
  expect(JSON.parse((await player.get('/api/account')).text).emailConfirmed).toBe(true)
  expect((await visitor().form('/confirm', { code })).status).toBe(422)
})

test('confirmation code: the mail names its page, which keeps a wrong code', async () => {
  const { visitor, mailTo } = await accountsForTest()
  await visitor().register('bison', { lang: 'en' })
  const mail = await mailTo('bison@players.example')
  expect(mail).toMatch(new RegExp(`enter the code ${codeIn(mail)} on this page:\n\\S+/confirm\\?lang=en\n`))
  const wrong = await visitor().form('/confirm', { code: 'ABCDE-FGHJK', lang: 'en' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('value="ABCDE-FGHJK"')
  expect(wrong.text).toContain('This code isn’t right')
  const short = await visitor().form('/reset', { code: 'Zx9_abc-DEF', password: 'short', repeat: 'short' })
  expect(short.text).toContain('value="Zx9_abc-DEF"')
})

test('confirmation code: ten letters are accepted however a person types them', async () => {
  const { visitor, mailTo } = await accountsForTest()
  const ways = [
    (code: string) => code,
    (code: string) => ` ${code.replace('-', '').toLowerCase()} `,
    (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
  ]
  for (const [index, type] of ways.entries()) {
    await visitor().register(`bison${index}`)
    const code = codeIn(await mailTo(`bison${index}@players.example`))
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/)
    expect((await visitor().form('/confirm', { code: type(code) })).status).toBe(200)
  }
})

test('confirmation: of two accounts with the same address, the first to confirm it gets it', async () => {
  const { visitor, mailTo, db, mails } = await accountsForTest()
  await visitor().register('first', { email: 'same@players.example' })
  const first = codeIn(await mailTo('same@players.example', /first/))
  await visitor().register('second', { email: 'same@players.example' })
  const second = codeIn(await mailTo('same@players.example', /second/))
  expect((await visitor().form('/confirm', { code: second })).status).toBe(200)
  expect((await visitor().form('/confirm', { code: first })).status).toBe(422)
  const { rows } = await db.$client.query(
    `select username from accounts where email = 'same@players.example'`,
  )
  expect(rows).toEqual([{ username: 'second' }])
  expect(await mails()).toHaveLength(2)
})

test('password reset: it ends every session; its code works once, for an hour, for nothing else', async () => {
  const { visitor, mailTo, db } = await accountsForTest()
  const thief = visitor()
  await thief.register('bison')
  const owner = visitor('192.0.2.5')
  await owner.form('/forgot', { name: 'BISON@players.example' })
  const code = codeIn(await mailTo('bison@players.example', /reset\?/))
  expect((await owner.form('/confirm', { code })).status).toBe(422)
  expect((await owner.form('/reset', { code, password: 'short', repeat: 'short' })).status).toBe(422)
  expect((await owner.form('/reset', { code, password, repeat: `${password}!` })).status).toBe(422)
  expect(await owner.form('/reset', { code, password, repeat: password })).toMatchObject({
    status: 303,
    location: '/',
  })
  expect([await owner.isLoggedIn(), await thief.isLoggedIn()]).toEqual([true, false])
  expect((await visitor().logIn('bison')).status).toBe(422)
  expect((await owner.form('/reset', { code, password, repeat: password })).status).toBe(422)
  await mailTo('bison@players.example', /Пароль изменён/)

  await owner.form('/forgot', { name: 'bison' })
  const late = await vi.waitFor(async () => {
    const found = codeIn(await mailTo('bison@players.example', /reset\?/))
    expect(found).not.toBe(code)
    return found
  }, 10_000)
  await db.$client.query(
    `update account_links set expires_at = expires_at - interval '61 minutes' where kind = 'reset'`,
  )
  expect((await owner.form('/reset', { code: late, password, repeat: password })).status).toBe(422)
})

/** A password reset code as a mail to this address would contain it. */
async function resetCode({ db }: Pick<AccountsTest, 'db'>, login: string, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.username, login))
  return makeLinkForTest(db, { accountId: account?.id ?? '', kind: 'reset', email })
}

test('password reset: a new password invalidates every other code and is reported by mail', async () => {
  const test = await accountsForTest()
  const owner = test.visitor()
  await owner.register('bison')
  const mail = 'bison@players.example'
  const [used, other] = [await resetCode(test, 'bison', mail), await resetCode(test, 'bison', mail)]
  const reset = async (code: string) =>
    (await owner.form('/reset', { code, password, repeat: password })).status
  expect(await reset(used)).toBe(303)
  expect(await reset(other)).toBe(422)
  const third = await resetCode(test, 'bison', mail)
  const body = { currentPassword: password, newPassword: 'a third horse battery' }
  expect((await owner.json('POST', '/api/auth/change-password', body)).status).toBe(200)
  expect(await reset(third)).toBe(422)
  await vi.waitFor(
    async () =>
      expect((await test.mails()).filter((text) => text.includes('Пароль изменён'))).toHaveLength(2),
    30_000,
  )
})

test('password reset: a code sent to an address that the account no longer has opens nothing', async () => {
  const test = await accountsForTest()
  const owner = test.visitor()
  await owner.register('bison')
  const code = await resetCode(test, 'bison', 'bison@players.example')
  await test.db.$client.query(`update accounts set pending_email = 'calf@players.example'`)
  expect((await owner.form('/reset', { code, password, repeat: password })).status).toBe(422)
})

test('account takeover: a squatter of an address keeps no network sign-in once its owner resets', async () => {
  const test = await accountsForTest()
  const thief = test.visitor()
  await thief.register('bison')
  await test.db.$client.query(
    `insert into account_identities (user_id, provider_id, account_id) select id, 'discord', '77' from accounts`,
  )
  const code = await resetCode(test, 'bison', 'bison@players.example')
  const owner = test.visitor('192.0.2.5')
  expect((await owner.form('/reset', { code, password, repeat: password })).status).toBe(303)
  const { rows } = await test.db.$client.query('select provider_id from account_identities')
  expect(rows).toEqual([{ provider_id: 'credential' }])
})

test('password reset: the response is the same without an account, and only an owner gets a mail', async () => {
  const { visitor, mailTo, mails, db } = await accountsForTest()
  await visitor().register('bison')
  await mailTo('bison@players.example')
  const known = await visitor().form('/forgot', { name: 'bison' })
  const unknown = await visitor().form('/forgot', { name: 'nobody@players.example' })
  expect(unknown).toEqual(known)
  await mailTo('bison@players.example', /reset\?/)
  await vi.waitFor(async () => {
    const { rows } = await db.$client.query(
      `select from jobs.job where name = 'send-mail' and state <> 'completed'`,
    )
    expect(rows).toEqual([])
  }, 10_000)
  expect(await mails()).toHaveLength(2)
})

test('mail limit: nobody can flood an address with mails', async () => {
  const { visitor, mails, db } = await accountsForTest()
  await visitor().register('bison')
  await Promise.all(
    Array.from({ length: 12 }, (_, n) => visitor(`198.51.100.${n}`).form('/forgot', { name: 'bison' })),
  )
  await vi.waitFor(async () => {
    const { rows } = await db.$client.query(
      `select from jobs.job where name = 'send-mail' and state <> 'completed'`,
    )
    expect(rows).toEqual([])
  }, 30_000)
  expect((await mails()).length).toBeGreaterThanOrEqual(5)
  // A pause of a second or two may end while the others wait.
  expect((await mails()).length).toBeLessThan(11)
})

test('SMTP: mails go to the configured server, and are retried while it refuses', async () => {
  const receiver = await startSmtpReceiver()
  onTestFinished(() => receiver.close())
  receiver.refuseWith('451 try again, bison@players.example')
  const { visitor, logged } = await accountsForTest({
    config: { smtpUrl: receiver.url, mailFrom: 'post@zubr.example' },
  })
  await visitor().register('bison')
  await visitor().register('calf')
  receiver.refuseWith(undefined)
  await vi.waitFor(() => expect(receiver.mails).toHaveLength(2), 30_000)
  const mail = receiver.mails.find(({ to }) => to.includes('bison@players.example'))
  expect(mail?.from).toBe('post@zubr.example')
  expect(decoded(mail?.text.replaceAll('\n', '\r\n') ?? '')).toContain('Здравствуйте, bison!')
  expect(logged.join('')).not.toContain('bison@players.example')
})

test('email change: the new address is valid once it is confirmed, and the old one is notified', async () => {
  const { visitor, mailTo } = await accountsForTest()
  const player = visitor()
  await player.register('bison')
  await player.form('/confirm', { code: codeIn(await mailTo('bison@players.example')) })
  const change = { email: 'new@players.example', password: 'correct horse battery' }
  expect(
    (await player.json('PUT', '/api/account/email', { ...change, password: 'wrong password' })).status,
  ).toBe(400)
  expect((await player.json('PUT', '/api/account/email', change)).status).toBe(204)
  expect(JSON.parse((await player.get('/api/account')).text)).toMatchObject({
    email: 'bison@players.example',
    newEmail: 'new@players.example',
  })
  await player.form('/confirm', { code: codeIn(await mailTo('new@players.example')) })
  expect(JSON.parse((await player.get('/api/account')).text)).toMatchObject({
    email: 'new@players.example',
    newEmail: null,
  })
  await mailTo('bison@players.example', /Почта аккаунта изменена/)
})

test('confirmation: a request for another mail sends it again', async () => {
  const { visitor, mails, mailTo } = await accountsForTest()
  const player = visitor()
  await player.register('bison')
  await mailTo('bison@players.example')
  expect((await player.json('POST', '/api/account/confirmation')).status).toBe(204)
  await vi.waitFor(async () => expect(await mails()).toHaveLength(2), 10_000)
})
