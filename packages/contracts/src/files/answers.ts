import { z } from 'zod'
import { InstalledAddon, InstalledPack } from '../addons/installed.ts'
import {
  BinEntry,
  FileEntry,
  FileFailure,
  FilePath,
  FileProgress,
  FileVersion,
  fileKinds,
  fileOperations,
  nameEncodings,
  skipReasons,
} from './operations.ts'

// Answers of operations: one row each for those with rows. operations.ts has their arguments.

export const FileStat = FileEntry.extend({
  /** For a file, also the target of a link. */
  version: FileVersion.optional(),
})
export type FileStat = z.infer<typeof FileStat>

/** Total of the path and everything in it. */
export const FileMeasure = z.object({
  path: FilePath,
  bytes: z.number(),
  files: z.number(),
  folders: z.number(),
})
export type FileMeasure = z.infer<typeof FileMeasure>

/** Bytes of the plan's disk. */
export const FileRoom = z.object({ used: z.number(), free: z.number() })
export type FileRoom = z.infer<typeof FileRoom>

/**
 * With `text`, one row per matching line: its number from 1, and the line or the part around the
 * match.
 */
export const FoundFile = FileEntry.omit({ name: true }).extend({
  path: FilePath,
  line: z.int().positive().optional(),
  text: z.string().max(1_000).optional(),
})
export type FoundFile = z.infer<typeof FoundFile>

/** The metadata of an archive's entry. */
export const PackedEntry = z.object({
  path: FilePath,
  kind: z.enum(fileKinds),
  size: z.number(),
  /** Why it is not unpacked. */
  skip: z.enum(skipReasons).optional(),
  /** The encoding of its name if it is not UTF-8. */
  names: z.enum(nameEncodings).optional(),
})
export type PackedEntry = z.infer<typeof PackedEntry>

/**
 * A world in an archive: its folder (empty at the top) and unpacked size. Name and version come
 * from its level.dat if readable.
 */
export const FoundWorld = z.object({
  folder: FilePath,
  name: z.string().max(200).optional(),
  /** Version of the game that last wrote it. */
  version: z.string().max(200).optional(),
  /** Dimensions included in the archive. */
  nether: z.boolean(),
  end: z.boolean(),
  files: z.number(),
  bytes: z.number(),
  /** The encoding of names in its archive if it is not UTF-8. */
  names: z.enum(nameEncodings).optional(),
})
export type FoundWorld = z.infer<typeof FoundWorld>

/**
 * The result for one requested path or id; a failure does not stop the others. With `ifTaken:
 * refuse` an existing name fails the whole operation with `taken` before any change.
 */
export const FileOutcome = z.object({
  /** The requested path. */
  path: FilePath,
  /** The new path: moved, copied, restored, created. */
  to: FilePath.optional(),
  /** The id in the bin. */
  id: z.string().optional(),
  skipped: z.literal(true).optional(),
  /** Why an entry of an archive was skipped. */
  reason: z.enum(skipReasons).optional(),
  failure: FileFailure.optional(),
})
export type FileOutcome = z.infer<typeof FileOutcome>

/** Result of a finished task, counted from its rows. */
export const FileTaskDone = z.object({ done: z.number(), skipped: z.number(), failed: z.number() })
export type FileTaskDone = z.infer<typeof FileTaskDone>

export const FileTask = z.object({
  task: z.string(),
  operation: z.enum(Object.keys(fileOperations) as [keyof typeof fileOperations]),
  /** The first path or URL, and their number. */
  path: z.string(),
  count: z.number(),
  into: FilePath.optional(),
  /** The newest progress. */
  progress: FileProgress.optional(),
  startedAt: z.number(),
})
export type FileTask = z.infer<typeof FileTask>

/**
 * A line of a task's answer: first its id, then rows and progress, last its end. `follow` answers
 * the same way, from the current row on.
 */
export const FileTaskLine = z.union([
  z.object({ task: z.string() }),
  z.object({ progress: FileProgress }),
  z.object({ row: FileOutcome }),
  z.object({ done: FileTaskDone }),
  z.object({ failure: FileFailure }),
])
export type FileTaskLine = z.infer<typeof FileTaskLine>

/** By operation: its value or one row. `read` is missing, because it answers with the content. */
export const fileAnswers = {
  list: FileEntry,
  stat: FileStat,
  measure: FileMeasure,
  room: FileRoom,
  search: FoundFile,
  peek: PackedEntry,
  findWorlds: FoundWorld,
  addons: InstalledAddon,
  modpack: InstalledPack.nullable(),
  bin: BinEntry,
  write: FileStat,
  makeFolder: FileEntry,
  makeFile: FileEntry,
  rename: FileEntry,
  move: FileOutcome,
  copy: FileOutcome,
  remove: FileOutcome,
  emptyBin: z.null(),
  restoreFromBin: FileOutcome,
  setMode: FileOutcome,
  pack: FileOutcome,
  unpack: FileOutcome,
  importWorld: FileOutcome,
  pull: FileOutcome,
  tasks: FileTask,
  follow: FileTaskLine,
  cancel: z.null(),
} as const satisfies Record<Exclude<keyof typeof fileOperations, 'read'>, z.ZodType>
export type FileAnswer<Operation extends keyof typeof fileAnswers> = z.infer<(typeof fileAnswers)[Operation]>
