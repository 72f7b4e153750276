import { dataHolder, ownedTable } from '../../accounts/data-holder.ts'
import { ofAccountServers } from '../../servers/rows-of-servers.ts'
import { edgeChanges, edgeRefusals, edgeRoutes } from '../edge-schema.ts'
import { customDomains } from './server-names-schema.ts'

const { serverId, domain, state, waitingSince, checkResult, checkedAt, lostAt } = customDomains

/** The custom domains of an account's servers. */
export const domainsDataHolder = dataHolder({
  name: 'domains',
  tables: [
    ownedTable({
      table: customDomains,
      rows: ofAccountServers(serverId),
      lock: [customDomains.id],
      onDeletion: 'delete',
      export: {
        columns: {
          server: serverId,
          domain,
          state,
          waitsSince: waitingSince,
          found: checkResult,
          foundAt: checkedAt,
          lostAt,
        },
        orderBy: [waitingSince, domain],
      },
    }),
    ...[edgeRoutes, edgeRefusals, edgeChanges].map((table) =>
      ownedTable({
        table,
        rows: ofAccountServers(table.serverId),
        lock: 'rows of the edges, which change by themselves',
        onDeletion: { keep: 'derived from the server; replaced or deleted within 48 hours' },
      }),
    ),
  ],
})
