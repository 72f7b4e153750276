import type { DataHolder } from './accounts/accounts.ts'
import { changesDataHolder } from './addons/addon-data-holder.ts'
import { backupsDataHolder } from './backups/backup-data-holder.ts'
import { ownCompany } from './companies/companies-data-holder.ts'
import { domainsDataHolder } from './edge/names/server-name-data-holder.ts'
import { waysToFiles } from './files/file-data-holder.ts'
import { ownInterests } from './interests/interest-data-holder.ts'
import { ownEditions } from './legal/legal-data-holder.ts'
import { ownLogs } from './logs/log-data-holder.ts'
import { ownPayments } from './payments/payment-data-holder.ts'
import { ownRefunds } from './payments/refunds/refund-data-holder.ts'
import { ownSchedules } from './schedules/schedule-data-holder.ts'
import { serversAndMoney } from './servers/server-data-holder.ts'

/** Every subject that keeps something of an account, in the order in which their rows are locked (decision 19). */
export const allDataHolders: readonly DataHolder[] = [
  serversAndMoney,
  ownRefunds,
  waysToFiles,
  backupsDataHolder,
  changesDataHolder,
  ownLogs,
  ownSchedules,
  domainsDataHolder,
  ownInterests,
  ownPayments,
  ownCompany,
  ownEditions,
]
