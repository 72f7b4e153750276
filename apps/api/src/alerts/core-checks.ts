import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type CheckInput, type CheckResult, listed, type Problem } from './problem.ts'

/** A day without a new version harms nobody. After this, something is broken. */
const oldAfter = '36 hours'

const Rows = z.array(z.object({ source: z.string(), since: z.coerce.date() }))
const key = 'core_sources_old'

/**
 * One alert for all core sources that have not been read for long despite attempts. A source that
 * was never read causes none: the operator of a machine without internet knows that it has no
 * catalogue.
 */
export async function checkCoreSources({ tx }: Pick<CheckInput, 'tx'>): Promise<CheckResult> {
  const { rows } = await tx.execute(sql`
    select source, last_success_at as since from core_source_syncs
    where last_attempt_at > now() - interval '1 day' and last_success_at < now() - ${oldAfter}::interval order by source`)
  const old = Rows.parse(rows)
  const trouble = (): Problem => ({
    key,
    what: `The versions of server software have not been read from ${listed(old.map(({ source }) => source))}`,
    since: new Date(Math.min(...old.map(({ since }) => +since))),
    advice:
      '`npm run zubr -- core sources` shows the reason. New servers get the known versions; set a ' +
      'mirror with CORE_SOURCES.',
  })
  return {
    problems: old.length > 0 ? [trouble()] : [],
    covers: (open) => open === key,
    ended: () => 'every source of server software is read again',
  }
}
