/**
 * Does many small things together: what is asked for while batches are being done becomes the next one, so that nothing
 * waits while nobody else asks, and under load a batch costs little more than one. Each promise settles as its own thing
 * does; when a batch rejects, all in it do.
 *
 * No two things in a batch share any of their `keysOf`: the later one waits for the next batch. `undefined` as a result
 * means that this thing must be done again, in the next batch. `gather` is waited for before each batch: what comes meanwhile
 * is in it.
 */
export function inBatches<Thing, Result>(
  work: (batch: readonly Thing[]) => Promise<(Result | undefined)[]>,
  {
    most,
    atOnce,
    keysOf,
    gather,
  }: {
    most: number
    atOnce: number
    keysOf: (thing: Thing) => readonly string[]
    gather?: () => Promise<unknown>
  },
): (thing: Thing) => Promise<Result> {
  type Asked = { thing: Thing; resolve: (result: Result) => void; reject: (error: unknown) => void }
  let waiting: Asked[] = []
  let working = 0

  const takeBatch = (): Asked[] => {
    const [batch, later, keys]: [Asked[], Asked[], Set<string>] = [[], [], new Set()]
    for (const asked of waiting) {
      const own = keysOf(asked.thing)
      if (batch.length >= most || own.some((key) => keys.has(key))) later.push(asked)
      else batch.push(asked)
      for (const key of own) keys.add(key)
    }
    waiting = later
    return batch
  }

  const workAll = async () => {
    working++
    while (waiting.length > 0) {
      if (gather) await gather()
      const batch = takeBatch()
      // Another has taken it meanwhile.
      if (batch.length === 0) continue
      try {
        const results = await work(batch.map(({ thing }) => thing))
        const again: Asked[] = []
        for (const [at, asked] of batch.entries()) {
          const result = results[at]
          if (result === undefined) again.push(asked)
          else asked.resolve(result)
        }
        waiting = [...again, ...waiting]
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    working--
  }

  return (thing) =>
    new Promise((resolve, reject) => {
      waiting.push({ thing, resolve, reject })
      if (working < atOnce) void workAll()
    })
}
