import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { changesOf } from '../changes/changes.ts'
import { JobFailed, type JobHandlers, serverJobs } from '../jobs/server-jobs.ts'
import type { ServerOfJobs } from '../jobs/until-down.ts'
import type { ServerContext } from './server-context.ts'

type Server = ServerOfJobs & {
  command(text: string): boolean
  /** It must not reach the server: see players/ip-bans.ts. */
  refuses(text: string): boolean
  /** Files were changed as one. */
  onChanged?(): void
  /** A change of its files was undone. */
  onUndone?(): Promise<unknown>
}

/** The jobs of a server that is here, and what is left to do for one that was deleted. `free` hears that it may start now. */
export function jobsOfServer(
  server: Server,
  journal: string,
  context: Pick<ServerContext, 'backups' | 'log' | 'files' | 'dataDir' | 'userAgent' | 'clock'>,
  { tell, free }: { tell(): void; free(): void },
) {
  const { backups, log } = context
  const changes = changesOf(server, context, free)
  const changed = (mayStart: boolean) => {
    if (mayStart) free()
    tell()
  }
  const jobsBy = (hands: JobHandlers, file: string | null) =>
    serverJobs({ id: server.id, file, log, hands, changed })
  let wanted: readonly ServerJob[] | undefined
  let now = jobsBy(
    {
      async command({ text }) {
        if (server.refuses(text)) throw new JobFailed('ip_ban')
        if (!server.command(text)) throw new JobFailed('not_running')
        return undefined
      },
      ...backups.hands(server),
      ...changes.hands,
    },
    journal,
  )
  return {
    follow(jobs: readonly ServerJob[] | undefined): void {
      wanted = jobs
      now.follow(jobs)
    },
    async begin(): Promise<void> {
      if (!changes.holdsStart()) return now.begin()
      // The helper that finishes it may take its time; until then the server is not started.
      void changes
        .recover()
        .then(() => now.begin())
        .then(free)
    },
    holdsStart: () => changes.holdsStart() || now.holdsStart(),
    areOpen: () => now.areOpen(),
    report: () => now.report(),
    async stop(): Promise<void> {
      changes.stop()
      await now.stop()
    },
    /** Its files are gone, and its backups may have to go yet. Done twice that does no harm, so nothing of it is kept. */
    async isGone(): Promise<void> {
      await changes.forget()
      now = jobsBy(backups.forgetting(server), null)
      now.follow(wanted)
      await now.begin()
    },
  }
}
