import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ofAccount, ownedTable } from '../accounts/data-holder.ts'
import { accountCurrency, journalEntries, postings } from '../balance/balance-schema.ts'
import { promoRedemptions } from '../promo/promo-schema.ts'
import { serverJobs } from './jobs/server-jobs-schema.ts'
import { serverMigrations } from './moving/migration-schema.ts'
import { formerSubdomains } from './names/server-names-schema.ts'
import { serverPorts } from './ports/ports-schema.ts'
import { lockedWithServer, ofAccountServers } from './rows-of-servers.ts'
import { eulaAcceptances, serverActivity, serverStats, servers, serverWatches } from './servers-schema.ts'
import { paidPeriods } from './terms/terms-schema.ts'

const ofServers = (table: PgTable & { serverId: PgColumn }, onDeletion: 'delete' | { keep: string }) =>
  ownedTable({ table, rows: ofAccountServers(table.serverId), lock: lockedWithServer, onDeletion })

/** The tables of an account's servers and of its money, in the order in which they are changed. */
export const serverTables = [
  ownedTable({
    table: accountCurrency,
    rows: ofAccount(accountCurrency.accountId),
    lock: 'locked first, before the account',
    onDeletion: { keep: 'accounting; deleted if the account has no movements' },
  }),
  // They may identify the owner: a hash is enough to reserve them.
  ofServers(formerSubdomains, 'delete'),
  ownedTable({
    table: servers,
    rows: ofAccount(servers.accountId),
    lock: [servers.id],
    onDeletion: {
      update: { name: '', subdomain: '', settings: {}, starters: [], digest: '', autoExtend: false },
    },
  }),
  ownedTable({
    table: serverActivity,
    rows: ofAccountServers(serverActivity.serverId),
    lock: lockedWithServer,
    onDeletion: { update: { schedule: null } },
  }),
  ownedTable({
    table: eulaAcceptances,
    rows: ofAccount(eulaAcceptances.accountId),
    lock: 'rows are only inserted',
    onDeletion: 'cascade',
  }),
  ...[journalEntries, postings].map((table) =>
    ownedTable({
      table,
      rows: ofAccount(table.accountId),
      lock: 'rows are only inserted',
      onDeletion: { keep: 'accounting: the law requires to store movements of money' },
    }),
  ),
  ownedTable({
    table: promoRedemptions,
    rows: ofAccount(promoRedemptions.accountId),
    lock: 'rows are only inserted',
    onDeletion: { keep: 'accounting: discounts of sales' },
  }),
  ofServers(paidPeriods, { keep: 'accounting: what was sold for which time' }),
  ofServers(serverPorts, { keep: 'deleted with the server, by its life event' }),
  ofServers(serverJobs, { keep: 'work of the node; other holders delete jobs with texts of the owner' }),
  ofServers(serverMigrations, { keep: 'nodes and times; no text of the owner' }),
  ofServers(serverStats, { keep: 'load and player counts, deleted with the server or after a day' }),
  ofServers(serverWatches, { keep: 'expires within a minute' }),
]
