import { expect, onTestFinished, test, vi } from 'vitest'
import { startSmtpReceiver } from '../../alerts/testing/smtp-receiver.ts'
import type { Db } from '../../database/open.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { appForTest } from '../../testing/app.ts'
import { accounts } from '../accounts-schema.ts'
import { accountsForTest, Visitor } from '../testing/accounts.ts'
import { sendAllowedMail } from './jobs.ts'

const queued = async (db: Db) => {
  const { rows } = await db.$client.query(
    `select data->>'kind' as kind, count(*)::int as count from jobs.job where name = 'send-mail' group by 1`,
  )
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
/** Sends many requests, each from another address, ten at once. */
const askOften = async (url: string, times: number, nameOf: (n: number) => string) => {
  for (let n = 0; n < times; n += 10)
    await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const visitor = new Visitor(url, `198.51.100.${n + i}`)
        expect((await visitor.form('/forgot', { name: nameOf(n + i) })).status).toBe(200)
      }),
    )
}

test('mail flood: password resets of accounts that do not exist fill no queue', async () => {
  const { db, url } = await appForTest({ patient: true })
  await askOften(url, 40, (n) => (n % 2 ? `nobody-${n}` : `nobody-${n}@players.example`))
  expect(await queued(db)).toEqual({})
})

test('mail flood: an existing account stores few mails, under any of its names', async () => {
  const { db, url } = await appForTest({ patient: true })
  await new Visitor(url).register('bison')
  await askOften(url, 40, (n) => (n % 2 ? 'bison' : 'Bison@players.example'))
  const { confirm, reset, ...others } = await queued(db)
  expect([confirm, others]).toEqual([1, {}])
  expect(reset).toBeGreaterThanOrEqual(4)
  expect(reset).toBeLessThan(12)
})

test('mail flood: a confirmation is sent soon, even if many mails wait for a slow mail server', async () => {
  const receiver = await startSmtpReceiver({ answerMs: 200 })
  onTestFinished(() => receiver.close())
  const { db, visitor } = await accountsForTest({
    config: { smtpUrl: receiver.url, mailFrom: 'post@zubr.example' },
    patient: true,
  })
  const arrival = async (login: string) => {
    const began = performance.now()
    await visitor().register(login)
    await vi.waitFor(
      () => expect(receiver.mails.some(({ to }) => to.includes(`${login}@players.example`))).toBe(true),
      { timeout: 60_000, interval: 20 },
    )
    return performance.now() - began
  }
  const idle = await arrival('bison')
  const players = await db
    .insert(accounts)
    .values(
      Array.from({ length: 200 }, (_, n) => ({
        username: `player-${n}`,
        name: `player-${n}`,
        email: `player-${n}@players.example`,
        emailVerified: true,
      })),
    )
    .returning({ accountId: accounts.id })
  await withJobs(db, async (jobs) => {
    for (const { accountId } of players) await sendAllowedMail(jobs, db, { kind: 'reset', accountId })
  })
  await expect(await arrival('calf')).toTakeAtMost(idle + 2_000)
  // The other mails stay queued, and several are sent at once.
  const [before, began] = [receiver.mails.length, performance.now()]
  await vi.waitFor(() => expect(receiver.mails.length).toBeGreaterThanOrEqual(before + 30), 60_000)
  await expect(performance.now() - began).toTakeAtMost(30 * 200)
})
