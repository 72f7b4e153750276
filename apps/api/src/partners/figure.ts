import { z } from 'zod'
import type { Figure } from '../metrics/figure.ts'
import { relayStates } from './tables.ts'

const Counts = z.array(z.object({ relay: z.enum(relayStates), count: z.number() }))

export const applicationFigure: Figure = {
  name: 'zubr_applications',
  help: 'Partner applications by the state of their relay.',
  labels: ['relay'],
  async read(db) {
    const { rows } = await db.$client.query(
      'select relay, count(*)::int from partner_applications group by relay',
    )
    const counts = Counts.parse(rows)
    return relayStates.map((relay) => ({
      relay,
      count: counts.find((each) => each.relay === relay)?.count ?? 0,
    }))
  },
}
