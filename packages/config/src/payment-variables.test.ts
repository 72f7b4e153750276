import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, variables } from './index.ts'

const publicKey = (type: 'rsa' | 'ed25519') => {
  const { publicKey: key } =
    type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519')
  return key.export({ type: 'spki', format: 'der' }).toString('base64')
}
const bepaid = { BEPAID_SHOP_ID: '361', BEPAID_SECRET_KEY: 'b8647b68' }
const yookassa = { YOOKASSA_SHOP_ID: '54401', YOOKASSA_SECRET_KEY: 'live_b8647b68' }
const real = { SITE_URL: 'https://zubr.example', PANEL_URL: 'https://panel.zubr.example' }

test('payment processors: those with keys are enabled with their configured values', () => {
  expect(readConfig({})).toMatchObject({ bepaid: undefined, yookassa: undefined })
  const key = publicKey('rsa')
  expect(
    readConfig({ ...bepaid, BEPAID_PUBLIC_KEY: key, BEPAID_TEST: '1', BEPAID_ERIP_SERVICE: '7' }).bepaid,
  ).toEqual({
    shopId: '361',
    secretKey: 'b8647b68',
    publicKey: key,
    test: true,
    eripService: '7',
  })
  expect(readConfig({ ...bepaid, ...yookassa })).toMatchObject({
    bepaid: { test: false, publicKey: undefined },
    yookassa: { shopId: '54401', secretKey: 'live_b8647b68' },
  })
})

test.each([
  ['BEPAID_SHOP_ID', bepaid],
  ['BEPAID_SECRET_KEY', bepaid],
  ['YOOKASSA_SHOP_ID', yookassa],
  ['YOOKASSA_SECRET_KEY', yookassa],
])('payment processors: %s is required beside its counterpart', (name, both) => {
  const [processor] = name.split('_')
  expect(() => readConfig({ ...both, [name]: '' })).toThrow(
    new ConfigError(`${processor}_SHOP_ID and ${processor}_SECRET_KEY: expected both or neither`),
  )
})

test.each([
  ['BEPAID_SHOP_ID', 'shop', 'expected the number of a shop'],
  ['BEPAID_PUBLIC_KEY', '-----BEGIN PUBLIC KEY-----', 'expected one line of base64'],
  ['BEPAID_PUBLIC_KEY', publicKey('rsa').slice(0, -12), 'expected a public key of RSA'],
  ['BEPAID_PUBLIC_KEY', publicKey('ed25519'), 'expected a public key of RSA'],
  ['BEPAID_TEST', 'yes', 'expected 0 or 1'],
  ['BEPAID_ERIP_SERVICE', 'hosting', 'expected the number of a service'],
  ['YOOKASSA_SHOP_ID', 'shop', 'expected the number of a shop'],
  ['TRIAL_PROCESSOR', 'yes', 'expected 0 or 1'],
  ['TRIAL_PROCESSOR_PORT', '70000', 'expected a port'],
])('payment processors: %s=%s is refused: %s', (name, value, expected) => {
  expect(() => readConfig({ ...bepaid, ...yookassa, [name]: value })).toThrow(`${name}: ${expected}`)
})

test('secrets: payment keys are marked as secret', () => {
  expect(variables.BEPAID_SECRET_KEY).toMatchObject({ secret: true })
  expect(variables.YOOKASSA_SECRET_KEY).toMatchObject({ secret: true })
})

test('trial processor: it runs only where no real processor or public address is configured', () => {
  expect(readConfig({}).trialPort).toBe(3_200)
  expect(readConfig({ TRIAL_PROCESSOR_PORT: '0' }).trialPort).toBe(0)
  expect(readConfig({ TRIAL_PROCESSOR: '0' }).trialPort).toBeUndefined()
  for (const env of [bepaid, yookassa, real]) expect(readConfig(env).trialPort).toBeUndefined()
  for (const [name, url] of Object.entries(real))
    expect(() => readConfig({ [name]: url, TRIAL_PROCESSOR: '1' }), name).toThrow(
      /^TRIAL_PROCESSOR: expected 0 where SITE_URL or PANEL_URL is https:\/\/, as it moves no money/,
    )
  for (const keys of [bepaid, yookassa])
    expect(() => readConfig({ ...keys, TRIAL_PROCESSOR: '1' })).toThrow(
      new ConfigError('TRIAL_PROCESSOR: expected 0 beside the keys of bePaid or YooKassa'),
    )
})
