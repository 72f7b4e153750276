import { useCallback, useEffect, useState } from 'react'
import type { FilesClient } from '../files/client.ts'
import { type FileError, fileErrorOf } from '../files/file-error.ts'
import { type Lists, readLists } from './read-lists.ts'

/** Players come onto the lists by other ways too: the game, the console, plugins. */
const everyMs = 10_000

/** A server's lists as its files have them, read again while somebody looks. */
export function useLists(client: FilesClient, occasion: string) {
  const [state, setState] = useState<{ lists?: Lists; failure?: FileError }>({})
  const refresh = useCallback(async () => {
    try {
      const lists = await readLists(client)
      setState({ lists })
    } catch (error) {
      const failure = fileErrorOf(error)
      setState((before) => ({ ...before, failure }))
    }
  }, [client])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a start or a stop may change them
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await refresh()
      if (!isOver) timer = setTimeout(look, everyMs)
    }
    const wake = () => {
      if (document.visibilityState === 'visible') void look()
    }
    void look()
    document.addEventListener('visibilitychange', wake)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [refresh, occasion])
  return { ...state, refresh }
}
