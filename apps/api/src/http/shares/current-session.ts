import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose request is being answered, for what has to be shared among accounts far below a route. */
export type CurrentSession = {
  accountId: string
  emailConfirmed: boolean
  /** The endpoint's key: `GET /api/catalogue`. */
  endpoint: string
}

export const currentSession = new AsyncLocalStorage<CurrentSession>()
