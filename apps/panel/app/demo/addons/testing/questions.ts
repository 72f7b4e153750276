import type { addonsEndpoints } from '@zubr/contracts/addons/endpoints'
import type { catalogueEndpoints } from '@zubr/contracts/catalogue/endpoints'
import type { RequestInput } from '@zubr/contracts/request'
import type { Server } from '@zubr/contracts/servers/server'

type Key = keyof (typeof addonsEndpoints & typeof catalogueEndpoints)

const once = (key: string) => ({ 'idempotency-key': key })
const each = <T>(servers: readonly Server[], toInput: (params: { id: string }) => T): T[] =>
  servers.map(({ id }) => toInput({ id }))
const lockBox = { source: 'modrinth' as const, id: 'lockbox' }
const homeDoor = {
  ...{ path: 'plugins/HomeDoor-4.2.0.jar', enabled: true, sha1: null, sha256: null, sha512: null },
  ...{ names: ['homedoor'], settings: [] },
}
const wish = {
  changes: [{ do: 'install' as const, source: lockBox.source, project: lockBox.id }],
  present: [homeDoor],
}
const ofNoChange = (servers: readonly Server[]) => each(servers, ({ id }) => ({ params: { id, change: id } }))

/** Test requests for the demo's catalogue and addon endpoints. */
export const addonsQuestions: { [K in Key]: (servers: readonly Server[]) => RequestInput<K>[] } = {
  'GET /api/catalogue': () =>
    (['plugin', 'mod', 'datapack', 'modpack'] as const).map((kind) => ({
      query: { core: 'paper', gameVersion: '26.2', kind, all: 'true' as const },
    })),
  'GET /api/catalogue/categories': () => [{ query: { kind: 'plugin' } }],
  'GET /api/catalogue/:source/:id': () => [{ params: lockBox }, { params: { ...lockBox, id: 'none' } }],
  'GET /api/catalogue/:source/:id/other-sources': () => [{ params: lockBox }],
  'GET /api/catalogue/:source/:id/versions': () => [
    { params: lockBox },
    { params: lockBox, query: { core: 'fabric', gameVersion: '26.2' } },
  ],
  'GET /api/catalogue/:source/:id/versions/:version': () => [
    { params: { ...lockBox, version: 'lockbox-3.4.0' } },
  ],
  'POST /api/servers/:id/addons/known': (servers) =>
    each(servers, (params) => ({ params, body: { present: [homeDoor] } })),
  'POST /api/servers/:id/addons/plan': (servers) => each(servers, (params) => ({ params, body: wish })),
  'POST /api/servers/:id/addons': (servers) =>
    each(servers, (params) => ({ params, headers: once('addons-1'), body: { ...wish, digest: '' } })),
  'GET /api/servers/:id/changes': (servers) => each(servers, (params) => ({ params })),
  'POST /api/servers/:id/pack/known': (servers) =>
    each(servers, (params) => ({ params, body: { sha512: 'cosyvalley-1.0.0.mrpack' } })),
  'POST /api/servers/:id/pack': (servers) =>
    each(servers, (params) => ({
      params,
      headers: once('a-pack-1'),
      body: { source: 'modrinth' as const, project: 'cosyvalley', version: 'cosyvalley-1.1.0' },
    })),
  'POST /api/servers/:id/changes/:change/undo': (servers) => ofNoChange(servers),
  'POST /api/servers/:id/changes/:change/cancel': (servers) => ofNoChange(servers),
  'POST /api/servers/:id/changes/:change/agree': (servers) => ofNoChange(servers),
  'GET /api/servers/:id/changes/:change/pack': (servers) => ofNoChange(servers),
}
