import type { KnownAddon } from '@zubr/contracts/addons/changes'
import { presentOf } from '../addons/rows.ts'
import { usePolled } from '../api/polled.ts'
import { call } from '../api/request.ts'
import { filesOf } from '../file-access/context.ts'
import { useServer } from '../server/context.ts'

/**
 * The catalogues' entries for the installed addons. Undefined until they answer; empty if they
 * fail.
 */
export function useKnownAddons(isWanted: boolean): KnownAddon[] | undefined {
  const { id, core } = useServer().server
  const known = usePolled(
    JSON.stringify(['known', id, core, isWanted]),
    async (signal) => {
      if (!isWanted) return []
      const present = await filesOf(id).all('addons', { core: core.id }, { signal })
      const body = { present: present.map(presentOf) }
      return call('POST /api/servers/:id/addons/known', { params: { id }, body, signal })
    },
    null,
  )
  return known.failure ? [] : known.data
}
