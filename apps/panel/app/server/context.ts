import { requiredContext } from '@zubr/browser/required-context'
import type { Server } from '@zubr/contracts/servers'
import type { Polled } from '../api/polled.ts'

/** What the server's page hands to all that stands on it. */
export const [ServerContext, useServer] = requiredContext<{
  server: Server
  polled: Polled<Server>
  /** How many restarts were asked for here, by whatever button. */
  restarts: number
  onRestart(): void
}>('the server')
