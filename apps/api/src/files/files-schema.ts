import { sshKeyTypes } from '@zubr/contracts/files/sftp'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts-schema.ts'
import { instant } from '../database/columns.ts'
import { servers } from '../servers/servers-schema.ts'

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** Public keys by which an account reaches the files of its servers. */
export const sshKeys = pgTable(
  'ssh_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    name: text().notNull(),
    type: text({ enum: sshKeyTypes }).notNull(),
    /** As it travels, in base64. */
    blob: text().notNull(),
    fingerprint: text().notNull(),
    addedAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [uniqueIndex('ssh_keys_account_key').on(table.accountId, table.fingerprint)],
)

/** Passwords that we made, each for one account, one server and SFTP alone. */
export const sftpPasswords = pgTable(
  'sftp_passwords',
  {
    /** Another one with each new password. */
    id: uuid().primaryKey().defaultRandom(),
    accountId: ofAccount(),
    serverId: uuid()
      .notNull()
      .references(() => servers.id, { onDelete: 'cascade' }),
    /** As accounts' passwords are kept. */
    hash: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    uniqueIndex('sftp_passwords_key').on(table.accountId, table.serverId),
    index('sftp_passwords_server').on(table.serverId),
  ],
)

/** Sums of changes that a node has told already: it tells them again if it did not hear that they were taken. */
export const processedFileReports = pgTable(
  'processed_file_reports',
  { id: uuid().primaryKey(), processedAt: instant().notNull().defaultNow() },
  (table) => [index('processed_file_reports_processed').on(table.processedAt)],
)
