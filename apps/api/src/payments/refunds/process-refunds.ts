import type { ProcessorId } from '@zubr/domain/payments/methods'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { rootOf } from '../../database/failure.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { applyTransaction } from '../apply-transaction.ts'
import { nextPollAt } from '../backoff.ts'
import { emailOf } from '../create-invoice.ts'
import type { PaymentContext } from '../payment-context.ts'
import { processDue } from '../process-due.ts'
import { isProcessorError, type Processor, ProcessorAway, ProcessorRefused } from '../processors/processor.ts'
import { lockPart } from './apply-refund.ts'
import { openStates, type PartRow } from './part-states.ts'
import { paymentRefunds, refundRequests } from './refunds-schema.ts'
import { stopWhileInDebt } from './stop-refunds.ts'

const hourMs = 3_600_000
/** Processors that are idempotent remember a key for 24 hours. */
const keyLivesMs = 20 * hourMs
/** After this time no request is under way, and the processor's lists contain its result. */
const settledMs = hourMs
/** After this time an operator must find out the outcome. */
const unclearMs = 24 * hourMs

/**
 * Processes a part of an approved refund. Its job is stored in the same transaction as the part.
 */
export async function processRefund(context: PaymentContext, { id }: { id: string }): Promise<void> {
  const [part] = await context.db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id))
  if (part) await tryToGoOn(context, part)
}

/** Parts of one processor in one pass. */
const maxPerPass = 100

/** Processes every part that is due, with growing intervals. */
export async function processDueRefunds(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { db, clock } = context
  const now = clock()
  const isDue = and(lte(paymentRefunds.pollAt, now), inArray(paymentRefunds.state, [...openStates]))
  const dueOf = (processor: ProcessorId) =>
    db
      .select()
      .from(paymentRefunds)
      .where(and(isDue, eq(paymentRefunds.processor, processor)))
      .orderBy(paymentRefunds.pollAt)
      .limit(maxPerPass)
  async function pass(part: PartRow): Promise<void> {
    // Stored first: a failing item cannot block the others, and a concurrent pass skips it.
    const pollCount = part.pollCount + 1
    const { rowCount } = await db
      .update(paymentRefunds)
      .set({ pollCount: pollCount, pollAt: nextPollAt(now, pollCount) })
      .where(and(eq(paymentRefunds.id, part.id), isDue))
    if (!rowCount) return
    await tryToGoOn(context, part).catch((error: unknown) =>
      context.log.error({ err: rootOf(error), refund: part.id }, 'a refund could not be gone on with'),
    )
  }
  await processDue(dueOf, pass, signal)
}

async function tryToGoOn(context: PaymentContext, part: PartRow): Promise<void> {
  try {
    await goOn(context, part)
  } catch (error) {
    if (!isProcessorError(error)) throw error
    context.log.warn({ refund: part.id, why: error.message }, 'a processor could not be asked for a refund')
  }
}

async function goOn(context: PaymentContext, part: PartRow): Promise<void> {
  const { db, processors, clock } = context
  const { state, processor: id, uid, processorMethod, firstRequestedAt, requestedAt } = part
  if (!openStates.some((each) => each === state) || id === null || processorMethod === null) return
  const processor = processors.get(id)
  if (!processor) throw new ProcessorAway(`${id} has no keys here`)
  if (state === 'waiting') {
    const move = uid === null ? null : await processor.findTransaction(uid)
    if (move) await applyTransaction(context, processor, move)
    return
  }
  if (firstRequestedAt !== null && requestedAt !== null) {
    const now = +clock()
    const knowsKey = processor.refundsOnce && now - +firstRequestedAt < keyLivesMs
    if (
      !knowsKey &&
      !(await hasCertainlyFailed(context, processor, part, {
        firstAskedAt: firstRequestedAt,
        askedAt: requestedAt,
      }))
    )
      return
  }
  if (state === 'asking') await ask({ db, clock, context }, processor, part)
}

/** Whether the earlier request has certainly failed. Any other outcome is counted. */
async function hasCertainlyFailed(
  context: PaymentContext,
  processor: Processor,
  { id, parentUid, invoiceId, processorMethod, state }: PartRow,
  { firstAskedAt, askedAt }: { firstAskedAt: Date; askedAt: Date },
): Promise<boolean> {
  const { db, clock } = context
  const now = +clock()
  const span = { since: new Date(+firstAskedAt - 24 * hourMs), until: new Date(now + 24 * hourMs) }
  const move = await processor.findRefund(
    { id, parentUid: parentUid ?? '' },
    { invoiceId: invoiceId ?? '', processorMethod: processorMethod ?? '', ...span },
  )
  if (move) {
    await applyTransaction(context, processor, move)
    return false
  }
  if (processor.findsRefunds(processorMethod ?? '')) return now - +askedAt >= settledMs
  if (state === 'asking' && now - +firstAskedAt >= unclearMs)
    await db
      .update(paymentRefunds)
      .set({ state: 'unclear', failure: `${processor.id} gave no answer, and tells of no refunds under way` })
      .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'asking')))
  return false
}

/**
 * Requests the refund. The time of the request is stored before, so that no other process requests
 * it.
 */
async function ask(
  { db, clock, context }: { db: Db; clock: () => Date; context: PaymentContext },
  processor: Processor,
  part: PartRow,
): Promise<void> {
  const { id, requestedAt, firstRequestedAt, parentUid, processorMethod, currency, amount } = part
  const now = clock()
  if (firstRequestedAt === null && (await isStopped(db, part, now))) return
  const mine = and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'asking'))
  const claimed = await db
    .update(paymentRefunds)
    .set({ requestedAt: now, firstRequestedAt: firstRequestedAt ?? now })
    .where(
      and(mine, sql`requested_at is not distinct from ${requestedAt?.toISOString() ?? null}::timestamptz`),
    )
    .returning({ id: paymentRefunds.id })
  if (claimed.length === 0) return
  try {
    const move = await processor.requestRefund({
      ...{
        id,
        parentUid: parentUid ?? '',
        processorMethod: processorMethod ?? '',
        email: await emailOf(db, await ownerOf(db, part)),
      },
      amount: { currency, minor: amount },
    })
    await applyTransaction(context, processor, move)
  } catch (error) {
    if (error instanceof ProcessorAway && !error.mayHaveReached)
      await db.update(paymentRefunds).set({ requestedAt, firstRequestedAt }).where(mine)
    if (!(error instanceof ProcessorRefused)) throw error
    // The refusal may concern a refund that was made before and not found.
    const isClear = firstRequestedAt === null || processor.refundsOnce
    const { message: failure } = error
    if (isClear)
      await inTransaction(db, async (tx) => {
        const { request } = await lockPart(tx, part)
        await tx.update(paymentRefunds).set({ failure, state: 'by_bank', pollAt: null }).where(mine)
        await stopWhileInDebt(tx, request, clock())
      })
    else await db.update(paymentRefunds).set({ failure, state: 'unclear' }).where(mine)
    throw error
  }
}

/** Parts of an account in debt are stopped instead of requested. */
async function isStopped(db: Db, part: PartRow, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { request } = await lockPart(tx, part)
    return stopWhileInDebt(tx, request, now)
  })
}

async function ownerOf(db: Db, { requestId }: PartRow): Promise<string> {
  const [request] = await db
    .select({ accountId: refundRequests.accountId })
    .from(refundRequests)
    .where(eq(refundRequests.id, requestId))
  if (!request) throw new Error('a part of no request')
  return request.accountId
}
