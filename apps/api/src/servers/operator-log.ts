import { desc, eq } from 'drizzle-orm'
import { operatorLog } from '../accounts/tables.ts'
import type { Db } from '../database/open.ts'

/** Notes what an operator did, in the transaction in which it is done. `subject`: `account bison`, `server <id>`, `promo X`. */
export async function logAct(tx: Pick<Db, 'insert'>, at: Date, subject: string, text: string): Promise<void> {
  await tx.insert(operatorLog).values({ at, subject, text })
}

/** What operators did to a subject, newest first, as lines to print. */
export async function actsOn(db: Db, subject: string): Promise<string[]> {
  const acts = await db
    .select()
    .from(operatorLog)
    .where(eq(operatorLog.subject, subject))
    .orderBy(desc(operatorLog.id))
    .limit(20)
  return acts.map(({ at, text }) => `${at.toISOString()}  ${text}`)
}
