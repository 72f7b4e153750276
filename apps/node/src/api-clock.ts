import type { Log } from './log.ts'

/** From here on a wrong clock is worth a word: consoles would be next to suffer. */
const toleratedMs = 30_000

export type ApiClock = {
  /** Milliseconds since the epoch as the API sees them; by this machine's clock until it has said so. */
  now(): number
  /** Takes up the `Date` of an answer of the API's. */
  heard(date: string | null): void
}

/**
 * The API's time of day. Tokens are good by its clock: this machine's may be wrong, or be set while they live. Says in the log when
 * the two begin to differ, and when they agree again.
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
}): ApiClock {
  let offset: number | undefined
  let differs = false
  return {
    now: () => (offset === undefined ? now() : elapsed() + offset),
    heard(date) {
      const said = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(said)) return
      offset = said - elapsed()
      const difference = now() - said
      const differed = differs
      differs = Math.abs(difference) > toleratedMs
      if (differs && !differed)
        log.warn(
          `node ${name}: this machine's clock is ${Math.round(Math.abs(difference) / 1000)} s ${difference > 0 ? 'ahead of' : 'behind'} the API's; let both be set right (timedatectl)`,
        )
      if (!differs && differed) log.info(`node ${name}: this machine's clock agrees with the API's again`)
    },
  }
}
