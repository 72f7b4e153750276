import { randomUUID } from 'node:crypto'
import type { Clock } from '@zubr/on-node/clock'

const answersWithinMs = 10_000
const recheckAfterMs = 60 * 60_000

/**
 * Whether anyone with this repository's address could delete backups. Null: only a real deletion
 * could tell. `rest:` servers in append-only mode refuse with 403 before they look for the file,
 * except for locks: rclone v1.60 cmd/serve/restic, rest-server v0.13 handlers.go. A proxy that
 * refuses everything proves nothing.
 */
export async function canDeleteFrom(repository: string): Promise<boolean | null> {
  // The SFTP protocol has no append-only mode.
  if (repository.startsWith('sftp:')) return true
  const address = /^rest:(https?:.+)$/.exec(repository)?.[1]
  if (address === undefined || !URL.canParse(address)) return null
  const ofData = await statusOfDelete(address, 'data')
  if (ofData === 403) return isDeleted(await statusOfDelete(address, 'locks')) ? false : null
  return isDeleted(ofData) ? true : null
}

const isDeleted = (status: number | undefined): boolean =>
  status === 404 || (status !== undefined && status >= 200 && status < 300)

/** The status for deleting a missing file. Undefined without an answer. */
async function statusOfDelete(address: string, folder: 'data' | 'locks'): Promise<number | undefined> {
  const url = new URL(`${address.replace(/\/+$/, '')}/${randomUUID()}/${folder}/${'0'.repeat(64)}`)
  const user = [url.username, url.password].map(decodeURIComponent).join(':')
  url.username = url.password = ''
  try {
    const { status } = await fetch(url, {
      method: 'DELETE',
      redirect: 'manual',
      signal: AbortSignal.timeout(answersWithinMs),
      ...(user !== ':' && { headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}` } }),
    })
    return status
  } catch {
    // The server is down, or only restic knows its certificate.
    return undefined
  }
}

/**
 * Resolves to a function that returns the last result of `find` and repeats it in the background
 * each hour. So it notices storage that was away or has changed without a restart. `warn` is called
 * when it becomes true.
 */
export async function watchAccess(
  find: () => Promise<boolean | null>,
  { clock, changed, warn }: { clock: Pick<Clock, 'elapsed'>; changed(): void; warn(): void },
): Promise<() => boolean | null> {
  let canDelete = await find()
  let foundAt = clock.elapsed()
  if (canDelete) warn()
  const refresh = async () => {
    const found = await find()
    if (found === canDelete) return
    canDelete = found
    if (canDelete) warn()
    changed()
  }
  return () => {
    if (clock.elapsed() - foundAt >= recheckAfterMs) {
      foundAt = clock.elapsed()
      // The last result stays, and the next call after an hour tries again.
      void refresh().catch(() => undefined)
    }
    return canDelete
  }
}
