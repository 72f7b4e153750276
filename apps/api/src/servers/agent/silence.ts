import { serversReportMissingAfterMs } from '@zubr/contracts/node-servers'
import { sql } from 'drizzle-orm'
import { silent } from '../../nodes/store.ts'
import { nodeOffers } from '../tables.ts'

/**
 * Whether nobody knows how a node's servers are: its machine is silent, or its servers are, as where their report is refused. By
 * `nodes`, and by `node_offers` if it has ever said anything of servers.
 */
export const serversSilent = sql<boolean>`(${silent} or coalesce(
  ${nodeOffers.reportedAt} < now() - make_interval(secs => ${serversReportMissingAfterMs / 1000}), false))`
