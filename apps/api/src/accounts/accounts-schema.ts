import { locales } from '@zubr/i18n/locales'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  inet,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, instant } from '../database/columns.ts'

/**
 * The users of the service: better-auth's `user`, whose own column names are its choice. Source of
 * the stored data: the privacy policy, "account data".
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /**
     * The login, in lower case: a public name. `name` is equal to it, because better-auth requires
     * one.
     */
    username: text().notNull(),
    name: text().notNull(),
    /**
     * Confirmed by its owner, or a placeholder below `.invalid` while `pendingEmail` waits
     * (decision 0014).
     */
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /**
     * Entered at registration or at a change, and not confirmed yet. Not unique, because anybody
     * can enter any address.
     */
    pendingEmail: text(),
    /**
     * The address for which a mail server rejected our last mail permanently; null once a mail is
     * accepted.
     */
    refusedEmail: text(),
    emailRefusedAt: instant(),
    /**
     * Required by better-auth. The avatar is drawn from the login; an external picture is never
     * shown.
     */
    image: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    locale: text({ enum: locales }).notNull().default('ru'),
    /** ISO 3166-1 alpha-2, as reported by a trusted proxy at registration; null otherwise. */
    country: text(),
    blockedAt: instant(),
    /** The operator's reason. */
    blockReason: text(),
    /**
     * When the account is deleted permanently. Its owner requested that and can undo it until then.
     */
    deleteAt: instant(),
    /**
     * When the owner last ended all sessions or set a new password. Credentials that outlive
     * browser sessions, such as those of SFTP, depend on it.
     */
    sessionsEndedAt: instant(),
    /** When the owner last used the panel or SFTP, to the hour; null until then. */
    lastSeenAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_username_key').on(table.username),
    uniqueIndex('accounts_email_key').on(table.email),
    index('accounts_pending_email').on(table.pendingEmail),
    check('accounts_username_lower', sql`${table.username} = lower(${table.username})`),
  ],
)

const ofAccount = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/**
 * Ways to log in: `credential` with the password's hash, or a social network's user ID.
 * better-auth's `account`.
 */
export const accountIdentities = pgTable(
  'account_identities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount(),
    providerId: text().notNull(),
    /** The network's own user ID; for a password, the account's ID. */
    accountId: text().notNull(),
    /** scrypt, with its salt. */
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('account_identities_key').on(table.providerId, table.accountId),
    index('account_identities_user').on(table.userId),
  ],
)

/**
 * better-auth's `session`. The cookie holds the token and its signature, so a copy of this table
 * opens no session.
 */
export const accountSessions = pgTable(
  'account_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount(),
    token: text().notNull(),
    expiresAt: instant().notNull(),
    /** Truncated to its network after 30 days; empty if unknown. */
    ipAddress: text(),
    userAgent: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('account_sessions_token_key').on(table.token),
    index('account_sessions_user').on(table.userId),
    index('account_sessions_expires').on(table.expiresAt),
  ],
)

/**
 * Sessions that ended recently, for any reason. A trigger on `account_sessions` fills it. Agents
 * reject the console tokens of these sessions.
 */
export const endedSessions = pgTable(
  'ended_sessions',
  { id: uuid().primaryKey(), endedAt: instant().notNull().defaultNow() },
  (table) => [index('ended_sessions_at').on(table.endedAt)],
)

/** better-auth's short-lived values: second-factor challenges and states of social sign-ins. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires').on(table.expiresAt),
  ],
)

/** better-auth's `twoFactor`; secret and recovery codes are encrypted with AUTH_SECRET. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
    /** The newest time step whose code was used. It is our column, see single-use-codes.ts. */
    usedStep: integer(),
  },
  (table) => [uniqueIndex('second_factors_user_key').on(table.userId)],
)

export const linkKinds = ['confirm', 'reset'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Single-use, short-lived links in mails. Only the digest of the code is stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    hash: bytea().primaryKey(),
    accountId: ofAccount(),
    kind: text({ enum: linkKinds }).notNull(),
    /** The address that the mail went to. Using the link confirms it. */
    email: text().notNull(),
    expiresAt: instant().notNull(),
    /**
     * Used codes stay until they expire, so that a mail that is sent again does not make its code
     * valid again.
     */
    usedAt: instant(),
  },
  (table) => [index('account_links_account').on(table.accountId, table.kind)],
)

/**
 * Browsers that logged in to an account, so that its owner is notified of new ones. Stores a digest
 * of the device cookie and the account ID: the table does not show that two accounts share a
 * browser.
 */
export const accountDevices = pgTable(
  'account_devices',
  {
    accountId: ofAccount(),
    hash: bytea().notNull(),
    firstSeenAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.hash] }),
    index('account_devices_last_seen').on(table.lastSeenAt),
  ],
)

/**
 * Addresses from which an account was used. Attempts from unknown addresses do not slow them down.
 */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    accountId: ofAccount(),
    /** Truncated to its network 30 days after it was last seen. */
    address: inet().notNull(),
    firstSeenAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
)

/**
 * Logins and subdomains of deleted accounts. They stay reserved until this time, so that nobody
 * impersonates the former owner. Only a keyed hash is stored, without the account; deleted-names.ts
 * computes it.
 */
export const deletedAccountNames = pgTable(
  'deleted_account_names',
  {
    kind: text({ enum: ['login', 'subdomain'] }).notNull(),
    hash: bytea().notNull(),
    reservedUntil: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash] }),
    index('deleted_account_names_reserved').on(table.reservedUntil),
  ],
)

/**
 * Random keys for hashing these names, encrypted with AUTH_SECRET. A replaced secret can be
 * forgotten.
 */
export const deletedNameKeys = pgTable('deleted_name_keys', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
