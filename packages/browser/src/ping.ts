/** Source: specification, section 7: two probes a node, 150 ms apart, the smaller kept, failures ignored. */
export const probes = 2
export const probePauseMs = 150
/** Source: readings.md: each probe ends after 3 s. */
export const probeTimeoutMs = 3_000
/** A list of a thousand nodes must not become a thousand requests at once. */
export const parallelPings = 6

/** Milliseconds from this browser to a node and back, or null when no probe was answered. */
export async function ping(url: string): Promise<number | null> {
  const times: number[] = []
  for (let probe = 0; probe < probes; probe++) {
    if (probe > 0) await new Promise((resolve) => setTimeout(resolve, probePauseMs))
    const start = performance.now()
    try {
      await fetch(url, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) })
      times.push(performance.now() - start)
    } catch {
      // A probe that fails says nothing about the time.
    }
  }
  return times.length > 0 ? Math.max(1, Math.round(Math.min(...times))) : null
}

/** Pings in turn, at most six nodes at a time, and hands each result on as it comes. */
export async function pingAll(
  names: readonly string[],
  urlOf: (name: string) => string,
  found: (name: string, ms: number | null) => void,
  cancelled: () => boolean = () => false,
): Promise<void> {
  const queue = [...names]
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined && !cancelled(); name = queue.shift())
      found(name, await ping(urlOf(name)))
  }
  await Promise.all(Array.from({ length: parallelPings }, worker))
}
