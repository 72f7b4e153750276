import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { FileChanges } from '../changes/file-changes.ts'
import { JobFailed, type JobHandlers, ServerJobs } from '../jobs/server-jobs.ts'
import type { ServerOfJobs } from '../jobs/until-down.ts'
import type { ServerContext } from './server-context.ts'

export type JobServer = ServerOfJobs & {
  command(text: string): boolean
  /** Whether a command must not reach the server: see players/ip-bans.ts. */
  refuses(text: string): boolean
  /** A change of files was applied. */
  onChanged?(): void
  /** A change of files was undone. */
  onUndone?(): Promise<unknown>
}

export type JobsOfServer = ReturnType<typeof jobsOfServer>

/**
 * Runs the jobs of a server, and those that remain after its deletion. `onReleased` is called when
 * it may start.
 */
export function jobsOfServer(
  server: JobServer,
  journal: string,
  context: Pick<ServerContext, 'backups' | 'log' | 'files' | 'dataDir' | 'userAgent' | 'clock'>,
  { notify, onReleased }: { notify(): void; onReleased(): void },
) {
  const { backups, log } = context
  const changes = new FileChanges(server, context, onReleased)
  const changed = (mayStart: boolean) => {
    if (mayStart) onReleased()
    notify()
  }
  const jobsBy = (handlers: JobHandlers, file: string | null) =>
    new ServerJobs({ id: server.id, file, log, handlers, changed })
  let wanted: readonly ServerJob[] | undefined
  let now = jobsBy(
    {
      async command({ text }) {
        if (server.refuses(text)) throw new JobFailed('ip_ban')
        if (!server.command(text)) throw new JobFailed('not_running')
        return undefined
      },
      ...backups.handlers(server),
      ...changes.handlers(),
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
      // The helper may need time to finish the change. Until then the server does not start.
      void changes
        .recover()
        .then(() => now.begin())
        .then(onReleased)
    },
    holdsStart: () => changes.holdsStart() || now.holdsStart(),
    hasOpen: () => now.hasOpen(),
    report: () => now.report(),
    async stop(): Promise<void> {
      changes.stop()
      await now.stop()
    },
    /**
     * Deletes what is left of a deleted server, such as its backups. Keeps no journal, as repeating
     * this is harmless.
     */
    async handleDeletion(): Promise<void> {
      await changes.forget()
      now = jobsBy(backups.forgetting(server), null)
      now.follow(wanted)
      await now.begin()
    },
  }
}
