import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { createTransport } from 'nodemailer'
import { longestMessage, postMessage } from '../http/webhook.ts'

/** One message to the operator. `id` is the same at every attempt, so that a mail program can fold repeats. */
export type AlertMessage = { id: string; text: string }

const patienceMs = 10_000

export type Channel = 'webhook' | 'mail'

/** How the operator is reached, and in whose name. */
export type ChannelConfig = Pick<Config, 'alertWebhookUrl' | 'alertMailTo' | 'smtpUrl' | 'mailFrom'> &
  Pick<Catalogue, 'brand'>

/** The ways to the operator that are configured. */
export function channelsOf({
  alertWebhookUrl,
  alertMailTo,
  smtpUrl,
}: Omit<ChannelConfig, 'brand'>): Channel[] {
  return [
    ...(alertWebhookUrl ? (['webhook'] as const) : []),
    ...(alertMailTo && smtpUrl ? (['mail'] as const) : []),
  ]
}

/** The receiver asks to be left alone for a while. */
export class TryLater extends Error {
  override name = 'TryLater'
  readonly seconds: number
  constructor(seconds: number) {
    super(`the receiver asks to wait ${seconds} s`)
    this.seconds = seconds
  }
}

/** Rejects unless the message was accepted; the error never holds an address or a secret. A channel that is no longer configured takes everything. */
export async function deliver(
  channel: Channel,
  message: AlertMessage,
  config: ChannelConfig,
  signal: AbortSignal,
): Promise<void> {
  if (!channelsOf(config).includes(channel)) return
  switch (channel) {
    case 'webhook':
      return post(config.alertWebhookUrl ?? '', message.text, signal)
    case 'mail':
      return sendMail(config, message)
  }
}

async function post(url: string, text: string, signal: AbortSignal): Promise<void> {
  const content = text.length > longestMessage ? `${text.slice(0, longestMessage - 1)}…` : text
  const delivery = await postMessage(url, content, { patienceMs, signal })
  if (delivery.outcome === 'accepted') return
  if (delivery.outcome === 'failed' && delivery.retryAfterMs)
    throw new TryLater(Math.min(Math.ceil(delivery.retryAfterMs / 1_000), 3_600))
  throw new Error(`the alert webhook: ${delivery.reason}`)
}

/** Mails the operator; the first line is the subject. The error never holds an address or a password. */
async function sendMail(
  { smtpUrl, alertMailTo, brand, mailFrom = brand.email }: ChannelConfig,
  { id, text }: AlertMessage,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl ?? '',
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: { name: brand.name, address: mailFrom },
      to: { name: '', address: alertMailTo ?? '' },
      subject: text.split('\n', 1)[0] ?? '',
      text,
      messageId: `<${id}@${mailFrom.split('@').at(-1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    // The server's own words may quote the recipient.
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    throw new Error(`the mail server did not take an alert (${responseCode ?? code ?? 'unknown'})`)
  } finally {
    transport.close()
  }
}
