import { addonEndings } from './addons/endings.ts'
import { backupEndings } from './backups/endings.ts'
import type { WorkContext } from './jobs/jobs.ts'
import type { JobCompletionHandlers } from './servers/jobs/ends.ts'

/**
 * Handlers of the results of agents' jobs, for subjects after `servers`, in the order of the
 * subjects.
 */
export function jobCompletionHandlers(
  context: Pick<WorkContext, 'jobs' | 'config' | 'catalogue'>,
): JobCompletionHandlers[] {
  return [backupEndings(context), addonEndings]
}
