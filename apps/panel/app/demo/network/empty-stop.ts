import type { emptyStopEndpoints } from '@zubr/contracts/servers/empty-stop'
import type { Handlers } from '../handlers.ts'
import type { Memory } from '../memory.ts'
import { note } from '../servers/running.ts'
import { active, viewOf } from '../servers/servers.ts'

/** Stores the setting. A visit is too short for a server to stop by it. */
export const emptyStopHandlers = (memory: Memory): Handlers<keyof typeof emptyStopEndpoints> => ({
  'PUT /api/servers/:id/empty-stop': ({ params, body: { minutes } }) => {
    const server = active(memory, params.id)
    server.view.emptyStopMinutes = minutes
    note(memory, server, minutes === null ? 'empty_stop_off' : `empty_stop_on:${minutes}`)
    return viewOf(memory, server)
  },
})
