import type { FileOutcome } from '@zubr/contracts/files/answers'
import type { IfTaken } from '@zubr/contracts/files/file-constants'
import type { FileErrorCode } from '../../file-access/file-error.ts'
import type { UploadSource } from './upload-sources.ts'

/** Sends bytes to a server's files. */
export type UploadTransport = {
  /** Many small files at once, and empty folders. */
  many(input: UploadRequest & { files: readonly UploadSource[] }): Promise<FileOutcome[]>
  /** One large file, resumable even after a reload. */
  one(input: UploadRequest & { path: string; file: File }): Promise<FileOutcome>
  /** Discards the sent part of a file that will not be resumed. */
  forget(input: { server: string; path: string; file: File }): Promise<void>
}
export type UploadRequest = {
  server: string
  into: string
  ifTaken: IfTaken
  signal: AbortSignal
  onSent(bytes: number): void
}

/** `waiting`: for the connection. `asks`: only decisions about taken names are left. */
export type UploadStatus = 'sending' | 'waiting' | 'paused' | 'asks' | 'done' | 'lost'

/** `unreadable`: on the visitor's computer, where a retry is useless. */
export type UploadErrorCode = FileErrorCode | 'unreadable'

/** The state of one upload. */
export type UploadProgress = {
  id: string
  server: string
  into: string
  /** The name of its only or first file or folder. */
  name: string
  isFolder: boolean
  state: UploadStatus
  files: number
  doneFiles: number
  skippedFiles: number
  bytes: number
  sentBytes: number
  /** Over the last seconds; null while unknown. */
  bytesPerSecond: number | null
  /** Large files in progress. */
  now: readonly { path: string; bytes: number; sentBytes: number }[]
  /** The first file whose name is taken. */
  taken: string | null
  /** The path of the last uploaded file. */
  to: string | null
  failed: readonly { path: string; code: UploadErrorCode }[]
}

/**
 * Stored for after a reload: the browser gives the files again only if the visitor chooses them.
 */
export type InterruptedUpload = Pick<
  UploadProgress,
  'id' | 'server' | 'into' | 'name' | 'isFolder' | 'files' | 'bytes'
>

/** Files up to this size are sent in batches. */
export const maxBatchedFileBytes = 512 * 1024
export const maxBatchFiles = 200
export const maxBatchBytes = 4 * 1024 * 1024

/** The speed over the last few seconds. */
export function createSpeedMeter(now: () => number = () => performance.now()) {
  const windowMs = 5_000
  let marks: { at: number; bytes: number }[] = []
  return {
    sent(bytes: number): void {
      const at = now()
      marks.push({ at, bytes })
      marks = marks.filter((mark) => at - mark.at <= windowMs)
    },
    perSecond(): number | null {
      const [first] = marks
      const last = marks.at(-1)
      if (!first || !last || last.at - first.at < 500) return null
      return Math.max(0, Math.round(((last.bytes - first.bytes) / (last.at - first.at)) * 1_000))
    },
    rest(): void {
      marks = []
    },
  }
}
