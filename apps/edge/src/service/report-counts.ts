import type { ReportCounts } from '../limits/tally.ts'

/** The API accepts no more rows. */
const maxRefusedRows = 10_000
/** Rows that are left for refusals without a server. */
const rowsWithoutServer = 100

export const zeroCounts: ReportCounts = {
  open: { players: 0, pending: 0 },
  joins: 0,
  statusResponses: 0,
  refusals: [],
}

/** The counts of two edge processes of one node as one. */
export function addCounts(one: ReportCounts, other: ReportCounts): ReportCounts {
  return {
    open: {
      players: one.open.players + other.open.players,
      pending: one.open.pending + other.open.pending,
    },
    joins: one.joins + other.joins,
    statusResponses: one.statusResponses + other.statusResponses,
    refusals: sumByServer([...one.refusals, ...other.refusals]),
  }
}

/** If there are too many rows, refusals for the remaining servers lose their server. */
function sumByServer(refused: ReportCounts['refusals']): ReportCounts['refusals'] {
  const rows = new Map<string, ReportCounts['refusals'][number]>()
  for (const { server, reason, count } of refused) {
    const fits = rows.size < maxRefusedRows - rowsWithoutServer || rows.has(`${server} ${reason}`)
    const key = `${fits ? server : null} ${reason}`
    const before = rows.get(key)?.count ?? 0
    rows.set(key, { server: fits ? server : null, reason, count: before + count })
  }
  return [...rows.values()]
}
