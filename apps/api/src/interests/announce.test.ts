import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { locales } from '@zubr/i18n/locales'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Mail } from '../accounts/mail/deliver.ts'
import { mailsIn } from '../accounts/mail/testing/mails.ts'
import { openJobs } from '../jobs/jobs.ts'
import { appForTest, configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { type AnnounceJob, announceTo, announceWorker } from './announce.ts'
import { forgetAddress, leaveAddress, operate, waitingIn } from './testing/interests.ts'

/** The API with a fake mail server. */
async function announcements() {
  const app = await appForTest()
  const sent: Mail[] = []
  const deliver = vi.fn(async (mail: Mail) => void sent.push(mail))
  const context = { db: app.db, config: configForTest, catalogue: catalogueForTest, deliver }
  return {
    ...app,
    sent,
    deliver,
    leave: (email: string, more: Partial<Parameters<typeof leaveAddress>[1]> = {}) =>
      leaveAddress(app.url, { email, ...more }),
    announce: (job: AnnounceJob) => announceTo(context, job),
    jobs: async () =>
      (await app.db.$client.query(`select data from jobs.job where name = 'announce-edition'`)).rows.map(
        ({ data }) => data,
      ),
  }
}

test('announce: unknown editions and those still to come are refused', async () => {
  const { db, leave, jobs } = await announcements()
  await leave('bison@players.example')
  await expect(operate(db, ['bedrock'], 'announce', 'bedrock')).rejects.toThrow(
    "still to come: content/features.ts says 'soon'",
  )
  await expect(operate(db, [], 'announce', 'education')).rejects.toThrow(
    'expected an edition: java, bedrock, proxy',
  )
  expect(await jobs()).toEqual([])
})

test('list: the operator sees counts by edition and language, and no address', async () => {
  const { db, leave } = await announcements()
  expect(await operate(db, ['bedrock', 'proxy'], 'list')).toEqual(['bedrock: 0', 'proxy: 0', 'Nobody waits.'])
  await leave('a@players.example', { locale: 'ru' })
  await leave('b@players.example', { locale: 'ru' })
  await leave('c@players.example', { locale: 'de', edition: 'proxy' })
  await leave('d@players.example', { locale: 'lv' })
  expect(await operate(db, ['proxy'], 'list')).toEqual([
    'bedrock: 3 (lv 1, ru 2), and it has come',
    'proxy: 1 (de 1)',
  ])
})

test('idempotency: everybody who waits has one job, however often the edition is announced', async () => {
  const { db, leave, jobs } = await announcements()
  for (const name of ['a', 'b']) await leave(`${name}@players.example`)
  await leave('c@players.example', { edition: 'proxy' })
  const [output] = await operate(db, [], 'announce', 'bedrock')
  expect(output).toContain('2 mails are on the way')
  expect(await operate(db, [], 'announce', 'bedrock')).toEqual([
    "Nobody waits for bedrock, or everybody's mail is on its way.",
  ])
  expect(await jobs()).toHaveLength(2)
  expect(JSON.stringify(await jobs())).not.toContain('players.example')
  // A job without attempts left no longer counts.
  await db.$client.query(
    `update jobs.job set state = 'failed' where id = (select id from jobs.job where name = 'announce-edition' limit 1)`,
  )
  expect((await operate(db, [], 'announce', 'bedrock'))[0]).toContain('1 mail is on the way')
})

test('batches: more jobs than one statement takes are all queued', async () => {
  const { db, jobs } = await announcements()
  await db.$client.query(
    `insert into interests (edition, mailbox, email, locale) select 'bedrock', n, n || '@players.example', 'ru' from generate_series(1, 1201) n`,
  )
  await operate(db, [], 'announce', 'bedrock')
  expect(await jobs()).toHaveLength(1_201)
})

test.each(locales)(
  '%s: the mail is complete, links to the plan, and its link deletes the other entries of the address',
  async (locale) => {
    const { url, sent, leave, announce, ...app } = await announcements()
    for (const edition of ['bedrock', 'proxy'] as const)
      await leave('bison@players.example', { locale, edition })
    const [{ mailbox }] = await waitingIn(app)
    await announce({ edition: 'bedrock', mailbox })
    expect(await waitingIn(app)).toMatchObject([{ edition: 'proxy' }])
    // The same job finds no row the second time.
    await announce({ edition: 'bedrock', mailbox })
    expect(sent).toHaveLength(1)
    const [{ to, subject, text, id } = {} as Mail] = sent
    expect(to).toBe('bison@players.example')
    expect(subject + text).not.toMatch(/[{}]|undefined/)
    expect(subject).toMatch(/Bedrock.*Zubr$/)
    expect(text).toContain(`\nhttp://localhost:3100/create?plan=bedrock-free&lang=${locale}\n`)
    expect(id).not.toContain(mailbox)
    const at = locale === 'ru' ? '' : `/${locale}`
    const [, code = ''] =
      new RegExp(`\nhttp://localhost:3000${at}/notify/forget#([\\w-]{32})\n`).exec(text) ?? []
    expect((await forgetAddress(url, { code })).status).toBe(204)
    expect(await waitingIn(app)).toEqual([])
  },
)

test('retry: an address whose mail failed stays and gets the mail at the next attempt', async () => {
  const { sent, deliver, leave, announce, ...app } = await announcements()
  await leave('bison@players.example')
  const [{ mailbox }] = await waitingIn(app)
  deliver.mockRejectedValueOnce(new Error('the mail server did not take a mail (451)'))
  await expect(announce({ edition: 'bedrock', mailbox })).rejects.toThrow('451')
  expect(await waitingIn(app)).toHaveLength(1)
  await announce({ edition: 'bedrock', mailbox })
  expect(sent).toHaveLength(1)
  expect(await waitingIn(app)).toEqual([])
})

test('transaction: none stays open while a mail server takes longer than PostgreSQL allows', async () => {
  const { db, sent, deliver, leave, announce } = await announcements()
  await leave('bison@players.example')
  const [{ mailbox }] = await waitingIn({ db })
  deliver.mockImplementationOnce(async (mail) => {
    // What PostgreSQL does to such a session after `idle_in_transaction_session_timeout`.
    await db.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    sent.push(mail)
  })
  await announce({ edition: 'bedrock', mailbox })
  expect(await waitingIn({ db })).toEqual([])
  await announce({ edition: 'bedrock', mailbox })
  expect(sent).toHaveLength(1)
})

test('lock: an address can be deleted while its mail is being sent', async () => {
  const { db, url, sent, deliver, leave, announce } = await announcements()
  await leave('bison@players.example')
  const [{ mailbox }] = await waitingIn({ db })
  deliver.mockImplementationOnce(async () => {
    expect((await forgetAddress(url, { email: 'bison@players.example' })).status).toBe(204)
    throw new Error('the mail server did not take a mail (451)')
  })
  await expect(announce({ edition: 'bedrock', mailbox })).rejects.toThrow('451')
  await announce({ edition: 'bedrock', mailbox })
  expect([sent, await waitingIn({ db })]).toEqual([[], []])
})

test('jobs: an API process sends the mails and empties the list', async () => {
  const app = await appForTest()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zubr-interests-'))
  const jobs = openJobs(app.db)
  onTestFinished(async () => {
    await jobs.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  await leaveAddress(app.url, { email: 'bison@players.example', locale: 'fi' })
  await operate(app.db, [], 'announce', 'bedrock')
  const config = { ...configForTest, dataDir }
  await jobs.work([
    announceWorker({ db: app.db, jobs, config, catalogue: catalogueForTest, log: app.app.log }),
  ])
  await vi.waitFor(async () => expect(await waitingIn(app)).toEqual([]), { timeout: 20_000 })
  expect(await mailsIn(dataDir)).toEqual([
    expect.stringMatching(/To: .*bison@players\.example[\s\S]*Subject: Nyt saatavilla: Bedrock-palvelimet/),
  ])
  expect(app.logged.join('')).not.toMatch(/players\.example/)
})
