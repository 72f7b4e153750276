import { expect, test } from 'vitest'
import {
  create,
  credit,
  customerForTest,
  errorOf,
  hostingForTest,
  keyed,
  newServer,
  nodeForTest,
} from '../../servers/testing/servers.ts'
import { authSecretForTest } from '../../testing/app.ts'
import { openRateLimits, type RateLimitKind, rateLimitRules } from './rate-limits.ts'

async function world() {
  const hosting = await hostingForTest()
  await nodeForTest(hosting, 'minsk-1')
  const anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 4_900)
  return { ...hosting, anna, rateLimits: openRateLimits(authSecretForTest) }
}

test.each<[RateLimitKind, string, string, unknown?]>([
  ['quote', 'POST', '/api/quotes', { plan: 'java-1', promoCode: null }],
  ['subdomain', 'GET', '/api/subdomains/my-world'],
  ['console', 'POST', '/api/servers/:id/console', { right: 'read' }],
  ['files', 'POST', '/api/servers/:id/files', { right: 'read' }],
  ['players', 'GET', '/api/players/Zubrenok'],
  ['mutate', 'POST', '/api/servers/:id/actions', { action: 'restart' }],
  ['mutate', 'POST', '/api/servers/:id/eula', { eula: true }],
  ['mutate', 'PATCH', '/api/servers/:id/settings', { settings: { slots: 30 } }],
  ['mutate', 'PATCH', '/api/servers/:id', { name: 'New name' }],
  ['mutate', 'POST', '/api/servers/:id/sftp/password', { password: '' }],
  ['shareLog', 'POST', '/api/servers/:id/logs', { text: 'one' }],
  ['export', 'GET', '/api/account/export'],
  ['requestedMail', 'POST', '/api/account/confirmation'],
  ['requestedMail', 'PUT', '/api/account/email', { email: 'anna@players.example', password: '' }],
])(
  '%s: %s %s has a limit of its own per account, and says when to retry',
  async (kind, method, path, body) => {
    const { anna, rateLimits, db, ...hosting } = await world()
    const rule = rateLimitRules[kind]
    if (!('max' in rule)) throw new Error(`${kind} counts wrong attempts only`)
    const { id } = await create(anna)
    if (path.endsWith('/eula')) await db.$client.query(`update servers set reason = 'eula'`)
    const ask = (by = anna) => by.call(method, path.replace(':id', id), body)
    for (let n = 1; n < rule.max; n++) expect(await rateLimits.take(db, kind, anna.accountId)).toBe(0)
    expect((await ask()).status).toBeLessThan(300)
    const refused = await ask()
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(rule.inSeconds)
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
    // Other accounts are not affected.
    if (!path.includes(':id'))
      expect((await ask(await customerForTest({ db, ...hosting }, 'boris'))).status).toBeLessThan(300)
    await db.$client.query(
      `update rate_limits set last_failure_at = last_failure_at - make_interval(secs => $1), blocked_until = blocked_until - make_interval(secs => $1)`,
      [rule.inSeconds],
    )
    expect((await ask()).status).toBeLessThan(300)
  },
)

test('promo codes: neither quotes nor purchases allow guessing; during a pause valid codes are refused too', async () => {
  const { anna, db, rateLimits } = await world()
  await db.$client.query(`insert into promo_codes (code, percent) values ('SECRET90', 90), ('OTHER10', 10)`)
  const quote = (promoCode: string) => anna.call('POST', '/api/quotes', { plan: 'java-1', promoCode })
  const buy = (promoCode: string) => anna.call('POST', '/api/servers', newServer({ promoCode }), keyed())
  expect(await (await quote('OTHER10')).json()).toMatchObject({ promo: { percent: 10 } })
  for (let n = 0; n < 5; n++) {
    expect(await (await quote(`GUESS-${n}`)).json()).toMatchObject({ promoRefused: 'unknown' })
    expect(await errorOf(await buy(`BOUGHT-${n}`))).toMatchObject({ code: 'promo_refused' })
  }
  // The panel repeats the quote while a wrong code is in its field.
  for (let n = 0; n < 5; n++) expect((await quote('guess-1 ')).status).toBe(200)
  await quote('GUESS-LAST')
  await db.$client.query(
    `update rate_limits set blocked_until = now() + interval '1 hour' where failures = 11`,
  )
  for (const attempt of [() => quote('SECRET90'), () => buy('SECRET90')]) {
    const refused = await attempt()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  }
  // Codes that were answered before, and prices without a code, are no guesses.
  expect((await quote('OTHER10')).status).toBe(200)
  expect((await quote('')).status).toBe(200)
  expect((await buy('OTHER10')).status).toBe(201)
  await rateLimits.clear(db, 'promo', anna.accountId)
  await rateLimits.clear(db, 'promoAddress', '127.0.0.1')
  expect(await (await quote('secret90')).json()).toMatchObject({ promo: { percent: 90 } })
})

test('promo codes: many accounts at one address share a limit', async () => {
  const { db, rateLimits, ...hosting } = await world()
  for (let n = 0; n <= rateLimitRules.promoAddress.free; n++)
    await rateLimits.take(db, 'promoAddress', '127.0.0.1')
  await db.$client.query(
    `update rate_limits set blocked_until = now() + interval '1 hour' where failures > 40`,
  )
  const boris = await customerForTest({ db, ...hosting }, 'boris')
  const answer = await boris.call('POST', '/api/quotes', { plan: 'java-1', promoCode: 'GUESS' })
  expect(answer.status).toBe(429)
})

test('concurrency: of many attempts at the same moment only the allowed number passes', async () => {
  const { db, rateLimits } = await world()
  const waits = await Promise.all(Array.from({ length: 30 }, () => rateLimits.take(db, 'export', 'anna')))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(rateLimitRules.export.max)
})

test('forms: their answer says when to retry, too', async () => {
  const { db, rateLimits, url, anna } = await world()
  for (let n = 0; n <= rateLimitRules.link.free; n++) await rateLimits.take(db, 'link', '127.0.0.1')
  await db.$client.query(`update rate_limits set blocked_until = now() + interval '1 hour'`)
  for (const path of ['/forgot', '/confirm']) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: anna.headers.origin },
      body: 'name=anna&code=x&lang=de',
    })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect(await answer.text()).toContain('Zu viele Versuche')
  }
})

test.each<RateLimitKind>(['promo', 'quote'])(
  "%s: an attempt in an older transaction is not refused because of another attempt's pause",
  async (kind) => {
    const { db, rateLimits } = await world()
    await db.transaction(async (earlier) => {
      await earlier.execute('select now()')
      expect(await rateLimits.take(db, kind, 'somebody')).toBe(0)
      expect(await rateLimits.take(earlier, kind, 'somebody')).toBe(0)
    })
  },
)
