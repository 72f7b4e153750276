import { expect, test, vi } from 'vitest'
import { sendToOperator } from './check.ts'
import { alertsForTest } from './testing/alerts.ts'

const message = {
  id: 'alert-7-begun',
  text: '[Zubr] Node minsk-1 has been silent @everyone.\nWhat to do: look.',
}

test('channels: the operator gets a webhook message without mentions, and a mail', async () => {
  const { db, jobs, config, work, webhook, smtp } = await alertsForTest()
  await sendToOperator(jobs, db, config, message)
  await work()
  await vi.waitFor(() => expect([webhook.received.length, smtp.mails.length]).toEqual([1, 1]), 10_000)
  expect(webhook.received.map(({ body }) => body)).toEqual([
    { content: message.text, allowed_mentions: { parse: [] } },
  ])
  const [mail] = smtp.mails
  expect(mail).toMatchObject({ from: 'zubr@zubr.example', to: ['operator@zubr.example'] })
  expect(mail?.text).toMatch(/^Subject: \[Zubr\] Node minsk-1 has been silent @everyone\.$/m)
  expect(mail?.text).toMatch(/^Message-ID: <alert-7-begun@zubr\.example>$/m)
  expect(mail?.text).toContain('What to do: look.')
})

test('retry: a failed channel is retried, the other is not repeated, and no error contains an address', async () => {
  const { db, jobs, process, config, webhook, smtp, errors } = await alertsForTest()
  webhook.react(() => ({ status: 500 }))
  smtp.refuseWith('451 not you, operator@zubr.example')
  await sendToOperator(jobs, db, config, message)
  const worker = process()
  await worker.work()
  await vi.waitFor(() => expect(errors).toHaveLength(2), 10_000)
  expect(errors.map(String).toSorted()).toEqual([
    'Error: the alert webhook: answered with status 500',
    'Error: the mail server did not take an alert (451)',
  ])
  webhook.react(() => ({ status: 204 }))
  smtp.refuseWith(undefined)
  await vi.waitFor(async () => {
    // Repeated, because a failure is reported before its retry is stored.
    await db.$client.query(
      `update jobs.job set start_after = now() where name = 'send-alert' and state in ('created', 'retry')`,
    )
    const acceptedMessages = webhook.received.filter(({ accepted }) => accepted)
    expect([acceptedMessages.length, smtp.mails.length]).toEqual([1, 1])
  }, 20_000)
})

test('rate limit: a 429 is no failure; the message is sent when the receiver asked for it', async () => {
  const { db, jobs, process, config, webhook, errors } = await alertsForTest()
  webhook.react(() => ({ status: 429, headers: { 'retry-after': '90' } }))
  await sendToOperator(jobs, db, { ...config, smtpUrl: undefined }, message)
  await process().work()
  await vi.waitFor(async () => {
    const { rows } = await db.$client.query(
      `select round(extract(epoch from start_after - created_on))::int as seconds from jobs.job where name = 'send-alert' and state = 'created'`,
    )
    expect(webhook.received).toHaveLength(1)
    expect(rows).toEqual([{ seconds: 90 }])
  }, 10_000)
  expect(errors).toEqual([])
})

test('webhook: the error of an unavailable one does not contain its address', async () => {
  const { db, jobs, process, config, webhook, errors } = await alertsForTest()
  await webhook.die()
  await sendToOperator(jobs, db, { ...config, smtpUrl: undefined }, message)
  await process().work()
  await vi.waitFor(
    () => expect(errors.map(String)).toEqual(['Error: the alert webhook: no connection (ECONNREFUSED)']),
    10_000,
  )
})
