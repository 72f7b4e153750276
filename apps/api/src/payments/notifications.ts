import { createHash } from 'node:crypto'
import { notificationPaths } from '@zubr/contracts/payments/endpoints'
import { type ProcessorId, processorIds } from '@zubr/domain/payments/methods'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { inTransaction } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { applyTransaction } from './apply-transaction.ts'
import { readInvoice } from './create-invoice.ts'
import { hasTransaction, isUuid } from './insert-transaction.ts'
import type { PaymentContext } from './payment-context.ts'
import { forgottenBody, processorNotifications } from './payments-schema.ts'
import type { Notified, Processor, ProcessorTransaction } from './processors/processor.ts'
import { syncInvoice } from './sync-invoices.ts'

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
            .insert(processorNotifications)
            .values({
              ...{ processor: id, receivedAt: clock(), body, digest },
              invoiceId: isUuid(about.invoiceId) ? about.invoiceId : null,
            })
            .onConflictDoUpdate({
              target: [processorNotifications.processor, processorNotifications.digest],
              set: { receivedCount: sql`${processorNotifications.receivedCount} + 1` },
            })
            .returning({ id: processorNotifications.id, processedAt: processorNotifications.processedAt })
          if (stored && stored.processedAt === null)
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

export type NotificationJob = { id: number; processor: ProcessorId; about: Pick<Notified, 'uid'> }

/**
 * Reads back what a notification is about, each transaction once, and applies it. Throws if the
 * processor is unavailable; the job is then retried.
 */
export async function processNotification(
  context: PaymentContext,
  { id, processor: processorId, about: { uid } }: NotificationJob,
) {
  const { db, processors, clock } = context
  const processor = processors.get(processorId)
  if (!processor) throw new Error(`${processorId} has no keys here`)
  const [stored] = await db.select().from(processorNotifications).where(eq(processorNotifications.id, id))
  // A duplicate came before the first was processed.
  if (!stored || stored.processedAt !== null) return
  const invoice = stored.invoiceId === null ? undefined : await readInvoice(db, stored.invoiceId)
  const read = invoice?.processor === processorId ? await syncInvoice(context, invoice) : []
  if (uid !== null) await applyNotified(context, processor, uid, read)
  await db
    .update(processorNotifications)
    .set({ processedAt: clock() })
    .where(eq(processorNotifications.id, id))
}

/**
 * Applies the transaction of a notification, unless it is among those `read` with its invoice.
 * Refunds, chargebacks and payments that are not ours are not among them.
 */
async function applyNotified(
  context: PaymentContext,
  processor: Processor,
  uid: string,
  read: readonly ProcessorTransaction[],
): Promise<void> {
  const known = read.find((each) => each.uid === uid)
  const transaction = known ?? (await processor.findTransaction(uid))
  if (!transaction) return
  const { parentUid } = transaction
  const isParentRead = read.some((each) => each.uid === parentUid)
  // A refund or chargeback may be reported before its payment, which must be counted first.
  if (parentUid !== null && !isParentRead && !(await hasTransaction(context, processor, parentUid))) {
    const parent = await processor.findTransaction(parentUid)
    if (parent) await applyTransaction(context, processor, parent)
  }
  if (!known) await applyTransaction(context, processor, transaction)
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
  const { receivedAt, processedAt, body } = processorNotifications
  await db
    .update(processorNotifications)
    .set({ body: forgottenBody })
    .where(and(lt(processedAt, ago(bodyDays)), gt(sql`octet_length(${body})`, 0)))
  await db.delete(processorNotifications).where(and(lt(receivedAt, ago(keptDays)), isNotNull(processedAt)))
}
