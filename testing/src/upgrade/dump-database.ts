import type pg from 'pg'

/** Sorted, so that two dumps of one database are identical. */
const tableNames = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  order by 1`

const sequenceValues = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from pg_sequences where last_value is not null order by 1`

/**
 * Dumps every table as JSON lines: a line with the table and its columns, then one line per row.
 * The last line contains the sequences. Generated columns are omitted.
 */
export async function dumpDatabase(client: pg.ClientBase): Promise<string> {
  const lines: string[] = []
  const { rows: tables } = await client.query<{ name: string }>(tableNames)
  for (const { name } of tables) {
    const columns = await storedColumns(client, name)
    lines.push(JSON.stringify({ table: name, columns }))
    const list = columns.map((column) => `"${column}"`).join(', ')
    const { rows } = await client.query<{ row: string }>(
      `select row_to_json(r)::text as row from (select ${list} from ${name}) r order by 1`,
    )
    for (const { row } of rows) lines.push(row)
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(sequenceValues)
  const values = Object.fromEntries(sequences.map(({ name, value }) => [name, value]))
  lines.push(JSON.stringify({ sequences: values }))
  return `${lines.join('\n')}\n`
}

async function storedColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}
