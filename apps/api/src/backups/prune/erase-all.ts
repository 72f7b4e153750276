/** The result of an erasure. `too slow`: it is tried again after all others. */
export type ErasureEnd = 'erased' | 'failed' | 'too slow'

const maxParallelErasures = 3

/**
 * Erases a few at once, in order. A repository that a node filled with garbage does not delay the
 * others. Rejects with the error of `erase`.
 */
export async function eraseAll<T>(
  erasures: readonly T[],
  erase: (erasure: T) => Promise<ErasureEnd>,
): Promise<{ failed: T[]; slow: T[] }> {
  const failed: T[] = []
  const slow: T[] = []
  const waiting = erasures.values()
  const work = async () => {
    for (const next of waiting) {
      const end = await erase(next)
      if (end === 'too slow') slow.push(next)
      else if (end === 'failed') failed.push(next)
    }
  }
  await Promise.all(Array.from({ length: maxParallelErasures }, work))
  return { failed, slow }
}
