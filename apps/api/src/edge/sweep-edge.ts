import type { Db } from '../database/open.ts'
import { endUnusedSharedKeys } from './edge-keys.ts'
import { forgetRefusals } from './reports.ts'
import { sweepRoutes } from './routes/refresh.ts'

/** Periodic work on edges. */
export async function sweepEdges(db: Db, zone: string): Promise<void> {
  await sweepRoutes(db, zone)
  await forgetRefusals(db)
  await endUnusedSharedKeys(db)
}
