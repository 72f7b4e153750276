import { z } from 'zod'
import type { Worker } from '../jobs/jobs.ts'
import { deliver, TryLater } from './channels.ts'
import { type CheckContext, checkAlerts } from './check.ts'

const SendAlert = z.object({ channel: z.enum(['webhook', 'mail']), id: z.string(), text: z.string() })

/** Looks for trouble every minute, and tells the operator what it found. */
export function alertWorkers(context: CheckContext): Worker<never>[] {
  const { db, jobs, config } = context
  return [
    { queue: 'check-alerts', handle: () => checkAlerts(context) },
    {
      queue: 'send-alert',
      async handle(data: unknown, signal: AbortSignal) {
        const { channel, ...message } = SendAlert.parse(data)
        try {
          await deliver(channel, message, config, signal)
        } catch (error) {
          if (!(error instanceof TryLater)) throw error
          const startAfter = new Date(Date.now() + error.seconds * 1_000)
          await jobs.send(db, 'send-alert', { channel, ...message }, { startAfter })
        }
      },
    },
  ]
}
