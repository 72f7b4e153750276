import { allMessages } from '@zubr/i18n/all'
import { expect, test } from 'vitest'
import { openRateLimits, rateLimitRules } from '../../http/rate-limits/rate-limits.ts'
import { authSecretForTest } from '../../testing/app.ts'
import { accountsForTest, codeIn, goodPassword, panelUrl, totp } from '../testing/accounts.ts'
import { fakeClient } from './testing/fake-networks.ts'
import { networksForTest } from './testing/networks.ts'

test('social sign-in: a network without keys is not offered, and no foreign page starts one', async () => {
  const { visitor } = await accountsForTest({ config: { discord: fakeClient } })
  expect((await visitor().form('/login/vk', {})).status).toBe(404)
  expect((await visitor().form('/login/discord', {}, 'https://evil.example')).status).toBe(403)
})

test('social sign-in: the first one creates an account, the next ones find it', async () => {
  const { visitor, signIn, me, db } = await networksForTest()
  const player = visitor()
  expect(
    await signIn(player, 'discord', 'meadow', { lang: 'lv', next: '/create?plan=java-1' }),
  ).toMatchObject({
    status: 302,
    location: '/create?plan=java-1',
  })
  expect(await me(player)).toMatchObject({
    login: 'meadow',
    email: 'meadow@players.example',
    emailConfirmed: true,
    locale: 'lv',
    hasPassword: false,
    networks: [
      { id: 'discord', linked: true },
      { id: 'vk', linked: false },
    ],
  })
  const again = visitor('192.0.2.7')
  expect(await signIn(again, 'discord', 'meadow')).toMatchObject({ location: '/' })
  expect((await me(again)).login).toBe('meadow')
  const { rows } = await db.$client.query('select username from accounts')
  expect(rows).toHaveLength(1)
})

test('social sign-in: a taken login gets a number, and no person’s name becomes a login', async () => {
  const { visitor, signIn, me } = await networksForTest()
  await visitor().register('meadow', { email: 'somebody@players.example' })
  const [first, second] = [visitor(), visitor()]
  await signIn(first, 'discord', 'meadow')
  expect((await me(first)).login).toMatch(/^meadow\d{5,6}$/)
  await signIn(second, 'vk', 'Fern')
  expect((await me(second)).login).toMatch(/^player/)
})

test('social sign-in: no login looks like the operator’s', async () => {
  const { visitor, signIn, me } = await networksForTest()
  const player = visitor()
  await signIn(player, 'discord', 'operator')
  expect((await me(player)).login).toMatch(/^operator\d{5,6}$/)
})

test('social sign-in: an unverified address waits for confirmation and opens nobody else’s account', async () => {
  const { visitor, signIn, me, mailTo } = await networksForTest()
  const owner = visitor()
  await owner.register('owner', { email: 'yan@players.example' })
  await owner.form('/confirm', { code: codeIn(await mailTo('yan@players.example')) })
  const stranger = visitor('192.0.2.7')
  await signIn(stranger, 'vk', 'Ян')
  expect(await me(stranger)).toMatchObject({ emailConfirmed: false, email: 'yan@players.example' })
  expect((await me(stranger)).login).not.toBe('owner')
  expect(await mailTo('yan@players.example', /уже есть аккаунт/)).toContain('owner')

  const honest = visitor('192.0.2.8')
  await signIn(honest, 'discord', 'brook', { lang: 'en' })
  expect(await me(honest)).toMatchObject({ emailConfirmed: false, email: 'brook@players.example' })
  const mail = await mailTo('brook@players.example')
  expect((await honest.form('/confirm', { code: codeIn(mail) })).status).toBe(200)
  expect(await me(honest)).toMatchObject({ emailConfirmed: true, email: 'brook@players.example' })
})

test('social sign-in: a confirmed address of another account opens nothing, and its owner gets advice', async () => {
  const { visitor, signIn, mailTo } = await networksForTest()
  const owner = visitor()
  await owner.register('owner', { email: 'meadow@players.example' })
  await owner.form('/confirm', { code: codeIn(await mailTo('meadow@players.example')) })
  const elsewhere = visitor('192.0.2.7')
  const { location } = await signIn(elsewhere, 'discord', 'meadow', { lang: 'en' })
  expect(await elsewhere.isLoggedIn()).toBe(false)
  const page = await elsewhere.get(location ?? '')
  expect(page.status).toBe(200)
  expect(page.text).toContain('already exists')
})

test('social sign-in: an account without an address is created, and gets one later', async () => {
  const { visitor, signIn, me, mailTo } = await networksForTest()
  const player = visitor()
  await signIn(player, 'discord', 'mist')
  expect(await me(player)).toMatchObject({ login: 'mist', email: '', emailConfirmed: false })
  expect((await player.json('POST', '/api/account/confirmation')).status).toBe(204)
  const body = { email: 'mist@players.example', password: '' }
  expect((await player.json('PUT', '/api/account/email', body)).status).toBe(204)
  await player.form('/confirm', { code: codeIn(await mailTo('mist@players.example')) })
  expect(await me(player)).toMatchObject({ email: 'mist@players.example', emailConfirmed: true })
})

