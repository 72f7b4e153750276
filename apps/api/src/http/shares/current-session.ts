import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The session of the current request, for limits that accounts share in layers far below a route.
 */
export type CurrentSession = {
  accountId: string
  emailConfirmed: boolean
  /** The endpoint's key: `GET /api/catalogue`. */
  endpoint: string
}

export const currentSession = new AsyncLocalStorage<CurrentSession>()
