import type { Db } from '../database/open.ts'
import { serversAndMoney } from '../servers/data-holder.ts'

export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** A subject that keeps something of an account. */
export type DataHolder = {
  /** Its part of the export is under this name. */
  name: string
  /** Everything it keeps of an account, as JSON. */
  export(db: Db, accountId: string): Promise<unknown>
  /** Deletes it, or cuts what ties it to the person where a law asks to keep it. Runs before the account's own row goes. */
  forget(tx: Tx, accountId: string): Promise<void>
}

/** Every subject beside accounts that keeps something of them. A new one adds itself here. */
export const dataHolders: DataHolder[] = [serversAndMoney]
