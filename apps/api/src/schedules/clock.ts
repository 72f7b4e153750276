import { eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isUnavailable, rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { servers } from '../servers/servers-schema.ts'
import { forgetMissed, type MissBackup } from './missed.ts'
import { passSchedules } from './pass.ts'
import { schedules } from './schedules-schema.ts'
import type { TakeBackup } from './steps.ts'

const everyMs = 1_000

/**
 * Looks every second at what is due. A job of a queue would come within a quarter of a minute, and players count the seconds that
 * they read. Every process looks: whichever is first does it.
 */
export function startScheduleClock({
  db,
  log,
  clock,
  takeBackup,
  missBackup,
}: {
  db: Db
  log: Pick<FastifyBaseLogger, 'error'>
  clock: () => Date
  takeBackup?: TakeBackup
  missBackup?: MissBackup
}) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const onError = (error: unknown) => {
    // That the database is away is told elsewhere, once.
    if (!isUnavailable(error)) log.error({ err: rootOf(error) }, 'a schedule could not go on')
  }
  const look = () => {
    looking = passSchedules({ db, takeBackup, missBackup, onError }, clock())
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(look, everyMs)
      })
  }
  look()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

/** Deletes what was kept of servers that are gone, also of schedules that are off, and what is told of backups that nobody asks for now. */
export async function sweepSchedules(db: Db): Promise<void> {
  const gone = db.select({ id: servers.id }).from(servers).where(eq(servers.contract, 'deleted'))
  await db.delete(schedules).where(inArray(schedules.serverId, gone))
  await forgetMissed(db)
}
