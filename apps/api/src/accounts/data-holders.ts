import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { serversAndMoney } from '../servers/data-holder.ts'

/** A subject that keeps something of an account. */
export type DataHolder = {
  /** Its part of the export is under this name. */
  name: string
  /** Everything it keeps of an account, as JSON. */
  export(db: Db, accountId: string): Promise<unknown>
  /** Locks every row that `forget` or the end of the account's own row will change. Runs after the account was locked. */
  lock(tx: Tx, accountId: string): Promise<void>
  /** Deletes it, or cuts what ties it to the person where a law asks to keep it. Runs before the account's own row goes. */
  forget(tx: Tx, accountId: string, now: Date): Promise<void>
}

/** Every subject beside accounts that keeps something of them. A new one adds itself here. */
export const dataHolders: DataHolder[] = [serversAndMoney]
