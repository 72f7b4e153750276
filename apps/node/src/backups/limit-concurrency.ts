/**
 * Runs at most `maxRunning` tasks at a time, and the others in order. A cancelled one leaves the
 * queue.
 */
export function limitConcurrency(maxRunning: number) {
  let running = 0
  const waiting: (() => void)[] = []
  const waitForSlot = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1)
        reject(signal.reason)
      }
      const go = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(go)
    })
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    if (running >= maxRunning) await waitForSlot(signal)
    else running += 1
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
