import { createHmac } from 'node:crypto'
import pg from 'pg'

/** All privileges of the application. */
const rights = [
  ['public', 'select, insert, update, delete'],
  ['jobs', 'select, insert, update, delete'],
  ['drizzle', 'select'],
] as const

/**
 * Creates the application's role, which may only change rows, and resolves to its address. An SQL
 * injection then reads no file and runs no program. `client` is the owner's at `url`, after
 * migrations. The password derives from the owner's; without one, or without the right to create
 * roles, `url` is used.
 */
export async function applicationUrl(client: pg.Client, url: string): Promise<string> {
  // Parsed by the driver: an address may contain an unencoded %.
  const { user, password: ownerPassword } = client
  const roleUrl = new URL(url)
  const { rows } = await client.query<{ may: boolean }>(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  )
  if (!rows[0]?.may || !user || roleUrl.username === '' || roleUrl.password === '' || !ownerPassword)
    return url
  const name = `${user}_application`
  const password = createHmac('sha256', ownerPassword).update(`application role ${name}`).digest('hex')
  const role = pg.escapeIdentifier(name)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  // Two databases of one server may do this at the same time.
  if (rowCount === 0) await client.query(`create role ${role}`).catch(ignoreExisting)
  await retryOnConflict(client, async () => {
    await client.query(`alter role ${role} login password ${pg.escapeLiteral(password)}`)
    for (const [schema, dml] of rights)
      await client.query(`
        grant usage on schema ${schema} to ${role};
        grant ${dml} on all tables in schema ${schema} to ${role};
        grant usage, select on all sequences in schema ${schema} to ${role}`)
  })
  roleUrl.username = encodeURIComponent(name)
  roleUrl.password = password
  return roleUrl.href
}

const tries = 10

/**
 * Retries a transaction if that of another database changed the same role: our locks exist within
 * one database only. PostgreSQL waits for the other transaction before it fails, so one succeeds
 * each time.
 */
async function retryOnConflict(
  client: pg.Client,
  work: () => Promise<void>,
  left = tries - 1,
): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (left === 0 || !isRoleConflict(error)) throw error
    await retryOnConflict(client, work, left - 1)
  }
}

/** PostgreSQL has no error code for it. */
function isRoleConflict(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === 'XX000' &&
    error.message === 'tuple concurrently updated'
  )
}

function ignoreExisting(error: unknown): void {
  // duplicate_object, or unique_violation of two at the same time.
  if (!(error instanceof pg.DatabaseError && ['42710', '23505'].includes(error.code ?? ''))) throw error
}
