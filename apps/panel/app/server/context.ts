import { requiredContext } from '@zubr/browser/required-context'
import type { Server } from '@zubr/contracts/servers/server'
import type { Polled } from '../api/polled.ts'

/** The context of a server's page. */
export const [ServerContext, useServer] = requiredContext<{
  server: Server
  polled: Polled<Server>
  /** The number of restarts requested on this page. */
  restarts: number
  onRestart(): void
}>('the server')
