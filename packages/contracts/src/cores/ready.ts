// Apart from the schemas: visitors of the landing page download this.

/**
 * Header of `GET /nodes_stats`: within how many seconds three of four servers of each core were ready here, as "paper=9,velocity=4". Absent
 * as long as nothing was measured.
 */
export const readyHeader = 'zubr-ready'

/** Seconds by the core's id. */
export type ReadySeconds = Readonly<Record<string, number>>

export const writeReady = (ready: Iterable<readonly [string, number]>): string =>
  Array.from(ready, ([core, seconds]) => `${core}=${seconds}`).join(',')

/** What is none of ours counts as nothing. */
export function readReady(value: string | null): ReadySeconds {
  const pairs = (value ?? '').split(',').flatMap((pair) => {
    const [, core = '', seconds] = /^\s*([a-z0-9-]{1,40})=(\d{1,5})\s*$/.exec(pair) ?? []
    return Number(seconds) > 0 ? [[core, Number(seconds)] as const] : []
  })
  return Object.fromEntries(pairs)
}
