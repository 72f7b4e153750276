import type { InstalledPack } from '@zubr/contracts/addons/installed'
import type { KnownPack } from '@zubr/contracts/addons/pack'
import { useEffect, useState } from 'react'
import { type Polled, usePolled } from '../../api/polled.ts'
import { call } from '../../api/request.ts'
import { filesOf } from '../../file-access/context.ts'
import { useAddons } from '../context.ts'
import { packOf } from './pack-of.ts'

/** What is newer is looked for again. */
const knownMs = 600_000

/**
 * The modpack that a server stands on, as its node says it: null for none, undefined until it has said so. With what the catalogues know of it: null if
 * nothing.
 */
export function usePack(server: string): {
  pack: InstalledPack | null | undefined
  known: Polled<KnownPack | null>
} {
  const { there, changes } = useAddons()
  const client = filesOf(server)
  const [told, setTold] = useState<{ pack: InstalledPack | null } | 'nothing'>()
  // Whatever has the list read anew may have changed this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading of the list
  useEffect(() => {
    const ended = new AbortController()
    client.call('modpack', {}, { signal: ended.signal }).then(
      (pack) => ended.signal.aborted || setTold({ pack }),
      // An agent of before, or none: its changes tell of it.
      () => ended.signal.aborted || setTold((before) => before ?? 'nothing'),
    )
    return () => ended.abort()
  }, [client, there.at])
  const byChanges = changes.data && packOf(changes.data)
  const pack =
    told === 'nothing' ? changes.data && (byChanges ? { ...byChanges, sha512: null } : null) : told?.pack
  const sha512 = pack?.sha512 ?? null
  const known = usePolled(
    JSON.stringify([server, 'pack', sha512]),
    (signal) =>
      sha512 === null
        ? Promise.resolve(null)
        : call('POST /api/servers/:id/pack/known', { params: { id: server }, body: { sha512 }, signal }),
    knownMs,
  )
  return { pack, known }
}
