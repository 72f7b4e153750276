// No zod here: visitors of the panel download this file.

/**
 * The agent's path for files: `<path>/<operation>`, `<path>/uploads` (tus) and `<path>/download`.
 */
export const filesPath = '/files'
/**
 * An operation's arguments as percent-encoded JSON (encodeURIComponent); absent: `{}`. Arguments
 * over `maxArgumentsLength` are in the body, and the header is `body`; operations with content
 * never have arguments that long.
 */
export const fileArgumentsHeader = 'zubr-arguments'
export const maxArgumentsLength = 4_000
export const argumentsInBody = 'body'
/** In the headers of `read`. */
export const fileVersionHeader = 'zubr-version'
export const fileSizeHeader = 'zubr-size'
/**
 * With this query a missing file gives 200 and the failure's code in this header, because browsers
 * log 404 as an error. Older agents answer 404.
 */
export const missingIsOkQuery = 'missing=ok'
export const fileFailureHeader = 'zubr-failure'
/**
 * Uploads in `<path>/uploads`: tus 1.0 (creation, creation-with-upload, termination) for one file,
 * and `uploads/batch` for many small ones. `Upload-Metadata` has `path`, `ifTaken`, and the source
 * file's `mtimeMs`.
 */
export const uploadsPath = 'uploads'
/**
 * The body: length of the JSON (u32, big-endian), the JSON as `UploadBatch`, then the files'
 * contents in order.
 */
export const uploadBatchPath = 'uploads/batch'
export const maxPerBatch = 500
export const maxBatchBytes = 16 * 1024 * 1024
/** In the headers of the last response of an upload: its `FileOutcome` as percent-encoded JSON. */
export const fileOutcomeHeader = 'zubr-outcome'
/** For a repeated completion of an upload whose name was taken: the new choice. */
export const ifTakenHeader = 'zubr-if-taken'
/** An unfinished upload is discarded after this time. */
export const uploadKeptHours = 24
/** Path of downloads, which a form posts to. */
export const downloadPath = 'download'
/** The field of a download's form. */
export const downloadTokenField = 'token'

/** How long the bin keeps deleted files. */
export const binDays = 7
/** Maximum size of an editable file; of a larger one only the end is shown. */
export const maxEditedBytes = 10 * 1024 * 1024

/** What to do if a name is taken. `keep_both` picks a free name, such as `world (2)`. */
export const ifTaken = ['refuse', 'replace', 'keep_both', 'skip'] as const
export type IfTaken = (typeof ifTaken)[number]

export const archiveFormats = ['zip', 'tar.gz'] as const
export type ArchiveFormat = (typeof archiveFormats)[number]
/** File extensions of archives that can be unpacked. */
export const archiveExtensions = [
  ...['zip', 'mcworld', '7z', 'rar', 'tar'],
  ...['tar.gz', 'tar.xz', 'tar.bz2', 'tar.zst', 'tar.lz4', 'tar.lzma', 'tar.lz', 'tar.Z'],
  ...['tgz', 'txz', 'tbz2', 'tbz', 'tzst'],
] as const

/** Encodings of names in archives that are not UTF-8. */
export const nameEncodings = [
  'cp866',
  'cp1251',
  'cp1125',
  'cp852',
  'cp1250',
  'cp775',
  'cp1257',
  'cp850',
  'cp437',
  'cp1252',
] as const
export type NameEncoding = (typeof nameEncodings)[number]

/**
 * Why an entry is not unpacked. `link`: it points outside; `device`: neither file nor folder;
 * `climbs`: `..` in its path; `bad_name`: invalid or deceptive; `twice`: a later entry has the
 * path; `taken`: another file is kept; `not_read`: the core does not read it there; `not_here`:
 * reserved by the service.
 */
export const skipReasons = [
  'link',
  'device',
  'climbs',
  'bad_name',
  'twice',
  'taken',
  'not_read',
  'not_here',
] as const
export type SkipReason = (typeof skipReasons)[number]
