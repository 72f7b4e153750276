import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { applicationFields } from '@zubr/contracts/partners'
import { findDebianPostgres } from '@zubr/postgres/debian'
import pg from 'pg'
import { application } from './visitors/visitors.ts'

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * The API's insert of an application, with a text of the same length, a unique key and one of 16
 * million addresses.
 */
const insert = (visitor: string) =>
  `insert into partner_applications (id, idempotency_key, digest, address, ${applicationFields.join(', ')})
  values (gen_random_uuid(), 'sha256:' || repeat(replace(gen_random_uuid()::text, '-', ''), 2), sha256(uuid_send(gen_random_uuid())),
    '10.0.0.0'::inet + ${visitor}, ${applicationFields.map((field) => literal(application[field].replaceAll('{n}', '123456'))).join(', ')})`

/** Path of pgbench in Debian's or the system's folders; undefined if missing. */
export function findPgbench(): string | undefined {
  const own = findDebianPostgres()
  const places = [...(process.env.PATH ?? '').split(path.delimiter), ...(own ? [own] : [])]
  return places.map((folder) => path.join(folder, 'pgbench')).find((file) => existsSync(file))
}

/**
 * Applications per second stored by PostgreSQL, one per transaction, over `connections` that insert
 * without a pause.
 */
export async function insertRate(
  databaseUrl: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const pgbench = findPgbench()
  if (!pgbench) return bareInsertRate(databaseUrl, { connections, seconds })
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'zubr-pgbench-'))
  try {
    const script = path.join(folder, 'insert.sql')
    // A statement in a pgbench script is one line.
    const statement = insert(':visitor').replace(/\s*\n\s*/g, ' ')
    await writeFile(script, `\\set visitor random(0, 16000000)\n${statement};\n`)
    // The connection time is part of the given time, though not of the reported rate.
    const given = seconds + Math.ceil(connections / 40)
    const { stdout } = await promisify(execFile)(
      pgbench,
      [
        ...['-n', '-M', 'prepared', '-j', '1', '-c', String(connections), '-T', String(given)],
        ...['-f', script, '-h', hostname, '-p', port, '-U', username, pathname.slice(1)],
      ],
      { env: { ...process.env, PGPASSWORD: password } },
    )
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
    if (!(rate > 0) || !/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`)
    return rate
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same from this process, for machines without pgbench. */
async function bareInsertRate(
  databaseUrl: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map((client) => client.connect()))
  const text = insert('$1::int')
  const end = performance.now() + seconds * 1_000
  let stored = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.query({ name: 'insert', text, values: [Math.floor(Math.random() * 16e6)] })
        stored++
      }
      await client.end()
    }),
  )
  return stored / seconds
}
