import { isIP } from 'node:net'
import { z } from 'zod'
import { type Notification, type Notified, ProcessorsOwnId } from './processor.ts'

const About = z.object({
  event: z.string(),
  object: z.object({
    id: ProcessorsOwnId,
    metadata: z
      .object({ payment_id: ProcessorsOwnId.optional().catch(undefined) })
      .optional()
      .catch(undefined),
  }),
})

/** The payment that a notification is about; null if it cannot be parsed. */
export function aboutOf({ body, address }: Notification): Notified | null {
  if (isIP(address) === 0) return null
  let text: unknown
  try {
    text = JSON.parse(body.toString())
  } catch {
    // The body is not JSON, so it is no notification of YooKassa.
    return null
  }
  const { data } = About.safeParse(text)
  if (!data) return null
  const { id, metadata } = data.object
  return { uid: id, invoiceId: metadata?.payment_id ?? null, refundId: null }
}
