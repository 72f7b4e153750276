import { expect, onTestFinished, test, vi } from 'vitest'
import { type SmtpFaults, startSmtpReceiver } from '../../alerts/testing/smtp-receiver.ts'
import { accountsForTest, codeIn, decoded } from '../testing/accounts.ts'

const email = 'bison@players.example'

async function accountsByMail(faults: SmtpFaults) {
  const receiver = await startSmtpReceiver()
  onTestFinished(() => receiver.close())
  receiver.fail(faults)
  const config = { smtpUrl: receiver.url, mailFrom: 'post@zubr.example' }
  const test = await accountsForTest({ config })
  const jobs = async (state: string) => {
    const { rows } = await test.db.$client.query(
      `select from jobs.job where name = 'send-mail' and state::text = $1`,
      [state],
    )
    return rows.length
  }
  const account = async (player: ReturnType<typeof test.visitor>) =>
    JSON.parse((await player.get('/api/account')).text) as { refusedEmail: string | null }
  return { ...test, receiver, jobs, account }
}

test('retry: a mail that is sent again has the same Message-ID and the same code, which works once', async () => {
  const { visitor, receiver, db, jobs } = await accountsByMail({ dropAfterMessage: true })
  const player = visitor()
  await player.register('bison')
  await vi.waitFor(() => expect(receiver.mails.length).toBeGreaterThanOrEqual(2), 30_000)
  const copies = receiver.mails.slice(0, 2).map(({ text }) => ({
    id: /^Message-ID: (.*)$/im.exec(text)?.[1],
    code: codeIn(decoded(text.replaceAll('\n', '\r\n'))),
  }))
  expect(copies[0]).toEqual({ id: expect.stringMatching(/@zubr\.example>$/), code: expect.any(String) })
  expect(copies[1]).toEqual(copies[0])
  expect((await player.form('/confirm', { code: copies[0]?.code ?? '' })).status).toBe(200)
  receiver.fail({})
  await db.$client.query(`update jobs.job set start_after = now() where name = 'send-mail'`)
  await vi.waitFor(async () => expect(await jobs('completed')).toBe(1), 30_000)
  expect((await player.form('/confirm', { code: copies[0]?.code ?? '' })).status).toBe(422)
})

test('permanent failure: a 5xx is final and shown in the account until a mail is accepted', async () => {
  const faults = { answers: { RCPT: '550 5.1.1 no such user' } }
  const { visitor, receiver, jobs, account, logged } = await accountsByMail(faults)
  const player = visitor()
  await player.register('bison')
  await vi.waitFor(async () => expect(await account(player)).toMatchObject({ refusedEmail: email }), 20_000)
  await vi.waitFor(async () => expect(await jobs('completed')).toBe(1), 10_000)
  expect(receiver.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1)
  expect(JSON.parse((await player.get('/api/account/export')).text).account).toMatchObject({
    refusedEmail: email,
  })
  expect(logged.join('')).not.toContain(email)
  receiver.fail({})
  expect((await player.json('POST', '/api/account/confirmation')).status).toBe(204)
  await vi.waitFor(() => expect(receiver.mails).toHaveLength(1), 20_000)
  await vi.waitFor(async () => expect(await account(player)).toMatchObject({ refusedEmail: null }), 10_000)
})
