import { eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isUnavailable, rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { servers } from '../servers/servers-schema.ts'
import { forgetMissed, type MissBackup } from './missed.ts'
import { processDueSchedules } from './pass.ts'
import { schedules } from './schedules-schema.ts'
import type { TakeBackup } from './steps.ts'

const everyMs = 1_000

/**
 * Polls for due schedules every second: players see a countdown in seconds, and a queue would add
 * up to 15. Every process polls; one of them does each run.
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
  let polling: Promise<void> = Promise.resolve()
  const onError = (error: unknown) => {
    // An outage of the database is logged elsewhere, once.
    if (!isUnavailable(error)) log.error({ err: rootOf(error) }, 'a schedule could not be processed')
  }
  const poll = () => {
    polling = processDueSchedules({ db, takeBackup, missBackup, onError }, clock())
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(poll, everyMs)
      })
  }
  poll()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await polling
    },
  }
}

/**
 * Deletes schedules and runs of deleted servers, and missed backups that no schedule makes any
 * more.
 */
export async function sweepSchedules(db: Db): Promise<void> {
  const deletedServers = db.select({ id: servers.id }).from(servers).where(eq(servers.contract, 'deleted'))
  await db.delete(schedules).where(inArray(schedules.serverId, deletedServers))
  await forgetMissed(db)
}
