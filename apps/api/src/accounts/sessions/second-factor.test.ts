import { authEndpoints } from '@zubr/contracts/auth'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test } from 'vitest'
import { appForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { accountsForTest, goodPassword, totp, Visitor } from '../testing/accounts.ts'

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

test('second factor: the password alone opens nothing; a code or an unused recovery code does', async () => {
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

test('second factor: an authenticator app shows the login, with or without a confirmed address', async () => {
  const { visitor } = await accountsForTest()
  const owner = visitor()
  await owner.register('bison')
  const answer = await owner.json('POST', '/api/auth/two-factor/enable', { password: goodPassword })
  const { totpURI, backupCodes } = JSON.parse(answer.text)
  expect(decodeURIComponent(new URL(totpURI).pathname)).toBe(`/${catalogueForTest.brand.name}:bison`)
  expect(new URL(totpURI).searchParams.get('issuer')).toBe(catalogueForTest.brand.name)
  expect(backupCodes.length).toBeGreaterThan(0)
})

/**
 * Turning the second factor on used the current code. The next one is accepted early, because
 * clocks differ.
 */
const nextCode = (secret: string) => totp(secret, Date.now() + 30_000)

test('second factor: a code counts once, and no older one after it', async () => {
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
  'second factor: %s that is sent twice at once opens one session',
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

test('second factor: an existing session makes codes no easier to guess', async () => {
  const { visitor, db } = await accountsForTest()
  const owner = visitor()
  await owner.register('bison')
  await enableSecondFactor(owner)
  const guess = async (code: string) =>
    (await owner.json('POST', '/api/auth/two-factor/verify-totp', { code })).status
  for (let n = 0; n < 10; n++) expect(await guess(String(n).padStart(6, '1'))).toBe(401)
  await guess('222222')
  await db.$client.query(
    `update rate_limits set blocked_until = now() + interval '1 hour' where failures > 10`,
  )
  expect(await guess('333333')).toBe(429)
  expect((await owner.form('/login/code', { code: '111111' })).status).toBe(422)
})

test('second factor: a challenge ends after five wrong codes', async () => {
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
