import { dayAfter } from '@zubr/domain/server-life'
import { eq } from 'drizzle-orm'
import type { MailFollower } from '../../accounts/mail/send.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockServer } from '../owner-actions.ts'
import { servers } from '../servers-schema.ts'
import { applyLife } from './life.ts'

/** Follows the last warning before data are deleted: their last day begins when a mail server has taken it. Decision 0017 says why. */
export function lastWarning({ db, clock = () => new Date() }: { db: Db; clock?: () => Date }): MailFollower {
  return {
    async asOf({ serverId, values = {} }) {
      // A version before this one stored it, and began the day by itself.
      if (serverId === undefined) return values
      const [row] = await db.select().from(servers).where(eq(servers.id, serverId))
      if (row?.contract !== 'suspended' || !row.deleteAt || row.finalWarningAt) return undefined
      return { ...values, until: dayAfter(clock(), row.deleteAt).toISOString() }
    },
    async delivered({ serverId }) {
      if (serverId === undefined) return
      await inTransaction(db, async (tx) => {
        const row = await lockServer(tx, eq(servers.id, serverId))
        const step = { now: clock(), actor: 'service', sendMail: async () => undefined } as const
        if (row) await applyLife(tx, row, 'warned', step)
      })
    },
  }
}
