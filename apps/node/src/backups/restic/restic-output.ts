import { lookUp } from '@zubr/domain/tables/look-up'
import { z } from 'zod'
import { JobFailed } from '../../jobs/server-jobs.ts'
import type { BackupEntry } from '../backup-engine.ts'

// The output of restic since 0.14.

export const ResticMessage = z.object({ message_type: z.string(), percent_done: z.number().optional() })
export const ResticSummary = z.object({
  snapshot_id: z.string(),
  data_added: z.number(),
  total_bytes_processed: z.number(),
  total_files_processed: z.number(),
})
export const ResticSnapshots = z
  .array(z.object({ id: z.string(), tags: z.array(z.string()).optional() }))
  .nullable()
export const ResticStats = z.object({ total_size: z.number(), total_file_count: z.number().optional() })
export const ResticNode = z.object({
  struct_type: z.literal('node'),
  path: z.string(),
  type: z.string(),
  size: z.number().optional(),
  mode: z.number().optional(),
  mtime: z.string(),
})

const kinds: Record<string, BackupEntry['kind']> = { file: 'file', dir: 'folder', symlink: 'link' }
export const entryKindOf = ({ type }: z.infer<typeof ResticNode>) => lookUp(kinds, type) ?? 'other'

export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // restic also prints lines that are not JSON.
    return undefined
  }
}

export class RepositoryMissing extends JobFailed {}
/** restic found no name at the top of the files to save. */
export class EmptySnapshot extends JobFailed {}
export class RepositoryLocked extends JobFailed {
  readonly ageMs: number
  constructor(output: string) {
    super('repository', output)
    const created = /lock was created at ([\d-]+ [\d:]+)/.exec(output)?.[1]
    this.ageMs = created ? Date.now() - Date.parse(`${created.replace(' ', 'T')}Z`) : 0
  }
}

/**
 * The output may name the repository, whose address may hold a password. So only the beginning of
 * the reason is stored.
 */
export function failureOf(output: string, code: number | null): JobFailed {
  if (/Is there a repository at the following location/.test(output))
    return new RepositoryMissing('no_backup')
  if (/no matching ID|no snapshot found|not found in (?:snapshot|repository)/i.test(output))
    return new JobFailed('no_backup', 'there is no such backup')
  if (/snapshot is empty/.test(output))
    return new EmptySnapshot('failed', 'its files were moved while they were read')
  if (/already locked/.test(output)) return new RepositoryLocked(output)
  if (/no space left on device/i.test(output)) return new JobFailed('no_room', 'no space left on device')
  const reason =
    output.split('\n').find((line) => /^(?:Fatal|error|invalid)/i.test(line)) ?? output.split('\n')[0] ?? ''
  return new JobFailed('repository', `restic ended with ${code}: ${withoutAddresses(reason).slice(0, 300)}`)
}

const withoutAddresses = (text: string) => text.replaceAll(/\b[a-z][a-z0-9+]*:\/\/\S+/gi, '…')
