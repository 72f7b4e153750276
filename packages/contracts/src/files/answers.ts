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

// What operations answer: one row each of those with rows. Beside the operations, which say what they take.

export const FileStat = FileEntry.extend({
  /** Of a file, also of one that a link leads to. */
  version: FileVersion.optional(),
})
export type FileStat = z.infer<typeof FileStat>

/** All that is beneath, and itself. */
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

/** With `text`, a row for each line that has it: its number from 1, and the line or the part of it around what was sought. */
export const FoundFile = FileEntry.omit({ name: true }).extend({
  path: FilePath,
  line: z.int().positive().optional(),
  text: z.string().max(1_000).optional(),
})
export type FoundFile = z.infer<typeof FoundFile>

/** What an archive says of one thing in it. */
export const PackedEntry = z.object({
  path: FilePath,
  kind: z.enum(fileKinds),
  size: z.number(),
  /** It is not unpacked, for this reason. */
  skip: z.enum(skipReasons).optional(),
  /** Its name is not UTF-8, and was read so. */
  names: z.enum(nameEncodings).optional(),
})
export type PackedEntry = z.infer<typeof PackedEntry>

/** A world in an archive: its folder there, empty at the top, and what it takes unpacked. Its level.dat says the name and the version, if it can be read. */
export const FoundWorld = z.object({
  folder: FilePath,
  name: z.string().max(200).optional(),
  /** Of the game that wrote it last. */
  version: z.string().max(200).optional(),
  /** It brings these dimensions too. */
  nether: z.boolean(),
  end: z.boolean(),
  files: z.number(),
  bytes: z.number(),
  /** Names in its archive are not UTF-8, and were read so. */
  names: z.enum(nameEncodings).optional(),
})
export type FoundWorld = z.infer<typeof FoundWorld>

/**
 * What became of one of the paths (or ids) that were asked for; one that fails does not stop the others. With `ifTaken: refuse` a name that is
 * taken fails the whole operation with `taken`, before anything is done.
 */
export const FileOutcome = z.object({
  /** As it was asked for. */
  path: FilePath,
  /** Where it is now: moved, copied, restored, made. */
  to: FilePath.optional(),
  /** By which the bin knows it. */
  id: z.string().optional(),
  skipped: z.literal(true).optional(),
  /** Why an entry of an archive was skipped. */
  reason: z.enum(skipReasons).optional(),
  failure: FileFailure.optional(),
})
export type FileOutcome = z.infer<typeof FileOutcome>

/** How a task that came to its end has ended, counted from its rows. */
export const FileTaskDone = z.object({ done: z.number(), skipped: z.number(), failed: z.number() })
export type FileTaskDone = z.infer<typeof FileTaskDone>

export const FileTask = z.object({
  task: z.string(),
  operation: z.enum(Object.keys(fileOperations) as [keyof typeof fileOperations]),
  /** The first of its paths, or an address to fetch, and how many there are. */
  path: z.string(),
  count: z.number(),
  into: FilePath.optional(),
  /** The newest. */
  progress: FileProgress.optional(),
  startedAt: z.number(),
})
export type FileTask = z.infer<typeof FileTask>

/** A line of a task: its id first, its end last, its rows and its progress as they come. `follow` answers so too, with the rows from then on. */
export const FileTaskLine = z.union([
  z.object({ task: z.string() }),
  z.object({ progress: FileProgress }),
  z.object({ row: FileOutcome }),
  z.object({ done: FileTaskDone }),
  z.object({ failure: FileFailure }),
])
export type FileTaskLine = z.infer<typeof FileTaskLine>

/** By operation: its value, or one of its rows. Nothing of `read`, whose answer is the content. */
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
