import { newCredentials } from '@zubr/trial-processor/credentials'
import { startTrialProcessor } from '@zubr/trial-processor/trial-processor'
import { expect, onTestFinished, test } from 'vitest'
import { trialProcessors } from '../../apps/api/src/payments/processors.ts'
import { payingForTest } from '../../apps/api/src/payments/testing/payments.ts'
import { paymentsToDo } from './payments.ts'

const methods = [
  { id: 'card-byn', processor: 'bepaid' },
  { id: 'card-rub', processor: 'yookassa' },
] as const
const real = { SITE_URL: 'https://zubr.example', PANEL_URL: 'https://panel.zubr.example' }
const reached = async () => 403

async function processorsForTest(change: { secretKey?: string } = {}) {
  const credentials = newCredentials('of-tests')
  const trial = await startTrialProcessor({
    ...{ host: '127.0.0.1', port: 0, credentials, yookassaNotifyAt: null },
  })
  onTestFinished(() => trial.close())
  const both = trialProcessors({ url: trial.url, ...credentials, ...change }, null, 2_000)
  return { trial, processors: new Map(both.map((each) => [each.id, each])) }
}

test('preflight: the trial processor is listed, and refused with real addresses', async () => {
  expect(await paymentsToDo({ env: {}, methods })).toEqual([
    expect.stringMatching(/^TRIAL_PROCESSOR: no money moves/),
  ])
  expect(await paymentsToDo({ env: { ...real, TRIAL_PROCESSOR: '1' }, methods })).toEqual([
    expect.stringMatching(/^TRIAL_PROCESSOR: expected 0 where SITE_URL/),
  ])
})

test('preflight: missing keys disable payments, and wrong ones are named', async () => {
  expect(await paymentsToDo({ env: real, methods })).toEqual([
    expect.stringContaining('no processor has keys'),
  ])
  expect(await paymentsToDo({ env: { ...real, BEPAID_PUBLIC_KEY: 'AAAA' }, methods })).toEqual([
    expect.stringMatching(/^BEPAID_PUBLIC_KEY: expected a public key of RSA/),
  ])
})

test('preflight: with valid keys only test mode is listed', async () => {
  const { processors } = await processorsForTest()
  expect(await paymentsToDo({ env: real, methods, processors, post: reached })).toEqual([
    'BEPAID_TEST: bepaid is in test mode, no money moves',
    'YOOKASSA_SECRET_KEY: yookassa is in test mode, no money moves',
  ])
  processors.delete('yookassa')
  expect(await paymentsToDo({ env: real, methods, processors, post: reached })).toContain(
    'content/payments.ts: card-rub is not offered, as its processor has no keys',
  )
})

test('preflight: rejected keys and an unreachable processor are distinguished', async () => {
  const wrong = await processorsForTest({ secretKey: 'test_other' })
  expect(await paymentsToDo({ env: real, methods, ...wrong, post: reached })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^BEPAID_SHOP_ID, BEPAID_SECRET_KEY: bepaid answered with status 401/),
      expect.stringMatching(/^YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY: yookassa answered with status 401/),
    ]),
  )
  await wrong.trial.close()
  expect(await paymentsToDo({ env: real, methods, ...wrong, post: reached })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^bepaid: bepaid cannot be reached/)]),
  )
})

test('preflight: a notification URL without https, or to another host, is listed', async () => {
  const { processors } = await processorsForTest()
  const listed = async (env: Record<string, string>, post: () => Promise<number>) =>
    (await paymentsToDo({ env, methods, processors, post })).filter((line) => line.includes('/notifications'))
  expect(await listed({ TRIAL_PROCESSOR: '0' }, reached)).toEqual([
    expect.stringMatching(/^PANEL_URL: bepaid .*localhost:3100\/api\/payments\/bepaid\/notifications/),
    expect.stringMatching(/^PANEL_URL: yookassa /),
  ])
  expect(await listed(real, async () => 200)).toEqual([
    expect.stringContaining('answered with 200'),
    expect.stringContaining('answered with 200'),
  ])
  expect(await listed(real, () => Promise.reject(new Error('away')))).toEqual([
    expect.stringMatching(
      /^https:\/\/panel\.zubr\.example\/api\/payments\/bepaid\/notifications does not answer/,
    ),
    expect.stringContaining('yookassa/notifications does not answer'),
  ])
})

test('preflight: the API answers forged notifications as expected', async () => {
  const { url } = await payingForTest()
  for (const name of ['bepaid', 'yookassa'])
    expect(
      (
        await fetch(`${url}/api/payments/${name}/notifications`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
      name,
    ).toBe(403)
})
