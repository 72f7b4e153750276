import { readdir, readFile } from 'node:fs/promises'
import type { Server } from '@zubr/contracts/servers/server'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { servers } from '../servers-schema.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  type Hosting,
  hostingForTest,
  keyed,
  nodeForTest,
} from '../testing/servers.ts'
import { processDueExtensions } from './auto-extend.ts'
import { paidPeriods } from './terms-schema.ts'

let hosting: Hosting
let anna: Customer
beforeEach(async () => {
  hosting = await hostingForTest()
  await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 100_000)
})

const extend = async (id: string, months = 1) => {
  const answer = await anna.call('POST', `/api/servers/${id}/extend`, { months }, keyed())
  return ((await answer.json()) as Server).paidUntil
}
const rowOf = async (id: string) => {
  const [row] = await hosting.db.select().from(servers).where(eq(servers.id, id))
  if (!row) throw new Error('no such server')
  return row
}

test('day of the month: monthly extensions of a server bought on 31 December return to the 31st', async () => {
  hosting.time.now = new Date('2026-12-31T12:00:00Z')
  const { id } = await create(anna, { months: 1 })
  const ends = []
  for (let n = 0; n < 4; n++) ends.push(await extend(id))
  expect(ends).toEqual([
    ...['2027-02-28T12:00:00.000Z', '2027-03-31T12:00:00.000Z'],
    ...['2027-04-30T12:00:00.000Z', '2027-05-31T12:00:00.000Z'],
  ])
  expect(await extend(id, 3)).toBe('2027-08-31T12:00:00.000Z')
})

test('time zone: the day of the month is that of Minsk, where the contract is', async () => {
  // 1 February at 01:00 in Minsk.
  hosting.time.now = new Date('2027-01-31T22:00:00Z')
  const { id, paidUntil } = await create(anna, { months: 1 })
  expect([paidUntil, await extend(id)]).toEqual(['2027-02-28T22:00:00.000Z', '2027-03-31T22:00:00.000Z'])
})

test('automatic extension: it keeps the day of the month as well', async () => {
  hosting.time.now = new Date('2026-12-31T12:00:00Z')
  const { id } = await create(anna, { months: 1 })
  await extend(id)
  hosting.time.now = new Date('2027-02-26T12:00:00Z')
  const answer = await anna.call('PUT', `/api/servers/${id}/auto-extend`, { on: true, minor: 490 })
  expect(answer.status).toBe(200)
  hosting.time.now = new Date('2027-02-27T13:00:00Z')
  await processDueExtensions(
    {
      db: hosting.db,
      catalogue: catalogueForTest,
      sendMail: async () => undefined,
      onError: (error) => {
        throw error
      },
    },
    hosting.time.now,
  )
  expect((await rowOf(id)).paidUntil).toEqual(new Date('2027-03-31T12:00:00Z'))
})

test('first purchase: a free server that becomes a paid one keeps the day of the payment', async () => {
  hosting.time.now = new Date('2027-01-30T12:00:00Z')
  const { id } = await create(anna, { plan: 'java-free' })
  hosting.time.now = new Date('2027-01-31T12:00:00Z')
  const bought = await anna.call('PUT', `/api/servers/${id}/plan`, { plan: 'java-1', minor: 490 }, keyed())
  expect(((await bought.json()) as Server).paidUntil).toBe('2027-02-28T12:00:00.000Z')
  expect(await extend(id)).toBe('2027-03-31T12:00:00.000Z')
})

/** The statement that sets the anchor of servers of earlier versions. */
async function backfill() {
  const folder = new URL('../../../migrations/', import.meta.url)
  const name = (await readdir(folder)).find((file) => file.endsWith('_billing_cycles.sql')) ?? ''
  const statement = (await readFile(new URL(name, folder), 'utf8')).split('--> statement-breakpoint').at(-1)
  // Migration 0044 renamed the columns.
  await hosting.db.$client.query((statement ?? '').replace(/\b(starts|ends)\b/g, '$1_at'))
}

test.each([
  ['a server of 31 January that reads 28 March', '01-31', ['02-28', '03-28'], '04-30T12'],
  ['a server of 31 January that reads 28 February', '01-31', ['02-28'], '03-31T12'],
  ['a server of 30 January that reads 28 April', '01-30', ['02-28', '03-28', '04-28'], '05-30T12'],
  ['a server of 15 January', '01-15', ['02-15', '03-15'], '04-15T12'],
  [
    'a server of 31 January that was paid late on 3 March',
    '01-31',
    ['02-28', '03-03T09', '04-03T09'],
    '05-03T09',
  ],
])('upgrade: %s gets the day of its purchase back', async (_, from, ends, next) => {
  const at = (day: string) => new Date(`2027-${day.includes('T') ? day : `${day}T12`}:00:00Z`)
  hosting.time.now = at(from)
  const { id } = await create(anna, { months: 1 })
  const [bought] = await hosting.db.select().from(paidPeriods).where(eq(paidPeriods.serverId, id))
  if (!bought) throw new Error('nothing was bought')
  await hosting.db.delete(paidPeriods).where(eq(paidPeriods.serverId, id))
  const points = [from, ...ends].map(at)
  const periods = points.slice(1).map((end, n) => ({
    ...{ serverId: id, months: 1, ownAmount: 490, promoAmount: 0, discountAmount: 0, listAmount: 0 },
    ...{ startsAt: points[n] as Date, effectiveFrom: points[n] as Date, endsAt: end },
  }))
  await hosting.db.insert(paidPeriods).values(periods)
  const paidUntil = points.at(-1) as Date
  hosting.time.now = new Date(+paidUntil - 86_400_000)
  await hosting.db.update(servers).set({ paidUntil, billingCycleAnchor: null }).where(eq(servers.id, id))
  await backfill()
  expect(await extend(id)).toBe(`2027-${next}:00:00.000Z`)
})

test('upgrade: a server of a free plan gets no anchor', async () => {
  const { id } = await create(anna, { plan: 'java-free' })
  await backfill()
  expect((await rowOf(id)).billingCycleAnchor).toBeNull()
})
