// Free of zod: the panel's visitors download this.

/** Where an agent serves files: `<path>/<operation>`, `<path>/uploads` (tus) and `<path>/download`. */
export const filesPath = '/files'
/**
 * An operation's arguments, as JSON with percent signs (encodeURIComponent); what is not there is `{}`. Where they are longer than
 * `maxArgumentsLength` the header is `body`, and the body is their JSON: no operation that takes content has arguments so long.
 */
export const fileArgumentsHeader = 'zubr-arguments'
export const maxArgumentsLength = 4_000
export const argumentsInBody = 'body'
/** In the head of what `read` answers. */
export const fileVersionHeader = 'zubr-version'
export const fileSizeHeader = 'zubr-size'
/**
 * A request with this query is answered 200 where a file is not there, with the failure's code in this header.
 * Browsers log answers of 404 as errors. Agents of the version before answer 404.
 */
export const missingIsOkQuery = 'missing=ok'
export const fileFailureHeader = 'zubr-failure'
/**
 * Uploads beneath `<path>/uploads`: tus 1.0 (creation, creation-with-upload, termination) for one file, and `uploads/batch` for many small
 * ones. What is uploaded says in `Upload-Metadata` where to: `path`, `ifTaken`, and `mtimeMs` of the file that it comes from.
 */
export const uploadsPath = 'uploads'
/** The body: the length of all that follows up to the contents (u32, big-endian), JSON as `UploadBatch` has it, the files' contents in order. */
export const uploadBatchPath = 'uploads/batch'
export const maxPerBatch = 500
export const maxBatchBytes = 16 * 1024 * 1024
/** In the head of what answers the last request of an upload: its `FileOutcome`, as JSON with percent signs. */
export const fileOutcomeHeader = 'zubr-outcome'
/** Of a request that tries once more to end an upload whose name was taken: what is to happen. */
export const ifTakenHeader = 'zubr-if-taken'
/** Who does not go on with an upload for so long has to begin anew. */
export const uploadKeptHours = 24
/** Beneath it downloads: a form is posted. */
export const downloadPath = 'download'
/** The field of a download's form. */
export const downloadTokenField = 'token'

/** How long the bin keeps what was deleted. */
export const binDays = 7
/** Up to so much can be edited; of longer files the end is shown. */
export const maxEditedBytes = 10 * 1024 * 1024

/** What is to happen where a name is taken. `keep_both` finds a free one, such as `world (2)`. */
export const ifTaken = ['refuse', 'replace', 'keep_both', 'skip'] as const
export type IfTaken = (typeof ifTaken)[number]

export const archiveFormats = ['zip', 'tar.gz'] as const
export type ArchiveFormat = (typeof archiveFormats)[number]
/** Ends of the names of what can be unpacked. */
export const unpackedEndings = [
  ...['zip', 'mcworld', '7z', 'rar', 'tar'],
  ...['tar.gz', 'tar.xz', 'tar.bz2', 'tar.zst', 'tar.lz4', 'tar.lzma', 'tar.lz', 'tar.Z'],
  ...['tgz', 'txz', 'tbz2', 'tbz', 'tzst'],
] as const

/** Encodings that names of archives may be in where they are not UTF-8. */
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
 * Why an entry of an archive is not unpacked. `link`: one that leads out; `device`: neither file nor folder;
 * `climbs`: `..` in its path; `bad_name`: no disk takes it, or it deceives; `twice`: a later entry has its place;
 * `taken`: something else is in its way, which stays; `not_read`: the server's core does not read it there;
 * `not_here`: its place is the service's own.
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
