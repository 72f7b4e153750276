import { z } from 'zod'
import { ifTaken, maxPerBatch } from './file-constants.ts'
import { FilePath } from './operations.ts'

const IfTaken = z.enum(ifTaken).default('refuse')
/** Milliseconds since the epoch: the source file's modification time. */
const Changed = z.number().min(-8.64e15).max(8.64e15)

/** One file, uploaded by tus. */
export const UploadMetadata = z.object({
  path: FilePath.min(1),
  ifTaken: IfTaken,
  mtimeMs: z.string().transform(Number).pipe(Changed).nullable().default(null),
})

/**
 * Many small files and empty folders, with paths relative to `into`. Answered with one FileOutcome
 * per file.
 */
export const UploadBatch = z.object({
  into: FilePath,
  ifTaken: IfTaken,
  files: z
    .array(
      z.union([
        z.object({
          path: FilePath.min(1),
          size: z.int().nonnegative(),
          mtimeMs: Changed.nullable().default(null),
        }),
        z.object({ path: FilePath.min(1), folder: z.literal(true) }),
      ]),
    )
    .min(1)
    .max(maxPerBatch),
})
export type UploadBatch = z.input<typeof UploadBatch>
