import { symmetricEncrypt } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { secondFactors } from '../accounts-schema.ts'
import { accountsForTest, goodPassword, totp } from '../testing/accounts.ts'
import { canonicalRecoveryCode, recoveryCodeOptions } from './recovery-codes.ts'

async function withSecondFactor() {
  const secret = 'the secret that sessions of tests are signed with'
  const app = await accountsForTest()
  const owner = app.visitor()
  await owner.register('bison')
  const enabled = await owner.json('POST', '/api/auth/two-factor/enable', { password: goodPassword })
  const { totpURI, backupCodes } = JSON.parse(enabled.text) as { totpURI: string; backupCodes: string[] }
  const code = totp(new URL(totpURI).searchParams.get('secret') ?? '', Date.now())
  expect((await owner.json('POST', '/api/auth/two-factor/verify-totp', { code })).status).toBe(200)
  let visits = 0
  const tryCode = async (typed: string) => {
    const visitor = app.visitor(`192.0.2.${++visits + 1}`)
    await visitor.logIn('bison')
    return (await visitor.form('/login/code', { code: typed })).status
  }
  return { ...app, secret, backupCodes, tryCode }
}

test('recovery codes: they contain no ambiguous characters', () => {
  const codes = recoveryCodeOptions('key').customBackupCodesGenerate()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{4}(?:-[34679ACDEFGHJKMNPQRTWXY]{4}){2}$/)
})

test('recovery codes: they work once, in any case, with and without separators', async () => {
  const { backupCodes, tryCode } = await withSecondFactor()
  const [first = '', second = '', third = '', fourth = ''] = backupCodes
  expect(await tryCode(first.toLowerCase())).toBe(303)
  expect(await tryCode(first)).toBe(422)
  expect(await tryCode(second.replaceAll('-', ''))).toBe(303)
  expect(await tryCode(` ${third.replaceAll('-', ' – ').toLowerCase()} `)).toBe(303)
  expect(await tryCode(fourth.replace(/.$/, fourth.endsWith('A') ? 'C' : 'A'))).toBe(422)
})

test('recovery codes: those of earlier versions still work, typed in any way', async () => {
  const { db, secret, tryCode } = await withSecondFactor()
  const old = ['eO36z-c0Vyn', 'aIs69-biAj9', 'Xl1oQ-0OiLk', 'Zq8Bs-2Sv5U']
  const backupCodes = await symmetricEncrypt({ key: secret, data: JSON.stringify(old) })
  await db.update(secondFactors).set({ backupCodes })
  expect(await tryCode('eO36z-c0Vyn')).toBe(303)
  expect(await tryCode('eO36z-c0Vyn')).toBe(422)
  expect(await tryCode('AIS69BIAJ9')).toBe(303)
  expect(await tryCode('xi1OQ-OoIIk')).toBe(303)
  expect(await tryCode('zq8bs 2sv5u')).toBe(303)
})

test('recovery codes: Cyrillic letters count as the Latin ones that they look like', () => {
  expect(canonicalRecoveryCode('АСЕН-кмрт')).toBe('ACEHKMPT')
})

test.each([
  ['no cookie of the log-in', 'cookies are blocked', undefined, 'Allow cookies'],
  ['only the cookie of the language', 'the log-in has expired', 'en', 'has ended'],
])('second factor: with %s the page says that %s', async (_carried, _meaning, language, message) => {
  const { visitor } = await accountsForTest()
  const guest = visitor()
  if (language) guest.cookies.set('zubr.lang', language)
  const answer = await guest.form('/login/code', { code: '123456', lang: 'en' })
  expect([answer.status, JSON.stringify(answer.text)]).toEqual([422, expect.stringContaining(message)])
})
