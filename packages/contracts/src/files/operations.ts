import { z } from 'zod'
import { archiveFormats, ifTaken, nameEncodings } from './file-constants.ts'

export {
  archiveFormats,
  binDays,
  ifTaken,
  maxEditedBytes,
  nameEncodings,
  skipReasons,
} from './file-constants.ts'

/**
 * A path within a server's files: names joined by `/`, the top is empty. A byte of a name that is not UTF-8 stands as U+DC80 to U+DCFF
 * (Python's surrogateescape), so that every name can be listed, renamed and deleted.
 */
export const FilePath = z.string().max(4_000)
const Paths = z.array(FilePath).min(1).max(100_000)
const Name = z.string().min(1).max(255)

const IfTaken = z.enum(ifTaken).default('refuse')

/**
 * Of an archive whose names are not UTF-8: `names` says how they are read; without it that is found out, and `likely` is taken where several fit.
 */
const archiveNames = { names: z.enum(nameEncodings).optional(), likely: z.enum(nameEncodings).optional() }

/** Why an operation was refused or has failed; whoever shows them puts them into words. */
export const fileFailures = [
  'not_found',
  'taken',
  'not_a_folder',
  'is_a_folder',
  'not_a_file',
  /** A name with `/` or NUL, `.`, `..`, or longer than a disk takes. */
  'bad_name',
  /** A link on the way leads out of the server's files, or in circles. */
  'leads_out',
  /** Its owner may not read or write it: its permissions. */
  'no_permission',
  /** The plan's disk is full, or would be. */
  'no_room',
  /** More than this operation takes; `limit` says how much that is. */
  'too_large',
  'too_many',
  /** Somebody else has changed it since it was read. */
  'changed',
  /** Into itself, or what the service needs. */
  'not_here',
  'not_an_archive',
  'damaged_archive',
  /** A way of packing that is not known. */
  'archive_not_supported',
  /** A password is needed. */
  'archive_encrypted',
  /** One part of an archive that was cut into several. */
  'archive_split',
  /** A modpack that would write where it may not, or is none. */
  'archive_refused',
  /** The node lacks the programs that read archives. */
  'no_archive_tool',
  /** An address that is not http or https, or leads into a private network. */
  'address_refused',
  'address_failed',
  /** Only a server that is stopped can have this done. */
  'server_runs',
  'cancelled',
  'busy',
  /** The server's files can't be reached now. */
  'away',
  'failed',
] as const
export type FileFailureCode = (typeof fileFailures)[number]

export const FileFailure = z.object({
  code: z.enum(fileFailures),
  /** What it happened to. */
  path: FilePath.optional(),
  /** Bytes or entries, with `too_large`, `too_many` and `no_room`. */
  limit: z.number().optional(),
})
export type FileFailure = z.infer<typeof FileFailure>

export const fileKinds = ['file', 'folder', 'link', 'other'] as const
/** Short names, since a folder may have a hundred thousand. `t`: what a link that leads somewhere leads to. */
export const FileEntry = z.object({
  name: z.string(),
  kind: z.enum(fileKinds),
  t: z.enum(fileKinds).optional(),
  size: z.number(),
  mtimeMs: z.number(),
  /** The lowest nine bits. */
  mode: z.number().int(),
})
export type FileEntry = z.infer<typeof FileEntry>

/** Changes whenever the content does. */
export const FileVersion = z.string().max(200)

export const BinEntry = z.object({
  id: z.string(),
  /** Where it was. */
  path: FilePath,
  kind: z.enum(fileKinds),
  size: z.number(),
  removedAt: z.number(),
})
export type BinEntry = z.infer<typeof BinEntry>

/** Of work that takes a while. Unknown sizes are null. */
export const FileProgress = z.object({
  doneBytes: z.number(),
  bytes: z.number().nullable(),
  doneFiles: z.number(),
  files: z.number().nullable(),
})
export type FileProgress = z.infer<typeof FileProgress>

/** What each answers: answers.ts. */
export type FileOperation = {
  /** Which token it takes. */
  right: 'read' | 'write'
  args: z.ZodObject
  /** The body is the file's new content. */
  takesContent?: true
  /** `content`: bytes. `rows`: lines of JSON, one `{"row": …}` each, as they are found. `value`: one answer. */
  answers: 'value' | 'rows' | 'content'
  /**
   * Goes on when its request is broken off, and is known by an id: lines of JSON `{"task": id}`, `{"progress": …}` and at last `{"done": …}` or
   * `{"failure": …}`. `tasks` lists those that run, `follow` and `cancel` take their ids.
   */
  isTask?: true
}

