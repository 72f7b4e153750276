import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../jobs/jobs.ts'
import { brakes } from './tables.ts'

/** So many wrong attempts cost nothing; each one after them doubles the pause, from a second up to `capSeconds`. */
export type BrakeRule = { free: number; capSeconds: number }

export const brakeRules = {
  /** Log-ins from one address, whatever the account. */
  address: { free: 20, capSeconds: 300 },
  /** Log-ins to one account from all addresses that it was never used from. */
  strangers: { free: 10, capSeconds: 300 },
  /** Log-ins to one account from one address that it was used from: only a flood is held up. */
  known: { free: 100, capSeconds: 60 },
  /** The password asked for once more within a session. */
  again: { free: 10, capSeconds: 300 },
  /** Registrations from one address: a class or a family has one. */
  register: { free: 20, capSeconds: 3_600 },
  /** Mails to one address that others can cause. */
  mail: { free: 5, capSeconds: 14_400 },
  /** Codes of mails, tried from one address. */
  link: { free: 20, capSeconds: 300 },
} as const satisfies Record<string, BrakeRule>
export type BrakeKind = keyof typeof brakeRules

/** Without an attempt for this long, all is forgotten. */
const memory = sql`interval '1 day'`

export type Brakes = {
  /**
   * Counts an attempt before it is made, as if it were wrong, so that attempts at the same moment on any process are counted too.
   * False: it falls into the pause after an earlier one and must not be made.
   */
  take(db: Executor, kind: BrakeKind, subject: string): Promise<boolean>
  /** Takes one attempt back: it was right after all. */
  giveBack(db: Executor, kind: BrakeKind, subject: string): Promise<void>
  /** Forgets all attempts. */
  clear(db: Executor, kind: BrakeKind, subject: string): Promise<void>
}

export function openBrakes(secret: string): Brakes {
  const keyOf = (kind: BrakeKind, subject: string) =>
    createHmac('sha256', secret).update(`brake ${kind} ${subject}`).digest('base64url')
  return {
    async take(db, kind, subject) {
      const { free, capSeconds } = brakeRules[kind]
      const failures = sql`case when b.last_at < now() - ${memory} then 1 else b.failures + 1 end`
      const { rowCount } = await db.execute(sql`
        insert into ${brakes} as b (key, failures, until, last_at) values (${keyOf(kind, subject)}, 1, now(), now())
        on conflict (key) do update set failures = ${failures}, last_at = now(),
          until = now() + make_interval(secs => case when ${failures} <= ${free}::int then 0
            else least(${capSeconds}::float8, power(2, least(${failures} - ${free}::int - 1, 30))) end)
        where b.until <= now()`)
      return rowCount === 1
    },
    async giveBack(db, kind, subject) {
      await db.execute(sql`
        update ${brakes} set failures = greatest(failures - 1, 0), until = now() where key = ${keyOf(kind, subject)}`)
    },
    async clear(db, kind, subject) {
      await db.execute(sql`delete from ${brakes} where key = ${keyOf(kind, subject)}`)
    },
  }
}
