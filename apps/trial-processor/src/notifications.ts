import { createSign } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { bepaidTransaction } from './bepaid-routes.ts'
import type { Checkout, Move } from './checkouts.ts'
import { basic, type TrialCredentials } from './credentials.ts'
import { yookassaObject } from './yookassa-routes.ts'

/** A notification as it is sent. */
export type Message = { url: string; body: string; headers: Record<string, string> }

/** What tests do to notifications: each becomes any number of messages, each after its time. */
export type FaultInjection = (message: Message) => readonly { message: Message; afterMs: number }[]

/** Pauses before a notification that was not taken is sent again, and the end of it. */
const pausesMs = [500, 1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000]

/** How a processor tells its merchant of a movement; undefined where it would not. */
export function messageOf(
  checkout: Checkout,
  move: Move,
  credentials: TrialCredentials,
): Message | undefined {
  const { wire, notifyAt } = checkout
  if (notifyAt === null) return undefined
  const json = { 'content-type': 'application/json' }
  if (wire === 'bepaid') {
    const body = JSON.stringify({ transaction: bepaidTransaction(checkout, move) })
    const signature = createSign('RSA-SHA256').update(body).sign(credentials.privateKey, 'base64')
    const headers = { ...json, authorization: basic(credentials), 'content-signature': signature }
    return { url: notifyAt, body, headers }
  }
  const event = eventOf(move)
  if (event === undefined) return undefined
  const object = yookassaObject(checkout, move)
  return { url: notifyAt, body: JSON.stringify({ type: 'notification', event, object }), headers: json }
}

/** YooKassa tells of nothing that waits, of no refund that failed, and of no chargeback. */
function eventOf({ type, state }: Move): string | undefined {
  if (type === 'payment' && state !== 'waiting')
    return state === 'done' ? 'payment.succeeded' : 'payment.canceled'
  return type === 'refund' && state === 'done' ? 'refund.succeeded' : undefined
}

export function openNotifier(credentials: TrialCredentials, mischief: FaultInjection | undefined) {
  const stop = new AbortController()
  const underWay = new Set<Promise<void>>()

  async function deliver({ url, body, headers }: Message, afterMs: number): Promise<void> {
    const { signal } = stop
    if (afterMs > 0) await wait(afterMs, undefined, { signal })
    for (const pauseMs of [...pausesMs, 0]) {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(10_000)])
      const taken = await fetch(url, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
        signal: patience,
      }).then(
        async (response) => {
          await response.body?.cancel()
          return response.ok
        },
        () => false,
      )
      if (taken || signal.aborted || pauseMs === 0) return
      await wait(pauseMs, undefined, { signal })
    }
  }

  const send = (message: Message, afterMs = 0) => {
    const delivery = deliver(message, afterMs)
      .catch(() => undefined)
      .finally(() => underWay.delete(delivery))
    underWay.add(delivery)
  }

  return {
    send,
    told(checkout: Checkout, move: Move): void {
      const message = messageOf(checkout, move, credentials)
      if (!message) return
      for (const each of mischief?.(message) ?? [{ message, afterMs: 0 }]) send(each.message, each.afterMs)
    },
    async stop(): Promise<void> {
      stop.abort()
      await Promise.all(underWay)
    },
  }
}
