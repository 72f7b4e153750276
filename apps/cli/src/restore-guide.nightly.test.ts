import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@zubr/api/database/open'
import { migrate } from '@zubr/api/migrate'
import { addNode } from '@zubr/api/nodes/testing/nodes'
import { ensureDebianPostgres } from '@zubr/postgres/debian'
import { freePort } from '@zubr/process/free-port'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

// Runs the commands of docs/operate/backup-and-restore.md, "Restore", as they are written there,
// with the rights of a managed database's role.

const run = promisify(execFile)

/** The shell commands below the marker that names this file. */
async function commandsOfGuide(): Promise<string> {
  const page = await readFile(new URL('../../../docs/operate/backup-and-restore.md', import.meta.url), 'utf8')
  const found = /<!-- rehearsed by apps\/cli\/src\/restore-guide[^>]*-->\n```sh\n([\s\S]*?)```/.exec(
    page,
  )?.[1]
  if (!found) throw new Error('docs/operate/backup-and-restore.md has no commands to rehearse')
  return found
}

/**
 * Debian's server with a role that owns one database and cannot create any, and an administrator's
 * extension.
 */
async function managedDatabase() {
  const programs = await ensureDebianPostgres(() => undefined)
  if (!programs) throw new Error("Debian's PostgreSQL is needed: apt install postgresql")
  const dir = await mkdtemp(join(tmpdir(), 'zubr-managed-'))
  await chmod(dir, 0o777)
  const port = await freePort()
  const asServer = (...args: string[]) =>
    run('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', ...args])
  const control = (...args: string[]) =>
    asServer(join(programs, 'pg_ctl'), '-D', join(dir, 'data'), '-w', ...args)
  await asServer(
    join(programs, 'initdb'),
    '-D',
    join(dir, 'data'),
    '--username=admin',
    '--auth=trust',
    '--encoding=UTF8',
  )
  await control(
    '-l',
    join(dir, 'log'),
    '-o',
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dir}`,
    'start',
  )
  onTestFinished(async () => {
    await control('-m', 'immediate', 'stop').catch(() => undefined)
    await rm(dir, { recursive: true, force: true })
  })
  const admin = new pg.Client({ connectionString: `postgres://admin@127.0.0.1:${port}/postgres` })
  await admin.connect()
  await admin.query("create role zubr login nocreatedb createrole password 'secret'")
  await admin.query('create database zubr owner zubr')
  await admin.end()
  const inside = new pg.Client({ connectionString: `postgres://admin@127.0.0.1:${port}/zubr` })
  await inside.connect()
  await inside.query('create extension pg_stat_statements')
  await inside.end()
  return { dir, programs, url: `postgres://zubr:secret@127.0.0.1:${port}/zubr` }
}

/** Each table with the digest of all its rows. */
async function contents(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const digests = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await client.query(
      `select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as digest from ${name} t`,
    )
    digests.set(name, rows[0].digest)
  }
  await client.end()
  return digests
}

test("restore guide: its commands restore every row with a managed role's rights, repeatedly", async () => {
  const { dir, programs, url } = await managedDatabase()
  await migrate(url)
  const { db, close } = openDatabase(url)
  await addNode(db, 'minsk-1')
  await db.$client.query(
    "insert into accounts (username, name, email) values ('anna', 'anna', 'anna@zubr.example')",
  )
  const env = { PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: url }
  const shell = (commands: string) => run('bash', ['-eo', 'pipefail', '-c', commands], { cwd: dir, env })
  await shell('pg_dump --format=custom --file=zubr.dump "$DATABASE_URL"')
  const saved = await contents(url)
  expect(saved.size).toBeGreaterThan(40)
  await db.$client.query("update accounts set username = 'other', name = 'other'")
  await addNode(db, 'brest-1')
  await close()
  const guide = await commandsOfGuide()
  for (const time of ['the first time', 'the second time']) {
    await shell(guide)
    expect(await contents(url), time).toEqual(saved)
  }
  // The next start grants the application rights on the new tables.
  const opened = openDatabase(await migrate(url))
  onTestFinished(() => opened.close())
  expect((await opened.db.$client.query('select username from accounts')).rows).toEqual([
    { username: 'anna' },
  ])
}, 300_000)

test('restore guide: a truncated dump changes nothing', async () => {
  const { dir, programs, url } = await managedDatabase()
  await migrate(url)
  const env = { PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: url }
  const shell = (commands: string) => run('bash', ['-eo', 'pipefail', '-c', commands], { cwd: dir, env })
  await shell(
    'pg_dump --format=custom --file=whole.dump "$DATABASE_URL"; head -c $(( $(stat -c %s whole.dump) * 9 / 10 )) whole.dump > zubr.dump',
  )
  const before = await contents(url)
  await expect(shell(await commandsOfGuide())).rejects.toThrow()
  expect(await contents(url)).toEqual(before)
}, 300_000)
