import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** Debian's packages install each version of the server here, with pg_dump and pg_restore. */
const versions = '/usr/lib/postgresql'

/** Programs of the oldest installed Debian package of PostgreSQL 15 or later, or undefined. */
export function findDebianPostgres(): string | undefined {
  const found = (existsSync(versions) ? readdirSync(versions) : [])
    .map(Number)
    .filter((version) => version >= 15 && existsSync(path.join(versions, String(version), 'bin', 'postgres')))
    .sort((a, b) => a - b)
  return found[0] === undefined ? undefined : path.join(versions, String(found[0]), 'bin')
}

/**
 * Controls whether installing the server creates and starts a cluster. Source: pg_createcluster(1).
 */
const clusterSettings = '/etc/postgresql-common/createcluster.conf'

/**
 * Finds the programs, or installs the package when root runs on Debian or a derivative, without its
 * default cluster and service. Undefined if the installation fails.
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

/** Ignores failures: the caller checks what is installed. */
async function aptGet(...args: string[]): Promise<void> {
  await promisify(execFile)('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
    // A program that cannot run is not used.
  }).catch(() => undefined)
}
