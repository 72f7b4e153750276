import type { BackupChanges } from '@zubr/contracts/backups/agent'
import { backupsPath } from '@zubr/contracts/backups/signs'
import type { FileEntry, FileFailure } from '@zubr/contracts/files/operations'
import { fileArgumentsHeader, longestArguments } from '@zubr/contracts/files/signs'
import { standIn } from '../api/stand-in.ts'
import { failureOf } from '../files/ask.ts'
import { filesOf } from '../files/context.ts'
import { FileError } from '../files/file-error.ts'

type Asked = { server: string; snapshot: string; signal: AbortSignal }

/** What is in a folder of a backup, folders first. Rejects with FileError. */
export async function listBackup({ path, ...asked }: Asked & { path: string }): Promise<FileEntry[]> {
  const own = standIn()?.backupFolder(path)
  const found = own ?? rowsOf(await (await ask('list', { snapshot: asked.snapshot, path }, asked)).text())
  const isFile = ({ kind }: FileEntry) => Number(kind !== 'folder')
  return found.toSorted((a, b) => isFile(a) - isFile(b) || a.name.localeCompare(b.name))
}

/** What putting back all of a backup, or these paths of it, would change. Rejects with FileError. */
export async function compareBackup({
  paths,
  ...asked
}: Asked & { paths: string[] | null }): Promise<BackupChanges> {
  const own = standIn()?.backupChanges(paths)
  return (
    own ??
    ((await (await ask('changes', { snapshot: asked.snapshot, paths }, asked)).json()) as BackupChanges)
  )
}

function rowsOf(text: string): FileEntry[] {
  type Line = { row: FileEntry } | { failure: FileFailure }
  return text.split('\n').flatMap((line) => {
    if (line === '') return []
    const read = JSON.parse(line) as Line
    if ('failure' in read) throw new FileError(read.failure.code, read.failure)
    return read.row
  })
}

async function ask(operation: string, args: object, { server, signal }: Asked): Promise<Response> {
  const { url, token } = await filesOf(server).access('read')
  const text = encodeURIComponent(JSON.stringify(args))
  if (text.length > longestArguments) throw new FileError('too_many')
  const answer = await fetch(new URL(`${backupsPath}/${operation}`, url), {
    method: 'POST',
    cache: 'no-store',
    headers: { authorization: `Bearer ${token}`, [fileArgumentsHeader]: text },
    signal,
  })
  if (!answer.ok) throw await failureOf(answer)
  return answer
}
