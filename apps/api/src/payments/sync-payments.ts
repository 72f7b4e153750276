import type { ProcessorId } from '@zubr/domain/payments/methods'
import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { applyTransaction } from './apply-transaction.ts'
import { lateDays, nextPollAt } from './backoff.ts'
import type { PaymentContext } from './context.ts'
import type { PaymentRow } from './create.ts'
import { passEach } from './passes.ts'
import { payments } from './payments-schema.ts'
import { isOfProcessor, ProcessorAway } from './processors/processor.ts'

const lateMs = lateDays * 86_400_000

/** Asks a payment's processor how it stands, and makes ours so. Throws what the processor could not say. */
export async function syncPayment(context: PaymentContext, row: PaymentRow): Promise<void> {
  const { db, processors, clock } = context
  const processor = processors.get(row.processor)
  if (!processor) throw new ProcessorAway(`${row.processor} has no keys here`)
  const { id, checkoutId, processorMethod } = row
  if (checkoutId === null) return end(db, row, clock())
  const { transactions, ended } = await processor.read({ id, way: processorMethod, handle: checkoutId })
  // What was given back is counted after what came.
  for (const move of [...transactions].sort((a, b) => order(a.type) - order(b.type)))
    await applyTransaction(context, processor, move)
  const failed = transactions.findLast(({ type, state }) => type === 'payment' && state === 'failed')
  if (ended !== null)
    await db
      .update(payments)
      .set({ state: ended, reason: ended === 'declined' ? (failed?.reason ?? 'unknown') : null })
      // What was paid stays paid, also if somebody tried it again later.
      .where(and(eq(payments.id, id), eq(payments.state, 'waiting')))
  else {
    // It can be paid still: whoever was refused reads why, and tries again.
    if (failed)
      await db
        .update(payments)
        .set({ reason: failed.reason ?? 'unknown' })
        .where(and(eq(payments.id, id), eq(payments.state, 'waiting')))
    await end(db, row, clock())
  }
}

const order = (type: string) => (type === 'payment' ? 0 : 1)

/** Nobody paid it in time. */
async function end(db: Db, { id, expiresAt }: PaymentRow, now: Date): Promise<void> {
  if (expiresAt > now) return
  await db
    .update(payments)
    .set({ state: 'expired' })
    .where(and(eq(payments.id, id), inArray(payments.state, ['new', 'waiting'])))
}

/** Most of one processor that one minute asks for: what is left comes in the next. */
const maxPerPass = 200

/** Asks for every payment that it is time for. Each is asked for rarer and rarer, until some time after its end. */
export async function passPayments(context: PaymentContext, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const now = clock()
  const isDue = lte(payments.pollAt, now)
  const dueOf = (processor: ProcessorId) =>
    db
      .select()
      .from(payments)
      .where(and(isDue, eq(payments.processor, processor)))
      .orderBy(payments.pollAt)
      .limit(maxPerPass)
  async function pass(row: PaymentRow): Promise<void> {
    // First, so that one that cannot be asked for keeps no other from it, and a pass beside this one leaves it out.
    const looks = row.pollCount + 1
    const isOver = row.state === 'paid' || row.state === 'refused' || +now > +row.expiresAt + lateMs
    const { rowCount } = await db
      .update(payments)
      .set({ pollCount: looks, pollAt: isOver ? null : lookAfter(row, now, looks) })
      .where(and(eq(payments.id, row.id), isDue))
    if (!rowCount) return
    try {
      await syncPayment(context, row)
    } catch (error) {
      const why = isOfProcessor(error) ? error.message : undefined
      if (why) log.warn({ payment: row.number, why }, 'a processor could not be asked')
      else log.error({ err: rootOf(error), payment: row.number }, 'a payment could not be looked at')
    }
  }
  await passEach(dueOf, pass, signal)
}

/** As its pauses say, and when it ends: whoever paid at the last moment is not told for long that it is over. */
function lookAfter({ expiresAt }: PaymentRow, now: Date, looks: number): Date {
  const next = nextPollAt(now, looks)
  return expiresAt > now && next > expiresAt ? expiresAt : next
}

/** Somebody waits before its bill: it is asked for in the next minute, however rarely it would be by now. */
export async function schedulePoll({ db, clock }: PaymentContext, { id, state }: PaymentRow): Promise<void> {
  if (state !== 'waiting') return
  const now = clock()
  await db
    .update(payments)
    .set({ pollAt: now })
    .where(and(eq(payments.id, id), or(isNull(payments.pollAt), gt(payments.pollAt, now))))
}
