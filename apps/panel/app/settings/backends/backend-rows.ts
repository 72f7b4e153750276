import type { Server } from '@zubr/contracts/servers/server'
import { type Backend, backendsIn, isBackendName, isServerId } from '@zubr/domain/cores/backends'
import { forwardingOf } from '@zubr/domain/cores/forwarding'
import type { ModState } from './forwarding-mods.ts'

/**
 * The link of a server to its proxy. `unable`: its core cannot check the secret; `modded`: a mod
 * must, which is not known to be installed.
 */
export type BackendLink = 'joined' | 'apart' | 'unable' | 'modded' | 'elsewhere' | 'gone'

export type BackendRow = Backend & { server: Server | undefined; link: BackendLink }

/** The backends of a proxy's form, with the owner's servers among them. */
export function rowsOf(
  backends: readonly Backend[],
  servers: readonly Server[],
  secret: string,
  mods: ReadonlyMap<string, ModState>,
): readonly BackendRow[] {
  return backends.map((backend) => {
    const server = servers.find(({ id }) => id === backend.at)
    return { ...backend, server, link: bondOf(backend, server, secret, mods) }
  })
}

function bondOf(
  { at }: Backend,
  server: Server | undefined,
  secret: string,
  mods: ReadonlyMap<string, ModState>,
): BackendLink {
  if (!server) return isServerId(at) ? 'gone' : 'elsewhere'
  const by = forwardingOf(server.core.id, server.core.gameVersion)
  if (by === null) return 'unable'
  if (server.settings.forwardingSecret !== secret || secret === '') return 'apart'
  return by === 'core' || mods.get(server.id) === 'there' ? 'joined' : 'modded'
}

/** It accepts players only through a proxy. */
export const isBehindProxy = ({ edition, core, settings }: Pick<Server, 'edition' | 'core' | 'settings'>) =>
  edition !== 'proxy' &&
  String(settings.forwardingSecret ?? '') !== '' &&
  forwardingOf(core.id, core.gameVersion) !== null

/** A proxy without servers: players who join it are kicked. */
export const isEmptyProxy = ({ edition, settings }: Pick<Server, 'edition' | 'settings'>) =>
  edition === 'proxy' && backendsIn(String(settings.servers ?? '')).length === 0

/** The owner's servers that can become backends of a proxy. */
export const addable = (servers: readonly Server[], backends: readonly Backend[]): readonly Server[] =>
  servers.filter(
    ({ id, edition, contract }) =>
      edition === 'java' && contract === 'active' && !backends.some(({ at }) => at === id),
  )

/** A free name for the proxy, based on another. */
export function freeName(wanted: string, backends: readonly Backend[]): string {
  const base = wanted.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 28)
  const good = isBackendName(base) ? base : 'server'
  const isFree = (name: string) => !backends.some((backend) => backend.name === name)
  for (let number = 1; ; number++) {
    const name = number === 1 ? good : `${good}-${number}`
    if (isFree(name)) return name
  }
}

/** The list with one row moved up or down. */
export function moved(backends: readonly Backend[], at: number, by: -1 | 1): readonly Backend[] {
  const next = [...backends]
  const [row] = next.splice(at, 1)
  if (row) next.splice(at + by, 0, row)
  return next
}
