import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '@zubr/config'
import type pg from 'pg'

/** The file among an installation's data that lists the databases it has filled. */
const noteFile = 'databases-used'

export type UsedDatabase = {
  dataDir: string
  /** Identifies the database without a secret: `embedded`, or host, port and name. */
  name: string
}

/**
 * Refuses an empty database if this installation had data under its name: after an interrupted
 * restore or with a wrong address, everything would seem to work without data. Throws ConfigError
 * with advice.
 */
export async function refuseEmptied(client: pg.Client, { dataDir, name }: UsedDatabase): Promise<void> {
  const usedAt = (await usedDatabases(dataDir)).get(name)
  if (!usedAt) return
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `select to_regclass('public.accounts') is null as "isEmpty"`,
  )
  if (!rows[0]?.isEmpty) return
  throw new ConfigError(
    `The database (${name}) is empty, but this installation had data in it at ${usedAt}. Restore it: docs/operate/backup-and-restore.md, "Restore". To start empty on purpose, remove ${join(dataDir, noteFile)}.`,
  )
}

/**
 * Records that a database has this installation's tables. Without write access it is not guarded.
 */
export async function recordUsed({ dataDir, name }: UsedDatabase, now = new Date()): Promise<void> {
  const used = await usedDatabases(dataDir)
  used.set(name, now.toISOString())
  const text = [...used].map(([database, at]) => `${at} ${database}\n`).join('')
  // If this fails, so does the write below.
  await mkdir(dataDir, { recursive: true, mode: 0o711 }).catch(() => undefined)
  // Without write access the database is not guarded.
  await writeFile(join(dataDir, noteFile), text).catch(() => undefined)
}

async function usedDatabases(dataDir: string): Promise<Map<string, string>> {
  // The file does not exist before the first database is recorded.
  const text = await readFile(join(dataDir, noteFile), 'utf8').catch(() => '')
  return new Map(
    text.split('\n').flatMap((line) => {
      const [at, ...name] = line.split(' ')
      return at && name.length > 0 ? [[name.join(' '), at] as const] : []
    }),
  )
}

/** Host, port and name of a database address, without user and password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}
