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
 * Who uses the service. better-auth's `user`: the names of its own columns are its choice.
 * Source of what is kept: the privacy policy, "account data".
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The login, in lower case: a public name. `name` is the same, since better-auth wants one. */
    username: text().notNull(),
    name: text().notNull(),
    /** Confirmed by its owner, or a placeholder below `.invalid` while `pendingEmail` waits. Decision 0014 says why. */
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** Typed at registration or at a change, and not confirmed yet. Not unique: anybody can type anything. */
    pendingEmail: text(),
    /** The address whose mail server refused our last mail to it for good; null once it accepts one. */
    refusedEmail: text(),
    emailRefusedAt: instant(),
    /** better-auth's; a picture from elsewhere is never shown, the avatar is drawn from the login. */
    image: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    locale: text({ enum: locales }).notNull().default('ru'),
    /** ISO 3166-1 alpha-2, as a trusted proxy said at registration; null if none did. */
    country: text(),
    blockedAt: instant(),
    /** The operator's words. */
    blockReason: text(),
    /** When the account is deleted for good; its owner asked for that, and can undo it until then. */
    deleteAt: instant(),
    /** When its owner has last ended all that was open, or set a new password: what lives longer than browsers' sessions goes by it. */
    sessionsEndedAt: instant(),
    /** When its owner last used the panel or logged in by SFTP, to the hour; null until then. */
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

/** Ways to log in: `credential` with the password's hash, or a social network's id. better-auth's `account`. */
export const accountIdentities = pgTable(
  'account_identities',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount(),
    providerId: text().notNull(),
    /** The network's own id of the person; the account's id for a password. */
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

/** better-auth's `session`. The cookie holds the token and a signature over it, so that a copy of this table opens nothing. */
export const accountSessions = pgTable(
  'account_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount(),
    token: text().notNull(),
    expiresAt: instant().notNull(),
    /** Cut to its network after 30 days; empty if unknown. */
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

/** Sessions that ended lately, however they ended; a trigger on `account_sessions` fills it. Console tokens die by it. */
export const endedSessions = pgTable(
  'ended_sessions',
  { id: uuid().primaryKey(), endedAt: instant().notNull().defaultNow() },
  (table) => [index('ended_sessions_at').on(table.endedAt)],
)

/** better-auth's short-lived values: second-factor challenges, states of social sign-ins. */
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
    /** The newest time step whose code was used; ours, see code-once.ts. */
    usedStep: integer(),
  },
  (table) => [uniqueIndex('second_factors_user_key').on(table.userId)],
)

export const linkKinds = ['confirm', 'reset'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Links in mails: each works once and not for long. Only the digest of what the link holds is kept. */
export const accountLinks = pgTable(
  'account_links',
  {
    hash: bytea().primaryKey(),
    accountId: ofAccount(),
    kind: text({ enum: linkKinds }).notNull(),
    /** The address that the mail went to, which using the link confirms. */
    email: text().notNull(),
    expiresAt: instant().notNull(),
    /** Used codes stay until they expire: a mail that is sent again must not make its code work again. */
    usedAt: instant(),
  },
  (table) => [index('account_links_account').on(table.accountId, table.kind)],
)

/**
 * Browsers by which somebody has logged in to an account, so that its owner is told of others. Only a digest of what the browser's cookie
 * holds is kept, made together with the account: that two accounts share a browser does not stand here.
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

/** From where an account was used: known addresses are not slowed down by what strangers try. */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    accountId: ofAccount(),
    /** Cut to its network 30 days after it was last seen. */
    address: inet().notNull(),
    firstSeenAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
)

/**
 * Logins and subdomains of deleted accounts: nobody can take them until then, so that no stranger passes for their former
 * owner. Only a keyed hash is kept, without the account; deleted-names.ts makes it.
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

/** With what these names are hashed: random, and sealed by AUTH_SECRET, so that a changed secret can be forgotten. */
export const deletedNameKeys = pgTable('deleted_name_keys', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
