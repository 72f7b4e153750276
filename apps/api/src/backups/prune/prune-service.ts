import { type Operator, OperatorError } from '../../operators/operator.ts'
import { backupKeysOf } from '../keys.ts'
import { type ErasureEnd, eraseAll } from './erase-all.ts'
import { dueErasures, type Erasure, erasureOf, recordErasure } from './erasures.ts'
import { EraseFailed, eraseFromStorage } from './restic-storage.ts'

/** A repository that exceeds the first timeout is tried last, with the second. */
const timeouts = { firstMs: 30 * 60_000, slowMs: 6 * 60 * 60_000 }

export type ErasureResult = Pick<Erasure, 'serverId' | 'isWhole' | 'backupIds'> & {
  outcome: 'due' | 'erased' | 'failed'
  failure: string | null
}
export type PruneInput = {
  confirm: boolean
  /** Called after each repository: all of them may take hours. */
  onErasure?: (erasure: ErasureResult) => void
}
export type PruneResult = { isDone: boolean; erasures: ErasureResult[] }

/**
 * Erases due backups from append-only storage. Nodes and the API cannot: only an operator has
 * credentials that delete. Rejects with OperatorError.
 */
export async function pruneBackups(
  operator: Operator,
  { confirm, onErasure }: PruneInput,
): Promise<PruneResult> {
  const { db, clock } = operator
  const due = await dueErasures(db, clock())
  const results = new Map(due.map((erasure) => [erasure.serverId, resultOf(erasure, 'due')]))
  if (!confirm || due.length === 0) return { isDone: false, erasures: [...results.values()] }
  const storage = storageOf(operator)
  const { authSecret, authSecretBefore } = operator.config
  const ids = due.map(({ serverId }) => serverId)
  const keys = await backupKeysOf(db, ids, { authSecret, authSecretBefore })
  const report = (result: ErasureResult) => {
    results.set(result.serverId, result)
    onErasure?.(result)
  }
  const eraseOne = async ({ serverId }: Erasure, timeoutMs: number): Promise<ErasureEnd> => {
    // Earlier servers may have taken hours, in which an operator restored one of these.
    const erasure = await erasureOf(db, serverId, clock())
    if (!erasure) {
      results.delete(serverId)
      return 'erased'
    }
    try {
      const { snapshots } = erasure
      await eraseFromStorage({ ...storage, timeoutMs }, { serverId, key: keys.get(serverId), snapshots })
      await recordErasure(db, erasure)
      report(resultOf(erasure, 'erased'))
      return 'erased'
    } catch (error) {
      if (!(error instanceof EraseFailed)) throw error
      if (error.isTimeout && timeoutMs < timeouts.slowMs) return 'too slow'
      report(resultOf(erasure, 'failed', error.message))
      return 'failed'
    }
  }
  const { slow } = await eraseAll(due, (erasure) => eraseOne(erasure, timeouts.firstMs))
  await eraseAll(slow, (erasure) => eraseOne(erasure, timeouts.slowMs))
  return { isDone: true, erasures: [...results.values()] }
}

const resultOf = (
  { serverId, isWhole, backupIds }: Erasure,
  outcome: ErasureResult['outcome'],
  failure: string | null = null,
): ErasureResult => ({ serverId, isWhole, backupIds, outcome, failure })

/** The storage with credentials that delete. Throws OperatorError. */
function storageOf({ config }: Operator) {
  const { backupPruneRepository: address, backupCredentials: credentials = {}, resticPath } = config
  if (address === undefined)
    throw new OperatorError(
      'BACKUP_PRUNE_REPOSITORY is not set: the place of BACKUP_REPOSITORY, by an account that may delete',
    )
  return { address, credentials, resticPath }
}
