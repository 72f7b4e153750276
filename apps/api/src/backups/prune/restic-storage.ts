import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '@zubr/process/sandbox-tools'
import { z } from 'zod'
import { OperatorError } from '../../operators/operator.ts'
import type { Erasure } from './erasures.ts'
import { erasableIds } from './snapshot-names.ts'

/** The storage of servers' repositories, with credentials that may delete. */
export type BackupStorage = {
  /** In restic's notation. */
  address: string
  credentials: Record<string, string>
  /** The path of restic; searched in the usual places if undefined. */
  resticPath: string | undefined
  /** The timeout of one run of restic. */
  timeoutMs: number
}

/** Why a repository could not be erased, as a message for the operator without address or key. */
export class EraseFailed extends Error {
  override name = 'EraseFailed'
  /** It took longer than `timeoutMs`. */
  readonly isTimeout: boolean
  constructor(reason: string, { isTimeout = false } = {}) {
    super(reason)
    this.isTimeout = isTimeout
  }
}

const Snapshots = z.array(z.object({ id: z.string() })).nullable()
const maxOutputBytes = 2 ** 28
const maxOutputCode = 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER'

/**
 * Erases snapshots of a server's repository, or all of it, and unreferenced data. A missing
 * snapshot is no error, because an earlier run may have been killed. Throws EraseFailed, and
 * OperatorError if restic is not installed.
 */
export async function eraseFromStorage(storage: BackupStorage, wanted: WantedErasure): Promise<void> {
  try {
    await erase(storage, wanted)
  } catch (error) {
    if (error instanceof EraseFailed || error instanceof OperatorError) throw error
    // An unreadable repository must not stop the others.
    throw failureOf(error instanceof Error ? error.message : String(error))
  }
}

type WantedErasure = Pick<Erasure, 'serverId' | 'snapshots'> & { key: string | undefined }

async function erase(storage: BackupStorage, { serverId, key, snapshots }: WantedErasure): Promise<void> {
  const folder = /^(?:\/|[A-Za-z]:[\\/])/.test(storage.address) ? storage.address : undefined
  if (folder !== undefined) {
    // An empty folder means that no storage is mounted: what is missing there may exist elsewhere.
    if ((await readdir(folder).catch(() => [])).length === 0)
      throw new EraseFailed('BACKUP_PRUNE_REPOSITORY is an empty folder: is the storage mounted?')
    const repositoryFolder = join(folder, serverId)
    if (snapshots === null) return rm(repositoryFolder, { recursive: true, force: true })
    if (!existsSync(repositoryFolder)) return
  }
  if (key === undefined) throw new EraseFailed('AUTH_SECRET cannot decrypt the key of its repository')
  const address = folder ? join(folder, serverId) : `${storage.address.replace(/\/+$/, '')}/${serverId}`
  const restic = (...args: string[]) => run(storage, { address, key, args })
  const stored = idsIn(await restic('snapshots', '--json', '--no-lock'))
  const ids = snapshots === null ? stored : erasableIds(stored, snapshots)
  if (ids.length === 0) return
  // Removes locks of runs that died over half an hour ago. restic keeps those of running ones.
  await restic('unlock')
  await restic('forget', '--prune', '--', ...ids)
}

function idsIn(output: string): string[] {
  try {
    return (Snapshots.parse(JSON.parse(output || 'null')) ?? []).map(({ id }) => id)
  } catch {
    throw new EraseFailed('restic returned no list of snapshots')
  }
}

function run(
  { credentials, resticPath, timeoutMs }: BackupStorage,
  { address, key, args }: { address: string; key: string; args: string[] },
): Promise<string> {
  const program = resticPath ?? findProgram('restic')
  if (!program) throw new OperatorError('backup prune needs restic here: apt install restic')
  return new Promise((resolve, reject) => {
    execFile(
      program,
      ['--no-cache', ...args],
      {
        env: {
          ...credentials,
          ...{ PATH: process.env.PATH ?? '', HOME: homedir(), LC_ALL: 'C.UTF-8' },
          ...{ RESTIC_REPOSITORY: address, RESTIC_PASSWORD: key },
        },
        ...{ timeout: timeoutMs, maxBuffer: maxOutputBytes },
      },
      (error, stdout, stderr) => {
        if (!error) resolve(stdout)
        else if (error.killed && error.signal && error.code !== maxOutputCode)
          reject(new EraseFailed('it took too long: the next run continues', { isTimeout: true }))
        else reject(failureOf(stderr || error.message))
      },
    )
  })
}

function failureOf(output: string): EraseFailed {
  if (/already locked/.test(output))
    return new EraseFailed('a node uses its repository: the next run retries it')
  const lines = output.split('\n')
  const reason = lines.find((line) => /^(?:Fatal|error|invalid)/i.test(line)) ?? lines[0] ?? ''
  return new EraseFailed(reason.replaceAll(/\b[a-z][a-z0-9+]*:\/\/\S+/gi, '…').slice(0, 300))
}
