import { beforeEach, expect, test } from 'vitest'
import type { MailJob } from '../accounts/mail/jobs.ts'
import { sendMail } from '../accounts/mail/send.ts'
import { customerForTest, hostingForTest } from '../servers/testing/servers.ts'
import { configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { type EditionsDeps, editionNotice, maxAccountsPerPass, processDueEditions } from './editions.ts'

const first = { published: '2026-01-01', inForce: '2026-01-01' }
const next = { published: '2027-02-01', inForce: '2027-02-15' }
const changed = {
  editions: { oferta: [first, next], pay: [first, next], privacy: [first] },
  names: {
    ru: { oferta: 'Публичная оферта', pay: 'Порядок оплаты' },
    de: { oferta: 'Vertragsangebot', pay: 'Zahlung' },
  },
}

let hosting: Awaited<ReturnType<typeof hostingForTest>>
let mails: MailJob[]
beforeEach(async () => {
  hosting = await hostingForTest()
  mails = []
})

/** Runs one pass at noon of a day in Minsk. */
async function pass(day: string, legal: EditionsDeps['legal'] = changed, failing = false) {
  const faults: unknown[] = []
  const jobs = {
    async send(_tx: unknown, _queue: string, mail: object) {
      if (failing) throw new Error('no queue')
      mails.push(mail as MailJob)
    },
  }
  const rateLimits = { take: async () => 0 }
  const deps = { db: hosting.db, jobs, rateLimits, legal, siteUrl: 'https://zubr.example' }
  await processDueEditions({ ...deps, onError: (fault) => faults.push(fault) }, new Date(`${day}T09:00Z`))
  return faults
}

const rows = async (sql: string) => (await hosting.db.$client.query(sql)).rows
const accepted = () =>
  rows('select document, edition::text from accepted_editions order by document, edition')

test('acceptance: an account accepts the editions of the day of its registration, once', async () => {
  await customerForTest(hosting, 'anna')
  await rows("update accounts set created_at = '2027-02-14T20:59Z'")
  await pass('2027-02-20')
  const expected = ['oferta', 'pay', 'privacy'].map((document) => ({ document, edition: '2026-01-01' }))
  expect(await accepted()).toEqual(expected)
  await pass('2027-03-20')
  expect(await accepted()).toEqual(expected)
})

test('acceptance: the day of registration is the one of Minsk', async () => {
  await customerForTest(hosting, 'anna')
  await rows("update accounts set created_at = '2027-02-14T21:00Z'")
  await pass('2027-02-20')
  expect(await accepted()).toContainEqual({ document: 'oferta', edition: '2027-02-15' })
})

test('notice: each account gets one mail for all documents of a day, however often the job runs', async () => {
  await customerForTest(hosting, 'anna')
  await customerForTest(hosting, 'boris')
  await rows("update accounts set locale = 'de' where username = 'boris'")
  await pass('2027-01-31')
  expect(mails).toEqual([])
  await Promise.all([pass('2027-02-01'), pass('2027-02-01')])
  await pass('2027-02-02')
  expect(
    mails.map(({ values }) => values).toSorted((a, b) => (a?.link ?? '').localeCompare(b?.link ?? '')),
  ).toEqual([
    { day: '2027-02-15', documents: 'Vertragsangebot, Zahlung', link: 'https://zubr.example/de/legacy' },
    { day: '2027-02-15', documents: 'Публичная оферта, Порядок оплаты', link: 'https://zubr.example/legacy' },
  ])
})

test('notice: an account that registers before the day gets it too, and after the day nobody does', async () => {
  await customerForTest(hosting, 'anna')
  await pass('2027-02-01')
  await customerForTest(hosting, 'boris')
  await pass('2027-02-14')
  expect(mails).toHaveLength(2)
  await customerForTest(hosting, 'vera')
  await pass('2027-02-15')
  expect(mails).toHaveLength(2)
})

test('notice: a first edition needs none, and a mail that was not stored is tried again', async () => {
  await customerForTest(hosting, 'anna')
  await pass('2025-12-31', { editions: { oferta: [{ ...first, published: '2025-12-01' }] }, names: {} })
  expect(mails).toEqual([])
  expect(await pass('2027-02-01', changed, true)).toHaveLength(1)
  expect(await pass('2027-02-01')).toEqual([])
  expect(mails).toHaveLength(1)
})

test('notice: one pass serves a limited number of accounts', async () => {
  await rows(
    `insert into accounts (username, name, email, email_verified)
     select 'p' || n, 'p' || n, 'p' || n || '@players.example', true from generate_series(1, ${maxAccountsPerPass + 1}) n`,
  )
  await pass('2027-02-01')
  expect(mails).toHaveLength(maxAccountsPerPass)
  await pass('2027-02-01')
  expect(mails).toHaveLength(maxAccountsPerPass + 1)
})

test('notice: the mail names day, documents and link, and the delivery time is stored', async () => {
  const anna = await customerForTest(hosting, 'anna')
  await pass('2027-02-01')
  const sent: { subject: string; text: string }[] = []
  const { brand, planNames } = catalogueForTest
  const clock = () => new Date('2027-02-01T10:00Z')
  await sendMail(
    {
      ...{ db: hosting.db, config: configForTest, brand, planNames },
      deliver: async (mail) => void sent.push(mail),
      followers: { documents_change: editionNotice({ db: hosting.db, clock }) },
    },
    mails[0] as MailJob,
    'mail-1',
  )
  expect(sent[0]?.subject).toContain('15 февр. 2027')
  expect(sent[0]?.text).toContain('Публичная оферта, Порядок оплаты')
  expect(sent[0]?.text).toContain('https://zubr.example/legacy')
  const exported = await (await anna.call('GET', '/api/account/export')).json()
  expect(exported.documents).toMatchObject({
    accepted: [{ document: 'oferta' }, { document: 'pay' }, { document: 'privacy' }],
    notices: [{ inForce: '2027-02-15', deliveredAt: '2027-02-01T10:00:00.000Z' }],
  })
})

test('deletion: nothing of an account’s editions is left', async () => {
  await customerForTest(hosting, 'anna')
  await pass('2027-02-01')
  await rows("delete from accounts where username = 'anna'")
  expect(await accepted()).toEqual([])
  expect(await rows('select * from edition_notices')).toEqual([])
})
