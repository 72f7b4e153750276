import type { Log } from '@zubr/on-node/log'

/** A larger difference is logged: console tokens would be the first to suffer from it. */
const toleratedMs = 30_000

export type ApiClock = ReturnType<typeof apiClock>

/**
 * The API's time of day, by which tokens expire: this machine's clock may be wrong or be set
 * meanwhile. Logs when the two begin to differ, and when they agree again.
 */
export function apiClock({
  name,
  log,
  now = Date.now,
  elapsed = () => performance.now(),
}: {
  name: string
  log: Log
  now?: () => number
  elapsed?: () => number
}) {
  let offset: number | undefined
  let differs = false
  return {
    /**
     * Milliseconds since the epoch by the API's clock; by this machine's until the API has
     * answered.
     */
    now: () => (offset === undefined ? now() : elapsed() + offset),
    /** The `Date` header of an answer of the API. */
    onDate(date: string | null): void {
      const parsed = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(parsed)) return
      offset = parsed - elapsed()
      const difference = now() - parsed
      const differed = differs
      differs = Math.abs(difference) > toleratedMs
      const by = `${Math.round(Math.abs(difference) / 1000)} s ${difference > 0 ? 'ahead of' : 'behind'}`
      if (differs && !differed)
        log.warn(`node ${name}: this machine's clock is ${by} the API's; set both clocks (timedatectl)`)
      if (!differs && differed) log.info(`node ${name}: this machine's clock agrees with the API's again`)
    },
  }
}
