import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import { servers } from '../servers/servers-schema.ts'

/**
 * Contract states in which the owner can access a server's files. A suspended server's files can
 * still be downloaded.
 */
const openContracts = ['active', 'suspended'] as const

export const areFilesAccessible = (contract: (typeof servers.$inferSelect)['contract']): boolean =>
  openContracts.some((open) => open === contract)

/** Condition on `accounts` and `servers`: the account owns the server, and neither is blocked. */
export const mayReachFiles: SQL | undefined = and(
  eq(servers.accountId, accounts.id),
  isNull(accounts.blockedAt),
  inArray(servers.contract, [...openContracts]),
)
