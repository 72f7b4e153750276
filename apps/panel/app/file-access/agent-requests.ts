import type { BackupOperationName } from '@zubr/contracts/backups/agent'
import { backupsPath } from '@zubr/contracts/backups/backup-constants'
import type { FileAccess } from '@zubr/contracts/files/endpoints'
import {
  argumentsInBody,
  fileArgumentsHeader,
  fileFailureHeader,
  maxArgumentsLength,
  missingIsOkQuery,
} from '@zubr/contracts/files/file-constants'
import type { FileFailure, FileOperationName, fileOperations } from '@zubr/contracts/files/operations'
import type { FileRequest } from '../api/file-requests.ts'
import { FileError } from './file-error.ts'

/**
 * The right that each operation needs. The contract has the same with zod, which the browser does
 * not need.
 */
export const rights: { [Op in FileOperationName]: (typeof fileOperations)[Op]['right'] } = {
  list: 'read',
  stat: 'read',
  read: 'read',
  measure: 'read',
  room: 'read',
  search: 'read',
  peek: 'read',
  findWorlds: 'read',
  addons: 'read',
  modpack: 'read',
  bin: 'read',
  write: 'write',
  makeFolder: 'write',
  makeFile: 'write',
  rename: 'write',
  move: 'write',
  copy: 'write',
  remove: 'write',
  emptyBin: 'write',
  restoreFromBin: 'write',
  setMode: 'write',
  pack: 'write',
  unpack: 'write',
  importWorld: 'write',
  pull: 'write',
  tasks: 'read',
  follow: 'read',
  cancel: 'write',
}

export const askOverHttp = (access: FileAccess, request: FileRequest): Promise<Response> =>
  post(`${access.url}/${request.operation}?${missingIsOkQuery}`, access.token, request)

/** An operation on a backup, which the agent serves at another path. */
export const askOfBackup = (
  access: FileAccess,
  { operation, ...request }: { operation: BackupOperationName } & Omit<FileRequest, 'operation'>,
): Promise<Response> => post(new URL(`${backupsPath}/${operation}`, access.url), access.token, request)

async function post(
  url: string | URL,
  token: string,
  { args, content, signal }: Omit<FileRequest, 'operation'>,
): Promise<Response> {
  const json = JSON.stringify(args)
  const inHead = encodeURIComponent(json)
  const isLong = content === undefined && inHead.length > maxArgumentsLength
  return fetch(url, {
    method: 'POST',
    cache: 'no-store',
    headers: {
      authorization: `Bearer ${token}`,
      [fileArgumentsHeader]: isLong ? argumentsInBody : inHead,
      'content-type': isLong ? 'application/json' : 'application/octet-stream',
    },
    body: isLong ? json : (content ?? null),
    signal: signal ?? null,
  })
}

/** Whether the operation succeeded. */
export const isDone = (answer: Response): boolean => answer.ok && !answer.headers.has(fileFailureHeader)

export async function failureOf(answer: Response): Promise<FileError> {
  // The body is not JSON, for example a proxy's error page; the status decides.
  const body = (await answer.json().catch(() => ({}))) as { failure?: FileFailure }
  if (body.failure?.code) return new FileError(body.failure.code, body.failure)
  if (answer.status === 429) return new FileError('rate_limited')
  return new FileError(answer.status >= 500 ? 'away' : 'failed')
}
