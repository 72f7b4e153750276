import { eq } from 'drizzle-orm'
import type { MailJob } from '../../accounts/mail/jobs.ts'
import type { MailFollower } from '../../accounts/mail/send.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'

/**
 * Delivery hooks of the mail that announces an automatic extension: the three days until then start
 * when a mail server accepts it.
 */
export function extensionAhead({
  db,
  clock = () => new Date(),
}: {
  db: Db
  clock?: () => Date
}): MailFollower {
  return {
    async asOf(job) {
      const [row] = job.serverId ? await db.select().from(servers).where(eq(servers.id, job.serverId)) : []
      return row && awaited(row, job) ? (job.values ?? {}) : undefined
    },
    async delivered(job) {
      const id = job.serverId
      if (id === undefined) return
      await inTransaction(db, async (tx) => {
        const row = await lockServer(tx, eq(servers.id, id))
        const announced = row && awaited(row, job)
        if (!announced) return
        const taken = { ...announced, at: clock().toISOString() }
        await tx.update(servers).set({ extensionAnnounced: taken }).where(eq(servers.id, id))
      })
    },
  }
}

/**
 * The announcement in a mail, if it is still valid: for this price and period, and not delivered
 * before.
 */
function awaited({ autoExtend, extensionAnnounced: announced }: ServerRow, { values, money }: MailJob) {
  if (!autoExtend || announced?.by !== 'mail' || announced.at !== null) return undefined
  return announced.for === values?.period && announced.price.minor === money?.price?.minor
    ? announced
    : undefined
}
