/** Minutes from an invoice's creation, and from each poll, until its processor is polled again. */
const intervalsMinutes = [1, 3, 5, 10, 20, 40, 60, 120, 240, 480, 720, 1_440]

/** When the processor of an open invoice is polled next, with growing intervals. */
export function nextPollAt(now: Date, pollCount: number): Date {
  const minutes = intervalsMinutes[Math.min(pollCount, intervalsMinutes.length - 1)] ?? 1_440
  return new Date(+now + minutes * 60_000)
}

/** How long an invoice is still polled after it expires: money may come late. */
export const lateDays = 14
