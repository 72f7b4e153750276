import type { EdgeReport } from '@zubr/contracts/edge/endpoints'

/** What an edge has counted since it was asked before. */
export type Counts = Pick<EdgeReport, 'open' | 'joins' | 'answered' | 'refused'>

/** As many as a report holds. */
const maxRefused = 10_000
/** Of them for what is not counted by servers. */
const unnamed = 100

export const nothing: Counts = { open: { players: 0, unnamed: 0 }, joins: 0, answered: 0, refused: [] }

/** The counts of two edges of one node, as of one. */
export function together(one: Counts, other: Counts): Counts {
  return {
    open: {
      players: one.open.players + other.open.players,
      unnamed: one.open.unnamed + other.open.unnamed,
    },
    joins: one.joins + other.joins,
    answered: one.answered + other.answered,
    refused: sums([...one.refused, ...other.refused]),
  }
}

/** Beyond what a report holds the servers are not told apart. */
function sums(refused: Counts['refused']): Counts['refused'] {
  const found = new Map<string, Counts['refused'][number]>()
  for (const { server, reason, count } of refused) {
    const isKept = found.size < maxRefused - unnamed || found.has(`${server} ${reason}`)
    const key = `${isKept ? server : null} ${reason}`
    const before = found.get(key)?.count ?? 0
    found.set(key, { server: isKept ? server : null, reason, count: before + count })
  }
  return [...found.values()]
}
