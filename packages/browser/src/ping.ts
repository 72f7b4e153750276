/**
 * Two probes per node, 150 ms apart; the shorter time counts and failures are ignored. Source:
 * specification, section 7.
 */
export const probes = 2
export const probePauseMs = 150
/** Each probe times out after 3 s. Source: docs/specification.md. */
export const probeTimeoutMs = 3_000
/** Limits concurrent requests, since a list may have a thousand nodes. */
export const parallelPings = 6

/** Round trip in milliseconds from this browser to a node, or null if no probe was answered. */
export async function ping(url: string): Promise<number | null> {
  const times: number[] = []
  for (let probe = 0; probe < probes; probe++) {
    if (probe > 0) await new Promise((resolve) => setTimeout(resolve, probePauseMs))
    const start = performance.now()
    try {
      await fetch(url, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(probeTimeoutMs) })
      times.push(performance.now() - start)
    } catch {
      // A failed probe gives no time.
    }
  }
  return times.length > 0 ? Math.max(1, Math.round(Math.min(...times))) : null
}

/** Pings nodes, at most six at a time, and reports each result as it arrives. */
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
