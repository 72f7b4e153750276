import type { Brakes } from '../accounts/brake.ts'
import type { Db } from '../database/open.ts'

/**
 * Lets an account try a promo code. Codes that there are not count against the account and the address they are tried from, so that
 * nobody finds one by guessing; in a pause right ones are not answered either. Throws TooMany. `isUnknown` reads what `attempt` resolved
 * to or threw.
 */
export async function tryPromo<T>(
  { db, brakes }: { db: Db; brakes: Brakes },
  { accountId, address, code }: { accountId: string; address: string; code: string | null },
  attempt: () => Promise<T>,
  isUnknown: (outcome: { value: T } | { error: unknown }) => boolean,
): Promise<T> {
  const typed = code?.trim().toUpperCase()
  const answered = `${accountId} ${typed}`
  if (!typed || (await brakes.left(db, 'promoAnswered', answered)) > 0) return attempt()
  await brakes.pass(db, 'promoAddress', address)
  await brakes.pass(db, 'promo', accountId)
  const outcome = await attempt().then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await brakes.take(db, 'promoAnswered', answered)
  if (!isUnknown(outcome)) {
    await brakes.giveBack(db, 'promo', accountId)
    await brakes.giveBack(db, 'promoAddress', address)
  }
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