/** What can be done with a server's files, over HTTP from the browser (`POST <agent>/files/<operation>`) as inside the server's sandbox. */
export const fileOperations = {
  list: { right: 'read', args: z.object({ path: FilePath }), answers: 'rows' },
  stat: { right: 'read', args: z.object({ path: FilePath }), answers: 'value' },
  /** Answers with `zubr-version` and `zubr-size` in its head. `fromEnd`: the last so many bytes. */
  read: {
    right: 'read',
    args: z.object({
      path: FilePath,
      offset: z.int().nonnegative().optional(),
      length: z.int().nonnegative().optional(),
      fromEnd: z.int().nonnegative().optional(),
    }),
    answers: 'content',
  },
  /** Bytes, files and folders beneath. */
  measure: { right: 'read', args: z.object({ paths: Paths }), answers: 'rows' },
  /** Free and used bytes of the plan's disk. */
  room: { right: 'read', args: z.object({}), answers: 'value' },
  search: {
    right: 'read',
    args: z.object({
      path: FilePath,
      /** Part of a name, or with `*` and `?` all of it; upper and lower case are alike. */
      name: z.string().max(255).optional(),
      text: z.string().max(1_000).optional(),
    }),
    answers: 'rows',
  },
  /** What is in an archive, without unpacking it. */
  peek: { right: 'read', args: z.object({ path: FilePath, ...archiveNames }), answers: 'rows' },
  /** The worlds in an archive, whatever their folders are called, the one nearest to the top first. */
  findWorlds: { right: 'read', args: z.object({ path: FilePath, ...archiveNames }), answers: 'rows' },
  /** The plugins, mods and datapacks in the folders that this core loads them from. */
  addons: { right: 'read', args: z.object({ core: z.string().max(100) }), answers: 'rows' },
  /** The modpack that the server stands on; null: none, or none that was noted. */
  modpack: { right: 'read', args: z.object({}), answers: 'value' },
  bin: { right: 'read', args: z.object({}), answers: 'rows' },
  /** Replaces the content as one step. `version`: what was read before; null: there is to be no such file; absent: whatever is there. */
  write: {
    right: 'write',
    args: z.object({ path: FilePath, version: FileVersion.nullable().optional() }),
    takesContent: true,
    answers: 'value',
  },
  makeFolder: { right: 'write', args: z.object({ path: FilePath }), answers: 'value' },
  makeFile: { right: 'write', args: z.object({ path: FilePath }), answers: 'value' },
  rename: { right: 'write', args: z.object({ path: FilePath, name: Name }), answers: 'value' },
  move: {
    right: 'write',
    args: z.object({ paths: Paths, into: FilePath, ifTaken: IfTaken }),
    answers: 'rows',
    isTask: true,
  },
  copy: {
    right: 'write',
    args: z.object({ paths: Paths, into: FilePath, ifTaken: IfTaken }),
    answers: 'rows',
    isTask: true,
  },
  /** Into the bin, unless `forever`. */
  remove: {
    right: 'write',
    args: z.object({ paths: Paths, forever: z.boolean().default(false) }),
    answers: 'rows',
    isTask: true,
  },
  /** All of it, or what has these ids. */
  emptyBin: { right: 'write', args: z.object({ ids: z.array(z.string()).nullable() }), answers: 'value' },
  restoreFromBin: {
    right: 'write',
    args: z.object({ ids: z.array(z.string()).min(1), ifTaken: IfTaken }),
    answers: 'rows',
  },
  setMode: {
    right: 'write',
    args: z.object({ paths: Paths, mode: z.int().min(0).max(0o777), below: z.boolean().default(false) }),
    answers: 'rows',
  },
  pack: {
    right: 'write',
    args: z.object({
      paths: Paths,
      into: FilePath,
      name: Name,
      format: z.enum(archiveFormats),
      ifTaken: IfTaken,
    }),
    answers: 'rows',
    isTask: true,
  },
  /** All of it is unpacked aside first: nothing is changed where it is damaged. What is skipped has a row of its own, with the reason. */
  unpack: {
    right: 'write',
    args: z.object({ path: FilePath, into: FilePath, ifTaken: IfTaken, ...archiveNames }),
    answers: 'rows',
    isTask: true,
  },
  /**
   * Puts a world of an archive, by its folder there, in the place of the server's own: `into` is the name of its folder. All of it is unpacked first,
   * then the worlds change places, and the former one goes into the bin. Refused while the server runs, and called off where it starts meanwhile.
   * The Nether and the End go where the server's core reads them.
   */
  importWorld: {
    right: 'write',
    args: z.object({ path: FilePath, folder: FilePath, into: Name, ...archiveNames }),
    answers: 'rows',
    isTask: true,
  },
  /** Fetches an address. The agent does it, not the sandbox, and to public addresses alone. */
  pull: {
    right: 'write',
    args: z.object({ url: z.url().max(4_000), into: FilePath, name: Name.optional(), ifTaken: IfTaken }),
    answers: 'rows',
    isTask: true,
  },
  tasks: { right: 'read', args: z.object({}), answers: 'rows' },
  follow: { right: 'read', args: z.object({ task: z.string().max(100) }), answers: 'rows' },
  cancel: { right: 'write', args: z.object({ task: z.string().max(100) }), answers: 'value' },
} as const satisfies Record<string, FileOperation>
export type FileOperationName = keyof typeof fileOperations
