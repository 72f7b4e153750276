import { currencies } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { beforeEach, expect, test } from 'vitest'
import {
  type Customer,
  credit,
  customerForTest,
  errorOf,
  type Hosting,
  hostingForTest,
} from '../servers/testing/servers.ts'
import { catalogueForTest } from '../testing/catalogue.ts'

let hosting: Hosting
let anna: Customer
beforeEach(async () => {
  hosting = await hostingForTest()
  anna = await customerForTest(hosting, 'anna')
})
const query = (text: string) => hosting.db.$client.query(text)

test('currency: it is chosen before the first movement, and fixed afterwards', async () => {
  const choose = (currency: string) => anna.call('POST', '/api/balance/currency', { currency })
  expect(await (await anna.call('GET', '/api/balance')).json()).toEqual({
    balance: null,
    promoCredit: null,
    currencyOpen: true,
    entries: [],
  })
  for (const currency of ['RUB', 'BYN']) expect((await choose(currency)).status).toBe(200)
  await credit(hosting.db, anna.accountId, 100)
  expect(await errorOf(await choose('RUB'))).toMatchObject({ status: 409, code: 'currency_fixed' })
  expect(await (await choose('BYN')).json()).toMatchObject({
    balance: { currency: 'BYN', minor: 100 },
    currencyOpen: false,
  })
  await expect(query(`update account_currency set currency = 'RUB'`)).rejects.toThrow('currency is fixed')
})

test('quote: prices are in the requested currency until the account has chosen one', async () => {
  const quote = async (plan: string, currency?: string) =>
    (await anna.call('POST', '/api/quotes', { plan, promoCode: null, currency })).json()
  expect(await quote('java-1')).toMatchObject({ total: { currency: 'BYN', minor: 490 } })
  expect(await quote('java-1', 'RUB')).toMatchObject({
    total: { currency: 'RUB', minor: 4_700 },
    missing: { currency: 'RUB', minor: 4_700 },
    balance: null,
    refused: null,
  })
  // This plan is sold only in BYN, which can still be chosen.
  expect(await quote('bedrock-2', 'RUB')).toMatchObject({ total: { currency: 'BYN' }, refused: null })
  await anna.call('POST', '/api/balance/currency', { currency: 'BYN' })
  expect(await quote('java-1', 'RUB')).toMatchObject({ total: { currency: 'BYN', minor: 490 } })
  await anna.call('POST', '/api/balance/currency', { currency: 'RUB' })
  expect(await quote('bedrock-2', 'BYN')).toMatchObject({ refused: 'other_currency' })
})

test('prices: every plan costs what the site shows, in whole minor units', () => {
  const { plans, discountPercent } = catalogueForTest
  const prices = Object.fromEntries(
    plans.map((plan) => [
      plan.id,
      currencies.map((currency) => monthlyPrice(plan, currency, discountPercent)?.minor),
    ]),
  )
  expect(prices).toMatchObject({
    'java-free': [0, 0],
    'java-1': [490, 4_700],
    'java-2': [1_390, 11_100],
    'java-32': [14_290, 114_300],
    'bedrock-2': [1_190, undefined],
    'proxy-0.5': [290, undefined],
    'ultra-8': [7_890, 63_100],
    'ultra-32': [17_980, 143_800],
  })
  for (const price of Object.values(prices).flat())
    if (price !== undefined) expect(price).toSatisfy(Number.isSafeInteger)
})
