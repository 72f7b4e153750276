import type { BedrockNaming } from '@zubr/domain/players/bedrock-names'
import { useCallback, useEffect, useState } from 'react'
import type { FilesClient } from '../file-access/client.ts'
import { type FileError, fileErrorOf } from '../file-access/file-error.ts'
import { type Lists, readBedrockNaming, readLists } from './read-lists.ts'

/** Lists also change through the game, the console and plugins. */
const everyMs = 10_000

/** A server's lists from its files, polled while the page is visible. */
export function useLists(client: FilesClient, occasion: string) {
  const [state, setState] = useState<{ lists?: Lists; failure?: FileError }>({})
  const [naming, setNaming] = useState<BedrockNaming>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a first start writes it
  useEffect(() => {
    let isOver = false
    readBedrockNaming(client).then(
      (found) => isOver || setNaming(found),
      // Without it, any character may be a prefix.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [client, occasion])
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
  return { ...state, naming, refresh }
}
