import type { Readable, Transform } from 'node:stream'
import { createGzip } from 'node:zlib'
import { type BackupOperationName, backupOperations } from '@zubr/contracts/backups/agent'
import type { DownloadClaims } from '@zubr/contracts/files/tokens'
import type { BackupEntry, BackupSource } from '../../backups/backup-engine.ts'
import type { Backups } from '../../backups/backups.ts'
import { JobFailed } from '../../jobs/server-jobs.ts'
import { FileError } from '../file-error.ts'
import { sendPieces } from './content.ts'
import { savedAs } from './downloads.ts'
import type { Exchange } from './exchange.ts'
import { sendLines } from './ndjson.ts'
import { sendJson } from './responses.ts'
import { argumentsOf, type OperationDeps } from './run-operation.ts'

/** A browser's access to a server's backups. */
export type BackupsOf = {
  /** Undefined for a server without backups here. */
  find(server: string): BackupSource | undefined
  backups: Pick<Backups, 'entries' | 'changes' | 'dump'>
}

const rowsAtOnce = 200

export const isBackupOperation = (name: string): name is BackupOperationName =>
  Object.hasOwn(backupOperations, name)

function requireSource({ find }: BackupsOf, server: string): BackupSource {
  const source = find(server)
  if (!source) throw new FileError('away')
  return source
}

/** Runs an operation on a server's backups. */
export async function runBackupOperation(
  name: BackupOperationName,
  exchange: Exchange,
  of: BackupsOf,
  operating: Pick<OperationDeps, 'memory'>,
): Promise<void> {
  const { response, headers, claims, signal } = exchange
  const input = await argumentsOf({ args: backupOperations[name].args }, exchange, operating)
  const source = requireSource(of, claims.server)
  await withErrorMapping(async () => {
    if (name === 'changes') {
      const args = backupOperations.changes.args.parse(input)
      return sendJson(response, headers, 200, await of.backups.changes(source, args, signal))
    }
    const { snapshot, path } = backupOperations.list.args.parse(input)
    await sendLines(response, headers, rows(of.backups.entries(source, snapshot, path, signal)))
  })
}

async function* rows(entries: AsyncGenerator<BackupEntry>): AsyncGenerator<object[]> {
  let batch: object[] = []
  try {
    for await (const { path, ...entry } of entries) {
      batch.push({ row: { name: path.slice(path.lastIndexOf('/') + 1), ...entry } })
      if (batch.length < rowsAtOnce) continue
      yield batch
      batch = []
    }
  } catch (error) {
    throw fileErrorOf(error)
  }
  yield batch
}

/**
 * Sends files of a backup as an archive, or a single one as it is. Several include the folder that
 * they share.
 */
export async function sendBackup(
  exchange: Exchange<DownloadClaims>,
  snapshot: string,
  of: BackupsOf,
): Promise<void> {
  const { response, headers, claims, signal } = exchange
  const { paths, format } = claims
  const source = requireSource(of, claims.server)
  const path = paths.length === 1 ? (paths[0] ?? '') : sharedBy(paths)
  await withErrorMapping(async () => {
    const what = { path, format: format === 'tar.gz' ? ('tar' as const) : format }
    const { content, ended } = await of.backups.dump(source, snapshot, what, signal)
    const pieces = whole(content, ended, format === 'tar.gz' ? createGzip() : undefined)
    const first = await pieces.next()
    const name = path.slice(path.lastIndexOf('/') + 1) || 'backup'
    response.writeHead(200, {
      ...savedAs(headers, format === 'file' ? name : `${name}.${format}`),
      'content-type': 'application/octet-stream',
    })
    await sendPieces(response, first, pieces, undefined)
  })
}

/** Ends only if its source succeeded. A failed one is an error, even if its stream just ends. */
async function* whole(
  content: Readable,
  ended: Promise<void>,
  through: Transform | undefined,
): AsyncGenerator<Buffer> {
  ended.catch((error: Error) => content.destroy(error))
  if (through) content.once('error', (error) => through.destroy(error))
  try {
    yield* through ? content.pipe(through) : content
    await ended
  } finally {
    content.destroy()
    through?.destroy()
  }
}

function sharedBy(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/').slice(0, -1))
  const length = first.findIndex((name, i) => others.some((other) => other[i] !== name))
  return (length < 0 ? first : first.slice(0, length)).join('/')
}

async function withErrorMapping(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    throw fileErrorOf(error)
  })
}

function fileErrorOf(error: unknown): unknown {
  if (!(error instanceof JobFailed)) return error
  if (error.failure === 'no_backup') return new FileError('not_found')
  return new FileError(error.failure === 'repository' ? 'away' : 'failed')
}
