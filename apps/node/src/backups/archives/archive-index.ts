import { z } from 'zod'

/** Stored beside an archive once it is complete. */
export const ArchiveSummary = z.object({
  job: z.string(),
  bytes: z.number(),
  archiveBytes: z.number(),
  files: z.number(),
})
export type ArchiveSummary = z.infer<typeof ArchiveSummary>

/** A line in the list of an archive's files. */
export const ArchiveEntry = z.object({
  path: z.string(),
  kind: z.enum(['file', 'folder', 'link', 'other']),
  size: z.number(),
  mtimeMs: z.number(),
  mode: z.number(),
  sha256: z.string().optional(),
})
export type ArchiveEntry = z.infer<typeof ArchiveEntry>
