import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '@zubr/process/sandbox-tools'
import { z } from 'zod'
import { OperatorError } from '../../operators/command.ts'

/** Where servers' repositories are, by an account that may delete. */
export type BackupStorage = {
  /** As restic writes it. */
  address: string
  credentials: Record<string, string>
  /** The path of restic; found in the usual places if not given. */
  resticPath: string | undefined
}

/** Why a repository could not be erased now, in words for the operator, without address or key. */
export class EraseFailed extends Error {
  override name = 'EraseFailed'
}

const Snapshots = z.array(z.object({ id: z.string() })).nullable()
const withinMs = 6 * 60 * 60_000
const maxOutputBytes = 2 ** 28

/**
 * Erases snapshots of a server's repository, or all of it, and the data that nothing else needs. What is not there is no error: the run
 * before may have been killed. Throws EraseFailed.
 */
export async function eraseFromStorage(
  storage: BackupStorage,
  { serverId, key, snapshots }: { serverId: string; key: string | undefined; snapshots: string[] | null },
): Promise<void> {
  const folder = /^(?:\/|[A-Za-z]:[\\/])/.test(storage.address) ? storage.address : undefined
  if (folder !== undefined) {
    // An empty folder is one where nothing is mounted: what is missing there may be elsewhere.
    if ((await readdir(folder).catch(() => [])).length === 0)
      throw new EraseFailed('BACKUP_PRUNE_REPOSITORY is an empty folder: is the storage mounted?')
    const own = join(folder, serverId)
    if (snapshots === null) return rm(own, { recursive: true, force: true })
    if (!existsSync(own)) return
  }
  if (key === undefined) throw new EraseFailed('AUTH_SECRET opens no key of its repository')
  const address = folder ? join(folder, serverId) : `${storage.address.replace(/\/+$/, '')}/${serverId}`
  const restic = (...args: string[]) => run(storage, { address, key, args })
  const all = Snapshots.parse(JSON.parse((await restic('snapshots', '--json', '--no-lock')) || 'null')) ?? []
  const ids = all.flatMap(({ id }) =>
    snapshots === null || snapshots.some((one) => one.length >= 8 && id.startsWith(one)) ? id : [],
  )
  if (ids.length === 0) return
  // Locks of runs that died half an hour ago and more: restic leaves those of living ones.
  await restic('unlock')
  await restic('forget', '--prune', '--', ...ids)
}

function run(
  { credentials, resticPath }: BackupStorage,
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
        ...{ timeout: withinMs, maxBuffer: maxOutputBytes },
      },
      (error, stdout, stderr) => (error ? reject(failureOf(stderr || error.message)) : resolve(stdout)),
    )
  })
}

function failureOf(output: string): EraseFailed {
  if (/already locked/.test(output))
    return new EraseFailed('a node works on its repository: the next run comes to it')
  const lines = output.split('\n')
  const reason = lines.find((line) => /^(?:Fatal|error|invalid)/i.test(line)) ?? lines[0] ?? ''
  return new EraseFailed(reason.replaceAll(/\b[a-z][a-z0-9+]*:\/\/\S+/gi, '…').slice(0, 300))
}
