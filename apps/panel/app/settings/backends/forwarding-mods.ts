import type { Server } from '@zubr/contracts/servers/server'
import { type ForwardingMod, forwardingOf } from '@zubr/domain/cores/forwarding'
import { usePolled } from '../../api/polled.ts'
import { filesOf } from '../../file-access/context.ts'

/**
 * Whether a server's forwarding mod is installed and enabled, according to its node; unknown if the
 * node does not answer.
 */
export type ModState = 'there' | 'missing' | 'unknown'

/** The mod that a server needs behind a proxy; null if it needs none, or none exists. */
export function modOf({ core }: Pick<Server, 'core'>): ForwardingMod | null {
  const by = forwardingOf(core.id, core.gameVersion)
  return by === 'core' ? null : by
}

/**
 * The state of each server's forwarding mod, by server id. Polled, because it may be installed in
 * another tab.
 */
export function useForwardingMods(servers: readonly Server[]): ReadonlyMap<string, ModState> {
  const needing = servers.flatMap((server) => {
    const mod = modOf(server)
    return mod ? [{ id: server.id, core: server.core.id, mod }] : []
  })
  const key = needing.map(({ id, mod }) => `${id} ${mod.modId}`).join(' ')
  const { data } = usePolled(
    `forwarding mods ${key}`,
    async (signal) => new Map(await Promise.all(needing.map((each) => stateOf(each, signal)))),
    needing.length > 0 ? 30_000 : null,
  )
  return data ?? new Map()
}

async function stateOf(
  { id, core, mod }: { id: string; core: string; mod: ForwardingMod },
  signal: AbortSignal,
): Promise<[string, ModState]> {
  try {
    const all = await filesOf(id).all('addons', { core }, { signal })
    const isThere = all.some(({ enabled, about }) => enabled && about?.id === mod.modId)
    return [id, isThere ? 'there' : 'missing']
  } catch {
    // The files of the server cannot be read now.
    return [id, 'unknown']
  }
}
