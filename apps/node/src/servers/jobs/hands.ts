import { JobFailed, type JobHands } from './server-jobs.ts'

/** How a server's jobs are done here. */
export function handsOf({ command }: { command(text: string): boolean }): JobHands {
  return {
    async command({ text }) {
      if (!command(text)) throw new JobFailed('not_running')
      return undefined
    },
  }
}
