/** A clock that was at `from` when it was `since`, and runs `speed` times as fast; all in milliseconds. */
export type Clock = { from: number; since: number; speed: number }

export const timeOf = ({ from, since, speed }: Clock): Date => new Date(from + (Date.now() - since) * speed)

/** The same clock, so much later. */
export const ahead = (clock: Clock, ms: number): Clock => ({ ...clock, from: clock.from + ms })
