import { addonEndings } from './addons/endings.ts'
import { backupEndings } from './backups/endings.ts'
import type { WorkContext } from './jobs/jobs.ts'
import type { JobEndings } from './servers/jobs/ends.ts'

/**
 * Handlers of the results of agents' jobs, for subjects after `servers`, in the order of the
 * subjects.
 */
export function jobEndings(context: Pick<WorkContext, 'jobs' | 'config' | 'catalogue'>): JobEndings[] {
  return [backupEndings(context), addonEndings]
}
