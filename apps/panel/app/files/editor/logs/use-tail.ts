import { maxEditedBytes } from '@zubr/contracts/files/file-constants'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FilesClient } from '../../../file-access/client.ts'
import { type FileError, fileErrorOf } from '../../../file-access/file-error.ts'
import { type Loaded, logPiece } from '../load.ts'
import { Tail } from './tail.ts'

type Options = {
  files: FilesClient
  path: string
  loaded: Extract<Loaded, { look: 'tail' }>
}

const everyMs = 2_000

/**
 * The end of a text: polls new bytes while the page is visible, and loads earlier ones on demand.
 */
export function useTail({ files, path, loaded }: Options) {
  const tail = useRef(new Tail(loaded.piece))
  const [round, setRound] = useState(0)
  const [failure, setFailure] = useState<FileError>()
  const [busy, setBusy] = useState(false)

  const shown = useCallback(() => setRound((before) => before + 1), [])

  const readEnd = useCallback(
    async (signal?: AbortSignal) => {
      const { bytes, size } = await files.read({ path, fromEnd: logPiece }, signal && { signal })
      tail.current = new Tail({ bytes, offset: size - bytes.length, size })
      shown()
    },
    [files, path, shown],
  )

  useEffect(() => {
    if (!loaded.grows) return
    const ended = new AbortController()
    const { signal } = ended
    let timer: ReturnType<typeof setTimeout> | undefined
    let running = false
    const look = async () => {
      clearTimeout(timer)
      if (running || document.visibilityState !== 'visible') return
      running = true
      try {
        const { end, shared } = tail.current
        const offset = end - shared
        const { bytes, size } = await files.read({ path, offset, length: logPiece }, { signal })
        // A log that is shorter, or differs at a known offset, was replaced.
        if (size < end || !tail.current.addLater({ bytes, offset, size })) await readEnd(signal)
        else if (bytes.length > shared) {
          tail.current.drop(maxEditedBytes)
          shown()
        }
        setFailure(undefined)
      } catch (error) {
        if (!signal.aborted) setFailure(fileErrorOf(error))
      }
      running = false
      if (!signal.aborted) timer = setTimeout(look, everyMs)
    }
    timer = setTimeout(look, everyMs)
    document.addEventListener('visibilitychange', look, { signal })
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [files, path, loaded.grows, shown, readEnd])

  const earlier = async () => {
    const { start } = tail.current
    const from = Math.max(0, start - logPiece)
    setBusy(true)
    try {
      const { shared } = tail.current
      const { bytes, size } = await files.read({ path, offset: from, length: start - from + shared })
      if (tail.current.addEarlier({ bytes, offset: from, size })) shown()
      else await readEnd()
      setFailure(undefined)
    } catch (error) {
      setFailure(fileErrorOf(error))
    }
    setBusy(false)
  }

  return { tail: tail.current, round, failure, busy, earlier, isWhole: tail.current.start === 0 }
}
