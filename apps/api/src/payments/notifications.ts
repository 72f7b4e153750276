import { createHash } from 'node:crypto'
import { notificationPaths } from '@zubr/contracts/payments/endpoints'
import { type ProcessorId, processorIds } from '@zubr/domain/payments/methods'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { inTransaction } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { applyTransaction } from './apply-transaction.ts'
import { paymentOf } from './create-payment.ts'
import { isUuid } from './insert-transaction.ts'
import type { PaymentContext } from './payment-context.ts'
import { forgottenBody, paymentNotifications } from './payments-schema.ts'
import type { Notified } from './processors/processor.ts'
import { syncPayment } from './sync-payments.ts'

const maxBytes = 64 * 1024

/**
 * Endpoints for processors' notifications. An authentic notification is stored as received before
 * it is answered. A job then reads the payment back from the processor: the notification's content
 * is never trusted.
 */
export function notificationRoutes(context: PaymentContext): FastifyPluginAsync {
  const { db, jobs, processors, clock, log } = context
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    for (const id of processorIds)
      app.post(notificationPaths[id], { schema: { hide: true } }, async (request, reply) => {
        const processor = processors.get(id)
        if (!processor) throw new Refused('not_found')
        const { authorization, 'content-signature': signature } = request.headers
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const about = processor.parseNotification({
          body,
          authorization,
          signature: typeof signature === 'string' ? signature : undefined,
          address: request.ip,
        })
        if (!about) {
          log.warn({ processor: id }, 'a notification is not from its processor')
          throw new Refused('forbidden')
        }
        await inTransaction(db, async (tx) => {
          const digest = createHash('sha256').update(body).digest('base64url')
          const [stored] = await tx
            .insert(paymentNotifications)
            .values({
              ...{ processor: id, receivedAt: clock(), body, digest },
              paymentId: isUuid(about.paymentId) ? about.paymentId : null,
            })
            .onConflictDoUpdate({
              target: [paymentNotifications.processor, paymentNotifications.digest],
              set: { receivedCount: sql`${paymentNotifications.receivedCount} + 1` },
            })
            .returning({ id: paymentNotifications.id, workedAt: paymentNotifications.processedAt })
          if (stored && stored.workedAt === null)
            await jobs.send(tx, 'work-notification', {
              id: stored.id,
              processor: id,
              about,
            } satisfies NotificationJob)
        })
        jobs.wake?.('work-notification')
        return reply.code(200).send()
      })
  }
}

export type NotificationJob = { id: number; processor: ProcessorId; about: Notified }

/**
 * Reads back the payment of a notification. Throws if the processor is unavailable; the job is then
 * retried.
 */
export async function processNotification(
  context: PaymentContext,
  { id, processor, about }: NotificationJob,
) {
  const { db, processors, clock } = context
  const api = processors.get(processor)
  if (!api) throw new Error(`${processor} has no keys here`)
  const [stored] = await db
    .select({ workedAt: paymentNotifications.processedAt })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.id, id))
  // A duplicate came before the first was processed.
  if (!stored || stored.workedAt !== null) return
  const payment = isUuid(about.paymentId) ? await paymentOf(db, about.paymentId) : undefined
  if (payment?.processor === processor) await syncPayment(context, payment)
  // Refunds, chargebacks and payments that are not ours are not read back with a payment.
  const move = about.uid === null ? null : await api.find(about.uid)
  if (move) {
    // A refund or chargeback may be reported before its payment, which must be counted first.
    const parent = move.parentUid === null ? null : await api.find(move.parentUid)
    if (parent) await applyTransaction(context, api, parent)
    await applyTransaction(context, api, move)
  }
  await db.update(paymentNotifications).set({ processedAt: clock() }).where(eq(paymentNotifications.id, id))
}

/** How long the body of a notification is stored for diagnosis. */
const bodyDays = 30
/** How long its digest is stored, to recognize duplicates. */
const keptDays = 400

/**
 * Deletes old notifications: first their bodies, which name the payer by mail and card, later their
 * rows. What accounting requires is in `processor_transactions` and in the journal, without names.
 */
export async function sweepNotifications({ db, clock }: PaymentContext): Promise<void> {
  const ago = (days: number) => new Date(+clock() - days * 86_400_000)
  const { receivedAt, processedAt, body } = paymentNotifications
  await db
    .update(paymentNotifications)
    .set({ body: forgottenBody })
    .where(and(lt(processedAt, ago(bodyDays)), gt(sql`octet_length(${body})`, 0)))
  await db.delete(paymentNotifications).where(and(lt(receivedAt, ago(keptDays)), isNotNull(processedAt)))
}
