import { createHmac } from 'node:crypto'
import pg from 'pg'

/** What the application does with its tables, and all that it may do. */
const rights = [
  ['public', 'select, insert, update, delete'],
  ['jobs', 'select, insert, update, delete'],
  ['drizzle', 'select'],
] as const

/**
 * Makes the role as which the application works, with no rights but those on the rows of its tables, and resolves to the address to connect
 * with: what an attacker might have the application say to PostgreSQL reads no file, runs no program and changes no table. `client` is
 * the owner's at `url`, holds the lock for migrations, and has applied them.
 *
 * The password follows from the owner's, so that every process and every version knows it and nobody has to keep it. Where the owner has
 * none or may make no roles, the given address is the application's too: whoever runs that database has chosen its rights.
 */
export async function applicationUrl(client: pg.Client, url: string): Promise<string> {
  // As the driver has read them: an address may hold a bare %.
  const { user, password: ownPassword } = client
  const own = new URL(url)
  const { rows } = await client.query<{ may: boolean }>(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  )
  if (!rows[0]?.may || !user || own.username === '' || own.password === '' || !ownPassword) return url
  const name = `${user}_application`
  const password = createHmac('sha256', ownPassword).update(`application role ${name}`).digest('hex')
  const role = pg.escapeIdentifier(name)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  // Two databases of one server may come to this at once.
  if (rowCount === 0) await client.query(`create role ${role}`).catch(ignoreExisting)
  await undisturbed(client, async () => {
    await client.query(`alter role ${role} login password ${pg.escapeLiteral(password)}`)
    for (const [schema, dml] of rights)
      await client.query(`
        grant usage on schema ${schema} to ${role};
        grant ${dml} on all tables in schema ${schema} to ${role};
        grant usage, select on all sequences in schema ${schema} to ${role}`)
  })
  own.username = encodeURIComponent(name)
  own.password = password
  return own.href
}

const tries = 10

/**
 * Runs a transaction, and again where that of another database has changed the same role meanwhile: no lock of ours is known in two
 * databases. PostgreSQL waits for the other's end before it says so; of all who come at once, one gets through each time.
 */
async function undisturbed(client: pg.Client, work: () => Promise<void>, left = tries - 1): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    if (left === 0 || !isDisturbance(error)) throw error
    await undisturbed(client, work, left - 1)
  }
}

/** PostgreSQL has no code of its own for it. */
function isDisturbance(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === 'XX000' &&
    error.message === 'tuple concurrently updated'
  )
}

function ignoreExisting(error: unknown): void {
  // duplicate_object, or unique_violation of two at the same moment
  if (!(error instanceof pg.DatabaseError && ['42710', '23505'].includes(error.code ?? ''))) throw error
}
