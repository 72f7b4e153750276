import type pg from 'pg'

/** A table's quoted name in SQL. */
type Table = string

/** The API caches the key in memory, so its row stays. */
const keptTables: readonly Table[] = ['public.console_keys']

/**
 * Resets a test's database to its template: deletes rows that tests inserted, restores the
 * template's rows, and restarts sequences. Needs superuser rights: `session_replication_role =
 * replica` disables triggers and foreign keys.
 */
export async function databaseReset(pool: pg.Pool): Promise<() => Promise<void>> {
  const query = async (text: string) => (await pool.query(text)).rows
  const tables: Table[] = (
    await query(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_|^information_schema$'`,
    )
  )
    .map(({ name }) => name)
    .filter((name) => !keptTables.includes(name))
  const withRows = async (): Promise<Table[]> =>
    (
      await query(
        tables
          .map((table) => `select '${table}' as name where exists (select 1 from ${table})`)
          .join(' union all '),
      )
    ).map(({ name }) => name)
  const seeded = await withRows()
  await query('create schema template_rows')
  for (const [n, table] of seeded.entries()) await query(`create table template_rows.t${n} as table ${table}`)
  const sequences = await sequencesOf(query)

  return async () => {
    const statements = [
      'begin',
      `set local session_replication_role = 'replica'`,
      ...(await withRows()).map((table) => `delete from ${table}`),
      ...seeded.map((table, n) => `insert into ${table} overriding system value table template_rows.t${n}`),
      ...changedSince(sequences, await sequencesOf(query)),
      'commit',
    ]
    await query(statements.join(';\n'))
  }
}

type Sequences = Map<string, number | null>

/** The last value of each sequence; null if it was never used. */
async function sequencesOf(query: (text: string) => Promise<pg.QueryResultRow[]>): Promise<Sequences> {
  const rows = await query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::int as value from pg_sequences where sequencename <> 'console_keys_id_seq'`,
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}

function changedSince(before: Sequences, now: Sequences): string[] {
  return [...before].flatMap(([name, value]) => {
    if (now.get(name) === value) return []
    return [value === null ? `alter sequence ${name} restart` : `select setval('${name}', ${value})`]
  })
}
