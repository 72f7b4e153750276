import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

/** How somebody changed a server's files. */
export const fileWays = ['panel', 'sftp'] as const
export type FileWay = (typeof fileWays)[number]

/**
 * `uploaded`: new content from elsewhere; `changed`: content or permissions of existing files;
 * `made`: folders and empty files.
 */
export const fileChangeKinds = [
  'uploaded',
  'changed',
  'made',
  'moved',
  'copied',
  'deleted',
  'restored',
  'packed',
  'unpacked',
] as const
export type FileChangeKind = (typeof fileChangeKinds)[number]

/**
 * An account's changes of a server's files, summed. They appear in its activity as
 * `files:<way>:<kind>:<count>`.
 */
export const FileChanges = z.object({
  server: z.uuid(),
  account: z.uuid(),
  way: z.enum(fileWays),
  kind: z.enum(fileChangeKinds),
  count: z.number().int().positive().max(1_000_000_000),
})
export type FileChanges = z.infer<typeof FileChanges>

export const fileActivityEndpoints = {
  'POST /api/node/files/activity': {
    summary: "A node says what was changed in servers' files; what bears the same id is counted once",
    node: true,
    body: z.object({ id: z.uuid(), changes: z.array(FileChanges).max(1_000) }).strict(),
    answers: { 204: z.null().describe('Counted.') },
  },
} as const satisfies Endpoints
