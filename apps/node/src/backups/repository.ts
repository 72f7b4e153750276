import { join } from 'node:path'

/** Where backups are kept, and what opens it. */
export type BackupsAt = {
  /** As restic writes it: a folder, or `sftp:`, `s3:`, `rest:`, `b2:` and `azure:` with what follows. */
  repository: string
  /** For restic's environment and nobody else's. */
  credentials: Record<string, string>
  /** Of a restic that is not in the usual places. */
  resticPath: string | undefined
}

export const isFolder = (repository: string): boolean =>
  repository.startsWith('/') || /^[A-Za-z]:[\\/]/.test(repository)

/** Each server has a repository of its own, named by its id. */
export const repositoryOf = (repository: string, id: string): string =>
  isFolder(repository) ? join(repository, id) : `${repository.replace(/\/+$/, '')}/${id}`
