import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { backupsText } from '../nodes/node-commands.ts'
import { nodes, nodeCapabilities as offersTable } from '../nodes/nodes-schema.ts'
import { parseOptions, wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { printable } from '../operators/printable.ts'
import { idOf } from '../servers/moving/migration-commands.ts'
import { lockServer } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { backupRehearsals, backupRepositories, serverRestores } from './backups-schema.ts'
import { moveToNode, restoreDeletedServer, undelete } from './bring-back.ts'
import { rehearse } from './due.ts'
import { backupKeysOf, canSealKey } from './keys.ts'
import { type BackupContext, type BackupRow, backupsOf, makeBackup, newestRestorable } from './make-backup.ts'
import { pruneBackups } from './prune/prune-command.ts'
import { beginRestore } from './restore.ts'

/** `npm run zubr -- backup <verb>`. */
export const backupCommands = {
  list: async ({ db, print }, args) => {
    const [which] = wordsOf(args, 'backup list <server>')
    const id = await anyIdOf(db, which)
    const all = await backupsOf(db, id)
    if (all.length === 0) return print('It has no backups.')
    for (const backup of all.toReversed()) print(lineOf(backup))
    const last = await lastRestore(db, id)
    if (last)
      print(
        `last restore: ${last.phase}${last.failure ? ` (${last.failure})` : ''}, begun ${last.startedAt.toISOString()}`,
      )
  },

  make: async ({ db, print, config, catalogue, clock }, args) => {
    const [which] = wordsOf(args, 'backup make <server>')
    await withServer(db, which, async (tx, row) => {
      await requireServiceSecret(tx, row, contextOf(config, catalogue))
      const request = { kind: 'safety', actor: 'operator', now: clock() } as const
      const made = await makeBackup(tx, contextOf(config, catalogue), row, request)
      if ('refused' in made)
        throw new OperatorError(
          made.refused === 'no_backups' ? 'its node makes no backups' : `server ${row.id} is being deleted`,
        )
      await insertAuditEntry(tx, clock(), `server ${row.id}`, 'backup made')
      print(`Its node makes backup ${made.id} now: npm run zubr -- backup list ${row.id}`)
    })
  },

  key: async ({ db, print, config, catalogue, clock }, args) => {
    const [which] = wordsOf(args, 'backup key <server>')
    const id = await anyIdOf(db, which)
    const key = (await backupKeysOf(db, [id], contextOf(config, catalogue).config)).get(id)
    if (key === undefined)
      throw new OperatorError(
        'it has no key: it never had a backup, or its key was sealed with another AUTH_SECRET',
      )
    await inTransaction(db, (tx) => insertAuditEntry(tx, clock(), `server ${id}`, 'backup key shown'))
    // Alone on its line, for RESTIC_PASSWORD.
    print(key)
  },

  check: async ({ db, print, clock }, args) => {
    const [which] = args
    if (which !== undefined) {
      const id = await idOf(db, wordsOf(args, 'backup check <server>')[0])
      const [row] = await db.select().from(servers).where(eq(servers.id, id))
      const backup = await newestRestorable(db, id)
      if (!row?.nodeId || !backup?.snapshot) throw new OperatorError('it has no backup that could be tried')
      await rehearse(db, { serverId: id, snapshot: backup.snapshot, nodeId: row.nodeId }, clock())
      return print(
        'Its node puts it back into a folder for that alone, and compares: npm run zubr -- backup check',
      )
    }
    const rows = await db
      .select({ name: nodes.name, backups: offersTable.backups, tried: backupRehearsals })
      .from(nodes)
      .leftJoin(offersTable, eq(offersTable.nodeId, nodes.id))
      .leftJoin(backupRehearsals, eq(backupRehearsals.nodeId, nodes.id))
      .orderBy(asc(nodes.name))
    for (const { name, backups, tried } of rows) {
      print(`${name}  ${backups ? backupsText(backups) : 'makes no backups'}`)
      if (tried)
        print(
          `  tried ${tried.startedAt.toISOString()}: ${tried.endedAt ? (tried.failure ?? 'the same, as it should be') : 'under way'}`,
        )
      else print('  not tried yet')
    }
    for (const { serverId, failingSince } of await db.select().from(backupRepositories))
      if (failingSince) print(`server ${serverId}: none has come about since ${failingSince.toISOString()}`)
  },

  prune: pruneBackups,

  restore: async ({ db, print, config, catalogue, clock }, args) => {
    const usage = 'backup restore <server> [--backup <id>] [--node <name>]'
    const { positionals, options } = parseOptions(args, ['backup', 'node'], usage)
    const [which] = wordsOf(positionals, 'backup restore <server>')
    await withServer(db, which, async (tx, row) => {
      await requireServiceSecret(tx, row, contextOf(config, catalogue))
      if (row.contract === 'archived')
        throw new OperatorError(`it is archived: npm run zubr -- server unarchive ${row.id}`)
      const now = clock()
      const all = await backupsOf(tx, row.id)
      const named = options.backup ? all.find(({ id }) => id === options.backup) : undefined
      const backup =
        named?.state === 'deleting' && named.eraseAfter !== null && named.eraseAfter > now
          ? await undelete(tx, named)
          : options.backup
            ? named
            : all.findLast(({ state }) => state === 'ready')
      if (backup?.state !== 'ready')
        throw new OperatorError('there is no such backup that can be restored: see backup list')
      const isElsewhere = options.node !== undefined
      const isDeleted = row.contract === 'deleted'
      const placed = isDeleted
        ? await restoreDeletedServer(tx, row, backup, options.node, now)
        : options.node
          ? await moveToNode(tx, row, backup, options.node, now)
          : row
      const request = {
        backup,
        paths: null,
        actor: 'operator',
        now,
        saves: !isElsewhere && !isDeleted,
      } as const
      const outcome = await beginRestore(tx, contextOf(config, catalogue), placed, request)
      if (outcome === 'under_way') throw new OperatorError('a restore is under way already')
      if (outcome === 'elsewhere') throw new OperatorError('this backup lies on another node alone')
      if (outcome === 'no_backups') throw new OperatorError('its node makes no backups')
      if (outcome !== 'begun') throw new OperatorError('it can not be restored')
      await insertAuditEntry(
        tx,
        now,
        `server ${row.id}`,
        `restored from the backup of ${backup.at.toISOString()}`,
      )
      print(
        `${printable(row.name)} (${row.id}) is put back as it was at ${backup.at.toISOString()}${isElsewhere ? `, on node ${options.node}` : ''}.`,
      )
      print(`How that goes: npm run zubr -- backup list ${row.id}`)
    })
  },
} satisfies Record<string, Command>

export const backupHelp: Record<keyof typeof backupCommands, string> = {
  list: 'backup list <server>            its backups, and how the last restore went',
  make: 'backup make <server>            has one made, beside those that its plan keeps',
  key: 'backup key <server>             prints the password of its repository, for restic by hand; it opens all its backups',
  check:
    'backup check                    how each node keeps backups, and whether one could be restored on trial; with a server, tries its newest now',
  prune:
    'backup prune                    shows what is due for erasure from append-only storage; --confirm erases it (docs/operate/server-backups.md)',
  restore:
    'backup restore <server>         restores the newest, or --backup <id>; of a server whose node is lost on another: --node <name>',
}

export const contextOf = (
  config: Parameters<Command>[0]['config'],
  catalogue: Parameters<Command>[0]['catalogue'],
) => ({
  config: {
    ...{ authSecret: config.authSecret, authSecretBefore: config.authSecretBefore },
    backupAppendOnly: config.backupAppendOnly ?? false,
  },
  catalogue,
})

/** A key encrypted with another secret than the service's could not be decrypted by it. */
export async function requireServiceSecret(
  tx: Tx,
  { id }: Pick<ServerRow, 'id'>,
  { config }: BackupContext,
): Promise<void> {
  if (!(await canSealKey(tx, id, config)))
    throw new OperatorError(
      'AUTH_SECRET is not the one of the running service: it opens no key of a backup. Set that one.',
    )
}

async function withServer(
  db: Db,
  which: string,
  act: (tx: Tx, row: ServerRow) => Promise<void>,
): Promise<void> {
  const id = await anyIdOf(db, which)
  await inTransaction(db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, id))
    if (!row) throw unknown(which)
    await act(tx, row)
  })
}

