import { randomUUID } from 'node:crypto'
import type { Act, Acts, Firm } from '@zubr/contracts/firms/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { writeEntry } from '../balance/journal.ts'
import { lockAccount } from '../balance/ledger.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  errorOf,
  type Hosting,
  hostingForTest,
  keyed,
  logInForTest,
  nodeForTest,
} from '../servers/testing/servers.ts'

const firm: Firm = {
  country: 'BY',
  name: 'ООО «Зубры»',
  taxNumber: '123456783',
  address: '220000, г. Минск, ул. Примерная, д. 1',
  account: 'BY13NBRB3600900000002Z00AB00',
  bank: 'ОАО «Банк»',
  bic: 'ZUBRBY2X',
  signatory: 'директор',
  basis: 'Устав',
}

let hosting: Hosting
let anna: Customer
beforeEach(async () => {
  hosting = await hostingForTest()
  await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
})
const rows = async (text: string) => (await hosting.db.$client.query(text)).rows
const keep = (by = anna, change: object = {}) => by.call('PUT', '/api/account/firm', { ...firm, ...change })
const kept = async (by = anna) => (await (await by.call('GET', '/api/account/firm')).json()).firm
const listed = async (by = anna) => ((await (await by.call('GET', '/api/acts')).json()) as Acts).months
const make = (month: string, by = anna) => by.call('POST', `/api/acts/${month}`)
const made = async (month: string, by = anna) => {
  const answer = await make(month, by)
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Act
}
/** A customer who has bought a server for 4.90 on 20 November and paid a month more on the first of December, by the clocks of Minsk. */
async function buyer(by = anna, subdomain = 'my-world') {
  await credit(hosting.db, by.accountId, 2_000)
  hosting.time.now = new Date('2026-11-20T12:00:00Z')
  const server = await create(by, { subdomain })
  hosting.time.now = new Date('2026-11-30T21:00:00Z')
  expect((await by.call('POST', `/api/servers/${server.id}/extend`, undefined, keyed())).status).toBe(200)
  hosting.time.now = new Date('2026-12-02T12:00:00Z')
  return server
}

describe('requisites', () => {
  test('are kept as documents show them, changed and forgotten', async () => {
    expect(await kept()).toBeNull()
    expect(await (await keep(anna, { account: 'by13 NBRB 3600 9000 0000 2Z00 AB00' })).json()).toEqual({
      firm,
    })
    expect((await keep(anna, { name: 'ЧУП «Зубр»' })).status).toBe(200)
    expect(await kept()).toEqual({ ...firm, name: 'ЧУП «Зубр»' })
    expect(await kept(await customerForTest(hosting, 'boris'))).toBeNull()
    expect((await anna.call('DELETE', '/api/account/firm')).status).toBe(204)
    expect(await kept()).toBeNull()
  })

  test('that are wrong are refused as a whole, with what is wrong in each field', async () => {
    await keep()
    const wrong = await keep(anna, { name: ' ', taxNumber: '123456784', account: 'BY00', bic: '' })
    expect(await errorOf(wrong)).toEqual({
      status: 400,
      code: 'invalid_request',
      fields: { name: 'missing', taxNumber: 'unp_checksum', account: 'iban_by', bic: 'missing' },
    })
    expect(await errorOf(await keep(anna, { address: 'x'.repeat(201) }))).toMatchObject({
      fields: { address: 'too_long' },
    })
    expect(await kept()).toEqual(firm)
  })
})

