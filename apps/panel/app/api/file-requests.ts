import type { FileAccess, FileAccessRequest } from '@zubr/contracts/files/endpoints'
import type { FileOperationName, fileOperations } from '@zubr/contracts/files/operations'
import type { z } from 'zod'

export type FileRight = (typeof fileOperations)[FileOperationName]['right']
export type DownloadInput = Extract<FileAccessRequest, { download: unknown }>['download']

/** A request to an agent, before it becomes HTTP. */
export type FileRequest = {
  operation: FileOperationName
  args: object
  content?: Blob | Uint8Array<ArrayBuffer> | string | undefined
  signal?: AbortSignal | undefined
}
/** Lets the browser save a download; `onFailure` runs if there is none. */
export type SaveFiles = (access: FileAccess, input: DownloadInput, onFailure: () => void) => void
export type AskAgent = (access: FileAccess, request: FileRequest) => Promise<Response>

export type ArgumentsOf<Op extends FileOperationName> = z.input<(typeof fileOperations)[Op]['args']>
