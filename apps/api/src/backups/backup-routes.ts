import { randomUUID } from 'node:crypto'
import { backupsEndpoints } from '@zubr/contracts/backups/endpoints'
import { maxDownloadNamesBytes } from '@zubr/contracts/files/endpoints'
import { filesPath, fileTokenSeconds } from '@zubr/contracts/files/tokens'
import { and, eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { areFilesAccessible } from '../files/reach.ts'
import { Refused } from '../http/api-error.ts'
import { type Handlers, routes } from '../http/route.ts'
import { recordActivity } from '../servers/activity.ts'
import { consoleKeyOf, signToken } from '../servers/agent/console-tokens.ts'
import { serverGuards } from '../servers/guards.ts'
import { cancelJob } from '../servers/jobs/store.ts'
import { lockOwnedServer } from '../servers/owner-actions.ts'
import {
  type FoundServer,
  nodeUrl,
  requireNode,
  requireServer,
  type ServerRow,
} from '../servers/server-view.ts'
import { backupsView } from './backup-view.ts'
import { serverBackups, serverRestores } from './backups-schema.ts'
import {
  type BackupContext,
  type BackupRefused,
  type BackupRow,
  backupsBeingRestored,
  backupsOf,
  deleteBackups,
  hasCapacity,
  isOnOtherNode,
  isReachable,
  limitOf,
  makeBackup,
  rotateBackups,
} from './make-backup.ts'
import { beginRestore, cancelRestore, openRestore } from './restore.ts'

const refusalOf = (refused: BackupRefused['refused']) =>
  new Refused(refused === 'locked' ? 'backups_locked' : refused === 'no_backups' ? 'no_backups' : 'conflict')

type Locked = { tx: Tx; row: ServerRow; now: Date }
type BackupHandlers = Handlers<typeof backupsEndpoints, FoundServer>

type BackupRoutesDeps = Pick<BackupContext, 'catalogue'> & {
  /** Whether a later subject is about to replace the server's files. */
  isChanging(tx: Tx, serverId: string): Promise<boolean>
}

/** Backups of an account's servers. Their bytes go directly between browser and node. */
export function backupRoutes(accounts: Accounts, deps: BackupRoutesDeps): FastifyPluginAsync {
  const backups = new ServerBackups(accounts, deps)
  return async (app) => {
    routes(
      app,
      backupsEndpoints,
      serverGuards(accounts),
    )({
      ...listHandlers(backups),
      ...restoreHandlers(backups),
      ...downloadHandlers(accounts),
    })
  }
}

/** What the handlers share: changes of a server's backups in one transaction. */
class ServerBackups {
  readonly context: BackupContext
  readonly isChanging: BackupRoutesDeps['isChanging']
  readonly #accounts: Accounts

  constructor(accounts: Accounts, { catalogue, isChanging }: BackupRoutesDeps) {
    this.#accounts = accounts
    this.context = { config: accounts.config, catalogue }
    this.isChanging = isChanging
  }

  view(row: ServerRow) {
    const { db, clock } = this.#accounts
    return backupsView(db, this.context, row, clock())
  }

  async change(accountId: string, id: string, apply: (locked: Locked) => Promise<void>) {
    const { db, config, clock } = this.#accounts
    await inTransaction(db, async (tx) =>
      apply({ tx, row: await lockOwnedServer(tx, accountId, id), now: clock() }),
    )
    return this.view((await requireServer(db, config, accountId, id)).row)
  }
}

async function backupIn(
  { tx, row }: Pick<Locked, 'row'> & { tx: Pick<Tx, 'select'> },
  id: string,
): Promise<BackupRow> {
  const [found] = await tx
    .select()
    .from(serverBackups)
    .where(and(eq(serverBackups.id, id), eq(serverBackups.serverId, row.id)))
  if (!found || found.state === 'deleting') throw new Refused('not_found')
  return found
}

function activeOnly({ contract }: ServerRow): void {
  if (contract !== 'active') throw new Refused('server_not_active', { contract })
}

/** The files of a blocked server are evidence until the operator decides. */
function openOnly({ contract }: ServerRow): void {
  if (!areFilesAccessible(contract)) throw new Refused('server_not_active', { contract })
}

function listHandlers(backups: ServerBackups) {
  return {
    'GET /api/servers/:id/backups': async ({ server }) => backups.view(server.row),

    'POST /api/servers/:id/backups': async ({ session: { accountId }, params: { id }, body }) =>
      backups.change(accountId, id, async ({ tx, row, now }) => {
        activeOnly(row)
        const made = await makeBackup(tx, backups.context, row, {
          kind: 'hand',
          note: body.note,
          actor: { accountId },
          now,
        })
        if ('refused' in made) throw refusalOf(made.refused)
      }),

    'PATCH /api/servers/:id/backups/:backup': async ({ session: { accountId }, params, body }) =>
      backups.change(accountId, params.id, async ({ tx, row, now }) => {
        openOnly(row)
        const backup = await backupIn({ tx, row }, params.backup)
        const all = await backupsOf(tx, row.id)
        // A locked safety backup counts against the plan's limit, so there must be capacity.
        const takesPlace =
          body.locked && !backup.locked && backup.kind !== 'hand' && backup.kind !== 'schedule'
        if (takesPlace && !hasCapacity(all, limitOf(backups.context, row)))
          throw new Refused('backups_locked')
        if (Object.keys(body).length > 0)
          await tx.update(serverBackups).set(body).where(eq(serverBackups.id, backup.id))
        await rotateBackups(tx, backups.context, row, now)
      }),

    'DELETE /api/servers/:id/backups/:backup': async ({ session: { accountId }, params }) =>
      backups.change(accountId, params.id, async ({ tx, row, now }) => {
        openOnly(row)
        const backup = await backupIn({ tx, row }, params.backup)
        await deleteBackup(backups, { tx, row, now }, backup, accountId)
      }),
  } satisfies Partial<BackupHandlers>
}

async function deleteBackup(
  backups: ServerBackups,
  { tx, row, now }: Locked,
  backup: BackupRow,
  accountId: string,
): Promise<void> {
  if (backup.locked || (await backupsBeingRestored(tx, row.id)).has(backup.id)) throw new Refused('conflict')
  if (backup.state === 'making') {
    // The restore after this backup would wait forever.
    if (await openRestore(tx, eq(serverRestores.jobId, backup.jobId))) throw new Refused('conflict')
    if (backup.kind === 'safety' && (await backups.isChanging(tx, row.id))) throw new Refused('conflict')
    if (!(await cancelJob(tx, backup.jobId, now))) throw new Refused('conflict')
  }
  if (backup.state === 'ready' && isOnOtherNode(backup, row)) throw new Refused('backup_elsewhere')
  await recordActivity(tx, {
    serverId: row.id,
    at: now,
    actor: { accountId },
    event: 'backup_deleted',
  })
  if (backup.state === 'ready')
    await deleteBackups(tx, backups.context, row, [backup], { now, eraseAfter: now })
  else await tx.delete(serverBackups).where(eq(serverBackups.id, backup.id))
}

function restoreHandlers(backups: ServerBackups) {
  return {
    'POST /api/servers/:id/backups/:backup/restore': {
      bodyLimit: maxDownloadNamesBytes,
      handle: async ({ session: { accountId }, params, body }) =>
        backups.change(accountId, params.id, async ({ tx, row, now }) => {
          activeOnly(row)
          const backup = await backupIn({ tx, row }, params.backup)
          if (await backups.isChanging(tx, row.id)) throw new Refused('conflict')
          const request = { backup, paths: body.paths, actor: { accountId }, now }
          const outcome = await beginRestore(tx, backups.context, row, request)
          if (outcome === 'elsewhere') throw new Refused('backup_elsewhere')
          if (outcome === 'no_backups') throw new Refused('no_backups')
          if (outcome !== 'begun') throw new Refused('conflict')
        }),
    },

    'DELETE /api/servers/:id/restore': async ({ session: { accountId }, params: { id } }) =>
      backups.change(accountId, id, async ({ tx, row, now }) => {
        const restore = await openRestore(tx, eq(serverRestores.serverId, id))
        if (!restore || !(await cancelRestore(tx, backups.context, row, restore, now)))
          throw new Refused('conflict')
      }),
  } satisfies Partial<BackupHandlers>
}

function downloadHandlers({ db, config }: Accounts) {
  return {
    'POST /api/servers/:id/backups/:backup/download': {
      bodyLimit: maxDownloadNamesBytes,
      // Paths are signed, never stored: see FilePath.
      config: { replacesUnstorableText: true },
      handle: async ({ session, params, body, reply, server: { row, view } }) => {
        if (!areFilesAccessible(row.contract))
          throw new Refused('server_not_active', { contract: row.contract })
        const backup = await backupIn({ tx: db, row }, params.backup)
        const { snapshot } = backup
        if (!snapshot) throw new Refused('conflict')
        if (!isReachable(backup, row)) throw new Refused('backup_elsewhere')
        const node = requireNode(view)
        // The agent checks the token with the machine's clock, not with the contracts' clock.
        const exp = Math.floor(Date.now() / 1000) + fileTokenSeconds
        const token = signToken(await consoleKeyOf(db), {
          ...{ purpose: 'download', id: randomUUID(), server: row.id, backup: snapshot, ...body },
          ...{ session: session.sessionId, account: session.accountId, node, exp },
        })
        reply.header('cache-control', 'no-store')
        const url = new URL(filesPath, nodeUrl(config.nodeProbeUrl, node)).href
        return { url, token, expiresAt: new Date(exp * 1000).toISOString() }
      },
    },
  } satisfies Partial<BackupHandlers>
}
