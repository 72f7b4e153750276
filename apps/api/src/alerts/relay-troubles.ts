import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Findings, Look } from './trouble.ts'

const Parked = z.array(z.object({ id: z.string(), createdAt: z.coerce.date() }))

/** Partner applications that the receiver will not take. The messages hold nothing of what was written in them. */
export async function relayTroubles({ tx }: Pick<Look, 'tx'>): Promise<Findings> {
  const { rows } = await tx.execute(
    sql`select id, created_at as "createdAt" from partner_applications where relay = 'parked' order by created_at, id`,
  )
  return {
    troubles: Parked.parse(rows).map(({ id, createdAt }) => ({
      key: `relay_parked:${id}`,
      what: `Partner application ${id} is kept but could not be relayed; it has waited`,
      since: createdAt,
      advice: `\`npm run zubr -- application show ${id}\` says why; mend PARTNER_WEBHOOK_URL or its receiver, then \`npm run zubr -- application retry ${id}\`.`,
    })),
    covers: (key) => key.startsWith('relay_parked:'),
    ended: (key) => `partner application ${key.slice('relay_parked:'.length)} is parked no more`,
  }
}