describe('the act of a month', () => {
  test('says what was sold in it, and stays when everything else changes', async () => {
    await buyer()
    await keep()
    hosting.time.now = new Date('2026-12-03T12:00:00Z')
    expect(await listed()).toEqual([
      { month: '2026-12', state: 'open', number: null, total: { currency: 'BYN', minor: 490 } },
      { month: '2026-11', state: 'due', number: null, total: { currency: 'BYN', minor: 490 } },
    ])
    expect((await anna.call('GET', '/api/acts/2026-11')).status).toBe(404)
    const act = await made('2026-11')
    expect(act).toEqual({
      month: '2026-11',
      number: '2026-1',
      madeAt: '2026-12-03T12:00:00.000Z',
      seller: { name: 'ООО «Зубр Хостинг»', taxNumber: '000000000', address: 'Минск' },
      buyer: firm,
      lines: [
        {
          at: '2026-11-20T12:00:00.000Z',
          kind: 'purchase',
          plan: 'java-1',
          name: 'Java · Земля',
          sum: { currency: 'BYN', minor: 490 },
        },
      ],
      total: { currency: 'BYN', minor: 490 },
      ofGiven: { currency: 'BYN', minor: 0 },
      vat: 'Без НДС',
    })
    await keep(anna, { name: 'Другое имя' })
    expect(await made('2026-11')).toEqual(act)
    expect(await (await anna.call('GET', '/api/acts/2026-11')).json()).toEqual(act)
    expect((await listed())[1]).toMatchObject({ state: 'made', number: '2026-1' })
    const boris = await customerForTest(hosting, 'boris')
    expect((await boris.call('GET', '/api/acts/2026-11')).status).toBe(404)
    expect(await errorOf(await make('2026-11', boris))).toMatchObject({ code: 'not_found' })
  })

  test('cannot be made before it is over, nor for nobody, nor for nothing', async () => {
    await buyer()
    hosting.time.now = new Date('2026-12-31T21:30:00Z')
    expect(await errorOf(await make('2026-11'))).toMatchObject({ status: 409, fields: { act: 'no_firm' } })
    await keep()
    // A sale that waits for its turn at midnight is in the books an hour later.
    expect(await errorOf(await make('2026-12'))).toMatchObject({ status: 409, fields: { act: 'open' } })
    expect(await errorOf(await make('2026-10'))).toMatchObject({ status: 404 })
    expect(await errorOf(await make('2026-13'))).toMatchObject({ status: 400 })
    hosting.time.now = new Date('2026-12-31T22:00:00Z')
    // It is made in the next year, whose numbers begin anew.
    expect(await made('2026-12')).toMatchObject({ number: '2027-1', lines: [{ kind: 'extension' }] })
    expect(await rows('select month from acts')).toEqual([{ month: '2026-12' }])
  })

  test('takes off what was given back, and says what was paid with money that had been given', async () => {
    const server = await buyer()
    await keep()
    const entry = {
      accountId: anna.accountId,
      currency: 'BYN' as const,
      reason: 'java-1',
      serverId: server.id,
    }
    await hosting.db.transaction(async (tx) => {
      await lockAccount(tx, anna.accountId)
      const write = (kind: 'extension' | 'refund', lines: Parameters<typeof writeEntry>[2]) =>
        writeEntry(
          tx,
          { ...entry, kind, at: new Date('2026-11-25T12:00:00Z'), idempotencyKey: randomUUID() },
          lines,
        )
      await write('refund', [
        { ledger: 'given', accountId: anna.accountId, amount: 200 },
        { ledger: 'gifts', amount: -200 },
      ])
      await write('extension', [
        { ledger: 'given', accountId: anna.accountId, amount: -200 },
        { ledger: 'balance', accountId: anna.accountId, amount: -290 },
        { ledger: 'sales', amount: 490 },
      ])
      await write('extension', [
        { ledger: 'balance', accountId: anna.accountId, amount: 90 },
        { ledger: 'sales', amount: -90 },
      ])
    })
    const { lines, total, ofGiven } = await made('2026-11')
    expect(lines.map(({ kind, sum }) => [kind, sum.minor])).toEqual([
      ['purchase', 490],
      ['extension', 490],
      ['returned', -90],
    ])
    expect([total.minor, ofGiven.minor]).toEqual([890, 200])
  })

  test('has the next number, whoever makes how many at once', async () => {
    const customers = [anna, await customerForTest(hosting, 'boris'), await customerForTest(hosting, 'vera')]
    for (const [i, customer] of customers.entries()) {
      await buyer(customer, `world-${i}`)
      await keep(customer)
    }
    hosting.time.now = new Date('2027-01-02T12:00:00Z')
    const asked = customers.flatMap((customer) =>
      ['2026-11', '2026-12', '2026-11'].map((month) => made(month, customer)),
    )
    const numbers = (await Promise.all(asked)).map(({ number }) => number)
    expect([...new Set(numbers)].sort()).toEqual(['2027-1', '2027-2', '2027-3', '2027-4', '2027-5', '2027-6'])
  })

  test.each([
    ['update acts set number = 2', /kept as they were made/],
    ['delete from acts', /kept as they were made/],
    [
      `insert into acts select gen_random_uuid(), month, year, number + 2, made_at, currency, document from acts`,
      /leave no gap/,
    ],
  ])('is guarded by PostgreSQL: %s', async (statement, refusal) => {
    await buyer()
    await keep()
    await made('2026-11')
    await expect(hosting.db.$client.query(statement)).rejects.toThrow(refusal)
  })
})

test('the export holds requisites and acts; with the account the requisites go, and acts stay', async () => {
  await buyer()
  await keep()
  const act = await made('2026-11')
  const exported = await (await (await logInForTest(hosting, anna)).call('GET', '/api/account/export')).json()
  expect(exported.firm).toMatchObject({
    requisites: firm,
    acts: [{ month: '2026-11', year: 2026, number: 1, document: { total: act.total } }],
  })
  expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  expect(await rows('select * from account_firms')).toEqual([])
  expect(await rows(`select document->'buyer'->>'name' as name from acts`)).toEqual([{ name: firm.name }])
})
