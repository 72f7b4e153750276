/**
 * Groups concurrent requests: those that come during a batch form the next one. A single request
 * does not wait, and under load many share one commit. When a batch rejects, all its requests do.
 */
export function inBatches<Thing, Result>(
  maxBatchSize: number,
  work: (batch: readonly Thing[]) => Promise<Result[]>,
): (thing: Thing) => Promise<Result> {
  const waiting: { thing: Thing; resolve: (result: Promise<Result>) => void }[] = []
  let isWorking = false

  async function workAll(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatchSize)
      const results = work(batch.map(({ thing }) => thing))
      // Each request awaits its own result, so that a rejection reaches every caller.
      for (const [at, { resolve }] of batch.entries()) resolve(results.then((all) => all[at] as Result))
      // The rejection reaches each caller above.
      await results.catch(() => undefined)
    }
    isWorking = false
  }

  return (thing) =>
    new Promise((resolve) => {
      waiting.push({ thing, resolve })
      if (!isWorking) void workAll()
    })
}
