import { sshKeyTypes } from '@zubr/contracts/files/sftp'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts-schema.ts'
import { instant } from '../database/columns.ts'
import { servers } from '../servers/servers-schema.ts'

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** SSH public keys of an account for SFTP access to its servers. */
export const sshKeys = pgTable(
  'ssh_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    name: text().notNull(),
    type: text({ enum: sshKeyTypes }).notNull(),
    /** The base64 of the wire format. */
    blob: text().notNull(),
    fingerprint: text().notNull(),
    addedAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [uniqueIndex('ssh_keys_account_key').on(table.accountId, table.fingerprint)],
)

/** Generated passwords, each for one account, one server and SFTP only. */
export const sftpPasswords = pgTable(
  'sftp_passwords',
  {
    /** A new id for each new password. */
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** The same format as account passwords. */
    hash: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('sftp_passwords_key').on(table.accountId, table.serverId),
    index('sftp_passwords_server').on(table.serverId),
  ],
)

/** Ids of change sums that were received: a node sends a sum again if it got no answer. */
export const processedFileReports = pgTable(
  'processed_file_reports',
  { id: uuid().primaryKey(), processedAt: instant().notNull().defaultNow() },
  (table) => [index('processed_file_reports_processed').on(table.processedAt)],
)
