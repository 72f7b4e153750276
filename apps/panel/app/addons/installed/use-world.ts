import { usualWorld } from '@zubr/domain/cores/change/folders'
import { useEffect, useState } from 'react'
import type { FilesClient } from '../../file-access/client.ts'
import { ownWorld } from '../../files/actions/own-world.ts'

/** The folder of a server's world, where its datapacks are; the usual one until its settings were read, and where they can't be. */
export function useWorld(client: FilesClient, gameVersion: string, isThere: boolean): string {
  const [folder, setFolder] = useState(usualWorld)
  useEffect(() => {
    if (!isThere) return
    const ended = new AbortController()
    ownWorld(client, { gameVersion }, ended.signal).then(
      (world) => setFolder(world.folder),
      // Whatever is wrong is told by the list.
      () => undefined,
    )
    return () => ended.abort()
  }, [client, gameVersion, isThere])
  return folder
}
