import type { CorePackage } from '@zubr/contracts/cores/packages'
import { isCoreId } from '@zubr/domain/cores/kinds'
import { and, eq, isNotNull } from 'drizzle-orm'
import { coreOf, sourcesOf } from '../../cores/offers.ts'
import { scheduleReading } from '../../cores/read.ts'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { changeEachServer } from '../each-server.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { notifyNode } from './desired-state-changes.ts'

const isWithoutCore = (row: Pick<ServerRow, 'contract' | 'reason' | 'nodeId'>): boolean =>
  row.contract === 'active' && row.reason === 'core_unavailable' && row.nodeId !== null

/**
 * Servers store URLs and hashes of their core. If a node cannot download it, its makers may have
 * replaced the file: reads the source again and updates the same build. Runs every minute.
 */
export async function processReplacedFiles({
  db,
  onError,
}: {
  db: Db
  onError: (error: unknown) => void
}): Promise<void> {
  const found = await db
    .select({ id: servers.id, core: servers.core })
    .from(servers)
    .where(
      and(eq(servers.reason, 'core_unavailable'), eq(servers.contract, 'active'), isNotNull(servers.nodeId)),
    )
  const ofCatalogue = found.filter(({ core }) => core.package && isCoreId(core.id))
  if (ofCatalogue.length === 0) return
  await changeEachServer(db, ofCatalogue, { change: (tx, row) => renewFiles(tx, row), onError })
  const usesJava = ofCatalogue.some(({ core }) => core.package?.java)
  const sources = await sourcesOf(db, [...new Set(ofCatalogue.map(({ core }) => core.id))])
  await scheduleReading(db, [...sources, ...(usesJava ? (['adoptium'] as const) : [])])
}

/** Updates the same build only: changing to another one is up to the owner. */
async function renewFiles(tx: Tx, row: ServerRow): Promise<void> {
  const own = row.core.package
  if (!own || !isWithoutCore(row)) return
  const known = (await coreOf(tx, row.core.id, row.core.version))?.package
  if (!known || known.build !== own.build || isSame(known, own)) return
  const core = { ...row.core, package: { ...own, files: known.files } }
  await tx.update(servers).set({ core }).where(eq(servers.id, row.id))
  if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
}

const isSame = (a: CorePackage, b: CorePackage): boolean =>
  a.files.length === b.files.length &&
  a.files.every(({ name, url, hash, bytes }, i) => {
    const other = b.files[i]
    return other?.name === name && other.url === url && other.hash === hash && other.bytes === bytes
  })
