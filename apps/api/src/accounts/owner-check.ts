import { Refused } from '../http/api-error.ts'
import type { Session } from '../http/visitor.ts'
import { verifyOwner } from './account-data.ts'
import type { Accounts } from './accounts.ts'
import { isValidCode } from './sessions/single-use-codes.ts'

/**
 * A session alone does not permit everything. The password, entered again, proves that the user is
 * the owner.
 */
export function ownerCheck(accounts: Accounts) {
  const { db, rateLimits } = accounts
  return async (
    session: Session,
    password: string,
    /** Requires the second factor too, if the account has one. */
    second?: { code: string },
  ): Promise<void> => {
    await rateLimits.pass(db, 'password', session.accountId)
    const proof = await verifyOwner(accounts, session, password)
    if (proof !== 'right')
      throw new Refused(
        'invalid_request',
        proof === 'old_session' ? { session: 'old' } : { password: 'wrong' },
      )
    if (second && !(await isValidCode(accounts, session.accountId, second.code)))
      throw new Refused('invalid_request', { code: second.code === '' ? 'expected' : 'wrong' })
    await rateLimits.clear(db, 'password', session.accountId)
  }
}
