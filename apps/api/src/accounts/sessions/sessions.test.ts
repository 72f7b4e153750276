import { authEndpoints } from '@zubr/contracts/auth'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test } from 'vitest'
import { appForTest } from '../../testing/app.ts'
import { accountsForTest, goodPassword, panelUrl, siteUrl, Visitor } from '../testing/accounts.ts'

test('sessions: they are listed, ended one by one, and all at once', async () => {
  const { visitor, db } = await accountsForTest()
  const [first, second, third] = [visitor('192.0.2.1'), visitor('192.0.2.2'), visitor('192.0.2.3')]
  await first.register('bison')
  await second.logIn('bison')
  await third.logIn('bison')
  // better-auth's answer matches the contract with the panel.
  const listed = authEndpoints['GET /api/auth/list-sessions'].answers[200].parse(
    JSON.parse((await first.get('/api/auth/list-sessions')).text),
  )
  const own = authEndpoints['GET /api/auth/get-session'].answers[200].parse(
    JSON.parse((await first.get('/api/auth/get-session')).text),
  )
  expect(listed.map(({ token }) => token)).toContain(own?.session.token)
  expect(listed.map(({ ipAddress }) => ipAddress).sort()).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.3'])
  const { token } = listed.find(({ ipAddress }) => ipAddress === '192.0.2.2') ?? {}
  expect((await first.json('POST', '/api/auth/revoke-session', { token })).status).toBe(200)
  expect([await first.isLoggedIn(), await second.isLoggedIn(), await third.isLoggedIn()]).toEqual([
    true,
    false,
    true,
  ])
  expect((await first.json('POST', '/api/auth/revoke-sessions')).status).toBe(200)
  expect([await first.isLoggedIn(), await third.isLoggedIn()]).toEqual([false, false])
  const { rows } = await db.$client.query('select id from ended_sessions')
  expect(rows).toHaveLength(3)
})

test('sessions: days after the log-in they are still listed, ended one by one, and all at once', async () => {
  const { visitor, db } = await accountsForTest()
  const [first, second, third] = [visitor('192.0.2.1'), visitor('192.0.2.2'), visitor('192.0.2.3')]
  await first.register('bison')
  await second.logIn('bison')
  await third.logIn('bison')
  await db.$client.query(`update account_sessions set created_at = now() - interval '2 days'`)
  const answer = await first.get('/api/auth/list-sessions')
  expect(answer.status).toBe(200)
  const listed = JSON.parse(answer.text) as { token: string; ipAddress: string }[]
  expect(listed).toHaveLength(3)
  const { token } = listed.find(({ ipAddress }) => ipAddress === '192.0.2.2') ?? {}
  expect((await first.json('POST', '/api/auth/revoke-session', { token })).status).toBe(200)
  expect([await second.isLoggedIn(), await third.isLoggedIn()]).toEqual([false, true])
  expect((await first.json('POST', '/api/auth/revoke-sessions')).status).toBe(200)
  expect([await first.isLoggedIn(), await third.isLoggedIn()]).toEqual([false, false])
})

test.each(['/api/account', '/api/servers', '/api/balance', '/api/auth/list-sessions', '/login'])(
  'sessions: use extends one by 30 days, in the browser too, and keeps its address known (%s)',
  async (path) => {
    const { visitor, db } = await accountsForTest()
    const player = visitor('192.0.2.7')
    await player.register('bison')
    expect((await player.get(path)).setCookies.filter((line) => line.includes('session_token'))).toEqual([])
    const days = (n: number) => `interval '${n} days'`
    await db.$client.query(
      `update account_sessions set created_at = now() - ${days(29)}, expires_at = now() + ${days(1)}`,
    )
    await db.$client.query(`update account_addresses set last_seen_at = now() - ${days(29)}`)
    const before = player.cookies.get('zubr.session_token')
    const { setCookies } = await player.get(path)
    const renewed = setCookies.filter((line) => line.startsWith('zubr.session_token='))
    expect(renewed).toHaveLength(1)
    expect(renewed[0]).toMatch(/; Max-Age=2592000; .*HttpOnly; SameSite=Lax/)
    expect(player.cookies.get('zubr.session_token')).toBe(before)
    const { rows } = await db.$client.query(
      `select s.expires_at > now() + ${days(29)} as lasts, a.last_seen_at > now() - ${days(1)} as known
       from account_sessions s, account_addresses a`,
    )
    expect(rows).toEqual([{ lasts: true, known: true }])
    expect((await player.get(path)).setCookies.filter((line) => line.includes('session_token'))).toEqual([])
  },
)

