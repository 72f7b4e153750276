import { readConfig } from '@zubr/config'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import type { MailKind } from '@zubr/i18n/messages/en'
import { expect, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import type { Mail } from './deliver.ts'
import { sendMail } from './send.ts'

// recover.test.ts covers mails with a link. The others need no database; this one is never
// connected to.
const kinds = Object.keys(allMessages.ru.mails).filter(
  (kind) => !['footer', 'confirm', 'reset', 'taken'].includes(kind),
) as MailKind[] // The keys of `mails` without its footer.

const contextFor = (sent: Mail[]) => ({
  db: openDatabase('postgres://nobody@127.0.0.1:1/none').db,
  config: readConfig({}),
  brand: catalogueForTest.brand,
  planNames: catalogueForTest.planNames,
  deliver: async (mail: Mail) => void sent.push(mail),
})

test.each(locales)('%s: every mail is complete, with or without optional values', async (locale) => {
  const sent: Mail[] = []
  for (const kind of kinds) {
    const to = { email: 'bison@players.example', login: 'bison', locale }
    const values = {
      network: 'Discord',
      server: 'Meadow',
      subdomain: 'meadow',
      domain: 'play.example.org',
      until: '2026-11-21T09:30:00.000Z',
      reason: 'mining',
      month: '2026-10',
      minutes: '185',
      hours: '4',
      at: '2026-11-21T09:30:00.000Z',
      browser: 'Firefox · Linux',
      number: '1042',
      day: '2026-12-10',
      days: '30',
      plan: 'java-4',
      documents: 'Offer, Payment',
    }
    const money = {
      amount: { currency: 'BYN', minor: 1050 },
      balance: { currency: 'BYN', minor: 20_000 },
      price: { currency: 'BYN', minor: 2690 },
      fee: { currency: 'BYN', minor: 11 },
      total: { currency: 'BYN', minor: 1061 },
      debt: { currency: 'BYN', minor: 500 },
      missing: { currency: 'BYN', minor: 300 },
    } as const
    const accountId = '00000000-0000-0000-0000-000000000000'
    await sendMail(contextFor(sent), { kind, accountId, to, values, money, page: '/servers/7' }, kind)
  }
  expect(sent).toHaveLength(kinds.length)
  for (const { id, subject, text } of sent) {
    expect.soft(subject + text, id).not.toMatch(/[{}]|undefined|…/)
    expect.soft(text, id).toContain('bison')
    if (id.startsWith('network_')) expect.soft(subject + text, id).toContain('Discord')
    if (id.startsWith('server_')) expect.soft(subject + text, id).toContain('Meadow')
    if (/ends_in|deletion_in|suspended|record_gone/.test(id)) expect.soft(text, id).toMatch(/2026.*12[:.]30/)
    if (/ends_in|deletion_in|suspended|unblocked/.test(id))
      expect.soft(text, id).toContain(`\nhttp://localhost:3100/servers/7?lang=${locale}\n`)
    if (id === 'new_device')
      expect.soft(text, id).toMatch(/\nFirefox · Linux · Discord\n.*2026.*12[:.]30.*\n/)
    if (id === 'credited') expect.soft(subject, id).toMatch(/10[.,]50/)
    if (id === 'refund_requested') expect.soft(text, id).toMatch(/2026/)
    if (id === 'credited') expect.soft(text, id).toMatch(/10[.,]50.*200/)
    if (id === 'compensated') expect.soft(text, id).toMatch(/Meadow.*2026.*185\n.*\b4 \(.*10[.,]50/s)
    if (id.startsWith('server_extension_')) {
      expect.soft(text, id).toMatch(/26[.,]90/)
      expect.soft(text, id).toMatch(/2026.*12[:.]30/)
    }
    if (id === 'server_blocked') expect.soft(text, id).toContain(': mining\n')
  }
})

test.each(['pl', 'lv', 'et'] as const)(
  '%s: a month that needs inflection is written as a number',
  async (locale) => {
    const sent: Mail[] = []
    const to = { email: 'bison@players.example', login: 'bison', locale }
    const values = { server: 'Meadow', until: '2027-05-25T09:30:00.000Z' }
    const accountId = '00000000-0000-0000-0000-000000000000'
    await sendMail(
      contextFor(sent),
      { kind: 'server_ends_in_1_day', accountId, to, values, page: '/servers/7' },
      'id',
    )
    expect(sent[0]?.text).toMatch(/25\.05\.2027,? 12:30/)
  },
)

test('mail follower: it supplies the values, is notified of the delivery, and can cancel the mail', async () => {
  const events: string[] = []
  let answer: Record<string, string> | undefined = { server: 'Meadow', until: '2026-11-21T09:30:00.000Z' }
  let refuses = true
  const context = {
    db: openDatabase('postgres://nobody@127.0.0.1:1/none').db,
    config: readConfig({}),
    brand: catalogueForTest.brand,
    planNames: catalogueForTest.planNames,
    deliver: async ({ text }: Mail) => {
      if (refuses) throw new Error('refused')
      events.push(text)
    },
    followers: {
      server_deletion_in_1_day: {
        asOf: async () => answer,
        delivered: async () => void events.push('taken'),
      },
    },
  }
  const to = { email: 'bison@players.example', login: 'bison', locale: 'en' }
  const job = { kind: 'server_deletion_in_1_day', accountId: 'x', to, page: '/servers/7' } as const
  await expect(sendMail(context, job, '1')).rejects.toThrow('refused')
  expect(events).toEqual([])
  refuses = false
  await sendMail(context, job, '1')
  expect(events).toEqual([expect.stringContaining('Meadow'), 'taken'])
  answer = undefined
  await sendMail(context, job, '1')
  expect(events).toHaveLength(2)
})
