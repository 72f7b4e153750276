import type { AccountLosses } from '@zubr/contracts/accounts'
import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'

/** A subject that stores data of an account. `data-holders.ts` lists all of them. */
export type DataHolder = {
  /** The key of its part in the export. */
  name: string
  /** Every table that it answers for. */
  tables: readonly OwnedTable[]
  /** All data that it stores of an account, as JSON. */
  export(db: Db, accountId: string): Promise<unknown>
  /** What the owner loses when the account is deleted. */
  losses?(db: Db, accountId: string, now: Date): Promise<Partial<AccountLosses>>
  /** Locks rows that come before the account's own row in the lock order of decision 0019. */
  lockFirst?(tx: Tx, accountId: string): Promise<void>
  /** Subdomains that stay reserved after the deletion. Runs before `forget`. */
  subdomains?(tx: Tx, accountId: string, now: Date): Promise<{ name: string; until: Date }[]>
  /**
   * Locks every row that `forget` or the deletion of the account's row will change. Runs after the
   * account is locked.
   */
  lock(tx: Tx, accountId: string): Promise<void>
  /**
   * Deletes the data, or anonymises it where a law requires keeping it. Runs before the account's
   * row is deleted.
   */
  forget(tx: Tx, accountId: string, now: Date): Promise<void>
  /**
   * Revokes access that somebody else may have opened while they controlled the account. Resolves
   * to true if the owner should review what is left.
   */
  recover?(tx: Tx, accountId: string): Promise<boolean>
}

/** Selects the rows of an account, such as `ofAccount(table.accountId)`. */
export type RowsOfAccount = (db: Pick<Db, 'select'>, accountId: string) => SQL

export const ofAccount =
  (column: PgColumn): RowsOfAccount =>
  (_, accountId) =>
    eq(column, accountId)

/** A table with rows of accounts: how they are exported, locked and deleted. */
export type OwnedTable = {
  table: PgTable
  rows: RowsOfAccount
  /** The order in which the deletion locks the rows, or the earlier lock that covers them. */
  lock: readonly PgColumn[] | string
  /**
   * `cascade` is a foreign key to the account's row. Rows stay without personal data after
   * `update`, and as they are for the reason of `keep`.
   */
  onDeletion: 'delete' | 'cascade' | { update: Record<string, unknown> } | { keep: string }
  /** Columns by their name in the export. With a `key` the holder's part is an object of lists. */
  export?: { key?: string; columns: Record<string, PgColumn>; orderBy: readonly PgColumn[] }
}

/** An entry of a holder's `tables`, with the values of `update` typed by the table. */
export const ownedTable = <T extends PgTable>(
  entry: Omit<OwnedTable, 'table' | 'onDeletion'> & {
    table: T
    onDeletion:
      | Exclude<OwnedTable['onDeletion'], object>
      | { update: PgUpdateSetSource<T> }
      | { keep: string }
  },
): OwnedTable => entry

/**
 * A data holder whose tables say what happens. `forget` runs before their rules; `export` replaces
 * the columns of the tables.
 */
export function dataHolder({
  tables,
  forget,
  ...holder
}: Omit<DataHolder, 'lock' | 'forget' | 'export'> &
  Partial<Pick<DataHolder, 'forget' | 'export'>>): DataHolder {
  return {
    export: (db, accountId) => exportTables(db, tables, accountId),
    ...holder,
    tables,
    async lock(tx, accountId) {
      for (const { table, rows, lock } of tables) {
        const [first] = lock
        if (typeof lock === 'string' || first === undefined || typeof first === 'string') continue
        await tx
          .select({ first })
          .from(table)
          .where(rows(tx, accountId))
          .orderBy(...lock)
          .for('update')
      }
    },
    async forget(tx, accountId, now) {
      await forget?.(tx, accountId, now)
      for (const { table, rows, onDeletion } of tables) {
        if (onDeletion === 'delete') await tx.delete(table).where(rows(tx, accountId))
        else if (typeof onDeletion === 'object' && 'update' in onDeletion)
          await tx.update(table).set(onDeletion.update).where(rows(tx, accountId))
      }
    },
  }
}

async function exportTables(db: Db, tables: readonly OwnedTable[], accountId: string): Promise<unknown> {
  const parts: [string | undefined, unknown[]][] = []
  for (const { table, rows, export: exported } of tables) {
    if (!exported) continue
    const { key, columns, orderBy } = exported
    const list = await db
      .select(columns)
      .from(table)
      .where(rows(db, accountId))
      .orderBy(...orderBy)
    parts.push([key, list])
  }
  const [only] = parts
  if (only && only[0] === undefined) return only[1]
  return Object.fromEntries(parts)
}
