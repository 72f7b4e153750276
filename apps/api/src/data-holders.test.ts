import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsForTest } from './accounts/testing/accounts.ts'
import { accountTables, allDataHolders, otherTables } from './data-holders.ts'

const entries = allDataHolders.flatMap(({ tables }) => tables)
const held = entries.map(({ table }) => getTableName(table))

/** Foreign keys of the migrated database to accounts and servers. */
async function foreignKeys() {
  const { db } = await accountsForTest()
  const { rows: keys } = await db.$client.query(`
    select conrelid::regclass::text as name, confrelid::regclass::text as target, confdeltype as action
    from pg_constraint where contype = 'f' and confrelid in ('accounts'::regclass, 'servers'::regclass)`)
  const { rows: tables } = await db.$client.query(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  return {
    keys: keys as { name: string; target: string; action: string }[],
    tables: tables.map(({ name }) => String(name)),
  }
}

test('registry: every table of the database says once what happens to data of an account', async () => {
  const { tables } = await foreignKeys()
  const registered = [...held, ...accountTables, ...Object.keys(otherTables)]
  const hint = 'add the table to a data holder, or to otherTables in data-holders.ts'
  expect(tables.filter((name) => !registered.includes(name)).sort(), hint).toEqual([])
  expect(registered.filter((name, index) => registered.indexOf(name) !== index)).toEqual([])
  expect(registered.filter((name) => !tables.includes(name))).toEqual([])
})

test('registry: a table that refers to accounts or servers belongs to a data holder', async () => {
  const { keys } = await foreignKeys()
  expect(keys.filter(({ name }) => name in otherTables).map(({ name }) => name)).toEqual([])
})

test('registry: what goes by cascade has such a foreign key to accounts', async () => {
  const { keys } = await foreignKeys()
  const cascades = keys
    .filter(({ target, action }) => target === 'accounts' && action === 'c')
    .map(({ name }) => name)
  const expected = [
    ...entries.filter(({ onDeletion }) => onDeletion === 'cascade').map(({ table }) => getTableName(table)),
    ...accountTables.filter((name) => name !== 'accounts'),
  ]
  expect(expected.filter((name) => !cascades.includes(name))).toEqual([])
})
