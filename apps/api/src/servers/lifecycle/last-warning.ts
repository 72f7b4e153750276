import { dayAfter } from '@zubr/domain/server-life'
import { eq } from 'drizzle-orm'
import type { MailFollower } from '../../accounts/mail/send.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { lockServer } from '../owner-actions.ts'
import { servers } from '../servers-schema.ts'
import { applyLifeEvent } from './life.ts'

/**
 * Delivery hooks of the last warning before a deletion: the last day starts when a mail server has
 * accepted it. Decision 17 has the reason.
 */
export function lastWarning({ db, clock = () => new Date() }: { db: Db; clock?: () => Date }): MailFollower {
  return {
    async asOf({ serverId, values = {} }) {
      // Queued by an earlier version, which started the day itself.
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
        if (row) await applyLifeEvent(tx, row, 'warned', step)
      })
    },
  }
}
