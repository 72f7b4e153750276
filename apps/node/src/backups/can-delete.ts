import { randomUUID } from 'node:crypto'

const answersWithinMs = 10_000

/**
 * Whether whoever has this repository's address could delete backups; null where that is not known without deleting one. `rest:` servers in
 * append-only mode refuse with 403 before they look for the file: rclone v1.60 cmd/serve/restic, rest-server v0.13 handlers.go.
 */
export async function canDeleteFrom(repository: string): Promise<boolean | null> {
  const address = /^rest:(https?:.+)$/.exec(repository)?.[1]
  if (address === undefined || !URL.canParse(address)) return null
  const url = new URL(`${address.replace(/\/+$/, '')}/${randomUUID()}/data/${'0'.repeat(64)}`)
  const user = [url.username, url.password].map(decodeURIComponent).join(':')
  url.username = url.password = ''
  try {
    const { status } = await fetch(url, {
      method: 'DELETE',
      redirect: 'manual',
      signal: AbortSignal.timeout(answersWithinMs),
      ...(user !== ':' && { headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}` } }),
    })
    if (status === 403) return false
    return status === 404 || (status >= 200 && status < 300) ? true : null
  } catch {
    // A server that is away, or a certificate that only restic knows.
    return null
  }
}
