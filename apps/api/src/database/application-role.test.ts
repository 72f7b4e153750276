import { databaseForTest, emptyDatabaseForTest } from '@zubr/postgres/testing/database'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openJobs } from '../jobs/jobs.ts'
import { migrate } from '../migrate.ts'
import { applicationUrl } from './application-role.ts'
import { openDatabase } from './open.ts'

async function application() {
  const database = await databaseForTest()
  const opened = openDatabase(database.applicationUrl)
  onTestFinished(async () => {
    await opened.close()
    await database.drop()
  })
  return { ...opened, database }
}

test.each([
  ['run a program', `copy nodes (name) from program 'id'`],
  ['write by a program', `copy (select 1) to program 'cat'`],
  ['read a file', `select pg_read_file('/etc/hostname')`],
  ['copy a file', `copy nodes (name) from '/etc/hostname'`],
  ['list a folder', `select pg_ls_dir('/')`],
  ['load a file as an object', `select lo_import('/etc/hostname')`],
  ['make a role', `create role intruder superuser`],
  ['give itself rights', `do $$ begin execute format('alter role %I superuser', current_user); end $$`],
  [
    'become another',
    `do $$ begin execute format('set role %I', (select rolname from pg_roles where rolsuper limit 1)); end $$`,
  ],
  ['change the server', `alter system set log_statement = 'all'`],
  ['read passwords', `select rolpassword from pg_authid`],
  ['change a table', `alter table nodes add column more text`],
  ['drop a table', `drop table postings`],
  ['make a table', `create table mine (id int)`],
  ['make a table among the queues', `create table jobs.mine (id int)`],
  ['take a check away', `alter table accounts disable trigger all`],
  ['pretend a migration', `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`],
])('permissions: the application may not %s', async (_, statement) => {
  const { db } = await application()
  await expect(db.$client.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('permissions: it queues and runs jobs, recurring ones included, and maintains the queues', async () => {
  const { db } = await application()
  const errors: unknown[] = []
  const jobs = openJobs(db, (error) => errors.push(error))
  onTestFinished(() => jobs.stop())
  const { promise: done, resolve } = Promise.withResolvers<string>()
  await jobs.work([
    { queue: 'relay-application', handle: async ({ id }: { id: string }) => resolve(id) },
    { queue: 'check-alerts', handle: async () => undefined },
  ])
  await jobs.send(db, 'relay-application', { id: 'seven' })
  expect(await done).toBe('seven')
  expect(errors).toEqual([])
})

test('migrations: it may use new tables after the next start, with the same password', async () => {
  const database = await emptyDatabaseForTest()
  const before = await migrate(database.url)
  const owner = openDatabase(database.url)
  await owner.db.$client.query('create table later (id int)')
  expect(await migrate(database.url)).toBe(before)
  const { db, close } = openDatabase(before)
  onTestFinished(async () => {
    await Promise.all([close(), owner.close()])
    await database.drop()
  })
  await db.$client.query('insert into later values (1)')
})

test('concurrency: simultaneous starts for databases of one server all grant the role its rights', async () => {
  const databases = await Promise.all(Array.from({ length: 4 }, databaseForTest))
  const clients = await Promise.all(
    databases.map(async ({ url }) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return { client, url }
    }),
  )
  onTestFinished(async () => {
    for (const { client } of clients) await client.end()
    for (const { drop } of databases) await drop()
  })
  for (let round = 0; round < 10; round++)
    await Promise.all(clients.map(({ client, url }) => applicationUrl(client, url)))
})

/**
 * A database whose owner is a new role with these rights. Both, and roles that it created, are
 * dropped after the test.
 */
async function databaseOfOwner(rights: string, password: string, inUrl = password) {
  const database = await emptyDatabaseForTest()
  const owner = openDatabase(database.url)
  const name = new URL(database.url).pathname.slice(1)
  const role = `${name.slice(-32)}_owner`
  await owner.db.$client.query(
    `create role "${role}" login ${rights} password '${password}'; alter database ${name} owner to "${role}"`,
  )
  onTestFinished(async () => {
    await owner.close()
    await database.drop()
    const server = await databaseForTest()
    const admin = openDatabase(server.url)
    await admin.db.$client.query(`drop role if exists "${role}_application"; drop role "${role}"`)
    await admin.close()
    await server.drop()
  })
  const { host } = new URL(database.url)
  return `postgres://${role}:${inUrl}@${host}/${name}`
}

test('fallback: an owner who may not create roles is the application itself', async () => {
  const url = await databaseOfOwner('', 'meadow')
  expect(await migrate(url)).toBe(url)
})

test.each(['100%', '100%25'])(
  'password: one with a percent sign works, encoded in the address or not: %s',
  async (inUrl) => {
    const url = await databaseOfOwner('createrole', '100%', inUrl)
    const { db, close } = openDatabase(await migrate(url))
    onTestFinished(close)
    const { rows } = await db.$client.query('select current_user as name')
    expect(rows).toEqual([{ name: `${new URL(url).username}_application` }])
  },
)
