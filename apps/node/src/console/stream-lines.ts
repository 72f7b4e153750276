import type { ConsoleOut } from '@zubr/contracts/console'
import type { WebSocket } from 'ws'
import type { ConsoleLog } from './console-log.ts'
import { ConsoleReader } from './console-reader.ts'
import { tokenBucket } from './token-bucket.ts'

const maxBatchLines = 500
/**
 * A few batches are sent at once, such as a command's echo and output. Continuous output is sent at
 * most every 50 ms.
 */
const maxBurstBatches = 4
const betweenBatchesMs = 50
/** Maximum buffered bytes for a slow browser. Further lines wait on the disk. */
export const maxBufferedBytes = 256 * 1024

/** Sends lines in batches as they come, no faster than the browser reads them. */
export async function streamLines(
  socket: WebSocket,
  log: ConsoleLog,
  from: number,
  send: (message: ConsoleOut) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = new ConsoleReader(log, from)
  let wake: () => void = () => undefined
  const forget = log.onLines(() => wake())
  signal.addEventListener('abort', () => wake())
  const pause = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
      wake = () => {
        if (timer && !signal.aborted) return
        clearTimeout(timer)
        resolve()
      }
      if (signal.aborted || (ms === undefined && reader.next() <= log.last())) resolve()
    })
  const maySendAtOnce = tokenBucket(maxBurstBatches, 1_000 / betweenBatchesMs)
  try {
    while (!signal.aborted) {
      if (socket.bufferedAmount > maxBufferedBytes) {
        await pause(betweenBatchesMs)
        continue
      }
      if (reader.next() > log.last()) await pause()
      // A full batch is sent without delay.
      if (log.last() - reader.next() < maxBatchLines && !maySendAtOnce()) {
        await pause(betweenBatchesMs)
        maySendAtOnce()
      }
      const { lines, gapFrom } = await reader.read(maxBatchLines)
      if (signal.aborted) return
      if (gapFrom !== null) send({ type: 'gap', from: gapFrom })
      if (lines.length > 0) send({ type: 'lines', lines: [...lines] })
      else if (gapFrom === null) await pause()
    }
  } finally {
    forget()
  }
}
