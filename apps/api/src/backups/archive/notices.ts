import { archiveMoment, type IdleServer, idleStep, nextIdleCheck } from '@zubr/domain/servers/idle-servers'
import { and, asc, count, eq, lte } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import type { MailFollower } from '../../accounts/mail/send.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { changeEachServer } from '../../servers/each-server.ts'
import { lockServer } from '../../servers/owner-actions.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { servers } from '../../servers/servers-schema.ts'
import { type ArchiveNode, archiveNodes, beginArchive } from './archive.ts'
import { serverArchives } from './archive-schema.ts'
import type { ArchiveRow } from './archive-workflow.ts'
import { archiveOf, deleteArchive, storeArchive } from './store.ts'

type Passing = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  /** The operator's limit in days; 0 disables archives. */
  idleDays: number
  onError: (error: unknown) => void
}

/** The most servers that are checked and notices that are sent in one run. */
const maxChecksPerPass = 200
/**
 * The most servers of a node that are backed up for archives at a time: each loads its disk and
 * network.
 */
const maxSavingPerNode = 2
/**
 * A server that cannot be archived now, for example a busy one, is checked again after this long.
 */
const hinderedMs = 3_600_000

/**
 * Sends both notices to owners of idle free servers, and begins their archives. Runs every minute,
 * in any number of processes. It checks only servers whose `idleCheckAt` has come.
 */
export async function processIdleServers({ db, jobs, idleDays, onError }: Passing, now: Date): Promise<void> {
  const found = await db
    .select({ id: servers.id })
    .from(servers)
    .where(and(eq(servers.contract, 'active'), lte(servers.idleCheckAt, now)))
    .orderBy(asc(servers.idleCheckAt))
    .limit(maxChecksPerPass)
  if (found.length === 0) return
  const nodes = await archiveNodes(db)
  const saving = new Map<number, number>()
  const underWay = await db
    .select({ nodeId: servers.nodeId, count: count() })
    .from(serverArchives)
    .innerJoin(servers, eq(servers.id, serverArchives.serverId))
    .where(eq(serverArchives.phase, 'saving'))
    .groupBy(servers.nodeId)
  for (const { nodeId, count: of } of underWay) if (nodeId !== null) saving.set(nodeId, of)
  await changeEachServer(db, found, {
    change: async (tx, row) => passOne(tx, row, { jobs, idleDays, nodes, saving, now }),
    onError,
  })
}

type PassingOne = {
  jobs: Pick<Jobs, 'send'>
  idleDays: number
  nodes: ReadonlyMap<number, ArchiveNode>
  /** The number of servers being backed up by node. */
  saving: Map<number, number>
  now: Date
}

async function passOne(
  tx: Tx,
  row: ServerRow,
  { jobs, nodes, saving, now, ...by }: PassingOne,
): Promise<void> {
  if (row.contract !== 'active' || row.nodeId === null || row.idleCheckAt > now) return
  const node = nodes.get(row.nodeId)
  // An archive on the node's own disk would free no disk space, although it would be sold again.
  const idleDays = row.paidUntil || node?.backups?.isRemote === false ? 0 : by.idleDays
  const idle = await idleServerOf(tx, row, await archiveOf(tx, row.id))
  const checkAt = (idleCheckAt: Date) => tx.update(servers).set({ idleCheckAt }).where(eq(servers.id, row.id))
  const step = idleStep(idle, { idleDays, now })
  if (step === 'forget_notices') await deleteArchive(tx, row.id)
  if (step === undefined || step === 'forget_notices' || !row.accountId)
    return void (await checkAt(nextIdleCheck(idle, { idleDays, now })))
  // A node that makes no backups may do so again. Nobody gets a notice of an archive that cannot
  // happen.
  if (!node?.backups) return void (await checkAt(new Date(+now + hinderedMs)))
  if (step === 'archive') {
    const count = saving.get(node.id) ?? 0
    const refusal =
      count >= maxSavingPerNode ? 'busy' : await beginArchive(tx, row, { actor: 'service', node, now })
    if (refusal) return void (await checkAt(new Date(+now + hinderedMs)))
    saving.set(node.id, count + 1)
    return
  }
  const sent = { sentAt: now, deliveredAt: null }
  const sentIdle = { ...idle, ...(step === 'send_first' ? { first: sent } : { last: sent }) }
  await checkAt(nextIdleCheck(sentIdle, { idleDays, now }))
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
    ? await tx
        .select({ seenAt: accounts.lastSeenAt, email: accounts.email, refused: accounts.refusedEmail })
        .from(accounts)
        .where(eq(accounts.id, row.accountId))
    : []
  const {
    firstSentAt = null,
    firstDeliveredAt = null,
    lastSentAt = null,
    lastDeliveredAt = null,
  } = archive ?? {}
  return {
    usedAt: new Date(Math.max(+row.lastUsedAt, +(owner?.seenAt ?? 0))),
    first: { sentAt: firstSentAt, deliveredAt: firstDeliveredAt },
    last: { sentAt: lastSentAt, deliveredAt: lastDeliveredAt },
    isMailRefused: owner !== undefined && owner.refused !== null && owner.refused === owner.email,
  }
}

/**
 * Tracks one of the two notices. Its days count from the time when a mail server accepted it
 * (decision 17). It is not sent if it is no longer due: the server was used, or it was already
 * delivered.
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
