import type { Server } from '@zubr/contracts/servers'
import { call } from '../api/request.ts'
import { useServer } from './context.ts'

/** What gives the server another Java; null: its usual one. What runs is started anew with it. */
export function useGiveJava(): (java: number | null) => Promise<Server> {
  const { server, polled } = useServer()
  return async (java) => {
    const own = await call('PATCH /api/servers/:id/java', { params: { id: server.id }, body: { java } })
    polled.put(own)
    return own
  }
}
