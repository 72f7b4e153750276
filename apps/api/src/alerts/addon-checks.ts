import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type CheckInput, type CheckResult, listed, type Problem } from './problem.ts'

/** Shorter outages are the catalogues' own. After this, owners see outdated lists. */
const awayFor = '6 hours'

const Rows = z.array(z.object({ source: z.string(), since: z.coerce.date() }))
const key = 'addon_sources_away'

/**
 * One alert for all catalogues that have not answered requests for hours. A catalogue that never
 * answered causes none: the machine has no internet.
 */
export async function checkAddonSources({ tx }: Pick<CheckInput, 'tx'>): Promise<CheckResult> {
  const { rows } = await tx.execute(sql`
    select source, last_success_at as since from addon_source_syncs
    where failures > 0 and last_attempt_at > now() - interval '1 day' and last_success_at < now() - ${awayFor}::interval order by source`)
  const silent = Rows.parse(rows)
  const trouble = (): Problem => ({
    key,
    what: `The search for plugins and mods has had no answer from ${listed(silent.map(({ source }) => source))}`,
    since: new Date(Math.min(...silent.map(({ since }) => +since))),
    advice:
      'check the source and the connection to it: `addon_source_syncs.failure` in the database has ' +
      'the answer. Owners see the stored data; set a mirror with CATALOGUE_SOURCES.',
  })
  return {
    problems: silent.length > 0 ? [trouble()] : [],
    covers: (open) => open === key,
    ended: () => 'every catalogue of plugins and mods answers again',
  }
}
