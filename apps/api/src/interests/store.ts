import { createHmac } from 'node:crypto'
import { interestKeptMonths } from '@zubr/contracts/fields/interest'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { interests } from './interests-schema.ts'

/**
 * What names a mailbox without telling its address. What follows a `+` names the same one, or a single person could be made to wait, and be
 * written to, a thousand times.
 */
export function mailboxOf(secret: string, email: string): string {
  const plain = email.replace(/\+[^@]*(?=@)/, '')
  return createHmac('sha256', secret).update(`interest ${plain}`).digest('base64url').slice(0, 32)
}

type Interest = Omit<typeof interests.$inferInsert, 'mailbox' | 'consentedAt'>

/** Keeps an address once for each edition: the newest way to write it, and the newest consent. */
export async function keepInterest(db: Db, secret: string, interest: Interest): Promise<void> {
  const { email, locale } = interest
  await db
    .insert(interests)
    .values({ ...interest, mailbox: mailboxOf(secret, interest.email) })
    .onConflictDoUpdate({
      target: [interests.edition, interests.mailbox],
      set: { email, locale, consentedAt: sql`now()` },
    })
}

/** Deletes an address wherever it waits. */
export async function forgetMailbox(db: Db, mailbox: string): Promise<void> {
  await db.delete(interests).where(eq(interests.mailbox, mailbox))
}

/** Deletes what has waited too long. Source: the privacy policy. */
export async function sweepInterests(db: Db): Promise<void> {
  await db.execute(
    sql`delete from ${interests} where consented_at < now() - make_interval(months => ${interestKeptMonths}::int)`,
  )
}