test('rate limit: social sign-ins are limited per address, reported in the language of the form', async () => {
  const { visitor, db } = await networksForTest()
  const rateLimits = openRateLimits(authSecretForTest)
  for (let n = 1; n < rateLimitRules.network.max; n++) await rateLimits.take(db, 'network', '192.0.2.1')
  expect((await visitor().form('/login/vk', {})).status).toBe(303)
  const refused = await visitor().form('/login/discord', { lang: 'de', next: '/account' })
  expect(refused.status).toBe(429)
  expect(refused.text).toContain(allMessages.de.account.tooMany)
  expect(refused.text).toContain('value="/account"')
  expect((await visitor('192.0.2.7').form('/login/discord', {})).status).toBe(303)
})

test('second factor: it is also required after a social sign-in', async () => {
  const { visitor, link, signIn } = await networksForTest()
  const owner = visitor()
  await owner.register('bison')
  await link(owner, 'discord', 'meadow')
  const enabled = await owner.json('POST', '/api/auth/two-factor/enable', { password: goodPassword })
  const secret = new URL(JSON.parse(enabled.text).totpURI).searchParams.get('secret') ?? ''
  await owner.json('POST', '/api/auth/two-factor/verify-totp', { code: totp(secret, Date.now()) })

  const phone = visitor('192.0.2.7')
  expect(await signIn(phone, 'discord', 'meadow', { lang: 'de', next: '/account' })).toMatchObject({
    status: 303,
    location: '/login/code',
  })
  expect(await phone.isLoggedIn()).toBe(false)
  expect((await phone.get('/login/code')).text).toContain('Zweiter Anmeldeschritt')
  expect(await phone.form('/login/code', { code: totp(secret, Date.now() + 30_000) })).toMatchObject({
    status: 303,
    location: '/account',
  })
  expect(await phone.isLoggedIn()).toBe(true)
})

test('blocked account: a social sign-in is refused with the message of the password form', async () => {
  const { visitor, signIn, db } = await networksForTest()
  await signIn(visitor(), 'discord', 'meadow')
  await db.$client.query('update accounts set blocked_at = now()')
  const blocked = visitor('192.0.2.7')
  const { location } = await signIn(blocked, 'discord', 'meadow')
  const [read] = /<p role="alert">[^<]+/.exec((await blocked.get(location ?? '')).text) ?? []
  expect(read).toContain(allMessages.ru.login.wrong)
  // The message equals that of the password form.
  expect((await blocked.logIn('meadow')).text).toContain(read)
  expect(await blocked.isLoggedIn()).toBe(false)
})

test('social sign-in: a cancelled one says so in the language of the form and continues there', async () => {
  const { visitor, signIn } = await networksForTest()
  const player = visitor()
  const { location } = await signIn(player, 'vk', 'Cancel', { lang: 'de', next: '/account' })
  const page = await player.get(location ?? '')
  expect(page.status).toBe(200)
  expect(page.text).toContain('wurde abgebrochen')
  await visitor().register('bison')
  expect(await player.logIn('bison')).toMatchObject({ location: '/account' })
})

test.each([
  ['is made up', () => `${panelUrl}/api/auth/callback/discord?code=stolen&state=made-up`],
  ['is missing', () => `${panelUrl}/api/auth/callback/discord?code=stolen`],
  ['was used before', (used: string) => used],
])('social sign-in: an answer whose state %s logs nobody in and shows a message', async (_, addressOf) => {
  const { visitor, follow, choicesAt } = await networksForTest()
  const first = visitor()
  const sent = await first.form('/login/discord', { lang: 'pl' })
  const used = (await choicesAt(sent.location ?? '')).meadow ?? ''
  await follow(first, used)
  await first.json('POST', '/api/auth/sign-out')
  const answer = await follow(first, addressOf(used))
  expect(answer.setCookies.join()).not.toContain('session_token')
  expect(await first.isLoggedIn()).toBe(false)
  const page = await first.get(answer.location ?? '')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Nie udało się zalogować')
  expect(page.text).not.toContain('stolen')
})

test('social sign-in: an answer for another browser logs nobody in', async () => {
  const { visitor, choicesAt, follow } = await networksForTest()
  const attacker = visitor('192.0.2.66')
  const sent = await attacker.form('/login/discord', {})
  const address = (await choicesAt(sent.location ?? '')).meadow
  const victim = visitor()
  await victim.form('/login/discord', {})
  await follow(victim, address)
  expect(await victim.isLoggedIn()).toBe(false)
})
