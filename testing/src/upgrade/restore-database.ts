import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const folder = fileURLToPath(new URL('../../../apps/api/migrations', import.meta.url))
/** The used columns of drizzle's migrations table. */
type Applied = { hash: string; created_at: number }
type Journal = { entries: { tag: string; when: number }[] }

type Table = { table: string; columns: string[]; rows: string[] }

/** Tables and sequence values of a dump from `dumpDatabase`. */
export function readDump(dump: string): { tables: Table[]; sequences: Record<string, string> } {
  const tables: Table[] = []
  let sequences: Record<string, string> = {}
  for (const line of dump.trimEnd().split('\n')) {
    if (line.startsWith('{"table":')) tables.push({ ...JSON.parse(line), rows: [] })
    else if (line.startsWith('{"sequences":')) ({ sequences } = JSON.parse(line))
    else tables.at(-1)?.rows.push(line)
  }
  return { tables, sequences }
}

/**
 * Restores a state into an empty database, with every moment later by `shiftMs`. Its tables come
 * from the migrations of that time. Throws if one of them was edited since.
 */
export async function restoreDatabase(
  client: pg.ClientBase,
  state: { dump: string; jobsSchema: string; shiftMs: number },
): Promise<void> {
  const { tables, sequences } = readDump(state.dump)
  const applied = tables.find(({ table }) => table.endsWith('.__drizzle_migrations'))
  if (!applied) throw new Error('the dump names no migrations')
  const migrations = applied.rows.map((row) => JSON.parse(row) as Applied)
  for (const migration of migrations.toSorted((a, b) => a.created_at - b.created_at))
    await client.query(migrationOf(migration))
  await client.query(state.jobsSchema)
  await client.query(`
    create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  await client.query('begin')
  for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`)
  const ordered = await parentsFirst(client, tables)
  for (const { table } of ordered.toReversed()) await client.query(`delete from ${table}`)
  for (const table of ordered) await insertRows(client, table, state.shiftMs)
  for (const [name, value] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2)', [name, value])
  for (const { table } of tables) await client.query(`alter table ${table} enable trigger user`)
  await client.query('commit')
}

/** Text of an applied migration. Source of the hash: drizzle-orm, migrator.ts. */
function migrationOf({ hash, created_at: when }: Applied): string {
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as Journal
  const entry = entries.find((one) => one.when === when)
  if (!entry)
    throw new Error(`the migration of ${new Date(when).toISOString()} is gone: databases have applied it`)
  const text = readFileSync(`${folder}/${entry.tag}.sql`, 'utf8')
  if (createHash('sha256').update(text).digest('hex') !== hash)
    throw new Error(`${entry.tag}.sql was edited after databases had applied it: add a migration instead`)
  return text
}

/** Sorts tables so that referenced ones come first. */
async function parentsFirst(client: pg.ClientBase, tables: readonly Table[]): Promise<Table[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(`
    select format('%I.%I', cn.nspname, c.relname) as child, format('%I.%I', pn.nspname, p.relname) as parent
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
    join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
    where k.contype = 'f' and k.conrelid <> k.confrelid`)
  const parents = Map.groupBy(rows, ({ child }) => child)
  const byName = new Map(tables.map((table) => [table.table, table]))
  const ordered = new Set<Table>()
  const visit = (name: string, path: readonly string[]): void => {
    const table = byName.get(name)
    if (!table || ordered.has(table)) return
    if (path.includes(name)) throw new Error(`tables refer to each other: ${[...path, name].join(', ')}`)
    for (const { parent } of parents.get(name) ?? []) visit(parent, [...path, name])
    ordered.add(table)
  }
  for (const { table } of tables) visit(table, [])
  return [...ordered]
}

async function insertRows(
  client: pg.ClientBase,
  { table, columns, rows }: Table,
  shiftMs: number,
): Promise<void> {
  if (rows.length === 0) return
  const { rows: types } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  const typeOf = new Map(types.map(({ name, type }) => [name, type]))
  const values = columns.map((column) => shifted(`r."${column}"`, typeOf.get(column) ?? ''))
  const names = columns.map((column) => `"${column}"`).join(', ')
  await client.query(
    `insert into ${table} (${names}) overriding system value
     select ${values.join(', ')} from json_populate_recordset(null::${table}, $1::json) r,
     (select make_interval(secs => $2::float8 / 1000) as by, ($2::float8 / 86400000)::int as days) moved`,
    [`[${rows.join(',')}]`, shiftMs],
  )
}

function shifted(value: string, type: string): string {
  if (type.startsWith('timestamp')) return `${value} + moved.by`
  return type === 'date' ? `${value} + moved.days` : value
}
