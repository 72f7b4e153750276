import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'

/** A subject that keeps something of an account; app.ts hands in every one. */
export type DataHolder = {
  /** Its part of the export is under this name. */
  name: string
  /** Everything it keeps of an account, as JSON. */
  export(db: Db, accountId: string): Promise<unknown>
  /** Locks what comes before the account's own row in the order of decision 0019. */
  lockFirst?(tx: Tx, accountId: string): Promise<void>
  /** Locks every row that `forget` or the end of the account's own row will change. Runs after the account was locked. */
  lock(tx: Tx, accountId: string): Promise<void>
  /** Deletes it, or cuts what ties it to the person where a law asks to keep it. Runs before the account's own row goes. */
  forget(tx: Tx, accountId: string, now: Date): Promise<void>
}
