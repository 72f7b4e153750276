import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** Where Debian's packages put each version of the server, with pg_dump and pg_restore beside it. */
const versions = '/usr/lib/postgresql'

/** Programs of the oldest PostgreSQL 15 or later that Debian's packages have put here, or undefined. */
export function findDebianPostgres(): string | undefined {
  const found = (existsSync(versions) ? readdirSync(versions) : [])
    .map(Number)
    .filter((version) => version >= 15 && existsSync(path.join(versions, String(version), 'bin', 'postgres')))
    .sort((a, b) => a - b)
  return found[0] === undefined ? undefined : path.join(versions, String(found[0]), 'bin')
}

/** Whether installing the server makes a cluster and starts it. Source: pg_createcluster(1). */
const clusterSettings = '/etc/postgresql-common/createcluster.conf'

/**
 * The same, installing the package first where root runs on Debian or a relative, without the cluster and service that it
 * would start. Undefined where that does not work.
 */
export async function ensureDebianPostgres(say: (line: string) => void): Promise<string | undefined> {
  const found = findDebianPostgres()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  say('Installing postgresql (apt-get)…')
  await aptGet('update', '-qq')
  await aptGet('install', '-y', '-qq', '--no-install-recommends', 'postgresql-common')
  if (!existsSync(clusterSettings)) return undefined
  const before = readFileSync(clusterSettings, 'utf8')
  try {
    writeFileSync(clusterSettings, `${before}\ncreate_main_cluster = false\n`)
    await aptGet('install', '-y', '-qq', '--no-install-recommends', 'postgresql')
  } finally {
    writeFileSync(clusterSettings, before)
  }
  return findDebianPostgres()
}

/** Failures are ignored: the caller looks for what was installed. */
async function aptGet(...args: string[]): Promise<void> {
  await promisify(execFile)('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => undefined)
}
