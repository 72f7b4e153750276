import type { FileOutcome } from '@zubr/contracts/files/answers'
import type { IfTaken } from '@zubr/contracts/files/file-constants'
import type { FileErrorCode } from '../../file-access/file-error.ts'
import type { Found } from './gather.ts'

/** How the bytes of files reach a server's files. */
export type Transport = {
  /** Many small ones at once, and empty folders. */
  many(asked: Sending & { files: readonly Found[] }): Promise<FileOutcome[]>
  /** One that is large, which goes on where it was left, also after a reload. */
  one(asked: Sending & { path: string; file: File }): Promise<FileOutcome>
  /** Forgets what was sent of one that is not to go on. */
  forget(asked: { server: string; path: string; file: File }): Promise<void>
}
export type Sending = {
  server: string
  into: string
  ifTaken: IfTaken
  signal: AbortSignal
  onSent(bytes: number): void
}

/** `waiting`: for the connection to come back. `asks`: nothing else is left to do until it is said what becomes of taken names. */
export type JobState = 'sending' | 'waiting' | 'paused' | 'asks' | 'done' | 'lost'

/** `unreadable`: on the visitor's own machine, where trying again is of no use. */
export type UploadFault = FileErrorCode | 'unreadable'

/** What one drop or one choice of files has come to. */
export type UploadJob = {
  id: string
  server: string
  into: string
  /** Of the one thing that it is, or of the first. */
  name: string
  isFolder: boolean
  state: JobState
  files: number
  doneFiles: number
  skippedFiles: number
  bytes: number
  sentBytes: number
  /** By the last seconds; null while that is not known. */
  bytesPerSecond: number | null
  /** Large files that are under way. */
  now: readonly { path: string; bytes: number; sentBytes: number }[]
  /** The first of those whose name is taken. */
  taken: string | null
  /** Where the last of what is there lies. */
  to: string | null
  failed: readonly { path: string; code: UploadFault }[]
}

/** What is kept for after a reload: the browser gives the same files only to who chooses them again. */
export type LostJob = Pick<UploadJob, 'id' | 'server' | 'into' | 'name' | 'isFolder' | 'files' | 'bytes'>

/** Files up to this size go many in a request. */
export const smallFile = 512 * 1024
export const batchFiles = 200
export const batchBytes = 4 * 1024 * 1024

/** Speed by what was sent in the last few seconds. */
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
