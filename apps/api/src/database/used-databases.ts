import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '@zubr/config'
import type pg from 'pg'

/** Where an installation notes, beside its other data, which databases it has filled. */
const noteFile = 'databases-used'

export type UsedDatabase = {
  dataDir: string
  /** Which database it is, without a secret: `embedded`, or host, port and name. */
  name: string
}

/**
 * Refuses an empty database in whose place this installation had one with data: after a restore that was cut off or a wrong address
 * everything would seem to work, on nothing. Throws ConfigError, which says what to do.
 */
export async function refuseEmptied(client: pg.Client, { dataDir, name }: UsedDatabase): Promise<void> {
  const usedAt = (await usedDatabases(dataDir)).get(name)
  if (!usedAt) return
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `select to_regclass('public.accounts') is null as "isEmpty"`,
  )
  if (!rows[0]?.isEmpty) return
  throw new ConfigError(
    `The database (${name}) is empty, but this installation had data in it at ${usedAt}. Restore it: docs/operate/backup-and-restore.md, "Restore". To begin anew on purpose, remove ${join(dataDir, noteFile)}.`,
  )
}

/** Notes that a database has this installation's tables. Where nothing can be written it is not guarded. */
export async function noteUsed({ dataDir, name }: UsedDatabase, now = new Date()): Promise<void> {
  const used = await usedDatabases(dataDir)
  used.set(name, now.toISOString())
  const text = [...used].map(([database, at]) => `${at} ${database}\n`).join('')
  await mkdir(dataDir, { recursive: true, mode: 0o711 }).catch(() => undefined)
  await writeFile(join(dataDir, noteFile), text).catch(() => undefined)
}

async function usedDatabases(dataDir: string): Promise<Map<string, string>> {
  const text = await readFile(join(dataDir, noteFile), 'utf8').catch(() => '')
  return new Map(
    text.split('\n').flatMap((line) => {
      const [at, ...name] = line.split(' ')
      return at && name.length > 0 ? [[name.join(' '), at] as const] : []
    }),
  )
}

/** Host, port and name of the database behind an address, without user and password. */
export function databaseName(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}
