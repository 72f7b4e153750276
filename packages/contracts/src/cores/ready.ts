// Separate from the schemas, because visitors of the landing page download this file.

/**
 * Header of `GET /nodes_stats`: 75th percentile of the seconds in which servers of each core
 * started, as "paper=9,velocity=4". Absent without measurements.
 */
export const readyHeader = 'zubr-ready'

/** Seconds by the core's id. */
export type ReadySeconds = Readonly<Record<string, number>>

export const writeReady = (ready: Iterable<readonly [string, number]>): string =>
  Array.from(ready, ([core, seconds]) => `${core}=${seconds}`).join(',')

/** Unknown text is ignored. */
export function readReady(value: string | null): ReadySeconds {
  const pairs = (value ?? '').split(',').flatMap((pair) => {
    const [, core = '', seconds] = /^\s*([a-z0-9-]{1,40})=(\d{1,5})\s*$/.exec(pair) ?? []
    return Number(seconds) > 0 ? [[core, Number(seconds)] as const] : []
  })
  return Object.fromEntries(pairs)
}
