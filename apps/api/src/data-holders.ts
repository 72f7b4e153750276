import type { DataHolder } from './accounts/accounts.ts'
import { ownChanges } from './addons/data-holder.ts'
import { ownBackups } from './backups/data-holder.ts'
import { ownCompany } from './companies/companies-data-holder.ts'
import { domainsOfServers } from './edge/names/data-holder.ts'
import { waysToFiles } from './files/data-holder.ts'
import { ownInterests } from './interests/data-holder.ts'
import { ownEditions } from './legal/data-holder.ts'
import { ownLogs } from './logs/data-holder.ts'
import { ownPayments } from './payments/data-holder.ts'
import { ownRefunds } from './payments/refunds/data-holder.ts'
import { ownSchedules } from './schedules/data-holder.ts'
import { serversAndMoney } from './servers/data-holder.ts'

/** Every subject that keeps something of an account, in the order in which their rows are locked (decision 19). */
export const allDataHolders: readonly DataHolder[] = [
  serversAndMoney,
  ownRefunds,
  waysToFiles,
  ownBackups,
  ownChanges,
  ownLogs,
  ownSchedules,
  domainsOfServers,
  ownInterests,
  ownPayments,
  ownCompany,
  ownEditions,
]
