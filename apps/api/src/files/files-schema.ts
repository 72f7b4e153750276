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
    usedAt: instant(),
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
    madeAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    uniqueIndex('sftp_passwords_key').on(table.accountId, table.serverId),
    index('sftp_passwords_server').on(table.serverId),
  ],
)

/** Ids of change sums that were received: a node sends a sum again if it got no answer. */
export const fileActivityHeard = pgTable(
  'file_activity_heard',
  { id: uuid().primaryKey(), at: instant().notNull().defaultNow() },
  (table) => [index('file_activity_heard_at').on(table.at)],
)
