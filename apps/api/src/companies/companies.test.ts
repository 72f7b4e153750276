import { randomUUID } from 'node:crypto'
import type { AcceptanceAct, AcceptanceActs, Company } from '@zubr/contracts/companies/endpoints'
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

const company: Company = {
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
const storeCompany = (by = anna, change: object = {}) =>
  by.call('PUT', '/api/account/company', { ...company, ...change })
const storedCompany = async (by = anna) =>
  (await (await by.call('GET', '/api/account/company')).json()).company
const listed = async (by = anna) =>
  ((await (await by.call('GET', '/api/acceptance-acts')).json()) as AcceptanceActs).months
const make = (month: string, by = anna) => by.call('POST', `/api/acceptance-acts/${month}`)
const made = async (month: string, by = anna) => {
  const answer = await make(month, by)
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as AcceptanceAct
}
/**
 * A customer who buys a server for 4.90 on 20 November and extends it on 1 December, Minsk time.
 */
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
  test('requisites: are normalized, changed and deleted', async () => {
    expect(await storedCompany()).toBeNull()
    expect(
      await (await storeCompany(anna, { account: 'by13 NBRB 3600 9000 0000 2Z00 AB00' })).json(),
    ).toEqual({
      company,
    })
    expect((await storeCompany(anna, { name: 'ЧУП «Зубр»' })).status).toBe(200)
    expect(await storedCompany()).toEqual({ ...company, name: 'ЧУП «Зубр»' })
    expect(await storedCompany(await customerForTest(hosting, 'boris'))).toBeNull()
    expect((await anna.call('DELETE', '/api/account/company')).status).toBe(204)
    expect(await storedCompany()).toBeNull()
  })

  test('validation: invalid requisites are refused with a reason for each field', async () => {
    await storeCompany()
    const wrong = await storeCompany(anna, { name: ' ', taxNumber: '123456784', account: 'BY00', bic: '' })
    expect(await errorOf(wrong)).toEqual({
      status: 400,
      code: 'invalid_request',
      fields: { name: 'missing', taxNumber: 'unp_checksum', account: 'iban_by', bic: 'missing' },
    })
    expect(await errorOf(await storeCompany(anna, { address: 'x'.repeat(201) }))).toMatchObject({
      fields: { address: 'too_long' },
    })
    expect(await storedCompany()).toEqual(company)
  })
})

describe('acceptance acts', () => {
  test('acceptance act: lists the sales of its month and never changes', async () => {
    await buyer()
    await storeCompany()
    hosting.time.now = new Date('2026-12-03T12:00:00Z')
    expect(await listed()).toEqual([
      { month: '2026-12', state: 'open', number: null, total: { currency: 'BYN', minor: 490 } },
      { month: '2026-11', state: 'due', number: null, total: { currency: 'BYN', minor: 490 } },
    ])
    expect((await anna.call('GET', '/api/acceptance-acts/2026-11')).status).toBe(404)
    const acceptanceAct = await made('2026-11')
    expect(acceptanceAct).toEqual({
      month: '2026-11',
      number: '2026-1',
      issuedAt: '2026-12-03T12:00:00.000Z',
      seller: { name: 'ООО «Зубр Хостинг»', taxNumber: '000000000', address: 'Минск' },
      buyer: company,
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
      paidWithPromoCredit: { currency: 'BYN', minor: 0 },
      vat: 'Без НДС',
    })
    await storeCompany(anna, { name: 'Другое имя' })
    expect(await made('2026-11')).toEqual(acceptanceAct)
    expect(await (await anna.call('GET', '/api/acceptance-acts/2026-11')).json()).toEqual(acceptanceAct)
    expect((await listed())[1]).toMatchObject({ state: 'made', number: '2026-1' })
    const boris = await customerForTest(hosting, 'boris')
    expect((await boris.call('GET', '/api/acceptance-acts/2026-11')).status).toBe(404)
    expect(await errorOf(await make('2026-11', boris))).toMatchObject({ code: 'not_found' })
  })

  test('acceptance act: is refused before the month is over, without a company and without sales', async () => {
    await buyer()
    hosting.time.now = new Date('2026-12-31T21:30:00Z')
    expect(await errorOf(await make('2026-11'))).toMatchObject({
      status: 409,
      fields: { acceptanceAct: 'no_company' },
    })
    await storeCompany()
    // A sale that waits for a lock at midnight is posted within an hour.
    expect(await errorOf(await make('2026-12'))).toMatchObject({
      status: 409,
      fields: { acceptanceAct: 'open' },
    })
    expect(await errorOf(await make('2026-10'))).toMatchObject({ status: 404 })
    expect(await errorOf(await make('2026-13'))).toMatchObject({ status: 400 })
    hosting.time.now = new Date('2026-12-31T22:00:00Z')
    // It is made in the next year, whose numbers start at 1.
    expect(await made('2026-12')).toMatchObject({ number: '2027-1', lines: [{ kind: 'extension' }] })
    expect(await rows('select month from acceptance_acts')).toEqual([{ month: '2026-12' }])
  })

  test('acceptance act: subtracts refunds and shows what was paid with promotional credit', async () => {
    const server = await buyer()
    await storeCompany()
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
        { ledger: 'promotions', amount: -200 },
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
    const { lines, total, paidWithPromoCredit } = await made('2026-11')
    expect(lines.map(({ kind, sum }) => [kind, sum.minor])).toEqual([
      ['purchase', 490],
      ['extension', 490],
      ['returned', -90],
    ])
    expect([total.minor, paidWithPromoCredit.minor]).toEqual([890, 200])
  })

  test('acceptance act: concurrent requests get consecutive numbers', async () => {
    const customers = [anna, await customerForTest(hosting, 'boris'), await customerForTest(hosting, 'vera')]
    for (const [i, customer] of customers.entries()) {
      await buyer(customer, `world-${i}`)
      await storeCompany(customer)
    }
    hosting.time.now = new Date('2027-01-02T12:00:00Z')
    const requests = customers.flatMap((customer) =>
      ['2026-11', '2026-12', '2026-11'].map((month) => made(month, customer)),
    )
    const numbers = (await Promise.all(requests)).map(({ number }) => number)
    expect([...new Set(numbers)].sort()).toEqual(['2027-1', '2027-2', '2027-3', '2027-4', '2027-5', '2027-6'])
  })

  test.each([
    ['update acceptance_acts set number = 2', /kept as they were made/],
    ['delete from acceptance_acts', /kept as they were made/],
    [
      `insert into acceptance_acts select gen_random_uuid(), month, year, number + 2, issued_at, currency, document from acceptance_acts`,
      /leave no gap/,
    ],
  ])('trigger: PostgreSQL refuses %s', async (statement, refusal) => {
    await buyer()
    await storeCompany()
    await made('2026-11')
    await expect(hosting.db.$client.query(statement)).rejects.toThrow(refusal)
  })
})

test('account deletion: deletes the requisites and keeps the acceptance acts; both are exported', async () => {
  await buyer()
  await storeCompany()
  const acceptanceAct = await made('2026-11')
  const exported = await (await (await logInForTest(hosting, anna)).call('GET', '/api/account/export')).json()
  expect(exported.company).toMatchObject({
    requisites: company,
    acceptanceActs: [
      {
        month: '2026-11',
        year: 2026,
        number: 1,
        document: { total: acceptanceAct.total, ofGiven: acceptanceAct.paidWithPromoCredit },
      },
    ],
  })
  expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  expect(await rows('select * from account_companies')).toEqual([])
  expect(await rows(`select document->'buyer'->>'name' as name from acceptance_acts`)).toEqual([
    { name: company.name },
  ])
})
