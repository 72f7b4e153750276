import type { SettingsFileKind } from '@zubr/domain/settings-files/files'
import type { Setting } from '@zubr/domain/settings-files/setting'
import { valueIn, withValues } from '@zubr/domain/settings-files/values'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FilesClient } from '../../file-access/client.ts'
import { FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { decode, encode, type Form } from '../../files/editor/text/encoding.ts'

type Read = { is: 'read'; text: string; form: Form; version: string }
/** The state of a settings file. `missing`: it does not exist, as before the first start. */
export type FileState =
  | { is: 'loading' }
  | { is: 'missing' }
  | { is: 'unreadable' }
  | { is: 'failed'; failure: FileError }
  | Read
export type Change = { setting: Setting; value: string }

/** Real settings files are shorter. */
const maxFileBytes = 1024 * 1024
/** Retries after concurrent writes. */
const triesToSave = 3

async function readFile(client: FilesClient, path: string, signal?: AbortSignal): Promise<FileState> {
  try {
    const { bytes, version, size } = await client.read(
      { path, length: maxFileBytes },
      signal ? { signal } : {},
    )
    const decoded = size > maxFileBytes ? null : decode(bytes)
    return decoded ? { is: 'read', ...decoded, version } : { is: 'unreadable' }
  } catch (error) {
    const failure = fileErrorOf(error)
    if (failure.code === 'not_found') return { is: 'missing' }
    if (failure.code === 'is_a_folder' || failure.code === 'not_a_file') return { is: 'unreadable' }
    return { is: 'failed', failure }
  }
}

/** Reads a settings file, again for each new `occasion`, and saves changes. */
export function useSettingsFile(client: FilesClient, kind: SettingsFileKind | undefined, occasion: unknown) {
  const [state, setState] = useState<FileState>({ is: 'loading' })
  const [tries, setTries] = useState(0)
  const path = kind?.path
  const newest = useRef<FileState>(state)
  const put = useCallback((next: FileState) => {
    newest.current = next
    setState(next)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: both read again
  useEffect(() => {
    if (path === undefined) return
    const ended = new AbortController()
    void readFile(client, path, ended.signal).then((next) => {
      // If a refresh fails, the last content stays.
      const isLost = next.is === 'failed' && newest.current.is === 'read'
      if (!ended.signal.aborted && !isLost) put(next)
    })
    return () => ended.abort()
  }, [client, path, occasion, tries, put])

  /**
   * Saves only these changes; concurrent changes of other keys stay.
   * `conflict`: the same keys were changed, and nothing is written. Rejects with FileError.
   */
  const save = async (changes: readonly Change[]): Promise<'saved' | 'conflict'> => {
    if (!kind || state.is !== 'read') throw new FileError('failed')
    let base: Read = state
    for (let left = triesToSave; ; left--) {
      const text = withValues(kind.format, base.text, changes)
      const bytes = encode(text, base.form)
      if ('lacks' in bytes) throw new FileError('failed')
      try {
        const { version = '' } = await client.write(
          { path: kind.path, version: base.version },
          bytes as Uint8Array<ArrayBuffer>,
        )
        put({ ...base, text, version })
        return 'saved'
      } catch (error) {
        const failure = fileErrorOf(error)
        if (failure.code !== 'changed' && failure.code !== 'not_found') throw failure
        const fresh = await readFile(client, kind.path)
        put(fresh)
        if (fresh.is !== 'read' || left === 0) throw failure
        const before = base.text
        const clashes = changes.some(({ setting, value }) => {
          const now = valueIn(kind.format, fresh.text, setting)
          return now !== valueIn(kind.format, before, setting) && now !== value
        })
        if (clashes) return 'conflict'
        base = fresh
      }
    }
  }
  return { state, save, again: () => setTries((count) => count + 1) }
}
export type SettingsFile = ReturnType<typeof useSettingsFile>
