import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { accounts } from '../accounts-schema.ts'

/** The time is stored to the hour, so that not every request writes a row. */
const storedEachMs = 3_600_000
/** More accounts than one process serves within an hour. Above it some rows are written again. */
const maxRemembered = 20_000

/** Stores when owners use the service. Idle free servers are found by it. */
export class LastSeen {
  readonly #db: Db
  readonly #clock: () => Date
  readonly #storedAt = new Map<string, number>()

  constructor({ db, clock }: { db: Db; clock: () => Date }) {
    this.#db = db
    this.#clock = clock
  }

  /** Records that this account uses the service now, at most once an hour. */
  async record(accountId: string): Promise<void> {
    const now = this.#clock()
    const storedAt = this.#storedAt.get(accountId)
    if (storedAt !== undefined && Math.abs(+now - storedAt) < storedEachMs) return
    const isOld = or(isNull(accounts.lastSeenAt), lt(accounts.lastSeenAt, new Date(+now - storedEachMs)))
    await this.#db
      .update(accounts)
      .set({ lastSeenAt: now })
      .where(and(eq(accounts.id, accountId), isOld))
    if (this.#storedAt.size >= maxRemembered) this.#storedAt.clear()
    this.#storedAt.set(accountId, +now)
  }
}
