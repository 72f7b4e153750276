import type { FileEntry } from '@zubr/contracts/files/operations'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FilesClient } from '../../file-access/client.ts'
import { type FileError, fileErrorOf } from '../../file-access/file-error.ts'

type Shown = {
  folder: string
  entries: readonly FileEntry[]
  /** All entries are loaded. */
  isWhole: boolean
  failure?: FileError | undefined
}
export type Folder = Omit<Shown, 'folder'> & { refresh(): void }

/** Visited folders are shown from this cache, and read again. */
const remembered = new WeakMap<FilesClient, Map<string, readonly FileEntry[]>>()
const maxRemembered = 30
const maxRememberedRows = 20_000

function memoryOf(client: FilesClient): Map<string, readonly FileEntry[]> {
  const known = remembered.get(client) ?? new Map<string, readonly FileEntry[]>()
  remembered.set(client, known)
  return known
}

function remember(client: FilesClient, folder: string, entries: readonly FileEntry[]): void {
  const memory = memoryOf(client)
  memory.delete(folder)
  if (entries.length <= maxRememberedRows) memory.set(folder, entries)
  const oldest = memory.keys().next()
  if (memory.size > maxRemembered && !oldest.done) memory.delete(oldest.value)
}

const startOf = (client: FilesClient, folder: string): Shown => {
  const entries = memoryOf(client).get(folder)
  return { folder, entries: entries ?? [], isWhole: entries !== undefined }
}

/** Yields to input events: chunks that have already arrived would block them. */
const othersFirst = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** The entries of a folder: in chunks on the first visit, at once on a refresh. */
export function useFolder(client: FilesClient, folder: string): Folder {
  const [state, setState] = useState(() => startOf(client, folder))
  const again = useRef<() => void>(() => undefined)
  // Another folder never shows the entries of the one before.
  const shown = state.folder === folder ? state : startOf(client, folder)

  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let running = false
    let waiting = false
    const load = async () => {
      if (running) {
        waiting = true
        return
      }
      running = true
      const isNew = !memoryOf(client).has(folder)
      const found: FileEntry[] = []
      let shownCount = 0
      try {
        for await (const rows of client.rows('list', { path: folder }, { signal })) {
          for (const row of rows) found.push(row)
          // Chunks grow, so that a folder of 100,000 entries is not sorted a hundred times.
          if (isNew && found.length >= 8 * shownCount + 200) {
            shownCount = found.length
            setState({ folder, entries: found.slice(), isWhole: false })
          }
          await othersFirst()
        }
        remember(client, folder, found)
        setState({ folder, entries: found, isWhole: true })
      } catch (error) {
        const failure = fileErrorOf(error)
        if (failure.code === 'not_found') memoryOf(client).delete(folder)
        if (!signal.aborted)
          setState((before) => ({
            ...(before.folder === folder ? before : startOf(client, folder)),
            failure,
          }))
      }
      running = false
      if (waiting && !signal.aborted) {
        waiting = false
        void load()
      }
    }
    const wake = () => {
      if (document.visibilityState === 'visible') void load()
    }
    again.current = () => void load()
    void load()
    document.addEventListener('visibilitychange', wake, { signal })
    window.addEventListener('online', wake, { signal })
    const forget = client.onChange((folders) => {
      for (const changed of folders) if (changed !== folder) memoryOf(client).delete(changed)
      if (folders.includes(folder)) void load()
    })
    return () => {
      ended.abort()
      forget()
    }
  }, [client, folder])

  const refresh = useCallback(() => again.current(), [])
  return { entries: shown.entries, isWhole: shown.isWhole, failure: shown.failure, refresh }
}
