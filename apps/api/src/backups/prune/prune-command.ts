import { type Command, OperatorError } from '../../operators/command.ts'
import { backupKeysOf } from '../keys.ts'
import { dueErasures, recordErasure } from './erasures.ts'
import { EraseFailed, eraseFromStorage } from './restic-storage.ts'

/**
 * `npm run zubr -- backup prune`: erases from append-only storage what is due. Nodes cannot, and neither can the API: only this command has
 * credentials that delete.
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
  let failed = 0
  for (const erasure of due) {
    const { serverId, snapshots } = erasure
    try {
      await eraseFromStorage(
        { address, credentials, resticPath },
        { serverId, key: keys.get(serverId), snapshots },
      )
      await recordErasure(db, erasure)
      print(`${textOf(erasure)}: erased`)
    } catch (error) {
      if (!(error instanceof EraseFailed)) throw error
      failed += 1
      print(`${textOf(erasure)}: not erased: ${error.message}`)
    }
  }
  if (failed > 0)
    throw new OperatorError(`${failed} of ${due.length} servers’ backups could not be erased now`)
}
