import type { PresentAddon } from '@zubr/contracts/addons/installed'
import type { Server } from '@zubr/contracts/servers/server'
import { isWorldFolder, usualWorld } from '@zubr/domain/cores/change/folders'
import { presentOf } from '../../addons/rows.ts'
import { type Polled, usePolled } from '../../api/polled.ts'
import { ApiFailure } from '../../api/request.ts'
import { filesOf } from '../../file-access/context.ts'
import { allWorlds, ownWorld } from '../../files/actions/own-world.ts'

export type Present = { present: PresentAddon[]; worldFolder: string; worlds: string[] }

/** The addons that the node reports, and the name of the world's folder. */
export function usePresent({ id: server, core }: Pick<Server, 'id' | 'core'>): Polled<Present> {
  return usePolled(
    `present ${server}`,
    async (signal) => {
      const client = filesOf(server)
      try {
        const [all, { folder }, worlds] = await Promise.all([
          client.all('addons', { core: core.id }, { signal }),
          ownWorld(client, core, signal),
          allWorlds(client, signal),
        ])
        const worldFolder = isWorldFolder(folder) ? folder : usualWorld
        return { present: all.map(presentOf), worldFolder, worlds }
      } catch {
        throw new ApiFailure('node_unavailable')
      }
    },
    null,
  )
}
