import { readConfig } from '@zubr/config'
import { expect, onTestFinished, test } from 'vitest'
import { type SmtpFaults, startSmtpReceiver } from '../../alerts/testing/smtp-receiver.ts'
import { queues } from '../../jobs/queues.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { MailRefused, maxDeliverySeconds, sendBySmtp, smtpTimeouts } from './deliver.ts'
import { readMail } from './read-mail.ts'

const sender = {
  ...readConfig({ PANEL_URL: 'https://panel.zubr.example', MAIL_FROM: 'post@zubr.example' }),
  brand: catalogueForTest.brand,
}
const mail = { id: 'mail-7', to: 'bison@players.example', subject: 'Зубр', text: 'Здравствуйте!\n.\n' }

async function receiverForTest(faults: SmtpFaults = {}, answerMs = 0) {
  const receiver = await startSmtpReceiver({ answerMs })
  onTestFinished(() => receiver.close())
  receiver.fail(faults)
  return {
    ...receiver,
    send: (timeouts = smtpTimeouts) => sendBySmtp(receiver.url, sender, mail, { timeouts }),
  }
}

test('timeout: the answer after the message has its own timeout of ten minutes', async () => {
  const { send, mails, violations } = await receiverForTest({}, 900)
  await send({ handoverMs: 600, finalAnswerMs: 10_000 })
  expect([mails.length, violations]).toEqual([1, []])
  expect(smtpTimeouts.finalAnswerMs).toBe(600_000)
})

test.each(['EHLO', 'MAIL', 'RCPT', 'DATA'] as const)(
  'timeout: a server that is silent at %s does not get these ten minutes',
  async (silentAt) => {
    const { send } = await receiverForTest({ silentAt })
    const sending = send({ handoverMs: 300, finalAnswerMs: 20_000 })
    await expect(sending).rejects.toThrow('the mail server did not take a mail (ETIMEDOUT)')
    await expect(sending).rejects.not.toBeInstanceOf(MailRefused)
  },
)

test('timeout: no answer after the message is an error, and the mail may be sent again', async () => {
  const { send } = await receiverForTest({}, 3_000)
  const sending = send({ handoverMs: 10_000, finalAnswerMs: 300 })
  await expect(sending).rejects.toThrow(/ETIMEDOUT/)
  await expect(sending).rejects.not.toBeInstanceOf(MailRefused)
})

test.each(['send-mail', 'announce-edition', 'send-alert'] as const)(
  'queue: %s waits for a slow mail server before a mail is retried',
  (queue) => {
    expect(queues[queue].expireInSeconds).toBeGreaterThan(maxDeliverySeconds)
  },
)

test.each([
  ['MAIL', '550 5.7.1 bison@players.example is not welcome'],
  ['RCPT', '550 5.1.1 no such user bison@players.example'],
  ['RCPT', '553 5.1.2 no such domain'],
  ['DATA', '554 5.7.1 no'],
  ['.', '552 5.3.4 too big'],
] as const)(
  'permanent failure: %s answered with «%s» is final, and the error quotes no address',
  async (verb, answer) => {
    const { send } = await receiverForTest({ answers: { [verb]: answer } })
    const error = await send().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MailRefused)
    expect(String(error)).toBe(`Error: the mail server did not take a mail (${answer.slice(0, 3)})`)
  },
)

test.each([
  ['EHLO', '550 5.7.1 your address is on a list'],
  ['MAIL', '530 5.7.0 authentication required'],
  ['MAIL', '451 4.3.0 later'],
  ['RCPT', '450 4.2.1 greylisted'],
  ['.', '421 4.3.2 closing'],
] as const)('temporary failure: %s answered with «%s» is retried', async (verb, answer) => {
  const { send } = await receiverForTest({ answers: { [verb]: answer } })
  const error = await send().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MailRefused)
})

test('temporary failure: a connection that is lost after the message may be retried', async () => {
  const { send, mails } = await receiverForTest({ dropAfterMessage: true })
  await expect(send()).rejects.not.toBeInstanceOf(MailRefused)
  await expect(send()).rejects.toThrow(/did not take/)
  const ids = mails.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])
  expect(ids).toEqual(['<mail-7@zubr.example>', '<mail-7@zubr.example>'])
})

test.each([
  ['the panel’s host', { PANEL_URL: 'https://panel.zubr.example' }, 'EHLO panel.zubr.example'],
  ['SMTP_EHLO_NAME', { SMTP_EHLO_NAME: 'mail.zubr.example' }, 'EHLO mail.zubr.example'],
])('EHLO: the name is %s', async (_, environment, line) => {
  const { url, commands } = await receiverForTest()
  await sendBySmtp(url, { ...readConfig(environment), brand: catalogueForTest.brand }, mail)
  expect(commands[0]).toBe(line)
})

test('HTML mail: a recipient gets the plain text and the page as alternatives', async () => {
  const { send, mails } = await receiverForTest()
  await send()
  const { text, html } = readMail(mails[0]?.text ?? '')
  expect(text?.trim()).toBe('Здравствуйте!\n.')
  expect(html).toContain('<p>Здравствуйте!<br>\n.</p>')
})
