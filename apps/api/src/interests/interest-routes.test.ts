import { expect, test } from 'vitest'
import { accountsForTest } from '../accounts/testing/accounts.ts'
import { rateLimitRules } from '../http/rate-limits/rate-limits.ts'
import { appForTest } from '../testing/app.ts'
import { sweepInterests } from './store.ts'
import { forgetAddress, leaveAddress, waitingIn } from './testing/interests.ts'

test('consent: an address is stored with language and time, and the answer does not reveal if it was known', async () => {
  const app = await appForTest()
  const first = await leaveAddress(app.url, { email: ' Bison@players.example ', locale: 'de' })
  const again = await leaveAddress(app.url, { email: 'bison@players.example', locale: 'lv' })
  const seen = async (answer: Response) => [
    answer.status,
    await answer.text(),
    [...answer.headers.keys()].sort(),
  ]
  expect(first.status).toBe(204)
  expect(await seen(again)).toEqual(await seen(first))
  expect(await waitingIn(app)).toEqual([
    expect.objectContaining({ edition: 'bedrock', email: 'bison@players.example', locale: 'lv' }),
  ])
  const [{ consented_at: at }] = await waitingIn(app)
  expect(Date.now() - at.getTime()).toBeLessThan(60_000)
  await leaveAddress(app.url, { email: 'bison@players.example', edition: 'proxy' })
  expect(await waitingIn(app)).toHaveLength(2)
  expect(app.logged.join('')).not.toMatch(/players\.example/)
})

test('duplicates: the part after + is ignored, so that nobody can be subscribed a thousand times', async () => {
  const app = await appForTest()
  for (const tag of ['', '+a', '+b+c']) await leaveAddress(app.url, { email: `bison${tag}@players.example` })
  expect(await waitingIn(app)).toMatchObject([{ email: 'bison+b+c@players.example' }])
})

test.each<[string, Parameters<typeof leaveAddress>[1], Record<string, unknown>]>([
  ['that is none', { email: 'bison' }, { email: 'email_shape' }],
  ['that is ours alone', { email: 'bison@players.invalid' }, { email: 'email_shape' }],
  ['that is too long', { email: `${'b'.repeat(250)}@players.example` }, { email: 'email_shape' }],
  ['without consent', { email: 'bison@players.example', consent: false }, { consent: 'missing' }],
  [
    'for what can be had already',
    { email: 'bison@players.example', edition: 'java' },
    { edition: 'expected one that is still to come' },
  ],
  [
    'for nothing that there is',
    { email: 'bison@players.example', edition: 'none' },
    { edition: expect.any(String) },
  ],
])('validation: an address %s is refused', async (_, wish, fields) => {
  const app = await appForTest()
  const answer = await leaveAddress(app.url, wish)
  expect(answer.status).toBe(400)
  expect((await answer.json()).error).toMatchObject({ code: 'invalid_request', fields })
  expect(await waitingIn(app)).toEqual([])
})

test('honeypot: a filled hidden field gets the usual answer, and nothing is stored', async () => {
  const app = await appForTest()
  const answer = await leaveAddress(app.url, {
    email: 'bison@players.example',
    website: 'https://spam.example',
  })
  expect(answer.status).toBe(204)
  expect(await waitingIn(app)).toEqual([])
})

test('rate limit: a flood from one address is refused, and others are served', async () => {
  const { url, ...app } = await appForTest()
  const { max } = rateLimitRules.interest
  const leave = (n: number, address: string) =>
    leaveAddress(url, { email: `bison${n}@players.example`, address })
  for (let n = 0; n < max; n++) expect((await leave(n, '203.0.113.9')).status).toBe(204)
  const refused = await leave(max, '203.0.113.9')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
  expect((await leave(max + 1, '203.0.113.10')).status).toBe(204)
  expect(await waitingIn(app)).toHaveLength(max + 1)
})

test('unsubscribe: an address or its link deletes all its entries, and the answer reveals nothing', async () => {
  const app = await appForTest()
  const wait = async () => {
    for (const edition of ['bedrock', 'proxy'] as const)
      await leaveAddress(app.url, { email: 'bison@players.example', edition })
  }
  await leaveAddress(app.url, { email: 'other@players.example' })
  await wait()
  const [{ mailbox }] = await waitingIn(app)
  for (const body of [{ email: 'Bison@players.example' }, { code: mailbox }]) {
    await wait()
    expect((await forgetAddress(app.url, body)).status).toBe(204)
    expect(await waitingIn(app)).toMatchObject([{ email: 'other@players.example' }])
    expect((await forgetAddress(app.url, body)).status).toBe(204)
  }
})

test.each([{ email: 'bison' }, { code: 'short' }])(
  'unsubscribe: a body that names no address deletes nothing: %o',
  async (body) => {
    const app = await appForTest()
    expect((await forgetAddress(app.url, body)).status).toBe(400)
  },
)

test('retention: entries are deleted after the time in the privacy policy', async () => {
  const app = await appForTest()
  for (const name of ['old', 'new']) await leaveAddress(app.url, { email: `${name}@players.example` })
  await app.db.$client.query(
    `update interests set consented_at = now() - case when email like 'old%' then interval '18 months 1 hour' else interval '17 months' end`,
  )
  await sweepInterests(app.db)
  expect(await waitingIn(app)).toMatchObject([{ email: 'new@players.example' }])
})

test('account: one that confirmed the address exports its entries and deletes them with itself', async () => {
  const accounts = await accountsForTest()
  const player = accounts.visitor()
  await player.register('bison')
  await leaveAddress(accounts.url, { email: 'bison@players.example', locale: 'de' })
  await leaveAddress(accounts.url, { email: 'other@players.example' })
  const exported = async () => JSON.parse((await player.get('/api/account/export')).text).waitsFor
  // An unconfirmed address may belong to somebody else.
  expect(await exported()).toEqual([])
  await accounts.db.$client.query(
    `update accounts set email = pending_email, pending_email = null, email_verified = true`,
  )
  expect(await exported()).toEqual([{ edition: 'bedrock', language: 'de', consentedAt: expect.any(String) }])
  await player.json('POST', '/api/account/delete', { password: 'correct horse battery' })
  expect(await waitingIn(accounts)).toMatchObject([{ email: 'other@players.example' }])
})
