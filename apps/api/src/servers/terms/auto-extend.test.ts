import type { Server } from '@zubr/contracts/servers/server'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '../../balance/ledger.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { updateDueServers } from '../lifecycle/due.ts'
import type { SendMail } from '../lifecycle/mail.ts'
import {
  type Customer,
  create,
  credit,
  customerForTest,
  errorOf,
  type Hosting,
  hostingForTest,
  keyed,
  nodeForTest,
} from '../testing/servers.ts'
import { extensionAhead } from './announced.ts'
import { processDueExtensions } from './auto-extend.ts'

const hour = 3_600_000
let hosting: Hosting
let anna: Customer
/** Paid until noon of 20 December. */
let server: Server
let mails: string[]
let takesMails: boolean
let catalogue: typeof catalogueForTest
beforeEach(async () => {
  hosting = await hostingForTest()
  await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 490)
  server = await create(anna)
  mails = []
  takesMails = true
  catalogue = catalogueForTest
})
const sendMail: SendMail = async (_tx, mail) => {
  const money = mail.money && ` ${mail.money.price?.minor} of ${mail.money.balance?.minor}`
  mails.push(`${mail.kind} ${mail.values.until?.slice(0, 16)}${money ?? ''}`)
  toTake.push(mail)
}
const toTake: Parameters<SendMail>[1][] = []
const pass = async () => {
  const errors: unknown[] = []
  const context = {
    db: hosting.db,
    catalogue,
    sendMail,
    onError: (error: unknown) => void errors.push(error),
  }
  await processDueExtensions(context, hosting.time.now)
  await updateDueServers(context, hosting.time.now)
  expect(errors).toEqual([])
  const taken = toTake.splice(0).filter(({ kind }) => kind.startsWith('server_extension_ahead'))
  const follower = extensionAhead({ db: hosting.db, clock: () => hosting.time.now })
  for (const mail of takesMails ? taken : []) if (await follower.asOf(mail)) await follower.delivered(mail)
}
/** Advances the clock with a pass every six hours. */
const until = async (at: string) => {
  while (+hosting.time.now < Date.parse(at)) {
    hosting.time.now = new Date(Math.min(+hosting.time.now + 6 * hour, Date.parse(at)))
    await pass()
  }
}
const turn = (body: object, id = server.id) => anna.call('PUT', `/api/servers/${id}/auto-extend`, body)
const turnOn = async () => {
  const answer = await turn({ on: true, minor: 490 })
  expect(await answer.json()).toMatchObject({ autoExtend: true })
}
const shown = async () => (await (await anna.call('GET', `/api/servers/${server.id}`)).json()) as Server
const left = () => balanceOf(hosting.db, anna.accountId)
const raise = (BYN: number) => {
  const plans = catalogue.plans.map((plan) => (plan.id === 'java-1' ? { ...plan, price: { BYN } } : plan))
  catalogue = { ...catalogue, plans }
}

test('announcement: each month is announced three days before its payment and confirmed afterwards, once', async () => {
  await credit(hosting.db, anna.accountId, 3 * 490)
  await turnOn()
  await until('2027-02-19T18:00:00Z')
  expect(mails).toEqual([
    'server_extension_ahead 2026-12-19T12:00 490 of 1470',
    'server_extended 2027-01-20T12:00 490 of 980',
    'server_extension_ahead 2027-01-19T12:00 490 of 980',
    'server_extended 2027-02-20T12:00 490 of 490',
    'server_extension_ahead 2027-02-19T12:00 490 of 490',
    'server_extended 2027-03-20T12:00 490 of 0',
  ])
  expect(await shown()).toMatchObject({ contract: 'active', paidUntil: '2027-03-20T12:00:00.000Z' })
  expect(await left()).toBe(0)
  const { rows } = await hosting.db.$client.query(
    `select actor, event, count(*)::int from server_activity group by 1, 2 order by 1, 2`,
  )
  expect(rows).toContainEqual({ actor: 'service', event: 'extended', count: 3 })
})

test('concurrency: two processes pay a month once', async () => {
  await credit(hosting.db, anna.accountId, 3 * 490)
  await turnOn()
  await until('2026-12-19T11:00:00Z')
  hosting.time.now = new Date('2026-12-19T13:00:00Z')
  await Promise.all(Array.from({ length: 5 }, pass))
  expect(await left()).toBe(2 * 490)
  expect(await shown()).toMatchObject({ paidUntil: '2027-01-20T12:00:00.000Z' })
})

