import { allMessages } from '@zubr/i18n/all'
import { expect, onTestFinished, test } from 'vitest'
import { accountsForTest, codeIn, goodPassword, siteUrl } from '../testing/accounts.ts'

test('registration: it logs in and redirects to the panel; scripts and other sites cannot use the cookie', async () => {
  const { visitor } = await accountsForTest()
  const player = visitor()
  const answer = await player.register('Bison_1')
  expect(answer).toMatchObject({ status: 303, location: '/' })
  const cookie = answer.setCookies.find((line) => line.startsWith('zubr.session_token='))
  expect(cookie).toMatch(/; HttpOnly/i)
  expect(cookie).toMatch(/; SameSite=Lax/i)
  expect(cookie).not.toMatch(/; (?:Secure|Domain)/i)
  const me = JSON.parse((await player.get('/api/account')).text)
  expect(me).toMatchObject({
    login: 'bison_1',
    email: 'Bison_1@players.example'.toLowerCase(),
    emailConfirmed: false,
  })
})

test('outage: a form that fails for lack of the database is shown again with the typed values', async () => {
  const { visitor, db } = await accountsForTest()
  await db.$client.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'too many connections' using errcode = '53300'; end $$`)
  await db.$client.query(
    'create trigger refuse before insert on accounts for each row execute function refuse()',
  )
  onTestFinished(() => void db.$client.query('drop function refuse cascade'))
  const answer = await visitor().register('bison', { lang: 'en' })
  expect(answer.status).toBe(503)
  expect(answer.text).toContain(allMessages.en.account.unavailable)
  expect(answer.text).toContain('bison@players.example')
})

test.each(['operator', 'Service', 'account', 'serwis'])(
  'reserved login: %s cannot be registered, because a server’s activity would show somebody else',
  async (login) => {
    const { visitor, db } = await accountsForTest()
    const answer = await visitor().register(login)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(allMessages.ru.account.faults.login_taken)
    expect((await db.$client.query('select from accounts')).rows).toEqual([])
  },
)

test('cookies: over HTTPS they are Secure and bound to the host', async () => {
  const { visitor } = await accountsForTest({ config: { panelUrl: 'https://panel.zubr.example' } })
  const { setCookies } = await visitor().register('bison')
  expect(setCookies.find((line) => line.startsWith('__Secure-zubr.session_token='))).toMatch(/; Secure/i)
  expect(setCookies.join()).not.toMatch(/domain=/i)
})

test.each(['bison', 'BISON', 'bison@players.example', ' Bison@Players.example '])(
  'log-in: %j logs in',
  async (name) => {
    const { visitor } = await accountsForTest()
    await visitor().register('bison')
    const player = visitor()
    expect(await player.logIn(name)).toMatchObject({ status: 303, location: '/' })
    expect(await player.isLoggedIn()).toBe(true)
  },
)

test('log-in: every mistake shows the same message and keeps the name, never the password', async () => {
  const { visitor } = await accountsForTest()
  await visitor().register('bison')
  const answers = [
    await visitor().logIn('bison', 'not the password'),
    await visitor().logIn('nobody', 'not the password'),
    await visitor().logIn('x', ''),
    await visitor().logIn('', ''),
    await visitor().logIn('bison', 'p'.repeat(5_000)),
  ]
  for (const { status, text } of answers) {
    expect(status).toBe(422)
    expect(text).toContain('Введите корректные данные!')
    expect(text).not.toContain('not the password')
  }
  expect(answers[0]?.text.replace('bison', 'nobody')).toBe(answers[1]?.text)
  const german = await visitor().form('/login', { name: '"><script>', password: 'x', lang: 'de' })
  expect(german.text).toContain('Bitte geben Sie gültige Daten ein!')
  expect(german.text).not.toContain('<script>')
})

test('registration: mistakes are shown field by field, in the language of the form', async () => {
  const { visitor } = await accountsForTest()
  const bad = { login: 'б', email: 'nowhere', password: 'short', repeat: 'other', lang: 'en' }
  const { status, text } = await visitor().form('/register', bad)
  expect(status).toBe(422)
  for (const message of ['3 to 20 characters', 'Enter a full email address', 'Too short', 'don’t match'])
    expect(text.replaceAll('&#8217;', '’')).toContain(message)
  expect(text).toContain('value="nowhere"')
  expect(text).not.toContain('short"')
  const common = await visitor().register('bison', {
    password: 'qwertyuiop',
    repeat: 'qwertyuiop',
    lang: 'en',
  })
  expect(common.text).toContain('easy to guess')
  expect((await visitor().register('bison')).status).toBe(303)
  expect((await visitor().register('BISON', { email: 'other@players.example', lang: 'en' })).text).toContain(
    'is taken',
  )
})

test('registration: a taken address looks like any other, and its owner is notified by mail', async () => {
  const { visitor, mailTo, mails } = await accountsForTest()
  const owner = visitor()
  await owner.register('owner', { email: 'shared@players.example', lang: 'en' })
  await owner.form('/confirm', { code: codeIn(await mailTo('shared@players.example')) })
  const [fresh, taken] = [visitor('192.0.2.2'), visitor('192.0.2.3')]
  const shape = async (who: typeof fresh, login: string, email: string) => {
    const { status, location, setCookies } = await who.register(login, { email })
    const me = JSON.parse((await who.get('/api/account')).text)
    return {
      status,
      location,
      cookies: setCookies.map((line) => line.replace(/=[^;]*/, '')),
      me: { ...me, login: '', email: '', createdAt: '' },
    }
  }
  expect(await shape(taken, 'squatter', 'Shared@players.example')).toEqual(
    await shape(fresh, 'newcomer', 'fresh@players.example'),
  )
  expect(await mailTo('shared@players.example', /already have an account/)).toContain('log in as owner')
  expect((await mails()).filter((mail) => mail.includes('squatter'))).toEqual([])
  // The address still identifies its owner.
  const back = visitor('192.0.2.4')
  await back.logIn('shared@players.example')
  expect(JSON.parse((await back.get('/api/account')).text).login).toBe('owner')
})

test.each([null, 'null', 'https://evil.example', `${siteUrl}.evil.example`])(
  'CSRF: a form from %j is refused, so that nobody is logged in to another person’s account',
  async (origin) => {
    const { visitor } = await accountsForTest()
    await visitor().register('bison')
    const victim = visitor()
    const answer = await victim.form('/login', { name: 'bison', password: goodPassword }, origin)
    expect(answer.status).toBe(403)
    expect(answer.setCookies).toEqual([])
  },
)

test('redirect: after the log-in the panel opens the requested page, and never another site', async () => {
  const { visitor } = await accountsForTest()
  await visitor().register('bison')
  const player = visitor()
  const first = await player.get(`/login?lang=pl&next=${encodeURIComponent('/create?plan=java-1')}`)
  expect(first).toMatchObject({ status: 303, location: `${siteUrl}/pl/login` })
  expect(await player.logIn('bison')).toMatchObject({ location: '/create?plan=java-1' })
  expect(await player.get('/login')).toMatchObject({ status: 303, location: '/' })
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
  ])
    expect(await visitor().form('/login', { name: 'bison', password: goodPassword, next })).toMatchObject({
      location: '/',
    })
})

test('redirect: a visitor who creates a server registers first, then continues with the chosen plan', async () => {
  const { visitor } = await accountsForTest()
  const player = visitor()
  const next = '/create?plan=java-4&currency=RUB'
  const way = `/register?${new URLSearchParams({ lang: 'de', next })}`
  expect(await player.get(way)).toMatchObject({ status: 303, location: `${siteUrl}/de/register` })
  expect(await player.register('bison')).toMatchObject({ status: 303, location: next })
  // A visitor who has an account is not offered another registration.
  expect(await player.get((await player.get(way)).location ?? '')).toMatchObject({
    status: 303,
    location: next,
  })
})

test('expired session: the log-in page says so and returns to the page where it ended', async () => {
  const { visitor } = await accountsForTest()
  const player = visitor()
  await player.register('bison')
  const endedMessage = allMessages.de.login.ended
  const way = `?${new URLSearchParams({ lang: 'de', next: '/account' })}`
  const [here, elsewhere] = [player.cookies.get('zubr.session_token') ?? '', visitor()]
  elsewhere.cookies.set('zubr.session_token', here)
  await player.json('POST', '/api/auth/revoke-sessions')
  expect(await elsewhere.get(`/login${way}`)).toMatchObject({
    status: 200,
    text: expect.stringContaining(endedMessage),
  })
  // Also when the browser already discarded the expired cookie.
  const answer = await visitor().get(`/login${way}&ended=1`)
  expect([answer.status, answer.text.includes(endedMessage)]).toEqual([200, true])
  expect((await elsewhere.get(`/register${way}`)).location).toBe(`/login${way}`)
  expect(await elsewhere.logIn('bison')).toMatchObject({ status: 303, location: '/account' })
  expect((await visitor().get(`/login${way}`)).location).toBe(`${siteUrl}/de/login`)
})

test('idempotency: a registration sent again after a lost response logs in, with its password only', async () => {
  const { visitor, db } = await accountsForTest()
  await visitor().register('bison')
  const again = visitor()
  expect(await again.register('bison')).toMatchObject({ status: 303, location: '/' })
  expect(await again.isLoggedIn()).toBe(true)
  const other = { password: 'another horse battery', repeat: 'another horse battery' }
  for (const fields of [other, { email: 'other@players.example' }])
    expect((await visitor().register('bison', fields)).text).toContain(
      allMessages.ru.account.faults.login_taken,
    )
  await db.$client.query("update accounts set created_at = now() - interval '11 minutes'")
  expect((await visitor().register('bison')).status).toBe(422)
})

test('logs: neither log nor error contains a password, a code, a cookie or an address', async () => {
  const { visitor, logged, mailTo } = await accountsForTest()
  const player = visitor('192.0.2.77')
  await player.register('bison')
  const code = codeIn(await mailTo('bison@players.example'))
  await player.form('/confirm', { code })
  await player.logIn('bison', 'a wrong password')
  const text = logged.join('\n')
  for (const secret of [
    goodPassword,
    'a wrong password',
    code,
    player.cookies.get('zubr.session_token') ?? '?',
    'bison@players',
  ])
    expect(text).not.toContain(secret)
})
