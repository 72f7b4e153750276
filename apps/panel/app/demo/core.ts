import type { Core } from '@zubr/contracts/cores/core'
import { exampleCore, exampleOffers } from '@zubr/contracts/cores/examples'
import type { coresEndpoints } from '@zubr/contracts/cores/offers'
import type { Server } from '@zubr/contracts/servers/server'
import { type CoreId, coreKinds } from '@zubr/domain/cores/kinds'
import { offlineUuid } from '@zubr/domain/players/offline-uuid'
import type { Handlers } from './handlers.ts'

const agents = exampleCore('flying-squid')
if (!agents) throw new Error('the examples have no core that an agent brings along')

/**
 * The agents' bundled core. An app does not import another, so a test compares it with the agent's.
 */
export const core: Core = agents

/** A core as in a server's view. */
export function coreView(id: CoreId, version?: string) {
  const example = exampleCore(id, version)
  if (!example) return undefined
  const { gameVersion, edition, experimental } = example
  return {
    core: {
      id: example.id,
      version: example.version,
      gameVersion,
      experimental,
      build: example.package?.build || null,
      java: example.package?.java ?? null,
    },
    edition,
    transport: coreKinds[id].transport,
  } satisfies Partial<Server>
}

export const coresHandlers: Handlers<keyof typeof coresEndpoints> = {
  'GET /api/cores': () => [...exampleOffers],
  'GET /api/players/:name': ({ params: { name } }) => ({ player: { name, uuid: offlineUuid(name) } }),
}
