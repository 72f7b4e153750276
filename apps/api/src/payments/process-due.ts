import { type ProcessorId, processorIds } from '@zubr/domain/payments/methods'
import { eachAtOnce } from '../jobs/at-once.ts'

/**
 * Concurrent calls to one processor. If all answers arrive at once, half of the database
 * connections stay free.
 */
const maxConcurrent = 5
/**
 * A pass starts no more items after this time: the last ones may hang, and its job has two minutes
 * in total.
 */
const maxStartMs = 50_000

/**
 * Processes all due items, each processor's separately, so that one that hangs does not delay the
 * others. What is left when the time is over, or the signal is aborted, is due in the next minute.
 */
export async function processDue<Row>(
  dueOf: (processor: ProcessorId) => Promise<Row[]>,
  work: (row: Row) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const over = AbortSignal.timeout(maxStartMs)
  const until = { atOnce: maxConcurrent, signal: signal ? AbortSignal.any([signal, over]) : over }
  await Promise.all(processorIds.map(async (id) => eachAtOnce(await dueOf(id), until, work)))
}
