import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '../jobs/jobs.ts'
import { type CheckInput, type CheckResult, listed, type Problem } from './problem.ts'

/** How long ended contracts' data may wait for their last backup before the operator is alerted. */
const patience = '1 hour'

/** The job that erases deleted backups runs daily. */
const erasePatience = '2 days'

const Servers = z.array(z.object({ id: z.string(), since: z.coerce.date() }))
const Nodes = z.array(z.object({ name: z.string(), since: z.coerce.date(), why: z.string() }))

const failing = 'backups_failing'
const waiting = 'last_backups_wait'
const erasing = 'backup_erasure_late'
const rehearsal = 'backup_rehearsal:'
const storage = 'node_backups:'

/** Alerts for failing backups, failed test restores, and nodes that cannot make backups. */
export async function checkBackups({ tx }: Pick<CheckInput, 'tx'>): Promise<CheckResult> {
  return {
    problems: [...(await serverProblems(tx)), ...(await nodeProblems(tx))],
    covers: (key) =>
      [failing, waiting, erasing].includes(key) || key.startsWith(rehearsal) || key.startsWith(storage),
    ended(key) {
      if (key === failing) return 'the backups of every server succeed'
      if (key === waiting) return 'no data wait for their last backup'
      if (key === erasing) return 'deleted backups are erased from storage'
      return key.startsWith(storage)
        ? `node ${key.slice(storage.length)} makes backups`
        : `a backup of node ${key.slice(rehearsal.length)} was restored on trial without differences`
    },
  }
}

/** One problem for all servers of each kind. */
async function serverProblems(tx: Executor): Promise<Problem[]> {
  const kinds = [
    {
      key: failing,
      what: 'No backup has succeeded of',
      advice:
        '`npm run zubr -- backup list <server>` shows the reason; check the disk and the log of its ' +
        'node. Their owners were notified.',
      // Suspended and blocked servers get no backups.
      query: sql`
        select server_id as id, failing_since as since from backup_repositories join servers on servers.id = server_id
        where failing_since is not null and contract = 'active' order by failing_since, id`,
    },
    {
      key: waiting,
      what: 'Data that are due for deletion wait for their last backup, for at most three days:',
      advice:
        '`npm run zubr -- backup list <server>` shows the reason; after three days they are deleted without a backup.',
      query: sql`
        select id, delete_at as since from servers where contract = 'suspended' and final_warning_at is not null
          and delete_at < now() - ${patience}::interval order by delete_at, id`,
    },
    {
      key: erasing,
      what: 'Deleted backups were not erased from storage in time:',
      advice:
        'check `systemctl status zubr-backup-prune`, and run `npm run zubr -- backup prune --confirm` there.',
      query: sql`
        select server_id as id, min(erase_after) as since from (
          select server_id, erase_after from server_backups union all select server_id, erase_after from backup_repositories
        ) as due where erase_after < now() - ${erasePatience}::interval group by server_id order by since, id`,
    },
  ]
  const problems: Problem[] = []
  for (const { key, what, advice, query } of kinds) {
    const rows = Servers.parse((await tx.execute(query)).rows)
    if (rows[0])
      problems.push({
        key,
        what: `${what} ${listed(rows.map(({ id }) => id))}`,
        since: rows[0].since,
        advice,
      })
  }
  return problems
}

/** A problem for each node whose trial restore failed, or that makes no backups. */
async function nodeProblems(tx: Executor): Promise<Problem[]> {
  const failedTrials = Nodes.parse(
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
  return [
    ...failedTrials.map(({ name, since, why }) => ({
      key: rehearsal + name,
      what: `A backup of node ${name} could not be restored on trial (${why})`,
      since,
      advice: `read the log of node ${name}; \`npm run zubr -- backup check <server>\` tries one again.`,
    })),
    ...hindered.map(({ name, since, why }) => ({
      key: storage + name,
      what: `Node ${name} makes no backups (${why})`,
      since,
      advice: `check the BACKUP settings and the log of node ${name}.`,
    })),
  ]
}
