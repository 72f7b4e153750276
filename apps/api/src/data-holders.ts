import type { DataHolder } from './accounts/accounts.ts'
import { changesDataHolder } from './addons/addon-data-holder.ts'
import { backupsDataHolder } from './backups/backup-data-holder.ts'
import { ownCompany } from './companies/companies-data-holder.ts'
import { domainsDataHolder } from './edge/names/server-name-data-holder.ts'
import { fileDataHolder } from './files/file-data-holder.ts'
import { interestDataHolder } from './interests/interest-data-holder.ts'
import { editionDataHolder } from './legal/legal-data-holder.ts'
import { logDataHolder } from './logs/log-data-holder.ts'
import { ownPayments } from './payments/payment-data-holder.ts'
import { ownRefunds } from './payments/refunds/refund-data-holder.ts'
import { scheduleDataHolder } from './schedules/schedule-data-holder.ts'
import { serverDataHolder } from './servers/server-data-holder.ts'

/**
 * Every subject that stores data of an account, in the order in which rows are locked (decision
 * 19).
 */
export const allDataHolders: readonly DataHolder[] = [
  serverDataHolder,
  ownRefunds,
  fileDataHolder,
  backupsDataHolder,
  changesDataHolder,
  logDataHolder,
  scheduleDataHolder,
  domainsDataHolder,
  interestDataHolder,
  ownPayments,
  ownCompany,
  editionDataHolder,
]
