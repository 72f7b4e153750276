import { dayMs } from '@zubr/domain/server-life'
import { archiveMoment, firstNoticeDays, type IdleServer, idleStep } from '@zubr/domain/servers/idle-servers'
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import type { MailFollower } from '../../accounts/mail/send.ts'
import { accounts } from '../../accounts/tables.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { changeEachServer } from '../../servers/each-server.ts'
import { lockServer } from '../../servers/owner-actions.ts'
import { servers } from '../../servers/tables.ts'
import type { ServerRow } from '../../servers/view.ts'
import { beginArchive } from './archive.ts'
import { type ArchiveRow, archiveOf, deleteArchive, storeArchive } from './store.ts'
import { serverArchives } from './tables.ts'

type Passing = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  /** The operator's limit in days; 0 switches archives off. */
  idleDays: number
  onError: (error: unknown) => void
}

/** When a free server was last used, by its owner or by players. */
const usedAt: SQL = sql`greatest(${servers.usedAt}, ${accounts.lastSeenAt})`

/**
 * Does what is due for free servers that nobody uses: the two notices to the owner, and the beginning of the archive. Run every
 * minute, by any number of processes.
 */
export async function passIdleServers({ db, jobs, idleDays, onError }: Passing, now: Date): Promise<void> {
  const firstAt = new Date(+now - (idleDays - firstNoticeDays) * dayMs)
  const found = await db
    .select({ id: servers.id })
    .from(servers)
    .innerJoin(accounts, eq(accounts.id, servers.accountId))
    .leftJoin(serverArchives, eq(serverArchives.serverId, servers.id))
    .where(
      and(
        eq(servers.contract, 'active'),
        or(
          isNotNull(serverArchives.firstSentAt),
          idleDays > 0
            ? and(isNull(servers.paidUntil), sql`${usedAt} <= ${firstAt.toISOString()}`)
            : undefined,
        ),
      ),
    )
    .orderBy(asc(servers.usedAt))
  await changeEachServer(db, found, {
    change: async (tx, row) => passOne(tx, row, { jobs, idleDays, now }),
    onError,
  })
}

async function passOne(
  tx: Tx,
  row: ServerRow,
  { jobs, idleDays, now }: Omit<Passing, 'db' | 'onError'> & { now: Date },
): Promise<void> {
  if (row.contract !== 'active') return
  const archive = await archiveOf(tx, row.id)
  const idle = await idleServerOf(tx, row, archive)
  const step = row.paidUntil && archive ? 'forget_notices' : idleStep(idle, { idleDays, now })
  if (step === undefined || !row.accountId) return
  if (step === 'forget_notices') return deleteArchive(tx, row.id)
  // What hinders an archive now, as a silent node, is over at a later pass.
  if (step === 'archive') return void (await beginArchive(tx, row, { actor: 'service', now }))
  await storeArchive(tx, row.id, step === 'send_first' ? { firstSentAt: now } : { lastSentAt: now })
  await sendMailJob(jobs, tx, {
    kind: step === 'send_first' ? 'server_archive_ahead' : 'server_archive_soon',
    accountId: row.accountId,
    values: {
      server: row.name,
      subdomain: row.subdomain,
      until: archiveMoment(idle, { idleDays, now }).toISOString(),
    },
    page: `/servers/${row.id}`,
    serverId: row.id,
  })
}

async function idleServerOf(
  tx: Pick<Tx, 'select'>,
  row: ServerRow,
  archive: ArchiveRow | undefined,
): Promise<IdleServer> {
  const [owner] = row.accountId
    ? await tx.select({ seenAt: accounts.lastSeenAt }).from(accounts).where(eq(accounts.id, row.accountId))
    : []
  const {
    firstSentAt = null,
    firstDeliveredAt = null,
    lastSentAt = null,
    lastDeliveredAt = null,
  } = archive ?? {}
  return {
    usedAt: new Date(Math.max(+row.usedAt, +(owner?.seenAt ?? 0))),
    first: { sentAt: firstSentAt, deliveredAt: firstDeliveredAt },
    last: { sentAt: lastSentAt, deliveredAt: lastDeliveredAt },
  }
}

/**
 * Follows one of the two notices: its days count from the moment when a mail server accepted it (decision 17). One that is no
 * longer due, because somebody used the server or it was delivered, is not sent.
 */
export function archiveNotice(
  { db, idleDays, clock = () => new Date() }: { db: Db; idleDays: number; clock?: () => Date },
  which: 'first' | 'last',
): MailFollower {
  const find = async (tx: Pick<Tx, 'select'>, row: ServerRow | undefined) => {
    const archive = row && (await archiveOf(tx, row.id))
    if (!row || !archive || row.contract !== 'active' || archive.phase !== null) return undefined
    const idle = await idleServerOf(tx, row, archive)
    const isUsed = idle.first.sentAt !== null && idle.usedAt > idle.first.sentAt
    return isUsed || idle[which].deliveredAt || !idle[which].sentAt ? undefined : idle
  }
  return {
    async asOf({ serverId, values = {} }) {
      const [row] = serverId ? await db.select().from(servers).where(eq(servers.id, serverId)) : []
      const idle = await find(db, row)
      return idle && { ...values, until: archiveMoment(idle, { idleDays, now: clock() }).toISOString() }
    },
    async delivered({ serverId }) {
      if (serverId === undefined) return
      await inTransaction(db, async (tx) => {
        const row = await lockServer(tx, eq(servers.id, serverId))
        if (!row || !(await find(tx, row))) return
        const now = clock()
        await storeArchive(
          tx,
          row.id,
          which === 'first' ? { firstDeliveredAt: now } : { lastDeliveredAt: now },
        )
      })
    },
  }
}
