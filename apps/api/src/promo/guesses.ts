import type { Db } from '../database/open.ts'
import type { RateLimits } from '../http/rate-limits/rate-limits.ts'

/**
 * Lets an account try a promo code. Codes that there are not count against the account and the address they are tried from, so that
 * nobody finds one by guessing; in a pause right ones are not answered either. Throws TooMany. `isUnknown` reads what `attempt` resolved
 * to or threw.
 */
export async function tryPromo<T>(
  { db, rateLimits }: { db: Db; rateLimits: RateLimits },
  { accountId, address, code }: { accountId: string; address: string; code: string | null },
  attempt: () => Promise<T>,
  isUnknown: (outcome: { value: T } | { error: unknown }) => boolean,
): Promise<T> {
  const typed = code?.trim().toUpperCase()
  const answered = `${accountId} ${typed}`
  if (!typed || (await rateLimits.left(db, 'promoAnswered', answered)) > 0) return attempt()
  await rateLimits.pass(db, 'promoAddress', address)
  await rateLimits.pass(db, 'promo', accountId)
  const outcome = await attempt().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await rateLimits.take(db, 'promoAnswered', answered)
  if (!isUnknown(outcome)) {
    await rateLimits.giveBack(db, 'promo', accountId)
    await rateLimits.giveBack(db, 'promoAddress', address)
  }
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
