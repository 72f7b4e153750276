/** How much of it there may be; the panel says the same numbers before it asks. */
export const scheduleLimits = {
  /** Of one server. */
  schedules: 20,
  steps: 20,
  /** Of a day. */
  times: 12,
  /** Letters of a command. */
  command: 500,
  pauseSeconds: 3_600,
  /** Of one schedule, that are kept. */
  runs: 50,
} as const

/** What becomes of a run whose time came while its node, or the service, was away. */
export const missedChoices = ['run', 'skip'] as const

/** Seconds before a restart at which players can be told of it. */
export const countdownMarks = [1800, 900, 600, 300, 180, 120, 60, 30, 15, 10, 5, 4, 3, 2, 1] as const
