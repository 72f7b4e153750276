/**
 * A clock that showed `from` at `since` and runs `speed` times as fast; all times in milliseconds.
 */
export type Clock = { from: number; since: number; speed: number }

export const timeOf = ({ from, since, speed }: Clock): Date => new Date(from + (Date.now() - since) * speed)

/** The same clock, `ms` later. */
export const ahead = (clock: Clock, ms: number): Clock => ({ ...clock, from: clock.from + ms })
