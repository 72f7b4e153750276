import type { backendsEndpoints } from '@zubr/contracts/servers/backends'
import { backendsIn, backendsText } from '@zubr/domain/cores/backends'
import type { Handlers } from '../handlers.ts'
import type { Memory } from '../memory.ts'
import { act, note } from '../servers/running.ts'
import { active, formOf } from '../servers/servers.ts'

/** Backends of the demo's proxy. */
export function backendsHandlers(memory: Memory): Handlers<keyof typeof backendsEndpoints> {
  return {
    'POST /api/servers/:id/backends': ({ params, body: { put, take } }) => {
      const proxy = active(memory, params.id)
      const comers = put.map(({ server, name }) => ({ demoServer: active(memory, server), name }))
      const secret = String(proxy.view.settings.forwardingSecret ?? '')
      const list = backendsIn(String(proxy.view.settings.servers ?? '')).filter(
        ({ at }) => !take.includes(at),
      )
      for (const { demoServer, name } of comers)
        if (!list.some(({ at }) => at === demoServer.view.id)) list.push({ name, at: demoServer.view.id })
      const leaving = memory.servers.filter(({ view }) => take.includes(view.id))
      const changed = [
        ...comers.map(({ demoServer }) => ({
          demoServer,
          forwardingSecret: secret,
          event: 'put_behind' as const,
        })),
        ...leaving.map((demoServer) => ({
          demoServer,
          forwardingSecret: '',
          event: 'taken_out' as const,
        })),
      ]
      for (const { demoServer, forwardingSecret, event: what } of changed) {
        if (demoServer.view.settings.forwardingSecret === forwardingSecret) continue
        demoServer.view.settings = { ...demoServer.view.settings, forwardingSecret }
        note(memory, demoServer, what)
        if (demoServer.view.state === 'running') act(memory, demoServer, 'restart')
      }
      proxy.view.settings = { ...proxy.view.settings, servers: backendsText(list) }
      note(memory, proxy, 'backends_changed')
      return { fields: formOf(proxy.view), settings: proxy.view.settings }
    },
  }
}
