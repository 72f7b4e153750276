import { createHmac } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { hashOf } from '../../http/token.ts'
import { accountLinks, accounts, type LinkKind } from '../accounts-schema.ts'

/** Crockford's Base32 has no I, L, O and U, which people misread: https://www.crockford.com/base32.html */
const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Ten letters of 50 bits, such as `7K3QM-9WX2T`: short enough to type from a phone.
 * Only for confirmations: a code for a new password opens an account, so it keeps its 144 bits.
 */
function shortCodeFrom(bytes: Buffer): string {
  const letters = [...bytes.subarray(0, 10)].map((byte) => codeLetters[byte % 32]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** A code as it was mailed, however a person typed it: in lower case, without its hyphen, O for 0 and I or L for 1. */
function normalizeCode(typed: string): string {
  const code = typed.trim()
  const letters = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  if (letters.length !== 10) return code
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** How long a mail's link works. */
export const linkHours: Record<LinkKind, number> = { confirm: 48, reset: 1 }

/**
 * The code of a mail, the same each time that mail is sent, and not stored; undefined once it was used. It stands behind
 * the `#` of the link, which browsers send to nobody, and beside it for people without scripts.
 * Earlier ones of its kind go on working until they end: mails overtake each other.
 */
export async function makeLink(
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

/** Ends the codes for a new password that are still on their way or in a mailbox: there is a new one already. */
export async function dropResets(db: Pick<Db, 'update'>, accountId: string): Promise<void> {
  await db
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
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
    eq(accountLinks.hash, hashOf(normalizeCode(code))),
    eq(accountLinks.kind, kind),
    gt(accountLinks.expiresAt, new Date()),
    isNull(accountLinks.usedAt),
  )
  const [found] = await tx.select({ accountId: accountLinks.accountId }).from(accountLinks).where(works)
  if (!found) return undefined
  // The account before its link: deleting it takes both in this order.
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, found.accountId)).for('update')
  const [link] = await tx
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(works)
    .returning({ email: accountLinks.email })
  return account && link && { account, email: link.email }
}
