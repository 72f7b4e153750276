// Free of zod: the panel's visitors download this.

/** Logs that were shared by a link. */
export const sharedLogLimits = {
  /** Letters of one; the end of a longer one is shared. */
  text: 1_000_000,
  /** Bytes of the request that shares it. */
  body: 2 * 1024 * 1024,
  /** Of one account at a time. */
  logs: 20,
  days: 7,
} as const

/** Where anybody reads one who has its link. */
export const sharedLogPath = '/logs/:id'
export const sharedLogAddress = (id: string): string => sharedLogPath.replace(':id', id)
