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
  /** Of a safety backup: before what it was made. */
  cause: z.enum(backupCauses).nullable(),
  note: z.string(),
  locked: z.boolean(),
  state: z.enum(backupStates),
  /** While it is made. */
  percent: z.number().int().min(0).max(100).nullable(),
  failure: z.enum(jobFailures).nullable(),
  /** What it takes restored; null until it is made. */
  bytes: z.number().nonnegative().nullable(),
  files: z.number().int().nonnegative().nullable(),
  /** It was taken while the server went on writing: it may not be of one moment. */
  wasRestless: z.boolean(),
  /** By which the node knows it; null until it is made. */
  snapshot: z.string().nullable(),
  /** A login, `operator` or `service`. */
  who: z.string(),
  /** It lies where the server is now. If not, support has to bring it. */
  isHere: z.boolean(),
  /** When it is deleted by itself, whatever else is made. */
  until: z.iso.datetime().nullable(),
})
export type Backup = z.infer<typeof Backup>

export const Restore = z.object({
  id: z.uuid(),
  /** Null once it was deleted. */
  backup: z.uuid().nullable(),
  /** When the restored backup was made. */
  backupAt: z.iso.datetime(),
  /** Null: all of it. */
  paths: z.number().int().positive().nullable(),
  phase: z.enum(restorePhases),
  percent: z.number().int().min(0).max(100).nullable(),
  failure: z.enum(jobFailures).nullable(),
  beganAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type Restore = z.infer<typeof Restore>

export const ServerBackups = z
  .object({
    /** Newest first. */
    backups: z.array(Backup),
    /** How many the plan keeps; those made for safety and not locked are kept beside. */
    limit: z.number().int().positive(),
    /** How many count against it now. */
    counted: z.number().int().nonnegative(),
    /** The one that a new one would replace; null if there is room. */
    replaces: z.uuid().nullable(),
    /** Since when no backup that was to be made has come about; null if the last one did. */
    failingSince: z.iso.datetime().nullable(),
    /** A new backup lies on the server's own machine, and is lost with it. */
    isOnOwnMachine: z.boolean(),
    /** Deleted backups that append-only storage still holds, and from when on all of them may be erased; null: there are none. */
    erasing: z.object({ count: z.number().int().positive(), after: z.iso.datetime() }).nullable(),
    /** A restore that is under way, or ended within a day. */
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
      'Puts back all of a backup, or some of it: a safety backup, then the server stops, is restored and runs as before',
    session: true,
    right: 'backups.restore',
    limits: ['mutate'],
    params: OfBackup,
    /** Null: all of it, and what is not in it goes. */
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
