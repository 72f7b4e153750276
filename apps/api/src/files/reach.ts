import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import { servers } from '../servers/servers-schema.ts'

/** Contracts under which a server's files are its owner's to reach: a suspended server's data wait to be taken along. */
const openContracts = ['active', 'suspended'] as const

export const filesAreOpen = (contract: (typeof servers.$inferSelect)['contract']): boolean =>
  openContracts.some((open) => open === contract)

/** Who may reach a server's files, as a condition on `accounts` and `servers` beside each other: its owner, unless one of both is blocked. */
export const mayReachFiles: SQL | undefined = and(
  eq(servers.accountId, accounts.id),
  isNull(accounts.blockedAt),
  inArray(servers.contract, [...openContracts]),
)
