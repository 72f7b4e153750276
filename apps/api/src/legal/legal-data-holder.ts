import { asc, eq } from 'drizzle-orm'
import type { DataHolder } from '../accounts/accounts.ts'
import { acceptedEditions, editionNotices } from './legal-schema.ts'

/**
 * Editions that an account accepted and those whose notice it got. Both are deleted with the
 * account.
 */
export const editionDataHolder: DataHolder = {
  name: 'documents',

  async export(db, accountId) {
    const { document, edition, acceptedAt } = acceptedEditions
    const { inForce, queuedAt, deliveredAt } = editionNotices
    const [accepted, notices] = await Promise.all([
      db
        .select({ document, edition, acceptedAt })
        .from(acceptedEditions)
        .where(eq(acceptedEditions.accountId, accountId))
        .orderBy(asc(edition), asc(document)),
      db
        .select({ inForce, queuedAt, deliveredAt })
        .from(editionNotices)
        .where(eq(editionNotices.accountId, accountId))
        .orderBy(asc(inForce)),
    ])
    return { accepted, notices }
  },

  async lock(tx, accountId) {
    await tx
      .select({ inForce: editionNotices.inForce })
      .from(editionNotices)
      .where(eq(editionNotices.accountId, accountId))
      .orderBy(asc(editionNotices.inForce))
      .for('update')
  },

  async forget(tx, accountId) {
    await tx.delete(editionNotices).where(eq(editionNotices.accountId, accountId))
    await tx.delete(acceptedEditions).where(eq(acceptedEditions.accountId, accountId))
  },
}
