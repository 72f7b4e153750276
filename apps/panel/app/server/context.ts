import type { Server } from '@zubr/contracts/servers'
import { useOutletContext } from 'react-router'
import type { Polled } from '../api/polled.ts'

/** What the server's page hands to its tabs. */
export type ServerContext = { server: Server; polled: Polled<Server> }

export function useServer(): ServerContext {
  return useOutletContext<ServerContext>()
}
