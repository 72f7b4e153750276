import { useEffect, useState } from 'react'
import { filesOf } from '../file-access/context.ts'

/** Which of these files exist; those that cannot be checked count as missing. */
export function usePresentFiles(server: string, paths: readonly string[]): ReadonlySet<string> {
  const [present, setPresent] = useState<ReadonlySet<string>>(new Set())
  const key = paths.join('\n')
  useEffect(() => {
    const ended = new AbortController()
    const has = async (path: string) => {
      const { kind } = await filesOf(server).call('stat', { path }, { signal: ended.signal })
      return kind === 'file' ? [path] : []
    }
    // A file that does not exist or cannot be read counts as absent.
    const each = key === '' ? [] : key.split('\n').map((path) => has(path).catch(() => []))
    void Promise.all(each).then((found) => ended.signal.aborted || setPresent(new Set(found.flat())))
    return () => ended.abort()
  }, [server, key])
  return present
}
