import type { movingEndpoints } from '@zubr/contracts/moving/endpoints'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import { type DemoServer, type Memory, nodes } from '../memory.ts'
import { note } from './running.ts'
import { demoServerBy } from './servers.ts'

/** A move in the demo takes no time. */
export function movingHandlers(memory: Memory): Handlers<keyof typeof movingEndpoints> {
  return {
    'GET /api/servers/:id/move': ({ params }) => ({
      move: null,
      nodes: othersFor(demoServerBy(memory, params.id)),
    }),
    'POST /api/servers/:id/move': ({ params, body }) => {
      const demoServer = demoServerBy(memory, params.id)
      if (!othersFor(demoServer).includes(body.node)) throw new ApiFailure('node_full')
      demoServer.view.node = body.node
      note(memory, demoServer, 'moved')
      const move = { to: body.node, phase: 'done', failure: null, percent: null } as const
      return { move, nodes: othersFor(demoServer) }
    },
  }
}

const othersFor = ({ view }: DemoServer) =>
  nodes.flatMap(({ name, capacity }) => (capacity === 'available' && name !== view.node ? [name] : []))
