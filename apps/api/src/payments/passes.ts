import { type ProcessorId, processorIds } from '@zubr/domain/payments/methods'
import { eachAtOnce } from '../jobs/at-once.ts'

/** Most of one processor that are asked for at the same time: were all answers to come at once, half of the connections to the database are left. */
const atOnce = 5
/** After so long a pass begins with none any more: the last ones may hang, and its job has two minutes for all. */
const beginsForMs = 50_000

/**
 * Does the same with all that is due, each processor's apart from the others', so that one that hangs keeps none of them from being asked. What
 * is left when the time is over, or the signal is aborted, is due in the next minute still.
 */
export async function passEach<Row>(
  dueOf: (processor: ProcessorId) => Promise<Row[]>,
  work: (row: Row) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const over = AbortSignal.timeout(beginsForMs)
  const until = { atOnce, signal: signal ? AbortSignal.any([signal, over]) : over }
  await Promise.all(processorIds.map(async (id) => eachAtOnce(await dueOf(id), until, work)))
}
