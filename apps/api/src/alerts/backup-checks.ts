import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type CheckInput, type CheckResult, listed, type Problem } from './problem.ts'

/** How long ended contracts' data may wait for their last backup before the operator is alerted. */
const patience = '1 hour'

/** The job that erases deleted backups runs daily. */
const erasePatience = '2 days'

const Servers = z.array(z.object({ id: z.string(), since: z.coerce.date() }))
const Nodes = z.array(z.object({ name: z.string(), since: z.coerce.date(), why: z.string() }))

/**
 * The last backup of an archived server, the deletion of its files and its restore each take
 * minutes.
 */
const archivePatience = '6 hours'

const failing = 'backups_failing'
const archiving = 'archives_stuck'
const waiting = 'last_backups_wait'
const erasing = 'backup_erasure_late'
const rehearsal = 'backup_rehearsal:'
const storage = 'node_backups:'

/** Alerts for failing backups, failed test restores, and nodes that cannot make backups. */
export async function checkBackups({ tx }: Pick<CheckInput, 'tx'>): Promise<CheckResult> {
  // Suspended and blocked servers get no backups.
  const failed = Servers.parse(
    (
      await tx.execute(sql`
        select server_id as id, failing_since as since from backup_repositories join servers on servers.id = server_id
        where failing_since is not null and contract = 'active' order by failing_since, id`)
    ).rows,
  )
  const late = Servers.parse(
    (
      await tx.execute(sql`
        select id, delete_at as since from servers where contract = 'suspended' and final_warning_at is not null
          and delete_at < now() - ${patience}::interval order by delete_at, id`)
    ).rows,
  )
  const tried = Nodes.parse(
    (
      await tx.execute(sql`
        select name, ended_at as since, failure as why from backup_rehearsals join nodes on nodes.id = node_id
        where failure is not null and failure <> 'called_off' order by name`)
    ).rows,
  )
  const hindered = Nodes.parse(
    (
      await tx.execute(sql`
        select name, node_capabilities.reported_at as since, backups->>'problem' as why
        from node_capabilities join nodes on nodes.id = node_id where backups->>'problem' is not null order by name`)
    ).rows,
  )
  const unerased = Servers.parse(
    (
      await tx.execute(sql`
        select server_id as id, min(erase_after) as since from (
          select server_id, erase_after from server_backups union all select server_id, erase_after from backup_repositories
        ) as due where erase_after < now() - ${erasePatience}::interval group by server_id order by since, id`)
    ).rows,
  )
  const stuck = Servers.parse(
    (
      await tx.execute(sql`
        select id, phase_at as since from server_archives join servers on servers.id = server_id
        where contract = 'archived' and phase in ('saving', 'clearing', 'restoring')
          and phase_at < now() - ${archivePatience}::interval order by phase_at, id`)
    ).rows,
  )
  const ofServers = (key: string, what: string, rows: z.infer<typeof Servers>, advice: string): Problem[] =>
    rows[0]
      ? [{ key, what: `${what} ${listed(rows.map(({ id }) => id))}`, since: rows[0].since, advice }]
      : []
  return {
    problems: [
      ...ofServers(
        failing,
        'No backup has come about of',
        failed,
        '`npm run zubr -- backup list <server>` says why; look at the disk and the log of its node. Their owners were told.',
      ),
      ...ofServers(
        waiting,
        'Data whose day has come wait for their last backup, for three days at most:',
        late,
        '`npm run zubr -- backup list <server>` says why; without one they are deleted then.',
      ),
      ...ofServers(
        erasing,
        'Deleted backups were not erased from storage in time:',
        unerased,
        'look at `systemctl status zubr-backup-prune`, and run `npm run zubr -- backup prune --confirm` there.',
      ),
      ...ofServers(
        archiving,
        'Archives of free servers do not go on:',
        stuck,
        '`npm run zubr -- server show <server>` says which node has it: read its log. `server unarchive` gives back one that is not saved yet.',
      ),
      ...tried.map(({ name, since, why }) => ({
        key: rehearsal + name,
        what: `A backup of node ${name} could not be put back on trial (${why})`,
        since,
        advice: `read the log of node ${name}; \`npm run zubr -- backup check <server>\` tries one again.`,
      })),
      ...hindered.map(({ name, since, why }) => ({
        key: storage + name,
        what: `Node ${name} makes no backups (${why})`,
        since,
        advice: `look at BACKUP settings and the log of node ${name}.`,
      })),
    ],
    covers: (key) =>
      key === failing ||
      key === waiting ||
      key === erasing ||
      key === archiving ||
      key.startsWith(rehearsal) ||
      key.startsWith(storage),
    ended(key) {
      if (key === failing) return 'backups of every server come about'
      if (key === waiting) return 'no data wait for their last backup'
      if (key === archiving) return 'archives of free servers go on'
      if (key === erasing) return 'deleted backups are erased from storage'
      return key.startsWith(storage)
        ? `node ${key.slice(storage.length)} makes backups`
        : `a backup of node ${key.slice(rehearsal.length)} was put back on trial, and is the same`
    },
  }
}
