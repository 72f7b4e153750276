import type { BackupChanges } from '@zubr/contracts/backups/agent'
import type { FileEntry } from '@zubr/contracts/files/operations'
import { standIn } from '../api/stand-in.ts'
import { filesOf } from '../file-access/context.ts'

type BackupRequest = { server: string; snapshot: string; signal: AbortSignal }

/** What is in a folder of a backup, folders first. Rejects with FileError. */
export async function listBackup({
  server,
  signal,
  ...of
}: BackupRequest & { path: string }): Promise<FileEntry[]> {
  const found = standIn()?.backupFolder(of.path) ?? (await filesOf(server).listBackup(of, { signal }))
  const isFile = ({ kind }: FileEntry) => Number(kind !== 'folder')
  return found.toSorted((a, b) => isFile(a) - isFile(b) || a.name.localeCompare(b.name))
}

/** What putting back all of a backup, or these paths of it, would change. Rejects with FileError. */
export async function compareBackup({
  server,
  signal,
  ...of
}: BackupRequest & { paths: string[] | null }): Promise<BackupChanges> {
  return standIn()?.backupChanges(of.paths) ?? filesOf(server).compareBackup(of, { signal })
}
