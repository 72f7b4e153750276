import type { Server, ServerSettings } from '@zubr/contracts/servers'
import { type Backend, backendsText } from '@zubr/domain/cores/backends'
import { call } from '../api/request.ts'
import { canDo } from '../server/can-do.ts'

/** The proxy whose form is open, and who hears what is saved of it. */
export type ProxyForm = { id: string; onSaved(form: ServerSettings): void }

/** Saves a proxy's list and gives its secret to the servers that can check it; then all of them that run start with it. */
export async function putBehind({
  proxy,
  secret,
  backends,
  chosen,
}: {
  proxy: ProxyForm
  secret: string
  backends: readonly Backend[]
  chosen: readonly Server[]
}): Promise<void> {
  const able = chosen.filter(({ settings }) => settings.forwardingSecret !== undefined)
  await saveList(proxy, backends)
  for (const { id } of able) await saveSecret(id, secret)
  await restartRunning([...able.map(({ id }) => id), proxy.id])
}

/** Takes a server out of a proxy's list, and has it check accounts by itself again. */
export async function takeOut({
  proxy,
  backends,
  server,
}: {
  proxy: ProxyForm
  backends: readonly Backend[]
  server: Server
}): Promise<void> {
  await saveSecret(server.id, '')
  await saveList(proxy, backends)
  await restartRunning([server.id, proxy.id])
}

async function saveList({ id, onSaved }: ProxyForm, backends: readonly Backend[]): Promise<void> {
  const settings = { servers: backendsText(backends) }
  onSaved(await call('PATCH /api/servers/:id/settings', { params: { id }, body: { settings } }))
}

async function saveSecret(id: string, forwardingSecret: string): Promise<void> {
  await call('PATCH /api/servers/:id/settings', { params: { id }, body: { settings: { forwardingSecret } } })
}

/** What runs by now, whatever was listed before. */
async function restartRunning(ids: readonly string[]): Promise<void> {
  for (const id of ids)
    if (canDo('restart', await call('GET /api/servers/:id', { params: { id } })))
      await call('POST /api/servers/:id/actions', { params: { id }, body: { action: 'restart' } })
}
