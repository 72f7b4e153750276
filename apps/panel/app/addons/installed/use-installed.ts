import type { InstalledAddon } from '@zubr/contracts/addons/installed'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FilesClient } from '../../file-access/client.ts'
import { type FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { isWithin } from '../../file-access/file-paths.ts'

export type Installed = {
  data: InstalledAddon[] | undefined
  /** The last request failed. With `data` it is stale. */
  failure: FileError | undefined
  at: number | undefined
  refresh(): void
}

/** Debounce: uploads send an event for each file. */
const pauseMs = 300

type Where = { core: string; folders: readonly string[] }

/**
 * The addons that the node reads in a server's folders. It reads them again when a file there
 * changes and when the page becomes visible.
 * A server that does not exist yet has no client.
 */
export function useInstalled(client: FilesClient | undefined, { core, folders }: Where): Installed {
  const [state, setState] = useState<Omit<Installed, 'refresh'>>({
    data: undefined,
    failure: undefined,
    at: undefined,
  })
  const [round, setRound] = useState(0)
  const refresh = useCallback(() => setRound((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round fetches again
  useEffect(() => {
    if (!client) return
    const ended = new AbortController()
    client.all('addons', { core }, { signal: ended.signal }).then(
      (data) => ended.signal.aborted || setState({ data, failure: undefined, at: Date.now() }),
      (error: unknown) =>
        ended.signal.aborted || setState((before) => ({ ...before, failure: fileErrorOf(error) })),
    )
    return () => ended.abort()
  }, [client, core, round])
  const watched = useRef(folders)
  watched.current = folders
  useEffect(() => {
    if (!client) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, pauseMs)
    }
    const wake = () => {
      if (document.visibilityState === 'visible') later()
    }
    const forget = client.onChange((changed) => {
      if (
        changed.some((one) =>
          watched.current.some((folder) => isWithin(one, folder) || isWithin(folder, one)),
        )
      )
        later()
    })
    const ended = new AbortController()
    document.addEventListener('visibilitychange', wake, { signal: ended.signal })
    window.addEventListener('online', wake, { signal: ended.signal })
    return () => {
      clearTimeout(timer)
      forget()
      ended.abort()
    }
  }, [client, refresh])
  return { ...state, refresh }
}
