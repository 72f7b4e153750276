import { operatorLog } from '../accounts/tables.ts'
import type { Db } from '../database/open.ts'

/** Notes what an operator did, in the transaction in which it is done. `subject`: `account bison`, `server <id>`, `promo X`. */
export async function logAct(tx: Pick<Db, 'insert'>, at: Date, subject: string, text: string): Promise<void> {
  await tx.insert(operatorLog).values({ at, subject, text })
}
