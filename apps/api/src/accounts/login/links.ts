import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { hashOf } from '../../http/token.ts'
import { accountLinks, accounts, type LinkKind } from '../tables.ts'

/** How long a mail's link works. */
export const linkHours: Record<LinkKind, number> = { confirm: 48, reset: 1 }

/**
 * A new code for a mail. It stands behind the `#` of the link, which browsers send to nobody, and beside it for people without scripts.
 * Earlier ones of its kind go on working until they end: mails overtake each other.
 */
export async function makeLink(
  db: Pick<Db, 'insert'>,
  link: { accountId: string; kind: LinkKind; email: string },
): Promise<string> {
  const code = randomBytes(18).toString('base64url')
  const expiresAt = new Date(Date.now() + linkHours[link.kind] * 3_600_000)
  await db.insert(accountLinks).values({ ...link, hash: hashOf(code), expiresAt })
  return code
}

/** Ends the codes for a new password that are still on their way or in a mailbox: there is a new one already. */
export async function dropResets(db: Pick<Db, 'delete'>, accountId: string): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.kind, 'reset')))
}

/**
 * Uses a code up, with nobody else changing its account until the transaction ends. Undefined if there is none, or not any more.
 */
export async function takeLink(
  tx: Tx,
  kind: LinkKind,
  code: string,
): Promise<{ account: typeof accounts.$inferSelect; email: string } | undefined> {
  const works = and(
    eq(accountLinks.hash, hashOf(code.trim())),
    eq(accountLinks.kind, kind),
    gt(accountLinks.expiresAt, new Date()),
  )
  const [found] = await tx.select({ accountId: accountLinks.accountId }).from(accountLinks).where(works)
  if (!found) return undefined
  // The account before its link: deleting it takes both in this order.
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, found.accountId)).for('update')
  const [link] = await tx.delete(accountLinks).where(works).returning({ email: accountLinks.email })
  return account && link && { account, email: link.email }
}
