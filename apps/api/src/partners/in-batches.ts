/**
 * Does many small things together: what is asked for while a batch is being done is the next one, so that nothing waits while
 * nobody else asks, and one commit is paid for many under load. When a batch rejects, all in it do.
 */
export function inBatches<Thing, Result>(
  most: number,
  work: (batch: readonly Thing[]) => Promise<Result[]>,
): (thing: Thing) => Promise<Result> {
  const waiting: { thing: Thing; resolve: (result: Promise<Result>) => void }[] = []
  let isWorking = false

  async function workAll(): Promise<void> {
    isWorking = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      const results = work(batch.map(({ thing }) => thing))
      // Each awaits its own result, so that a rejection reaches everyone who asked.
      for (const [at, { resolve }] of batch.entries()) resolve(results.then((all) => all[at] as Result))
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
