import type { FileOutcome } from '@zubr/contracts/files/answers'
import type { IfTaken } from '@zubr/contracts/files/file-constants'
import type { FileErrorCode } from '../../file-access/file-error.ts'
import type { Found } from './gather.ts'

/** Sends bytes to a server's files. */
export type Transport = {
  /** Many small files at once, and empty folders. */
  many(input: Sending & { files: readonly Found[] }): Promise<FileOutcome[]>
  /** One large file, resumable even after a reload. */
  one(input: Sending & { path: string; file: File }): Promise<FileOutcome>
  /** Discards the sent part of a file that will not be resumed. */
  forget(input: { server: string; path: string; file: File }): Promise<void>
}
export type Sending = {
  server: string
  into: string
  ifTaken: IfTaken
  signal: AbortSignal
  onSent(bytes: number): void
}

/** `waiting`: for the connection. `asks`: only decisions about taken names are left. */
export type JobState = 'sending' | 'waiting' | 'paused' | 'asks' | 'done' | 'lost'

/** `unreadable`: on the visitor's computer, where a retry is useless. */
export type UploadFault = FileErrorCode | 'unreadable'

/** The state of one upload. */
export type UploadJob = {
  id: string
  server: string
  into: string
  /** The name of its only or first file or folder. */
  name: string
  isFolder: boolean
  state: JobState
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
  failed: readonly { path: string; code: UploadFault }[]
}

/**
 * Stored for after a reload: the browser gives the files again only if the visitor chooses them.
 */
export type LostJob = Pick<UploadJob, 'id' | 'server' | 'into' | 'name' | 'isFolder' | 'files' | 'bytes'>

/** Files up to this size are sent in batches. */
export const smallFile = 512 * 1024
export const batchFiles = 200
export const batchBytes = 4 * 1024 * 1024

/** The speed over the last few seconds. */
export function speedometer(now: () => number = () => performance.now()) {
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
