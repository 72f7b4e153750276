import { createHmac } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { hashOf } from '../../http/token.ts'
import { accountLinks, accounts, type LinkKind } from '../accounts-schema.ts'

/**
 * Crockford's Base32 leaves out I, L, O and U, which people misread:
 * https://www.crockford.com/base32.html
 */
const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Ten letters with 50 bits, such as `7K3QM-9WX2T`: short enough to type from a phone. Only for
 * confirmations. A code for a new password opens an account, so it has 144 bits.
 */
function shortCodeFrom(bytes: Buffer): string {
  const letters = [...bytes.subarray(0, 10)].map((byte) => codeLetters[byte % 32]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** The canonical form of a typed code: upper case, without the hyphen, 0 for O and 1 for I or L. */
function normalizeCode(typed: string): string {
  const code = typed.trim()
  const letters = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (letters.length !== 10) return code
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** How long a mail's link is valid. */
export const linkHours: Record<LinkKind, number> = { confirm: 48, reset: 1 }

/**
 * The code of a mail, or undefined once it was used. It is the same each time the mail is sent, and
 * is not stored. In the link it follows the `#`, which browsers send to no server. Earlier codes of
 * its kind stay valid until they expire, because mails overtake each other.
 */
export async function createLink(
  db: Pick<Db, 'insert'>,
  {
    mailId,
    secret,
    ...link
  }: { accountId: string; kind: LinkKind; email: string; mailId: string; secret: string },
): Promise<string | undefined> {
  const bytes = createHmac('sha256', secret)
    .update(JSON.stringify(['mail code', link.kind, mailId]))
    .digest()
  const code = link.kind === 'confirm' ? shortCodeFrom(bytes) : bytes.subarray(0, 18).toString('base64url')
  const expiresAt = new Date(Date.now() + linkHours[link.kind] * 3_600_000)
  const { rowCount } = await db
    .insert(accountLinks)
    .values({ ...link, hash: hashOf(code), expiresAt })
    .onConflictDoUpdate({
      target: accountLinks.hash,
      set: { expiresAt },
      setWhere: isNull(accountLinks.usedAt),
    })
  return rowCount === 0 ? undefined : code
}

/** Invalidates the remaining codes for a new password, because one was just set. */
export async function invalidateResetLinks(db: Pick<Db, 'update'>, accountId: string): Promise<void> {
  await db
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(accountLinks.accountId, accountId), eq(accountLinks.kind, 'reset')))
}

/**
 * Uses up a code and locks its account until the transaction ends. Resolves to undefined if the
 * code is unknown, used or expired.
 */
export async function consumeLink(
  tx: Tx,
  kind: LinkKind,
  code: string,
): Promise<{ account: typeof accounts.$inferSelect; email: string } | undefined> {
  const works = and(
    eq(accountLinks.hash, hashOf(normalizeCode(code))),
    eq(accountLinks.kind, kind),
    gt(accountLinks.expiresAt, new Date()),
    isNull(accountLinks.usedAt),
  )
  const [found] = await tx.select({ accountId: accountLinks.accountId }).from(accountLinks).where(works)
  if (!found) return undefined
  // Locks the account before the link, in the same order as the account's deletion.
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, found.accountId)).for('update')
  const [link] = await tx
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(works)
    .returning({ email: accountLinks.email })
  return account && link && { account, email: link.email }
}
