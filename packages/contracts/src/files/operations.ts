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
 * A path in a server's files: names joined by `/`, empty for the top. A byte that is not UTF-8 is
 * U+DC80 to U+DCFF (Python's surrogateescape), so that every name can be listed, renamed and
 * deleted.
 */
export const FilePath = z.string().max(4_000)
const Paths = z.array(FilePath).min(1).max(100_000)
const Name = z.string().min(1).max(255)

const IfTaken = z.enum(ifTaken).default('refuse')

/**
 * For an archive with names that are not UTF-8: `names` sets the encoding. Otherwise it is
 * detected, and `likely` decides between several matches.
 */
const archiveNames = { names: z.enum(nameEncodings).optional(), likely: z.enum(nameEncodings).optional() }

/** Why an operation was refused or failed; clients translate the codes. */
export const fileFailures = [
  'not_found',
  'taken',
  'not_a_folder',
  'is_a_folder',
  'not_a_file',
  /** A name with `/` or NUL, `.`, `..`, or one that is too long for a disk. */
  'bad_name',
  /** A link points outside the server's files, or in circles. */
  'leads_out',
  /** The file's permissions do not allow it. */
  'no_permission',
  /** The plan's disk is full, or would be. */
  'no_room',
  /** The maximum of this operation is exceeded; `limit` is that maximum. */
  'too_large',
  'too_many',
  /** The file has changed since it was read. */
  'changed',
  /** A target within itself, or a path reserved by the service. */
  'not_here',
  'not_an_archive',
  'damaged_archive',
  /** Unknown compression method. */
  'archive_not_supported',
  /** A password is needed. */
  'archive_encrypted',
  /** One part of a split archive. */
  'archive_split',
  /** No modpack, or one that writes outside its allowed paths. */
  'archive_refused',
  /** The node lacks the programs that read archives. */
  'no_archive_tool',
  /** A URL that is not http or https, or points into a private network. */
  'address_refused',
  'address_failed',
  /** The server must be stopped. */
  'server_runs',
  'cancelled',
  'busy',
  /** The server's files cannot be reached now. */
  'away',
  'failed',
] as const
export type FileFailureCode = (typeof fileFailures)[number]

export const FileFailure = z.object({
  code: z.enum(fileFailures),
  /** The affected path. */
  path: FilePath.optional(),
  /** Bytes or entries, for `too_large`, `too_many` and `no_room`. */
  limit: z.number().optional(),
})
export type FileFailure = z.infer<typeof FileFailure>

export const fileKinds = ['file', 'folder', 'link', 'other'] as const
/**
 * Short names, because a folder may have a hundred thousand entries. `t`: the target of a valid
 * link.
 */
export const FileEntry = z.object({
  name: z.string(),
  kind: z.enum(fileKinds),
  t: z.enum(fileKinds).optional(),
  size: z.number(),
  mtimeMs: z.number(),
  /** The lowest nine bits of the mode. */
  mode: z.number().int(),
})
export type FileEntry = z.infer<typeof FileEntry>

/** Changes whenever the content changes. */
export const FileVersion = z.string().max(200)

export const BinEntry = z.object({
  id: z.string(),
  /** Its path before the deletion. */
  path: FilePath,
  kind: z.enum(fileKinds),
  size: z.number(),
  removedAt: z.number(),
})
export type BinEntry = z.infer<typeof BinEntry>

/** Progress of long work. Unknown sizes are null. */
export const FileProgress = z.object({
  doneBytes: z.number(),
  bytes: z.number().nullable(),
  doneFiles: z.number(),
  files: z.number().nullable(),
})
export type FileProgress = z.infer<typeof FileProgress>

/** answers.ts has the answers. */
export type FileOperation = {
  /** The required token. */
  right: 'read' | 'write'
  args: z.ZodObject
  /** The body is the file's new content. */
  takesContent?: true
  /**
   * `content`: bytes. `rows`: JSON lines, one `{"row": …}` each, as they are found. `value`: one
   * answer.
   */
  answers: 'value' | 'rows' | 'content'
  /**
   * Continues when its request is aborted. It answers with JSON lines `{"task": id}`, `{"progress":
   * …}` and at last `{"done": …}` or `{"failure": …}`. `tasks` lists running ones; `follow` and
   * `cancel` take their ids.
   */
  isTask?: true
}

/**
 * Operations on a server's files, over HTTP from the browser (`POST <agent>/files/<operation>`) and
 * inside the server's sandbox.
 */
export const fileOperations = {
  list: { right: 'read', args: z.object({ path: FilePath }), answers: 'rows' },
  stat: { right: 'read', args: z.object({ path: FilePath }), answers: 'value' },
  /** Answers with the headers `zubr-version` and `zubr-size`. `fromEnd`: only the last bytes. */
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
  /** Bytes, files and folders of each path. */
  measure: { right: 'read', args: z.object({ paths: Paths }), answers: 'rows' },
  /** Free and used bytes of the plan's disk. */
  room: { right: 'read', args: z.object({}), answers: 'value' },
  search: {
    right: 'read',
    args: z.object({
      path: FilePath,
      /** A part of the name, or the whole name with `*` and `?`; case-insensitive. */
      name: z.string().max(255).optional(),
      text: z.string().max(1_000).optional(),
    }),
    answers: 'rows',
  },
  /** Lists an archive without unpacking it. */
  peek: { right: 'read', args: z.object({ path: FilePath, ...archiveNames }), answers: 'rows' },
  /** The worlds in an archive, whatever their folders' names, those nearest to the top first. */
  findWorlds: { right: 'read', args: z.object({ path: FilePath, ...archiveNames }), answers: 'rows' },
  /** The plugins, mods and datapacks in the folders from which this core loads them. */
  addons: { right: 'read', args: z.object({ core: z.string().max(100) }), answers: 'rows' },
  /** The server's modpack; null: none, or none recorded. */
  modpack: { right: 'read', args: z.object({}), answers: 'value' },
  bin: { right: 'read', args: z.object({}), answers: 'rows' },
  /**
   * Replaces the content atomically. `version`: the one that was read; null: the file must not
   * exist; absent: no check.
   */
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
  /** Moves to the bin, unless `forever`. */
  remove: {
    right: 'write',
    args: z.object({ paths: Paths, forever: z.boolean().default(false) }),
    answers: 'rows',
    isTask: true,
  },
  /** The whole bin, or these ids. */
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
  /**
   * Unpacks into a temporary folder first, so a damaged archive changes nothing. Each skipped entry
   * has a row with the reason.
   */
  unpack: {
    right: 'write',
    args: z.object({ path: FilePath, into: FilePath, ifTaken: IfTaken, ...archiveNames }),
    answers: 'rows',
    isTask: true,
  },
  /**
   * Replaces the server's world with one of an archive; `into` is its folder. It unpacks first,
   * swaps the worlds, and moves the old one to the bin. Refused while the server runs, and
   * cancelled if it starts. The Nether and the End go to the folders that the core reads.
   */
  importWorld: {
    right: 'write',
    args: z.object({ path: FilePath, folder: FilePath, into: Name, ...archiveNames }),
    answers: 'rows',
    isTask: true,
  },
  /** Downloads a URL. The agent does it, not the sandbox, and only from public addresses. */
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
