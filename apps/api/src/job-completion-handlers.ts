import { addonJobCompletionHandlers } from './addons/addon-job-completion.ts'
import { backupJobCompletionHandlers } from './backups/backup-job-completion.ts'
import type { WorkContext } from './jobs/jobs.ts'
import type { JobEndings } from './servers/jobs/ends.ts'

/** Subjects after `servers` that hear how the jobs they gave to agents have ended, in the subjects' order. */
export function jobEndings(context: Pick<WorkContext, 'jobs' | 'config' | 'catalogue'>): JobEndings[] {
  return [backupJobCompletionHandlers(context), addonJobCompletionHandlers]
}
