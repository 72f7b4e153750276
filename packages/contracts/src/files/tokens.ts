import { z } from 'zod'
import { archiveFormats, FilePath } from './operations.ts'

export { fileArgumentsHeader, filesPath } from './file-constants.ts'

export const fileRights = ['read', 'write'] as const

/**
 * Payload of a browser's file token: one server on one node, for the session's lifetime and at most
 * `fileTokenSeconds`. Signed like console tokens; `purpose` distinguishes the kinds.
 */
export const FileClaims = z
  .object({
    purpose: z.literal('files'),
    server: z.uuid(),
    /** `write` includes `read`. */
    right: z.enum(fileRights),
    session: z.string(),
    account: z.string(),
    node: z.string(),
    /** Seconds since the epoch. */
    exp: z.number().int(),
  })
  .strict()
export type FileClaims = z.infer<typeof FileClaims>

/**
 * A single download: one unchanged file, or several packed. A form's body contains the token, never
 * a URL.
 */
export const DownloadClaims = z
  .object({
    purpose: z.literal('download'),
    id: z.uuid(),
    server: z.uuid(),
    /** A snapshot of the server's repository: the paths are in it, not in the current files. */
    backup: z.string().min(1).max(100).optional(),
    paths: z.array(FilePath).min(1).max(1_000),
    format: z.enum(['file', ...archiveFormats]),
    session: z.string(),
    account: z.string(),
    node: z.string(),
    exp: z.number().int(),
  })
  .strict()
export type DownloadClaims = z.infer<typeof DownloadClaims>
export const fileTokenSeconds = 300
