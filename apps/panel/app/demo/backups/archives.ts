import type { archiveEndpoints } from '@zubr/contracts/backups/archive'
import { lifeAfter } from '@zubr/domain/server-life'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import { type Memory, nodeNames } from '../memory.ts'
import { note } from '../servers/running.ts'
import { demoServerBy, viewOf } from '../servers/servers.ts'

/** A restore in the demo takes no time. */
export function archivesHandlers(memory: Memory): Handlers<keyof typeof archiveEndpoints> {
  return {
    'GET /api/servers/:id/archive': ({ params }) => {
      const { view } = demoServerBy(memory, params.id)
      if (view.contract !== 'archived') throw new ApiFailure('not_found')
      const archivedAt = view.createdAt
      return { phase: 'stored', archivedAt, bytes: 412_000_000, requestedAt: null, failedAt: null }
    },
    'POST /api/servers/:id/archive/restore': ({ params }) => {
      const demoServer = demoServerBy(memory, params.id)
      const step = lifeAfter(demoServer.life, 'unarchive', new Date())
      if (step) {
        demoServer.life = step.life
        Object.assign(demoServer.view, {
          ...{ contract: 'active', desiredState: 'stopped', state: 'stopped', node: nodeNames.usual },
        })
        note(memory, demoServer, 'unarchived')
      } else if (demoServer.view.contract !== 'active') throw new ApiFailure('conflict')
      return viewOf(memory, demoServer)
    },
  }
}
