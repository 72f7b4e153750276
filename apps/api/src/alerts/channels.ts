import type { Config } from '@zubr/config'
import { type Sender, sendBySmtp } from '../accounts/mail/deliver.ts'
import { maxMessageLength, postMessage } from '../http/webhook.ts'

/**
 * A message to the operator. `id` is the same at each attempt, so that a mail program can merge
 * repeats.
 */
export type AlertMessage = {
  id: string
  text: string
  /** Also send it to `ALERT_ESCALATION_MAIL_TO`. */
  isEscalated?: boolean
}

const patienceMs = 10_000

export type Channel = 'webhook' | 'mail' | 'escalation'

/** The channels to the operator and the sender. */
export type ChannelConfig = Pick<
  Config,
  'alertWebhookUrl' | 'alertMailTo' | 'alertEscalationMailTo' | 'smtpUrl'
> &
  Sender

/** The configured channels to the operator. */
export function channelsOf(
  { alertWebhookUrl, alertMailTo, alertEscalationMailTo, smtpUrl }: ChannelConfig,
  { isEscalated = false } = {},
): Channel[] {
  return [
    ...(alertWebhookUrl ? (['webhook'] as const) : []),
    ...(alertMailTo && smtpUrl ? (['mail'] as const) : []),
    ...(isEscalated && alertEscalationMailTo && smtpUrl ? (['escalation'] as const) : []),
  ]
}

/** The receiver asked to wait before the next message. */
export class RateLimited extends Error {
  override name = 'TryLater'
  readonly seconds: number
  constructor(seconds: number) {
    super(`the receiver asks to wait ${seconds} s`)
    this.seconds = seconds
  }
}

/**
 * Rejects unless the message was accepted. The error never contains an address or a secret. For a
 * channel that is no longer configured, it resolves without sending.
 */
export async function deliver(
  channel: Channel,
  { id, text }: AlertMessage,
  config: ChannelConfig,
  signal: AbortSignal,
): Promise<void> {
  const { alertWebhookUrl, alertMailTo, alertEscalationMailTo, smtpUrl } = config
  if (channel === 'webhook' && alertWebhookUrl) await post(alertWebhookUrl, text, signal)
  const to = channel === 'escalation' ? alertEscalationMailTo : alertMailTo
  if (channel !== 'webhook' && to && smtpUrl) {
    const subject = text.split('\n', 1)[0] ?? ''
    await sendBySmtp(smtpUrl, config, { id, to, subject, text }, { what: 'an alert' })
  }
}

async function post(url: string, text: string, signal: AbortSignal): Promise<void> {
  const content = text.length > maxMessageLength ? `${text.slice(0, maxMessageLength - 1)}…` : text
  const delivery = await postMessage(url, content, { patienceMs, signal })
  if (delivery.outcome === 'accepted') return
  if (delivery.outcome === 'failed' && delivery.retryAfterMs)
    throw new RateLimited(Math.min(Math.ceil(delivery.retryAfterMs / 1_000), 3_600))
  throw new Error(`the alert webhook: ${delivery.reason}`)
}