test('balance: if it is too low the owner gets one mail, and the month is paid once it suffices', async () => {
  await turnOn()
  await until('2026-12-20T06:00:00Z')
  expect(mails).toEqual([
    'server_extension_ahead_short 2026-12-19T12:00 490 of 0',
    'server_extension_short 2026-12-20T12:00 490 of 0',
  ])
  await credit(hosting.db, anna.accountId, 490)
  await pass()
  expect(await shown()).toMatchObject({ paidUntil: '2027-01-20T12:00:00.000Z' })
  await until('2027-01-20T13:00:00Z')
  expect(mails.slice(2)).toEqual([
    'server_extended 2027-01-20T12:00 490 of 0',
    'server_extension_ahead_short 2027-01-19T12:00 490 of 0',
    'server_extension_short 2027-01-20T12:00 490 of 0',
    'server_suspended 2027-01-27T12:00',
  ])
  // After that the owner has to act.
  await credit(hosting.db, anna.accountId, 490)
  await pass()
  expect(await shown()).toMatchObject({ contract: 'suspended' })
  expect(await left()).toBe(490)
})

test('price: a higher one is announced again and paid three days later; a lower one is just paid', async () => {
  await credit(hosting.db, anna.accountId, 3 * 490)
  await turnOn()
  await until('2026-12-16T18:00:00Z')
  raise(5.9)
  await until('2026-12-20T06:00:00Z')
  expect(mails).toEqual([
    'server_extension_ahead 2026-12-19T12:00 490 of 1470',
    'server_extension_ahead 2026-12-20T00:00 590 of 1470',
    'server_extended 2027-01-20T12:00 590 of 880',
  ])
  expect(await left()).toBe(3 * 490 - 590)
  await until('2027-01-17T12:00:00Z')
  raise(2.9)
  await until('2027-01-20T06:00:00Z')
  expect(await left()).toBe(3 * 490 - 590 - 290)
})

test('price: if it rises too late for an announcement, the owner is asked to extend manually', async () => {
  await credit(hosting.db, anna.accountId, 3 * 490)
  await turnOn()
  await until('2026-12-18T12:00:00Z')
  raise(5.9)
  await until('2026-12-20T12:00:00Z')
  expect(mails.slice(1)).toEqual([
    'server_extension_by_hand 2026-12-20T12:00 590 of 1470',
    'server_ends_in_1_day 2026-12-20T12:00',
    'server_suspended 2026-12-27T12:00',
  ])
  expect(await left()).toBe(3 * 490)
})

test('announcement: without a delivered mail nothing is paid', async () => {
  await credit(hosting.db, anna.accountId, 490)
  await turnOn()
  takesMails = false
  await until('2026-12-19T12:00:00Z')
  expect(mails).toEqual([
    'server_extension_ahead 2026-12-19T12:00 490 of 490',
    'server_extension_by_hand 2026-12-20T12:00 490 of 490',
  ])
  expect(await left()).toBe(490)
})

test('announcement: if it is enabled too late for a mail, its dialog is the announcement', async () => {
  await credit(hosting.db, anna.accountId, 490)
  await until('2026-12-19T18:00:00Z')
  await turnOn()
  await pass()
  expect(await left()).toBe(0)
  expect(await shown()).toMatchObject({ paidUntil: '2027-01-20T12:00:00.000Z' })
})

test('disable: nothing is paid, and the usual mails are sent again', async () => {
  await credit(hosting.db, anna.accountId, 490)
  await turnOn()
  await until('2026-12-17T18:00:00Z')
  expect(await (await turn({ on: false })).json()).toMatchObject({ autoExtend: false })
  await until('2026-12-20T12:00:00Z')
  expect(mails.map((mail) => mail.split(' ')[0])).toEqual([
    'server_extension_ahead',
    'server_ends_in_3_days',
    'server_ends_in_1_day',
    'server_suspended',
  ])
  expect(await left()).toBe(490)
})

test('manual extension: after its announcement the period is not paid twice', async () => {
  await credit(hosting.db, anna.accountId, 3 * 490)
  await turnOn()
  await until('2026-12-18T12:00:00Z')
  await anna.call('POST', `/api/servers/${server.id}/extend`, undefined, keyed())
  await until('2026-12-25T12:00:00Z')
  expect(await left()).toBe(2 * 490)
  expect(await shown()).toMatchObject({ paidUntil: '2027-01-20T12:00:00.000Z' })
})

test('enable: it needs the displayed price and an active server on a paid plan', async () => {
  expect(await errorOf(await turn({ on: true, minor: 480 }))).toMatchObject({
    code: 'plan_refused',
    fields: { plan: 'price_changed' },
  })
  expect(await errorOf(await turn({ on: true }))).toMatchObject({ code: 'invalid_request' })
  const free = await create(anna, { plan: 'java-free', subdomain: 'free-world' })
  expect(await errorOf(await turn({ on: true, minor: 0 }, free.id))).toMatchObject({
    fields: { plan: 'not_extendable' },
  })
  await until('2026-12-20T12:00:00Z')
  expect(await errorOf(await turn({ on: true, minor: 490 }))).toMatchObject({ code: 'server_not_active' })
  const boris = await customerForTest(hosting, 'boris')
  const strange = await boris.call('PUT', `/api/servers/${server.id}/auto-extend`, { on: false })
  expect(strange.status).toBe(404)
})
