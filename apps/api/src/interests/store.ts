import { createHmac } from 'node:crypto'
import { interestKeptMonths } from '@zubr/contracts/fields/interest'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { interests } from './interests-schema.ts'

/**
 * A digest that identifies a mailbox without revealing its address. It ignores the part after a
 * `+`: else one person could be subscribed, and mailed, a thousand times.
 */
export function mailboxOf(secret: string, email: string): string {
  const plain = email.replace(/\+[^@]*(?=@)/, '')
  return createHmac('sha256', secret).update(`interest ${plain}`).digest('base64url').slice(0, 32)
}

type Interest = Omit<typeof interests.$inferInsert, 'mailbox' | 'consentedAt'>

/** Stores an address once per edition, with its newest spelling and consent. */
export async function upsertInterest(db: Db, secret: string, interest: Interest): Promise<void> {
  const { email, locale } = interest
  await db
    .insert(interests)
    .values({ ...interest, mailbox: mailboxOf(secret, interest.email) })
    .onConflictDoUpdate({
      target: [interests.edition, interests.mailbox],
      set: { email, locale, consentedAt: sql`now()` },
    })
}

/** Deletes all entries of an address. */
export async function deleteMailbox(db: Db, mailbox: string): Promise<void> {
  await db.delete(interests).where(eq(interests.mailbox, mailbox))
}

/** Deletes expired entries. Source: the privacy policy. */
export async function sweepInterests(db: Db): Promise<void> {
  await db.execute(
    sql`delete from ${interests} where consented_at < now() - make_interval(months => ${interestKeptMonths}::int)`,
  )
}
