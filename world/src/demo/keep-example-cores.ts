import { readDue } from '@zubr/api/cores/read'
import { coreReadings } from '@zubr/api/cores/tables'
import { catalogue } from '@zubr/content/catalogue'
import { sql } from 'drizzle-orm'
import type { World } from '../start.ts'

/** Reads the catalogue of cores from its stand-in, which has another port at each start. */
export async function keepExampleCores(
  { db, config }: Pick<World, 'db' | 'config'>,
  log: (line: string) => void,
): Promise<void> {
  await db.update(coreReadings).set({ nextAt: sql`now()` })
  const say = (...said: unknown[]) => log(String(said.at(-1)))
  const context = { db, config, catalogue, log: { warn: say, error: say }, manners: { pauseMs: 0 } }
  await readDue(context, AbortSignal.timeout(60_000))
}
