import type { filesEndpoints } from '@zubr/contracts/files/endpoints'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import type { Memory } from '../memory.ts'
import { demoServerBy } from '../servers/servers.ts'

const tokenMs = 300_000

/** File access of a demo server: the address is never requested. */
export function filesHandlers(memory: Memory): Handlers<keyof typeof filesEndpoints> {
  return {
    'POST /api/servers/:id/files': ({ params }) => {
      const { id, contract } = demoServerBy(memory, params.id).view
      if (contract === 'blocked' || contract === 'deleted')
        throw new ApiFailure('server_not_active', { contract })
      return { url: `demo:${id}`, token: '', expiresAt: new Date(Date.now() + tokenMs).toISOString() }
    },
  }
}
