import type { Catalogue } from '@zubr/domain/catalogue'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Jobs, WorkContext, Worker } from '../../jobs/jobs.ts'
import { servers } from '../../servers/servers-schema.ts'
import { serverArchives } from './archive-schema.ts'
import { processIdleServers } from './notices.ts'

/** Notices to owners of idle servers, and their archives. Runs every minute, in any process. */
export async function processDueArchives(
  {
    catalogue,
    ...passing
  }: {
    db: Db
    jobs: Pick<Jobs, 'send'>
    catalogue: Pick<Catalogue, 'freeServers'>
    onError: (error: unknown) => void
  },
  now: Date,
): Promise<void> {
  await forgetDeleted(passing.db)
  await processIdleServers({ ...passing, idleDays: catalogue.freeServers.idleDays }, now)
}

/** A deleted server is only a tombstone. It needs neither notices nor an archive. */
async function forgetDeleted(db: Db): Promise<void> {
  const deleted = db.select({ id: servers.id }).from(servers).where(eq(servers.contract, 'deleted'))
  await db.delete(serverArchives).where(inArray(serverArchives.serverId, deleted))
}

/** Archives have their own job, so that other backups do not wait for them. */
export function archivesWorker({
  db,
  jobs,
  catalogue,
  log,
  clock = () => new Date(),
}: WorkContext): Worker<never> {
  const onError = (err: unknown) => log.error({ err }, 'the archives could not be processed')
  return {
    queue: 'pass-archives',
    handle: () => processDueArchives({ db, jobs, catalogue, onError }, clock()),
  }
}
