import type { Server } from '@zubr/contracts/servers/server'
import { call } from '../api/request.ts'
import { useServer } from './context.ts'

/** Sets the server's Java; null: its default. A running server restarts. */
export function useSetJava(): (java: number | null) => Promise<Server> {
  const { server, polled } = useServer()
  return async (java) => {
    const updated = await call('PATCH /api/servers/:id/java', { params: { id: server.id }, body: { java } })
    polled.put(updated)
    return updated
  }
}
