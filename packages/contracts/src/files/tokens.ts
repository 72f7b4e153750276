import { z } from 'zod'
import { archiveFormats, FilePath } from './operations.ts'

export { fileArgumentsHeader, filesPath } from './file-constants.ts'

export const fileRights = ['read', 'write'] as const

/**
 * What the browser's tokens for a server's files say: each opens one thing, on one node, of one server, for as long as its session lasts and
 * at most `fileTokenSeconds`. Signed as console tokens are; `purpose` keeps the kinds apart.
 */
export const FileClaims = z
  .object({
    purpose: z.literal('files'),
    server: z.uuid(),
    /** `write` opens what `read` does, too. */
    right: z.enum(fileRights),
    session: z.string(),
    account: z.string(),
    node: z.string(),
    /** Seconds since the epoch. */
    exp: z.number().int(),
  })
  .strict()
export type FileClaims = z.infer<typeof FileClaims>

/** One download, once: a file as it is, or several packed on the way. It comes in the body of a form, never in an address. */
export const DownloadClaims = z
  .object({
    purpose: z.literal('download'),
    id: z.uuid(),
    server: z.uuid(),
    /** A snapshot of the server's repository: the paths are in it, and not in what the server has now. */
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
