import type { Guards } from '../http/route.ts'
import type { Accounts } from './accounts.ts'

/** Guards of endpoints that need a session or have a rate limit, and concern no server. */
export function accountGuards({ db, sessionOf, rateLimits, visitorOf }: Accounts) {
  return {
    sessionOf,
    passLimit: (limit, { session, request }) =>
      rateLimits.pass(db, limit, session?.accountId ?? visitorOf(request).address),
  } satisfies Guards
}
