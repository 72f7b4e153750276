/** Minutes after a payment was made, and after each look, until its processor is asked for it again. */
const pausesMinutes = [1, 3, 5, 10, 20, 40, 60, 120, 240, 480, 720, 1_440]

/** When the processor of a payment that has not ended is asked next: soon, and ever more rarely. */
export function nextPollAt(now: Date, looks: number): Date {
  const minutes = pausesMinutes[Math.min(looks, pausesMinutes.length - 1)] ?? 1_440
  return new Date(+now + minutes * 60_000)
}

/** How long after its end a bill is still asked for: money may come late. */
export const lateDays = 14
