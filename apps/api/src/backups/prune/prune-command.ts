import { type Command, OperatorError } from '../../operators/command.ts'
import { backupKeysOf } from '../keys.ts'
import { type ErasureEnd, eraseAll } from './erase-all.ts'
import { dueErasures, type Erasure, erasureOf, recordErasure } from './erasures.ts'
import { EraseFailed, eraseFromStorage } from './restic-storage.ts'

/** A repository that exceeds the first timeout is tried last, with the second. */
const timeouts = { firstMs: 30 * 60_000, slowMs: 6 * 60 * 60_000 }

/**
 * `npm run zubr -- backup prune`: erases due backups from append-only storage. Nodes and the API
 * cannot: only this command has credentials that delete.
 */
export const pruneBackups: Command = async ({ db, print, config, clock }, args) => {
  if (args.some((arg) => arg !== '--confirm')) throw new OperatorError('usage: backup prune [--confirm]')
  const due = await dueErasures(db, clock())
  if (due.length === 0) return print('Nothing is due.')
  const textOf = ({ serverId, isWhole, backupIds }: (typeof due)[number]) =>
    `server ${serverId}  ${isWhole ? 'all backups' : `${backupIds.length} backup${backupIds.length === 1 ? '' : 's'}`}`
  if (!args.includes('--confirm')) {
    for (const erasure of due) print(textOf(erasure))
    return print('Nothing was erased. Erase them: npm run zubr -- backup prune --confirm')
  }
  const { backupPruneRepository: address, backupCredentials: credentials = {}, resticPath } = config
  if (address === undefined)
    throw new OperatorError(
      'BACKUP_PRUNE_REPOSITORY is not set: the place of BACKUP_REPOSITORY, by an account that may delete',
    )
  const secrets = { authSecret: config.authSecret, authSecretBefore: config.authSecretBefore }
  const keys = await backupKeysOf(
    db,
    due.map(({ serverId }) => serverId),
    secrets,
  )
  const eraseOne = async ({ serverId }: Erasure, timeoutMs: number): Promise<ErasureEnd> => {
    // Earlier servers may have taken hours, in which an operator restored one of these.
    const erasure = await erasureOf(db, serverId, clock())
    if (!erasure) return 'erased'
    try {
      await eraseFromStorage(
        { address, credentials, resticPath, timeoutMs },
        { serverId, key: keys.get(serverId), snapshots: erasure.snapshots },
      )
      await recordErasure(db, erasure)
      print(`${textOf(erasure)}: erased`)
      return 'erased'
    } catch (error) {
      if (!(error instanceof EraseFailed)) throw error
      if (error.isTimeout && timeoutMs < timeouts.slowMs) return 'too slow'
      print(`${textOf(erasure)}: not erased: ${error.message}`)
      return 'failed'
    }
  }
  const { failed, slow } = await eraseAll(due, (erasure) => eraseOne(erasure, timeouts.firstMs))
  const again = await eraseAll(slow, (erasure) => eraseOne(erasure, timeouts.slowMs))
  const failedCount = failed.length + again.failed.length
  if (failedCount > 0)
    throw new OperatorError(`${failedCount} of ${due.length} servers’ backups could not be erased now`)
}
