import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { accounts } from '../accounts-schema.ts'

/** The moment is stored to the hour: a row is not written for each request. */
const storedEachMs = 3_600_000
/** More accounts than one process serves within an hour; above it some rows are written once more. */
const maxRemembered = 20_000

/** Stores when owners use the service: by that it knows which free servers are idle. */
export class LastSeen {
  readonly #db: Db
  readonly #clock: () => Date
  readonly #storedAt = new Map<string, number>()

  constructor({ db, clock }: { db: Db; clock: () => Date }) {
    this.#db = db
    this.#clock = clock
  }

  /** Stores that this account uses the service now, at most once an hour. */
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
