import type { BackupChanges } from '@zubr/contracts/backups/agent'
import type { FileEntry } from '@zubr/contracts/files/operations'
import { fakeBackend } from '../api/fake-backend.ts'
import { filesOf } from '../file-access/context.ts'

type BackupRequest = { server: string; snapshot: string; signal: AbortSignal }

/** Lists a folder of a backup, folders first. Rejects with FileError. */
export async function listBackup({
  server,
  signal,
  ...of
}: BackupRequest & { path: string }): Promise<FileEntry[]> {
  const found = fakeBackend()?.backupFolder(of.path) ?? (await filesOf(server).listBackup(of, { signal }))
  const isFile = ({ kind }: FileEntry) => Number(kind !== 'folder')
  return found.toSorted((a, b) => isFile(a) - isFile(b) || a.name.localeCompare(b.name))
}

/** What a restore of the whole backup, or of these paths, would change. Rejects with FileError. */
export async function compareBackup({
  server,
  signal,
  ...of
}: BackupRequest & { paths: string[] | null }): Promise<BackupChanges> {
  return fakeBackend()?.backupChanges(of.paths) ?? filesOf(server).compareBackup(of, { signal })
}
