import type { DataHolder } from './accounts/data-holder.ts'
import { changesDataHolder } from './addons/addon-data-holder.ts'
import { backupsDataHolder } from './backups/backup-data-holder.ts'
import { companyDataHolder } from './companies/companies-data-holder.ts'
import { domainsDataHolder } from './edge/names/server-name-data-holder.ts'
import { fileDataHolder } from './files/file-data-holder.ts'
import { interestDataHolder } from './interests/interest-data-holder.ts'
import { editionDataHolder } from './legal/legal-data-holder.ts'
import { logDataHolder } from './logs/log-data-holder.ts'
import { paymentDataHolder } from './payments/payment-data-holder.ts'
import { refundDataHolder } from './payments/refunds/refund-data-holder.ts'
import { scheduleDataHolder } from './schedules/schedule-data-holder.ts'
import { serverDataHolder } from './servers/server-data-holder.ts'

/**
 * Every subject that stores data of an account, in the lock order of decision 19. A table of the
 * database is in a holder, in `accountTables`, or in `otherTables`; a test fails for any other.
 */
export const allDataHolders: readonly DataHolder[] = [
  serverDataHolder,
  refundDataHolder,
  fileDataHolder,
  backupsDataHolder,
  changesDataHolder,
  logDataHolder,
  scheduleDataHolder,
  domainsDataHolder,
  interestDataHolder,
  paymentDataHolder,
  companyDataHolder,
  editionDataHolder,
]

/** Tables of the account itself, which `exportAccount` reads: a foreign key deletes their rows. */
export const accountTables = [
  'accounts',
  'account_addresses',
  'account_devices',
  'account_identities',
  'account_links',
  'account_sessions',
  'second_factors',
]

/** Tables without data of an account that its deletion has to find, with the reason. */
export const otherTables: Record<string, string> = {
  addon_images: 'public catalogue',
  addon_projects: 'public catalogue',
  addon_responses: 'public catalogue',
  addon_source_syncs: 'public catalogue',
  alerts: 'faults of the service',
  audit_log: 'named by subject; the holders of accounts and servers delete its reasons',
  console_keys: 'keys of the service',
  core_source_responses: 'public catalogue',
  core_source_syncs: 'public catalogue',
  core_starts: 'durations without a server',
  core_versions: 'public catalogue',
  deleted_account_names: 'keyed hashes of names that stay reserved',
  deleted_name_keys: 'keys of the service',
  edge_revisions: 'a counter',
  ended_sessions: 'hashes of sessions, deleted after an hour',
  incident_updates: 'written by operators',
  incidents: 'written by operators',
  java_releases: 'public catalogue',
  node_capabilities: 'machines of the service',
  node_days: 'machines of the service',
  node_edges: 'machines of the service',
  node_hours: 'machines of the service',
  node_minutes: 'machines of the service',
  node_revisions: 'a counter',
  nodes: 'machines of the service',
  observed_minutes: 'times of the service',
  partner_applications: 'of visitors without an account; operators delete them on request',
  prefetched_cores: 'public catalogue',
  processed_file_reports: 'ids of reports, deleted after a while',
  promo_codes: 'written by operators',
  rate_limits: 'keyed hashes, deleted after a day',
  reconciliation_findings: 'differences to the processors, by transaction',
  reserved_subdomains: 'a list of the service',
  verifications: 'one-time values of a login, which expire',
}
