import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { sendMail } from './mail.ts'
import { postToWebhook } from './webhook.ts'

/** One message to the operator. `id` is the same at every attempt, so that a mail program can fold repeats. */
export type AlertMessage = { id: string; text: string }

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
  signal?: AbortSignal,
): Promise<void> {
  if (!channelsOf(config).includes(channel)) return
  switch (channel) {
    case 'webhook':
      return postToWebhook(config.alertWebhookUrl ?? '', message, signal)
    case 'mail':
      return sendMail(config, message)
  }
}
