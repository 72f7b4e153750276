import type { InstalledPack } from '@zubr/contracts/addons/installed'
import type { KnownPack } from '@zubr/contracts/addons/pack'
import { useEffect, useState } from 'react'
import { type Polled, usePolled } from '../../api/polled.ts'
import { call } from '../../api/request.ts'
import { filesOf } from '../../file-access/context.ts'
import { useAddons } from '../context.ts'
import { packOf } from './installed-pack.ts'

/** How often the catalogues are checked for a newer version. */
const knownMs = 600_000

/**
 * The server's modpack as its node reports it: null for none, undefined until it is loaded.
 * `known` is the catalogues' entry for it: null if none has it.
 */
export function usePack(server: string): {
  pack: InstalledPack | null | undefined
  known: Polled<KnownPack | null>
} {
  const { there, changes } = useAddons()
  const client = filesOf(server)
  const [reported, setReported] = useState<{ pack: InstalledPack | null } | 'nothing'>()
  // A reload of the list may have changed the pack too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetch when the list was read again
  useEffect(() => {
    const ended = new AbortController()
    client.call('modpack', {}, { signal: ended.signal }).then(
      (pack) => ended.signal.aborted || setReported({ pack }),
      // The node cannot answer, or runs an older agent: use the pack of the changes.
      () => ended.signal.aborted || setReported((before) => before ?? 'nothing'),
    )
    return () => ended.abort()
  }, [client, there.at])
  const byChanges = changes.data && packOf(changes.data)
  const pack =
    reported === 'nothing'
      ? changes.data && (byChanges ? { ...byChanges, sha512: null } : null)
      : reported?.pack
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
