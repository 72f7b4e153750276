import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { hashOf } from '../nodes/token.ts'
import { accountLinks, type LinkKind } from './tables.ts'

type Tx = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>

/** How long a mail's link works. */
export const linkHours: Record<LinkKind, number> = { confirm: 48, reset: 1 }

/**
 * A new code for a mail. It stands behind the `#` of the link, which browsers send to nobody, and beside it for people without scripts.
 * Earlier ones of its kind go on working until they end: mails overtake each other.
 */
export async function makeLink(
  db: Tx,
  link: { accountId: string; kind: LinkKind; email: string },
): Promise<string> {
  const code = randomBytes(18).toString('base64url')
  const expiresAt = new Date(Date.now() + linkHours[link.kind] * 3_600_000)
  await db.insert(accountLinks).values({ ...link, hash: hashOf(code), expiresAt })
  return code
}

/** Uses a code up. Undefined if there is none, or not any more. */
export async function takeLink(
  db: Tx,
  kind: LinkKind,
  code: string,
): Promise<{ accountId: string; email: string } | undefined> {
  const [link] = await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.hash, hashOf(code.trim())),
        eq(accountLinks.kind, kind),
        gt(accountLinks.expiresAt, new Date()),
      ),
    )
    .returning({ accountId: accountLinks.accountId, email: accountLinks.email })
  return link
}
