import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { readableName } from '../fields/readable-name.ts'
import { FileAccess } from '../files/endpoints.ts'
import { FilePath } from '../files/operations.ts'
import { DownloadClaims } from '../files/tokens.ts'
import { jobFailures } from '../jobs/jobs.ts'
import { backupCauses, backupKinds, backupStates, restorePhases } from './backup-constants.ts'

const ById = z.object({ id: z.uuid() })
const OfBackup = z.object({ id: z.uuid(), backup: z.uuid() })
const Note = readableName(200)

export const Backup = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(backupKinds),
  /** For a safety backup: the operation that it preceded. */
  cause: z.enum(backupCauses).nullable(),
  note: z.string(),
  locked: z.boolean(),
  state: z.enum(backupStates),
  /** Progress while it is made. */
  percent: z.number().int().min(0).max(100).nullable(),
  failure: z.enum(jobFailures).nullable(),
  /** Size after a restore; null until it is made. */
  bytes: z.number().nonnegative().nullable(),
  files: z.number().int().nonnegative().nullable(),
  /** The server wrote during the backup, so its files may be of different moments. */
  hadChangingFiles: z.boolean(),
  /** The node's id of the backup; null until it is made. */
  snapshot: z.string().nullable(),
  /** A login, `operator` or `service`. */
  actor: z.string(),
  /** It is reachable from the server's node. If not, support has to transfer it. */
  isHere: z.boolean(),
  /** When it is deleted automatically, regardless of newer backups. */
  until: z.iso.datetime().nullable(),
})
export type Backup = z.infer<typeof Backup>

export const Restore = z.object({
  id: z.uuid(),
  /** Null once it was deleted. */
  backup: z.uuid().nullable(),
  /** When the restored backup was made. */
  backupAt: z.iso.datetime(),
  /** Null: the whole backup. */
  paths: z.number().int().positive().nullable(),
  phase: z.enum(restorePhases),
  percent: z.number().int().min(0).max(100).nullable(),
  failure: z.enum(jobFailures).nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type Restore = z.infer<typeof Restore>

export const ServerBackups = z
  .object({
    /** Newest first. */
    backups: z.array(Backup),
    /** Maximum of the plan; unlocked safety backups do not count. */
    limit: z.number().int().positive(),
    /** Backups that count against it now. */
    counted: z.number().int().nonnegative(),
    /** The backup that a new one would replace; null if none. */
    replaces: z.uuid().nullable(),
    /** When required backups started to fail; null if the last one succeeded. */
    failingSince: z.iso.datetime().nullable(),
    /** New backups are on the server's own machine, and are lost with it. */
    isOnOwnMachine: z.boolean(),
    /**
     * Deleted backups still in append-only storage, and when all of them may be erased; null: none.
     */
    erasing: z.object({ count: z.number().int().positive(), after: z.iso.datetime() }).nullable(),
    /** A restore in progress, or one that ended within a day. */
    restore: Restore.nullable(),
  })
  .meta({ id: 'ServerBackups' })
export type ServerBackups = z.infer<typeof ServerBackups>

export const backupsEndpoints = {
  'GET /api/servers/:id/backups': {
    summary: "A server's backups, and how a restore goes",
    session: true,
    right: 'view',
    params: ById,
    answers: { 200: ServerBackups },
  },
  'POST /api/servers/:id/backups': {
    summary: 'Makes a backup; at the number of the plan the oldest that is not locked goes once it is made',
    session: true,
    right: 'backups.create',
    limits: ['mutate'],
    params: ById,
    body: z.object({ note: Note.default('') }).strict(),
    answers: { 202: ServerBackups },
    errors: ['conflict', 'backups_locked', 'no_backups', 'server_not_active'],
  },
  'PATCH /api/servers/:id/backups/:backup': {
    summary: 'Changes the note of a backup, or whether it may be replaced',
    session: true,
    right: 'backups.create',
    limits: ['mutate'],
    params: OfBackup,
    body: z.object({ note: Note, locked: z.boolean() }).partial().strict(),
    answers: { 200: ServerBackups },
    errors: ['backups_locked', 'server_not_active'],
  },
  'DELETE /api/servers/:id/backups/:backup': {
    summary: 'Deletes a backup that is not locked, or calls off one that is being made',
    session: true,
    right: 'backups.create',
    limits: ['mutate'],
    params: OfBackup,
    answers: { 202: ServerBackups },
    errors: ['conflict', 'backup_elsewhere', 'server_not_active'],
  },
  'POST /api/servers/:id/backups/:backup/restore': {
    summary:
      'Puts back all of a backup, or some of it: a safety backup, then the server stops, is restored ' +
      'and runs as before',
    session: true,
    right: 'backups.restore',
    limits: ['mutate'],
    params: OfBackup,
    /** Null: a full restore, which deletes files that are not in the backup. */
    body: z.object({ paths: z.array(FilePath).min(1).max(1_000).nullable() }).strict(),
    answers: { 202: ServerBackups },
    errors: ['conflict', 'no_backups', 'backup_elsewhere', 'server_not_active'],
  },
  'DELETE /api/servers/:id/restore': {
    summary: 'Calls off a restore: the files are what they were',
    session: true,
    right: 'backups.restore',
    limits: ['mutate'],
    params: ById,
    answers: { 202: ServerBackups },
    errors: ['conflict'],
  },
  'POST /api/servers/:id/backups/:backup/download': {
    summary: 'A token for one download of files of a backup at its node',
    session: true,
    right: 'backups.download',
    limits: ['files'],
    params: OfBackup,
    body: z.object({ paths: DownloadClaims.shape.paths, format: DownloadClaims.shape.format }).strict(),
    answers: { 200: FileAccess },
    errors: ['conflict', 'backup_elsewhere', 'server_not_active'],
  },
} as const satisfies Endpoints
