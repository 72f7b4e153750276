import { createSign } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { bepaidTransaction } from './bepaid-routes.ts'
import type { Checkout, TrialTransaction } from './checkout.ts'
import { basic, type TrialCredentials } from './credentials.ts'
import { yookassaObject } from './yookassa-routes.ts'

/** A notification as an HTTP request. */
export type Message = { url: string; body: string; headers: Record<string, string> }

/** For tests: replaces a notification by any number of messages, each with a delay. */
export type FaultInjection = (message: Message) => readonly { message: Message; afterMs: number }[]

/** Before each repetition of a notification that the merchant did not accept. */
const retryDelaysMs = [500, 1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000]
const timeoutMs = 10_000

/** The notification of a transaction; undefined if the real processor would send none. */
export function messageOf(
  checkout: Checkout,
  transaction: TrialTransaction,
  credentials: TrialCredentials,
): Message | undefined {
  const { wire, notifyAt } = checkout
  if (notifyAt === null) return undefined
  const json = { 'content-type': 'application/json' }
  if (wire === 'bepaid') {
    const body = JSON.stringify({ transaction: bepaidTransaction(checkout, transaction) })
    const signature = createSign('RSA-SHA256').update(body).sign(credentials.privateKey, 'base64')
    const headers = { ...json, authorization: basic(credentials), 'content-signature': signature }
    return { url: notifyAt, body, headers }
  }
  const event = yookassaEvent(transaction)
  if (event === undefined) return undefined
  const object = yookassaObject(checkout, transaction)
  return { url: notifyAt, body: JSON.stringify({ type: 'notification', event, object }), headers: json }
}

/** YooKassa notifies of no waiting payment, no failed refund and no chargeback. */
function yookassaEvent({ type, state }: TrialTransaction): string | undefined {
  if (type === 'payment' && state !== 'waiting')
    return state === 'done' ? 'payment.succeeded' : 'payment.canceled'
  return type === 'refund' && state === 'done' ? 'refund.succeeded' : undefined
}

/** Sends notifications to the merchant, with repetitions. */
export class Notifier {
  private readonly credentials: TrialCredentials
  private readonly faults: FaultInjection | undefined
  private readonly stopped = new AbortController()
  private readonly pending = new Set<Promise<void>>()

  constructor(credentials: TrialCredentials, faults: FaultInjection | undefined) {
    this.credentials = credentials
    this.faults = faults
  }

  notify(checkout: Checkout, transaction: TrialTransaction): void {
    const message = messageOf(checkout, transaction, this.credentials)
    if (!message) return
    for (const each of this.faults?.(message) ?? [{ message, afterMs: 0 }])
      this.send(each.message, each.afterMs)
  }

  send(message: Message, afterMs = 0): void {
    const delivery = this.deliver(message, afterMs)
      // Only `stop` rejects it, by the aborted wait.
      .catch(() => undefined)
      .finally(() => this.pending.delete(delivery))
    this.pending.add(delivery)
  }

  async stop(): Promise<void> {
    this.stopped.abort()
    await Promise.all(this.pending)
  }

  private async deliver(message: Message, afterMs: number): Promise<void> {
    const { signal } = this.stopped
    if (afterMs > 0) await wait(afterMs, undefined, { signal })
    for (const delayMs of [...retryDelaysMs, 0]) {
      const isAccepted = await this.post(message)
      if (isAccepted || signal.aborted || delayMs === 0) return
      await wait(delayMs, undefined, { signal })
    }
  }

  /** False: the merchant refused it, or could not be reached. */
  private async post({ url, body, headers }: Message): Promise<boolean> {
    const signal = AbortSignal.any([this.stopped.signal, AbortSignal.timeout(timeoutMs)])
    const request = { method: 'POST', body, headers, redirect: 'manual', signal } as const
    // Without an answer the next repetition tries again.
    const response = await fetch(url, request).catch(() => undefined)
    await response?.body?.cancel()
    return response?.ok === true
  }
}
