import { eq } from 'drizzle-orm'
import type { MailJob } from '../../accounts/mail/jobs.ts'
import type { MailFollower } from '../../accounts/mail/send.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'

/** Follows the mail that announces a month to be paid by itself: the three days until then begin when a mail server has taken it. */
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

/** What a mail announces, as long as that still holds: at this price, for this period, by no mail that was taken before. */
function awaited({ autoExtend, extensionAnnounced: announced }: ServerRow, { values, money }: MailJob) {
  if (!autoExtend || announced?.by !== 'mail' || announced.at !== null) return undefined
  return announced.for === values?.period && announced.price.minor === money?.price?.minor
    ? announced
    : undefined
}
