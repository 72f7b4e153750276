import { authEndpoints } from '@zubr/contracts/auth'
import { databaseForTest } from '@zubr/postgres/database-for-tests'
import { expect, onTestFinished, test } from 'vitest'
import { appForTest } from '../../app-for-tests.ts'
import { catalogueForTest } from '../../catalogue-for-tests.ts'
import { accountsForTest, goodPassword, panelUrl, siteUrl, totp, Visitor } from '../accounts-for-tests.ts'

test('sessions are listed, ended one by one, and all at once', async () => {
  const { visitor, db } = await accountsForTest()
  const [first, second, third] = [visitor('192.0.2.1'), visitor('192.0.2.2'), visitor('192.0.2.3')]
  await first.register('bison')
  await second.logIn('bison')
  await third.logIn('bison')
  // What better-auth answers is what the contract promises the panel.
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

test('days after logging in sessions are still listed, ended one by one, and all at once', async () => {
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
  'a session that is used lasts 30 days more, in the browser too, and keeps its address known (%s)',
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

test('a session of one account cannot be ended by another', async () => {
  const { visitor } = await accountsForTest()
  const [owner, stranger] = [visitor(), visitor('192.0.2.9')]
  await owner.register('owner')
  await stranger.register('stranger')
  const [session] = JSON.parse((await owner.get('/api/auth/list-sessions')).text)
  await stranger.json('POST', '/api/auth/revoke-session', { token: session.token })
  expect(await owner.isLoggedIn()).toBe(true)
  // What a list shows is no cookie: the signature is missing.
  const thief = visitor()
  thief.cookies.set('zubr.session_token', session.token)
  expect(await thief.isLoggedIn()).toBe(false)
})

test('logging out ends the session on the server, and its cookie', async () => {
  const { visitor } = await accountsForTest()
  const player = visitor()
  await player.register('bison')
  const kept = new Map(player.cookies)
  expect((await player.json('POST', '/api/auth/sign-out')).status).toBe(200)
  for (const [name, value] of kept) player.cookies.set(name, value)
  expect(await player.isLoggedIn()).toBe(false)
})

test.each([
  ['no Origin', {}],
  ['the Origin null', { origin: 'null' }],
  ["the site's Origin", { origin: siteUrl }],
  ['a foreign Origin', { origin: 'https://evil.example' }],
])(
  'a request with a session and %s changes nothing on any route',
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

test("what a form can send is refused even from the panel's own origin", async () => {
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

test('without a session every route of accounts answers 401, and what better-auth would offer beside ours is not there', async () => {
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

async function enableSecondFactor(player: Visitor): Promise<{ secret: string; recovery: string[] }> {
  const answer = await player.json('POST', '/api/auth/two-factor/enable', { password: goodPassword })
  expect(answer.status).toBe(200)
  const { totpURI, backupCodes } = authEndpoints['POST /api/auth/two-factor/enable'].answers[200].parse(
    JSON.parse(answer.text),
  )
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  const code = totp(secret, Date.now())
  expect((await player.json('POST', '/api/auth/two-factor/verify-totp', { code })).status).toBe(200)
  return { secret, recovery: backupCodes }
}

test('with a second factor the password alone opens nothing; a code or an unused recovery code does', async () => {
  const { visitor } = await accountsForTest()
  const owner = visitor()
  await owner.register('bison')
  const { secret, recovery } = await enableSecondFactor(owner)
  expect(await owner.isLoggedIn()).toBe(true)

  const phone = visitor('192.0.2.2')
  expect(await phone.logIn('bison')).toMatchObject({ status: 303, location: '/login/code' })
  expect(await phone.isLoggedIn()).toBe(false)
  expect((await phone.form('/login/code', { code: '000000' })).status).toBe(422)
  expect(await phone.form('/login/code', { code: nextCode(secret) })).toMatchObject({
    status: 303,
    location: '/',
  })
  expect(await phone.isLoggedIn()).toBe(true)

  const spare = visitor('192.0.2.3')
  await spare.logIn('bison')
  expect((await spare.form('/login/code', { code: recovery[0] ?? '' })).status).toBe(303)
  expect(await spare.isLoggedIn()).toBe(true)
  const again = visitor('192.0.2.4')
  await again.logIn('bison')
  expect((await again.form('/login/code', { code: recovery[0] ?? '' })).status).toBe(422)
})

test('an authenticator app shows the login, whether or not an address is confirmed', async () => {
  const { visitor } = await accountsForTest()
  const owner = visitor()
  await owner.register('bison')
  const answer = await owner.json('POST', '/api/auth/two-factor/enable', { password: goodPassword })
  const { totpURI, backupCodes } = JSON.parse(answer.text)
  expect(decodeURIComponent(new URL(totpURI).pathname)).toBe(`/${catalogueForTest.brand.name}:bison`)
  expect(new URL(totpURI).searchParams.get('issuer')).toBe(catalogueForTest.brand.name)
  expect(backupCodes.length).toBeGreaterThan(0)
})

/** Turning the second factor on took the present code; the one that follows is taken early, since clocks differ. */
const nextCode = (secret: string) => totp(secret, Date.now() + 30_000)

test('a code of the app counts once, and none that is older than one that did', async () => {
  const { visitor } = await accountsForTest()
  const owner = visitor()
  await owner.register('bison')
  const { secret } = await enableSecondFactor(owner)
  const logInWith = async (address: string, code: string) => {
    const player = visitor(address)
    await player.logIn('bison')
    return (await player.form('/login/code', { code })).status
  }
  const code = nextCode(secret)
  expect(await logInWith('192.0.2.2', totp(secret, Date.now()))).toBe(422)
  expect(await logInWith('192.0.2.3', code)).toBe(303)
  expect(await logInWith('192.0.2.4', code)).toBe(422)
  const again = await owner.json('POST', '/api/auth/two-factor/verify-totp', { code })
  expect(again.status).toBe(401)
})

test.each(['a code of the app', 'a recovery code'])(
  '%s that is sent twice at once opens one session',
  async (kind) => {
    const database = await databaseForTest()
    const one = await accountsForTest({ databaseUrl: database.url })
    const two = await appForTest({ databaseUrl: database.url })
    onTestFinished(() => database.drop())
    const owner = one.visitor()
    await owner.register('bison')
    const { secret, recovery } = await enableSecondFactor(owner)
    const players = Array.from(
      { length: 6 },
      (_, n) => new Visitor([one.url, two.url][n % 2] ?? '', `192.0.2.${n + 2}`),
    )
    for (const player of players) await player.logIn('bison')
    const code = kind === 'a recovery code' ? (recovery[0] ?? '') : nextCode(secret)
    const statuses = await Promise.all(
      players.map(async (player) => (await player.form('/login/code', { code })).status),
    )
    expect(statuses.sort()).toEqual([303, 422, 422, 422, 422, 422])
  },
)

test('with a session at hand codes are no easier to guess', async () => {
  const { visitor, db } = await accountsForTest()
  const owner = visitor()
  await owner.register('bison')
  await enableSecondFactor(owner)
  const guess = async (code: string) =>
    (await owner.json('POST', '/api/auth/two-factor/verify-totp', { code })).status
  for (let n = 0; n < 10; n++) expect(await guess(String(n).padStart(6, '1'))).toBe(401)
  await guess('222222')
  await db.$client.query(`update brakes set until = now() + interval '1 hour' where failures > 10`)
  expect(await guess('333333')).toBe(429)
  expect((await owner.form('/login/code', { code: '111111' })).status).toBe(422)
})

test('codes are not guessed: a challenge ends after five wrong ones', async () => {
  const { visitor } = await accountsForTest()
  const owner = visitor()
  await owner.register('bison')
  const { secret } = await enableSecondFactor(owner)
  const thief = visitor('192.0.2.66')
  await thief.logIn('bison')
  for (let n = 0; n < 6; n++) await thief.form('/login/code', { code: String(n).padStart(6, '1') })
  expect((await thief.form('/login/code', { code: nextCode(secret) })).status).toBe(422)
  expect(await thief.isLoggedIn()).toBe(false)
})

test('whoever found an open session cannot find the password by what asks for it once more', async () => {
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

test('processes share sessions and what slows attackers down', async () => {
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
  // Wrong attempts from many addresses at both processes, all at the same moment.
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, n) =>
      new Visitor(n % 2 ? one.url : two.url, `198.51.100.${n}`).logIn('bison', `wrong guess ${n}`),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(14).fill(422))
  await one.db.$client.query(`update brakes set until = now() + interval '1 hour' where failures > 10`)
  const stranger = (url: string, n: number) => new Visitor(url, `203.0.113.${n}`).logIn('bison')
  expect((await stranger(one.url, 1)).status).toBe(422)
  expect((await stranger(two.url, 2)).status).toBe(422)
  // The owner, where the account was used before, does not notice.
  expect((await new Visitor(two.url).logIn('bison')).status).toBe(303)
})
