import type { ExampleServer } from '@zubr/contracts/example-servers'
import type { StatsSeries } from '@zubr/contracts/servers/history'
import type { Server } from '@zubr/contracts/servers/server'

export type Use = NonNullable<ExampleServer['used']>
/** When a server ran, in milliseconds since the epoch; `until` is null while it runs. */
export type Run = { from: number; until: number | null }

const minuteMs = 60_000

/** A continuous deterministic value from −1 to 1. */
function wave(minutes: number, seed: number): number {
  return (
    (Math.sin(minutes / 7 + seed) +
      0.5 * Math.sin(minutes / 3.1 + 2 * seed) +
      0.3 * Math.sin(minutes / 1.7)) /
    1.8
  )
}

/** The load at an hour of the visitor's day: 1 at 20:00. */
function bustle(at: number): number {
  const moment = new Date(at)
  const hour = moment.getHours() + moment.getMinutes() / 60
  return 0.3 + 0.7 * ((Math.cos(((hour - 20) / 12) * Math.PI) + 1) / 2) ** 1.5
}

/** A server's usage at a moment. A fully used server is full all day. */
export function usageAt({ cpu, memory, disk, players }: Use, limits: Server['limits'], at: number) {
  const minutes = at / minuteMs
  const seed = limits.memoryMb % 97
  const level = 1 - (1 - bustle(at)) * (1 - cpu / 100)
  const crowd = 0.8 + 0.2 * wave(minutes / 2, seed)
  // Garbage collection every quarter of an hour.
  const waste = ((minutes + seed) % 15) / 15
  return {
    cpuPercent: Math.min(
      100,
      Math.max(1, cpu * (players === 0 ? 0.2 : level * crowd) + 0.15 * cpu * wave(minutes, seed)),
    ),
    memoryMb: limits.memoryMb * memory * (0.86 + 0.06 * level + 0.08 * waste),
    diskMb: limits.diskMb * disk,
    players: players && Math.round(players * level * crowd),
  }
}

/** One point for each minute of the last hour or day in which it ran. */
export function pointsOf(
  use: Use,
  limits: Server['limits'],
  runs: readonly Run[],
  { now, range }: { now: number; range: 'hour' | 'day' },
): StatsSeries['points'] {
  const last = Math.floor(now / minuteMs)
  const count = range === 'hour' ? 60 : 1_440
  return Array.from({ length: count }, (_, index) => (last - count + 1 + index) * minuteMs)
    .filter((at) => runs.some(({ from, until }) => at + minuteMs > from && at < (until ?? now + 1)))
    .map((at) => {
      const { cpuPercent, memoryMb, players } = usageAt(use, limits, at)
      return [at, cpuPercent, memoryMb, players]
    })
}
