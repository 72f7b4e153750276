import { addonJobCompletionHandlers } from './addons/addon-job-completion.ts'
import { backupJobCompletionHandlers } from './backups/backup-job-completion.ts'
import type { WorkContext } from './jobs/jobs.ts'
import type { JobCompletionHandlers } from './servers/jobs/ends.ts'

/**
 * Handlers of the results of agents' jobs, for subjects after `servers`, in the order of the
 * subjects.
 */
export function jobCompletionHandlers(
  context: Pick<WorkContext, 'jobs' | 'config' | 'catalogue'>,
): JobCompletionHandlers[] {
  return [backupJobCompletionHandlers(context), addonJobCompletionHandlers]
}
