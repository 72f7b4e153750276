import type { logsEndpoints, SharedLog } from '@zubr/contracts/logs/endpoints'
import { sharedLogLimits } from '@zubr/contracts/logs/limits'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import type { Memory } from '../memory.ts'
import { demoServerBy } from '../servers/servers.ts'

/** Shared logs of the demo: they are listed, but their links do not work. */
export function logsHandlers(memory: Memory): Handlers<keyof typeof logsEndpoints> {
  const shared = new Map<string, SharedLog[]>()
  const of = (id: string) => shared.get(demoServerBy(memory, id).view.id) ?? []
  return {
    'GET /api/servers/:id/logs': ({ params }) => of(params.id),
    'POST /api/servers/:id/logs': ({ params, body }) => {
      const there = of(params.id)
      if (there.length >= sharedLogLimits.logs) throw new ApiFailure('conflict')
      const now = Date.now()
      const log = {
        id: `demo-${String(there.length + 1).padStart(17, '0')}`,
        lines: body.text.split('\n').length,
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + sharedLogLimits.days * 86_400_000).toISOString(),
      }
      shared.set(params.id, [log, ...there])
      return log
    },
    'DELETE /api/servers/:id/logs/:log': ({ params }) => {
      const there = of(params.id)
      if (!there.some(({ id }) => id === params.log)) throw new ApiFailure('not_found')
      shared.set(
        params.id,
        there.filter(({ id }) => id !== params.log),
      )
      return null
    },
  }
}
