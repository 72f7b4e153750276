/** Limits of schedules; the panel shows the same numbers. */
export const scheduleLimits = {
  /** Per server. */
  schedules: 20,
  steps: 20,
  /** Per day. */
  times: 12,
  /** Characters of a command. */
  command: 500,
  pauseSeconds: 3_600,
  /** Stored runs per schedule. */
  runs: 50,
} as const

/** What to do with a run that was due while its node or the service was away. */
export const missedChoices = ['run', 'skip'] as const

/** Seconds before a restart at which players can be warned. */
export const countdownMarks = [1800, 900, 600, 300, 180, 120, 60, 30, 15, 10, 5, 4, 3, 2, 1] as const
