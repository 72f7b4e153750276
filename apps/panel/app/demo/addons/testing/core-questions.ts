import type { coreChangeEndpoints } from '@zubr/contracts/addons/core'
import type { RequestInput } from '@zubr/contracts/request'
import type { Server } from '@zubr/contracts/servers/server'

const newCore = {
  core: { id: 'fabric', version: '26.2' },
  newWorld: true,
  worldFolder: 'world',
  present: [],
}

const once = (key: string) => ({ 'idempotency-key': key })
const each = <T>(servers: readonly Server[], toInput: (params: { id: string }) => T): T[] =>
  servers.map(({ id }) => toInput({ id }))

/** Test requests for the demo's core endpoints. */
export const coreQuestions: {
  [K in keyof typeof coreChangeEndpoints]: (servers: readonly Server[]) => RequestInput<K>[]
} = {
  'POST /api/servers/:id/core/plan': (servers) =>
    ['1.21.11', '26.2'].flatMap((version) =>
      each(servers, (params) => ({ params, body: { ...newCore, core: { id: 'paper', version } } })),
    ),
  'POST /api/servers/:id/core': (servers) =>
    each(servers, (params) => ({
      ...{ params, headers: once('another-core') },
      body: { ...newCore, digest: 'x' },
    })),
  'POST /api/servers/:id/reinstall': (servers) =>
    each(servers, (params) => ({
      ...{ params, headers: once('core-anew') },
      body: { name: 'Mine', fresh: ['world' as const], worldFolder: 'world' },
    })),
  'GET /api/servers/:id/java': (servers) => each(servers, (params) => ({ params })),
  'PATCH /api/servers/:id/java': (servers) => each(servers, (params) => ({ params, body: { java: 25 } })),
}
