import { and, asc, eq, gte } from 'drizzle-orm'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { type Actor, recordActivity } from '../../servers/activity.ts'
import { cancelServerJobs } from '../../servers/jobs/store.ts'
import { applyLifeEvent } from '../../servers/lifecycle/life.ts'
import { changeDesired } from '../../servers/owner-actions.ts'
import type { ServerRow } from '../../servers/server-view.ts'
import { servers } from '../../servers/servers-schema.ts'
import { applyDecision } from '../../workflows/workflow.ts'
import { serverBackups } from '../backups-schema.ts'
import { notifyFailure } from '../failure-notice.ts'
import { type BackupContext, type BackupRow, makeBackup } from '../make-backup.ts'
import {
  type ArchiveDecision,
  type ArchiveEffect,
  type ArchiveEvent,
  type ArchiveRow,
  archiveWorkflow,
  nextArchive,
} from './archive-workflow.ts'
import { deleteArchive, storeArchive } from './store.ts'

/** What effects need that make backups or send mails. */
export type ArchiveDeps = { context: BackupContext; jobs: Pick<Jobs, 'send'> }

type Applied = { event: ArchiveEvent; now: Date; deps?: ArchiveDeps | undefined }

/** Decides and carries out what an archive does on an event. Its server is locked. */
export async function applyArchiveEvent(
  tx: Tx,
  row: ServerRow,
  archive: ArchiveRow,
  { event, now, deps }: Applied,
): Promise<ArchiveDecision> {
  const decision = nextArchive(archive, event, now)
  await applyDecision(decision, {
    definition: archiveWorkflow,
    current: archive.phase ?? 'released',
    now,
    async store({ phase, phaseAt, ...columns }) {
      // The effects `unarchive` and `release` store the end.
      if (phase === 'ended' || phase === 'released') return
      await storeArchive(tx, row.id, { ...columns, ...(phase && phaseAt && { phase, phaseAt }) })
    },
    perform: (effect) => performArchiveEffect(tx, row, archive, { effect, now, deps }),
  })
  return decision
}

async function performArchiveEffect(
  tx: Tx,
  row: ServerRow,
  archive: ArchiveRow,
  { effect, now, deps }: { effect: ArchiveEffect; now: Date; deps: ArchiveDeps | undefined },
): Promise<void> {
  switch (effect.type) {
    case 'delete_files':
      return deleteArchivedFiles(tx, row, now)
    case 'record_request':
      return recordActivity(tx, { serverId: row.id, at: now, actor: effect.actor, event: 'restore' })
    case 'unarchive':
      return unarchive(tx, row, { actor: effect.actor, now })
    case 'release':
      return releaseUnsaved(tx, row, archive, now)
    case 'make_backup':
      await makeBackup(tx, required(deps).context, row, { kind: 'end', actor: 'service', now })
      return
    case 'notify_failure': {
      const { context, jobs } = required(deps)
      return notifyFailure(tx, { config: context.config, jobs }, row, effect.failure, now)
    }
    case 'send_mail':
      return sendArchiveMail(tx, row, effect.kind, required(deps))
  }
}

function required(deps: ArchiveDeps | undefined): ArchiveDeps {
  if (!deps) throw new Error('this event of an archive needs jobs and the context of backups')
  return deps
}

async function sendArchiveMail(
  tx: Tx,
  row: ServerRow,
  kind: 'server_archived' | 'server_archive_restored',
  { jobs }: ArchiveDeps,
): Promise<void> {
  if (!row.accountId) return
  await sendMailJob(jobs, tx, {
    ...{ kind, accountId: row.accountId, serverId: row.id },
    values: { server: row.name, subdomain: row.subdomain },
    page: `/servers/${row.id}`,
  })
}

/** Makes an archived server active again, and restarts its idle time. */
async function unarchive(tx: Tx, row: ServerRow, { actor, now }: { actor: Actor; now: Date }): Promise<void> {
  await applyLifeEvent(tx, row, 'unarchive', { now, actor, sendMail: async () => undefined })
  await tx.update(servers).set({ lastUsedAt: now }).where(eq(servers.id, row.id))
  await deleteArchive(tx, row.id)
}

/** How long automatic archiving skips a server whose last backup failed. */
const triedAgainMs = 7 * 86_400_000

/**
 * Releases a server whose last backup fails: it continues on its node. The sent notices stay valid,
 * and archiving is tried again later.
 */
async function releaseUnsaved(tx: Tx, row: ServerRow, archive: ArchiveRow, now: Date): Promise<void> {
  await cancelServerJobs(tx, row.id, now)
  await applyLifeEvent(tx, row, 'unarchive', { now, actor: 'service', sendMail: async () => undefined })
  if (archive.firstSentAt)
    await storeArchive(tx, row.id, {
      ...{ phase: null, phaseAt: null, archivedAt: null },
      ...{ dueAt: null, attempts: 0, lastError: null },
    })
  else await deleteArchive(tx, row.id)
  const idleCheckAt = new Date(+now + triedAgainMs)
  await tx.update(servers).set({ idleCheckAt }).where(eq(servers.id, row.id))
}

/** Makes the node of an archived server delete its files. The backup of the archive stays. */
async function deleteArchivedFiles(tx: Tx, row: ServerRow, now: Date): Promise<void> {
  await cancelServerJobs(tx, row.id, now)
  await changeDesired(tx, row, { desiredState: 'absent', operationId: null, operationAction: null })
}

/** Backups made for this archive, oldest first. */
export function lastBackups(tx: Tx, serverId: string, since: Date): Promise<BackupRow[]> {
  return tx
    .select()
    .from(serverBackups)
    .where(
      and(eq(serverBackups.serverId, serverId), eq(serverBackups.kind, 'end'), gte(serverBackups.at, since)),
    )
    .orderBy(asc(serverBackups.at))
}
