import { join } from 'node:path'

/** The storage of backups and its credentials. */
export type BackupStorage = {
  /**
   * In restic's notation: a folder, or `sftp:`, `s3:`, `rest:`, `b2:` or `azure:` with an address.
   */
  repository: string
  /** Only for the environment of restic. */
  credentials: Record<string, string>
  /** The path of a restic outside the usual folders. */
  resticPath: string | undefined
}

export const isFolder = (repository: string): boolean =>
  repository.startsWith('/') || /^[A-Za-z]:[\\/]/.test(repository)

/** Each server has a repository of its own, named by its id. */
export const repositoryOf = (repository: string, id: string): string =>
  isFolder(repository) ? join(repository, id) : `${repository.replace(/\/+$/, '')}/${id}`
