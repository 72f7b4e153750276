import { authEndpoints } from '@zubr/contracts/auth'
import { expect, test } from 'vitest'
import { accountsForTest, goodPassword, totp } from '../testing/accounts.ts'

test('account deletion: with a second factor it requires a code of the app, which counts once', async () => {
  const { visitor } = await accountsForTest()
  const owner = visitor()
  await owner.register('bison')
  const enabled = await owner.json('POST', '/api/auth/two-factor/enable', { password: goodPassword })
  const { totpURI } = authEndpoints['POST /api/auth/two-factor/enable'].answers[200].parse(
    JSON.parse(enabled.text),
  )
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  const first = totp(secret, Date.now())
  expect((await owner.json('POST', '/api/auth/two-factor/verify-totp', { code: first })).status).toBe(200)
  const ask = (body: object) => owner.json('POST', '/api/account/delete', { password: goodPassword, ...body })
  const next = totp(secret, Date.now() + 30_000)
  for (const [body, why] of [
    [{}, 'expected'],
    [{ code: '000000' }, 'wrong'],
    // The code that turned the second factor on.
    [{ code: first }, 'wrong'],
    [{ code: next, password: 'not the password' }, undefined],
  ] as const) {
    const { status, text } = await ask(body)
    expect(status).toBe(400)
    expect(JSON.parse(text).error.fields.code).toBe(why)
  }
  expect((await ask({ code: next })).status).toBe(204)
})
