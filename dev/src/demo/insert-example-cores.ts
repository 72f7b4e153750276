import type { World } from '@zubr/all-in-one/start'
import { coreSourceSyncs, coreStarts } from '@zubr/api/cores/cores-schema'
import { readDueSources } from '@zubr/api/cores/read'
import { catalogue } from '@zubr/content/catalogue'
import { exampleOffers } from '@zubr/contracts/cores/examples'
import { sql } from 'drizzle-orm'

/** Reads the catalogue of cores from its fake, which has another port at each start. */
export async function insertExampleCores(
  { db, config }: Pick<World, 'db' | 'config'>,
  log: (line: string) => void,
): Promise<void> {
  await db.update(coreSourceSyncs).set({ nextSyncAt: sql`now()` })
  const say = (...args: unknown[]) => log(String(args.at(-1)))
  const context = { db, config, catalogue, log: { warn: say, error: say }, manners: { pauseMs: 0 } }
  await readDueSources(context, AbortSignal.timeout(60_000))
  await keepStarts(db)
}

/** Adds starts of each core, unless there are any. */
async function keepStarts(db: World['db']): Promise<void> {
  const known = await db.selectDistinct({ core: coreStarts.core }).from(coreStarts)
  const starts = exampleOffers
    .filter(({ id }) => !known.some(({ core }) => core === id))
    .flatMap(({ id, readySeconds }) =>
      readySeconds === null
        ? []
        : Array.from({ length: 12 }, () => ({ core: id, durationMs: readySeconds * 1_000 })),
    )
  if (starts.length > 0) await db.insert(coreStarts).values(starts)
}