test('sessions: one account cannot end those of another', async () => {
  const { visitor } = await accountsForTest()
  const [owner, stranger] = [visitor(), visitor('192.0.2.9')]
  await owner.register('owner')
  await stranger.register('stranger')
  const [session] = JSON.parse((await owner.get('/api/auth/list-sessions')).text)
  await stranger.json('POST', '/api/auth/revoke-session', { token: session.token })
  expect(await owner.isLoggedIn()).toBe(true)
  // The list contains no signature, so a token is no cookie.
  const thief = visitor()
  thief.cookies.set('zubr.session_token', session.token)
  expect(await thief.isLoggedIn()).toBe(false)
})

test('log-out: it ends the session on the server, and its cookie', async () => {
  const { visitor } = await accountsForTest()
  const player = visitor()
  await player.register('bison')
  const oldCookies = new Map(player.cookies)
  expect((await player.json('POST', '/api/auth/sign-out')).status).toBe(200)
  for (const [name, value] of oldCookies) player.cookies.set(name, value)
  expect(await player.isLoggedIn()).toBe(false)
})

test.each([
  ['no Origin', {}],
  ['the Origin null', { origin: 'null' }],
  ["the site's Origin", { origin: siteUrl }],
  ['a foreign Origin', { origin: 'https://evil.example' }],
])(
  'CSRF: a request with a session and %s changes nothing on any route',
  async (_, headers: Record<string, string>) => {
    const { visitor } = await accountsForTest()
    const player = visitor()
    await player.register('bison')
    const json = { 'content-type': 'application/json', ...headers }
    for (const [method, path, body] of [
      ['POST', '/api/account/delete', { password: goodPassword }],
      ['PUT', '/api/account/locale', { locale: 'de' }],
      ['POST', '/api/auth/sign-out', {}],
      ['POST', '/api/auth/revoke-sessions', {}],
      ['POST', '/api/nothing/here', {}],
    ] as const)
      expect.soft((await player.send(method, path, json, JSON.stringify(body))).status, path).toBe(403)
    expect(JSON.parse((await player.get('/api/account')).text).locale).toBe('ru')
  },
)

test("CSRF: what a form can send is refused even from the panel's own origin", async () => {
  const { visitor } = await accountsForTest()
  const player = visitor()
  await player.register('bison')
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect(
      (await player.send('POST', '/api/account/delete', { origin: panelUrl, 'content-type': type }, '{}'))
        .status,
    ).toBe(415)
  expect(await player.isLoggedIn()).toBe(true)
})

test('endpoints: without a session each answers 401, and better-auth’s own are not served', async () => {
  const { visitor } = await accountsForTest()
  const nobody = visitor()
  for (const path of ['/api/account', '/api/account/export', '/api/auth/list-sessions'])
    expect.soft((await nobody.get(path)).status, path).toBe(401)
  for (const path of [
    '/api/auth/two-factor/enable',
    '/api/auth/change-password',
    '/api/account/confirmation',
  ])
    expect.soft((await nobody.json('POST', path, {})).status, path).toBe(401)
  for (const path of [
    '/api/auth/sign-up/email',
    '/api/auth/sign-in/email',
    '/api/auth/sign-in/username',
    '/api/auth/is-username-available',
    '/api/auth/request-password-reset',
    '/api/auth/delete-user',
    '/api/auth/update-user',
    '/api/auth//sign-in/email',
  ])
    expect.soft((await nobody.json('POST', path, {})).status, path).toBe(404)
})

test('brute force: an open session does not help to guess the password', async () => {
  const { visitor } = await accountsForTest()
  const player = visitor()
  await player.register('bison')
  const statuses: number[] = []
  for (let n = 0; n < 13; n++)
    statuses.push(
      (await player.json('POST', '/api/account/delete', { password: `guess number ${n}` })).status,
    )
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400))
  expect(statuses).toContain(429)
})

test('sessions: processes share them and the rate limits', async () => {
  const database = await databaseForTest()
  // An attempt that gets no connection in time is answered with 503, and not counted.
  const options = { databaseUrl: database.url, patient: true }
  const [one, two] = [await appForTest(options), await appForTest(options)]
  onTestFinished(() => database.drop())
  const player = new Visitor(one.url)
  await player.register('bison')
  const elsewhere = new Visitor(two.url)
  for (const [name, value] of player.cookies) elsewhere.cookies.set(name, value)
  expect(await elsewhere.isLoggedIn()).toBe(true)
  // Wrong attempts from many addresses at both processes, all at once.
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      new Visitor(n % 2 ? one.url : two.url, `198.51.100.${n}`).logIn('bison', `wrong guess ${n}`),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(422))
  await one.db.$client.query(
    `update rate_limits set blocked_until = now() + interval '1 hour' where failures > 10`,
  )
  const stranger = (url: string, n: number) => new Visitor(url, `203.0.113.${n}`).logIn('bison')
  expect((await stranger(one.url, 1)).status).toBe(422)
  expect((await stranger(two.url, 2)).status).toBe(422)
  // The owner at a known address is not affected.
  expect((await new Visitor(two.url).logIn('bison')).status).toBe(303)
})