/** A deleted server is identified only by its ID. */
async function anyIdOf(db: Db, which: string): Promise<string> {
  const [found] = await db
    .select({ id: servers.id })
    .from(servers)
    .where(eq(sql`${servers.id}::text`, which.toLowerCase()))
  return found?.id ?? idOf(db, which)
}

const unknown = (which: string) => new OperatorError(`there is no server ${which}`)

async function lastRestore(db: Db, serverId: string) {
  const rows = await db
    .select()
    .from(serverRestores)
    .where(eq(serverRestores.serverId, serverId))
    .orderBy(asc(serverRestores.startedAt))
  return rows.at(-1)
}

const lineOf = ({
  id,
  at,
  kind,
  cause,
  state,
  failure,
  locked,
  bytes,
  isRemote,
  eraseAfter,
}: BackupRow): string =>
  [
    id,
    at.toISOString(),
    cause ? `${kind} before ${cause}` : kind,
    failure ? `${state} (${failure})` : state,
    bytes === null ? '' : `${Math.round(bytes / 1_048_576)} MB`,
    locked ? 'locked' : '',
    eraseAfter ? `erased after ${eraseAfter.toISOString()}` : '',
    isRemote ? '' : "on its node's disk",
  ]
    .filter(Boolean)
    .join('  ')
