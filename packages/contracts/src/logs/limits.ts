// No zod here: visitors of the panel download this file.

/** Limits of shared logs. */
export const sharedLogLimits = {
  /** Maximum characters; of a longer log the end is shared. */
  text: 1_000_000,
  /** Maximum bytes of the request. */
  body: 2 * 1024 * 1024,
  /** Maximum per account at a time. */
  logs: 20,
  days: 7,
} as const

/** The page for anyone with the link. */
export const sharedLogPath = '/logs/:id'
export const sharedLogAddress = (id: string): string => sharedLogPath.replace(':id', id)
