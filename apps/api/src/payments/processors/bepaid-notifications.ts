import { createPublicKey, createVerify, type KeyObject, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Notification, type Notified, ProcessorsOwnId, refundIdFromReason } from './processor.ts'

/**
 * With a public key the body must have a valid signature, whatever else is sent. Without one, the
 * shop id and secret must match. Source: begateway/begateway-api-php, lib/Webhook.php, which
 * requires no password with a signature.
 */
export function isFromBepaid(
  { body, authorization = '', signature = '' }: Notification,
  { shopId, secretKey, key }: { shopId: string; secretKey: string; key: KeyObject | undefined },
): boolean {
  if (key) return createVerify('RSA-SHA256').update(body).verify(key, signature, 'base64')
  const expected = Buffer.from(`Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`)
  const actual = Buffer.from(authorization)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

const About = z.object({
  transaction: z.object({
    uid: ProcessorsOwnId,
    // They may be anything in payments that are not ours.
    tracking_id: ProcessorsOwnId.nullish().catch(null),
    reason: z.string().nullish().catch(null),
  }),
})

/** The payment that a notification is about; null if it cannot be parsed. */
export function aboutOf({ body }: Notification): Notified | null {
  let json: unknown
  try {
    json = JSON.parse(body.toString())
  } catch {
    // The body is not JSON, so it is no notification of bePaid.
    return null
  }
  const { data } = About.safeParse(json)
  if (!data) return null
  const { uid, tracking_id, reason } = data.transaction
  return { uid, invoiceId: tracking_id ?? null, refundId: refundIdFromReason(reason) }
}

/** Parses the key of the notifications' signatures from one line of base64. */
export function keyFrom(line: string): KeyObject {
  return createPublicKey({ key: Buffer.from(line, 'base64'), format: 'der', type: 'spki' })
}
