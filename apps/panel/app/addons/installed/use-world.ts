import { usualWorld } from '@zubr/domain/cores/change/folders'
import { useEffect, useState } from 'react'
import type { FilesClient } from '../../file-access/client.ts'
import { ownWorld } from '../../files/actions/own-world.ts'

/**
 * The world's folder, which contains the datapacks; the default one until, or unless, the settings
 * can be read.
 */
export function useWorld(client: FilesClient, gameVersion: string, isThere: boolean): string {
  const [folder, setFolder] = useState(usualWorld)
  useEffect(() => {
    if (!isThere) return
    const ended = new AbortController()
    ownWorld(client, { gameVersion }, ended.signal).then(
      (world) => setFolder(world.folder),
      // The list reports errors.
      () => undefined,
    )
    return () => ended.abort()
  }, [client, gameVersion, isThere])
  return folder
}
