/**
 * Calls `work` for each item, in order, at most `atOnce` at a time. Starts none after `signal`
 * aborts. Rejects with the first rejection, without waiting for the others.
 */
export async function eachAtOnce<Thing>(
  things: readonly Thing[],
  { atOnce, signal }: { atOnce: number; signal?: AbortSignal | undefined },
  work: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const left = things.values()
  const lane = async () => {
    for (const thing of left) {
      if (signal?.aborted) return
      await work(thing)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, lane))
}
